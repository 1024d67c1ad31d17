### Zasady, punkt po punkcie: nazwa, jakiej użyje gracz, i `.text` pod przyciskiem „dlaczego?”.

## Karty

clause-CARD-1 = talia
    .text = W talii są 104 karty z numerami od 1 do 104, każda w jednym egzemplarzu.
clause-CARD-2 = bycze głowy
    .text = Większość kart ma 1 byczą głowę. Numer z piątką na końcu ma 2, wielokrotność dziesięciu 3, wielokrotność jedenastu 5, a 55 ma ich 7.

## Przygotowanie rundy

clause-DEAL-1 = liczba graczy
    .text = Może grać od dwóch do dziesięciu osób.
clause-DEAL-2 = rozdanie
    .text = Przed każdą rundą tasuje się wszystkie 104 karty i rozdaje każdemu po 10.
clause-DEAL-3 = pierwsze karty rzędów
    .text = Cztery następne karty się odkrywa: zaczynają rzędy od 1 do 4, w kolejności, w jakiej wyszły z talii. Reszta nie bierze udziału w tej rundzie.
clause-DEAL-4 = co jest tajne
    .text = Swoje karty widzisz tylko ty; rzędy i odkryte karty widzą wszyscy. Zebrane karty leżą zakryte i wolno ci przeglądać tylko własny stos.

## Tura

clause-TURN-1 = tajny wybór
    .text = Wszyscy jednocześnie wybierają po jednej karcie z ręki i kładą ją zakrytą. Dopóki nie wybierze ostatnia osoba, możesz zmienić swoją kartę.
clause-TURN-2 = odkrycie kart
    .text = Gdy wszyscy wybiorą, karty odkrywa się jednocześnie.
clause-TURN-3 = najpierw najniższa
    .text = Odkryte karty dokłada się po kolei, zaczynając od najniższej.
clause-TURN-4 = dziesięć tur
    .text = Runda trwa dziesięć tur. Potem nikt nie ma już kart na ręce.

## Dokładanie karty

clause-PLACE-1 = kolejność rosnąca
    .text = Kartę wolno dołożyć na koniec rzędu tylko wtedy, gdy jest wyższa od jego ostatniej karty.
clause-PLACE-2 = najmniejsza różnica
    .text = Jeśli karta pasuje do kilku rzędów, musi trafić do tego, w którym różnica między nią a ostatnią kartą jest najmniejsza.
clause-PLACE-3 = pełen rząd
    .text = W rzędzie mieści się pięć kart. Jeśli twoja byłaby szósta, bierzesz te pięć, a twoja karta zaczyna rząd od nowa.
clause-PLACE-4 = najniższa karta
    .text = Jeśli twoja karta jest niższa od ostatnich kart wszystkich rzędów, bierzesz w całości dowolny rząd, a twoja karta zaczyna go od nowa.
clause-PLACE-5 = wybór we właściwej chwili
    .text = Który rząd weźmiesz, wybierasz dopiero, gdy przychodzi kolej na twoją kartę: widzisz wtedy wszystkie odkryte karty i aktualne rzędy. Następne karty czekają na twój wybór.
clause-PLACE-6 = dowolny rząd
    .text = Wolno ci wziąć każdy rząd, nawet jeśli w innym jest mniej byczych głów.
clause-PLACE-7 = zebrane karty
    .text = Karty, które bierzesz, trafiają na twój stos i w tej rundzie nie wracają na rękę.

## Punktacja i koniec gry

clause-SCORE-1 = liczenie byczych głów
    .text = Na koniec rundy każdy liczy bycze głowy w swoim stosie i dodaje je do swojego wyniku.
clause-END-1 = powyżej limitu
    .text = Gra kończy się po rundzie, w której czyjś wynik przekroczy limit, zwykle 66.
clause-END-2 = osiągnięty limit
    .text = Gra kończy się po rundzie, w której czyjś wynik osiągnie albo przekroczy limit, zwykle 66.
clause-END-3 = wygrywa najniższy wynik
    .text = Wygrywa najniższy wynik. Przy remisie zwycięzców jest kilku.
clause-END-4 = inny limit
    .text = Przed grą można umówić się na inny limit albo na stałą liczbę rund.
clause-END-5 = tytuły
    .text = Kto osiągnął limit, przegrywa i zostaje Władcą Krów; jeśli nikt go nie osiągnął, tytuł przypada najwyższemu wynikowi. Kto wygrywa, zostaje Gwiazdą Krowiego Szpiegostwa.
clause-END-6 = które zakończenie obowiązuje
    .text = Gra klasyczna i logiczna kończą się, gdy czyjś wynik przekroczy limit, a pozostałe warianty już wtedy, gdy go osiągnie. Wybór innego wydania to zmienia.

## Taktyczna

clause-TACT-1 = tylko niskie karty
    .text = W grze są tylko karty od 1 wzwyż, po dziesięć na gracza i cztery dodatkowe: dla trzech osób od 1 do 34. Rozdaje się wszystkie, więc każdy wie, jakie karty są w grze.

## Logiczna

clause-LOGIC-1 = odkryte karty
    .text = Karty od 1 wzwyż, po dziesięć na gracza i cztery dodatkowe, leżą odkryte na stole.
clause-LOGIC-2 = wybór kart
    .text = Począwszy od pierwszego gracza, wszyscy zgodnie z ruchem wskazówek zegara biorą po jednej karcie, aż każdy będzie miał 10. Ostatnie cztery zaczynają rzędy, od najniższej do najwyższej.
clause-LOGIC-3 = kto co wziął
    .text = Wszyscy widzą, kto co bierze, więc przy dobrej pamięci znasz karty każdego. Można się umówić, że będą widoczne na ekranie.
clause-LOGIC-4 = pierwszy wybór przechodzi dalej
    .text = Co rundę jako pierwsza wybiera kolejna osoba, zgodnie z ruchem wskazówek zegara.

## Turniej

clause-TOUR-1 = runda dla każdego
    .text = Rund jest tyle co graczy, a limitu nie ma. Karty rozdaje się jak w grze taktycznej albo wybiera jak w logicznej.
clause-TOUR-2 = te same karty dla wszystkich
    .text = Karty pierwszego gracza z rundy 1 wędrują wokół stołu: każdy gra nimi w jednej rundzie i tylko jego ujemne punkty z tej rundy są zapisywane. W rundzie 1 są tajne, potem znają je wszyscy.
clause-TOUR-3 = wszystkie inne karty
    .text = Co rundę pozostali dostają nowe karty, a rzędy nowe początki; jeśli karty się wybiera, rzędy zachowują swoje. W turnieju z powtórką zostaje całe rozdanie, a karty graczy przechodzą o jedno miejsce dalej.
clause-TOUR-4 = wygrywa najmniej ujemnych punktów
    .text = Wygrywa, kto ma zapisane najmniej ujemnych punktów; przy remisie zwycięzców jest kilku. Nie polecamy gry w więcej niż pięć osób.

## Profesjonalna

clause-PRO-1 = oba końce rzędu
    .text = Kartę wolno dołożyć z obu stron rzędu: z lewej, jeśli jest niższa od pierwszej karty, z prawej, jeśli jest wyższa od ostatniej.
clause-PRO-2 = najbliższy koniec
    .text = Karta musi trafić tam, gdzie różnica między nią a sąsiednią kartą jest najmniejsza. Jeśli lewy i prawy koniec są równie blisko, wybiera ten, kto ją zagrał.
clause-PRO-3 = szósta karta na dowolnym końcu
    .text = Jeśli twoja karta byłaby szósta w rzędzie, z lewej czy z prawej, bierzesz te pięć, a twoja karta zaczyna rząd od nowa.
clause-PRO-4 = żaden koniec nie pasuje
    .text = Jeśli twoja karta nie pasuje do żadnego końca żadnego rzędu, bierzesz w całości dowolny rząd, a twoja karta zaczyna go od nowa.

## Gra otwarta

clause-OPEN-1 = znacznik startu
    .text = Karta 1 nie jest rozdawana: wskazuje, kto pierwszy odkrywa kartę. Dlatego grać może od dwóch do dziewięciu osób.
clause-OPEN-2 = znacznik przechodzi dalej
    .text = Znacznik dostaje najpierw najstarsza osoba albo ta, którą wskażą gracze. Po każdej rundzie przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara.
clause-OPEN-3 = odkrywanie po kolei
    .text = Pierwsza odkrywa kartę osoba ze znacznikiem, potem pozostałe zgodnie z ruchem wskazówek zegara; każda widzi karty odkryte wcześniej. Odkrytej karty nie można zmienić; gdy odkryte są już wszystkie, dokłada się je jak zwykle.

## Podwójne uderzenie

clause-DOUBLE-1 = dwie karty na turę
    .text = Każdy dostaje 14 kart i przez siedem tur wybiera po dwie, kładąc je zakryte. Grać może od dwóch do siedmiu osób.
clause-DOUBLE-2 = zaczyna najniższa karta
    .text = Zaczyna ten, kto odkrył najniższą kartę: dokłada obie swoje karty w dowolnej kolejności. Potem gra ten, kto ma najniższą kartę wśród pozostałych.
clause-DOUBLE-3 = kolejność twoich kart
    .text = Kolejność wybierasz, gdy przychodzi twoja kolej dokładania, widząc aktualne rzędy. Jeśli karta każe ci wziąć dowolny rząd, wybierasz go, gdy przychodzi na nią kolej.

## Nie wierzgaj!

clause-HOOF-1 = po kolei
    .text = Każdy dostaje 14 kart; grać może od dwóch do siedmiu osób. Zaczyna najmłodsza osoba albo ta, którą wskażą gracze, a kolej przechodzi zgodnie z ruchem wskazówek zegara.
clause-HOOF-2 = jedna karta albo dwie
    .text = W swojej turze dokładasz jedną kartę. Gdy zobaczysz, co z tego wyszło, możesz dołożyć drugą.
clause-HOOF-3 = stos albo ręka
    .text = Gdy bierzesz rząd, o każdej karcie decydujesz jawnie, czy trafia na twój stos, czy na rękę. Na ręce nie wolno mieć więcej niż 16 kart.
clause-HOOF-4 = zebrane karty wracają do gry
    .text = Kartami wziętymi na rękę możesz grać od razu, nawet jako drugą w tej samej turze.
clause-HOOF-5 = koniec gry
    .text = Gra kończy się, gdy na koniec okrążenia ktoś nie ma już kart na ręce, albo natychmiast, gdy w stosie grającej osoby jest więcej niż 20 kart.
clause-HOOF-6 = karty na ręce liczą się podwójnie
    .text = Karty, które zostały ci na ręce, liczą się podwójnie, a karty w stosie pojedynczo. Wygrywa najniższy wynik.
clause-HOOF-7 = najwyżej sześćdziesiąt okrążeń
    .text = Jeśli po 60 okrążeniach gra nadal trwa, przerywa się ją i liczy punkty.

## Bliźniaki

clause-TWIN-1 = dwie talie
    .text = Gra się dwiema pełnymi taliami albo jedną talią i dubletami 11, 22 … 99 z drugiej. Każdy dostaje 10 kart; grać może od dwóch do dziesięciu osób.
clause-TWIN-2 = bliźniaki razem
    .text = Bliźniaki odkryte w tej samej turze dokłada się razem, jeden na drugim, i liczą się w rzędzie jako jedna karta. Kto je zbierze, liczy obie karty.
clause-TWIN-3 = na bliźniaka
    .text = Jeśli bliźniak karty jest ostatni w rzędzie, kładzie się ją na nim, a wtedy nigdy nie jest szósta. Jeśli nie leży na końcu, kartę dokłada się jak zwykle.
clause-TWIN-4 = punkty na pół
    .text = Jeśli bliźniaki dokładane razem biorą rząd, obaj gracze dzielą się jego byczymi głowami dokładnie po połowie.
clause-TWIN-5 = kto wybiera za bliźniaki
    .text = Jeśli bliźniaki dokładane razem są niższe od wszystkich rzędów, rząd wybiera ta z dwóch osób, która siedzi bliżej pierwszego miejsca rundy, licząc zgodnie z ruchem wskazówek zegara. Co rundę pierwsze miejsce przesuwa się o jedno dalej.
clause-TWIN-6 = bliźniaki na początku
    .text = Jeśli wśród pierwszych kart rzędów są bliźniaki, jeden kładzie się na drugim, a wolny rząd zaczyna następna karta z talii.

## Łączenie

clause-MIX-1 = mieszanie zasad
    .text = Można łączyć talię, sposób rozdania, grę zakrytą lub otwartą, liczbę kart na turę i końce rzędów. Mieszanka, której nie da się rozdać albo która nie ma sensu, zostanie odrzucona z podaniem powodu.
clause-MIX-2 = czego wymaga mieszanka
    .text = Przy dwóch kartach na turę każdy dostaje 14, a talia taktyczna ma po 14 kart na gracza i cztery dodatkowe. Wybór rąk wymaga talii taktycznej; rozdaje się w niej też kartę 1, a osobę zaczynającą wskazuje żeton.

## Himmel, A... und Zwirn!

clause-HIM-CARD-1 = karty
    .text = Jest 70 kart liczbowych, od 1 do 70, i 15 kart specjalnych: 6 zmian kierunku, 5 kradzieży i 4 podwyższenia. Strzałka pokazuje kierunek gry, a na jednej z kart celu leży znacznik.
clause-HIM-DEAL-1 = karty graczy i karty celu
    .text = Każdy dostaje 5 tajnych kart, a dwie wierzchnie karty talii zostają kartami celu. Jeśli trafi się tam karta specjalna, zastępuje się ją inną i wtasowuje z powrotem.
clause-HIM-DEAL-2 = początek
    .text = Znacznik leży na karcie celu odkrytej jako pierwsza, a gra toczy się zgodnie z ruchem wskazówek zegara. Kto zaczyna, ustalają gracze; każdą następną grę zaczyna osoba z kolejnego miejsca.
clause-HIM-TURN-1 = twoja tura
    .text = Zagrywasz jedną kartę liczbową albo jedną specjalną, albo nie zagrywasz nic i bierzesz oznaczony stos. Zawsze wolno nic nie zagrać.
clause-HIM-TURN-2 = dobieranie
    .text = Na koniec swojej tury dobierasz do 5 kart, dopóki starcza kart w talii.
clause-HIM-NUM-1 = zagranie karty liczbowej
    .text = Kartę liczbową kładziesz pod jedną z dwóch kart celu. Musi być niższa od celu i wyższa od wierzchniej karty stosu, jeśli jakiś już tam leży.
clause-HIM-SPEC-1 = karty specjalne też się liczą
    .text = Zagrana karta specjalna trafia na twoją kupę gnoju i tam się liczy.
clause-HIM-SPEC-2 = zmiana kierunku
    .text = Odwraca kierunek gry. W turze wolno zagrać jedną, ale następna osoba może znów zmienić kierunek.
clause-HIM-SPEC-3 = kradzież
    .text = Ciągniesz w ciemno jedną kartę z ręki innej osoby, a ona dobiera jedną z talii, jeśli coś tam jeszcze jest. Nie można okraść kogoś, kto nie ma kart.
clause-HIM-SPEC-4 = podwyższenie
    .text = Kładziesz kartę liczbową z ręki na niższej karcie celu: to ona jest nowym celem, a stara zostaje pod spodem. Bez takiej karty nie możesz zagrać podwyższenia.
clause-HIM-PASS-1 = nic nie zagrywasz
    .text = Jeśli nic nie zagrywasz, oznaczona karta celu, wszystko pod nią i jej stos trafiają na twoją kupę gnoju. Znacznik przechodzi na drugą kartę celu.
clause-HIM-PASS-2 = nowa karta celu
    .text = Po wzięciu stosu kładziesz dowolną kartę liczbową z ręki jako nową kartę celu. Jeśli masz same specjalne, cel odkrywa się z talii; jeśli i tam nie ma karty liczbowej, gra się kończy.
clause-HIM-END-1 = ostatni stos
    .text = Gdy talia jest pusta, gra kończy się, kiedy ktoś w swojej turze nic nie zagra i weźmie oznaczony stos. Jeśli na początku tej tury w talii były jeszcze karty, gra toczy się dalej.
clause-HIM-END-2 = liczenie kupy gnoju
    .text = Każda karta na twojej kupie gnoju to jeden ujemny punkt, bez względu na numer. Karty na ręce i drugi stos się nie liczą; wygrywa, kto ma najmniej punktów.
clause-HIM-END-3 = remis
    .text = Przy remisie na pierwszym miejscu wszyscy grają jeszcze raz, a punkty się dodaje. Jeśli tak ustalicie, a także po dziesięciu takich grach, wygrywa ten, kto zagrał mniej kart specjalnych; gdy i to jest równe, zwycięzców jest kilku.
clause-HIM-MATCH-1 = rewanż
    .text = Wystarczy jedna gra. Na rewanż gracie trzy albo tyle, ile ustalicie, a wygrywa najniższa suma punktów.
