### Strona w przeglądarce: wszystko poza stołem.

screen-loading = Chwileczkę…
screen-broken = Coś tu poszło nie tak. Odśwież stronę.
screen-cancel = Anuluj

## Drogi

nav-label = Menu główne
nav-skip = Przejdź do treści
nav-play = Gra
nav-lobby = Stoły
nav-learn = Nauka
nav-rules = Zasady
nav-me = Profil
nav-options = Język i ustawienia
nav-about = O stronie
nav-leaderboard = Lista rankingowa
nav-import = Otwórz zapis

## Pierwszy ekran

start-tagline = Byle nie szósta!
start-lead = Gra karciana o czterech rzędach i wielu bykach. W przeglądarce, z dobrymi botami albo ze znajomymi.
start-quick-help = Z osobami, które teraz czekają; po 30 sekundach dosiądą się boty
start-now-help = Klasyczna, ty i trzy boty, bez konta
start-dealing = Rozdawanie kart…
start-join = Masz zaproszenie?
start-join-hint = Link albo kod
start-join-go = Dołącz
start-join-wrong = To nie jest ani link do stołu, ani kod z dwunastu znaków.
start-going = Graj dalej
start-going-more = i jeszcze { $count }
start-not-begun = jeszcze nie zaczęta
start-your-turn = twoja kolej
start-learn = Pierwszy raz tutaj?
start-learn-help = Nauka w pięć minut, podczas gry.
start-training = Trening
start-training-help = Zagadki i twoje własne błędy do rozwiązania.
strengths-title = Jak grasz
start-games = Wszystkie gry
start-seats = { $least }–{ $most } graczy
start-rules-of = Zasady: { $game }
start-tables = Otwarte stoły
start-no-tables = Nikt teraz nie czeka przy publicznym stole.
start-all-tables = Wszystkie stoły

## Nowy stół

setup-title = Twój stół
setup-game = Gra
setup-seats = Gracze
setup-fewer = Jeden gracz mniej
setup-more = Jeden gracz więcej
setup-others = Pozostali
setup-a-person = ludzie
setup-a-bot = bot: { $level }
setup-mixed = różnie
setup-suggested = Dla ciebie: { $level }
setup-apart = Każde miejsce osobno…
setup-options = Opcje gry
setup-terms = Opcje stołu
setup-by-edition = według wydania
setup-at-most = Najwyżej { $count }.
setup-visibility = Kto może dołączyć
setup-visibility-private = każdy, kto ma link
setup-visibility-public = każdy, z listy stołów
setup-chat = Czat
setup-chat-free = dowolny
setup-chat-phrases = tylko gotowe zwroty
setup-away = Gdy kogoś nie ma
setup-away-bot = dalej gra bot
setup-away-wait = czekamy
setup-pace = Czas na namysł
setup-tally = Pokazuj bycze głowy z rundy
setup-tally-help = Wszyscy widzą, ile kto już zebrał; bez tego gracie z pamięci.
setup-memory = Ściągawka
setup-memory-help = Wszyscy widzą to, co zapamiętałby uważny gracz.
setup-rated = Gra rankingowa
setup-rated-help = Liczy się do rankingu; potrzeba co najmniej dwojga ludzi.
setup-yes = tak
setup-no = nie
setup-play = Graj
setup-open = Otwórz stół
setup-rules = Zasady

## Stoły

lobby-title = Publiczne stoły
lobby-people = { $count ->
    [one] Jest tu { $count } osoba
    [few] Są tu { $count } osoby
   *[many] Jest tu { $count } osób
}
lobby-filter-game = Gra
lobby-all-games = Wszystkie gry
lobby-filter-free = Z wolnym miejscem
lobby-open = Otwórz stół
lobby-lost = Połączenie przerwane. Trwa ponowne łączenie…
lobby-empty = Nie ma teraz żadnego publicznego stołu. Otwórz własny: inni od razu go tu zobaczą.
lobby-none-match = Takiego stołu teraz nie ma.
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
lobby-playing = gra trwa
lobby-full = pełny

## Powtórki

replay-title = Powtórka
replay-missing = Nie ma takiej gry.
replay-to-table = Wróć do stołu
replay-hands = Karty
replay-controls = Przewijanie gry
replay-move = Ruch
replay-move-of = ruch { $move } z { $moves }
replay-turn-back = Turę wstecz
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Ruch naprzód
replay-turn-next = Turę naprzód
replay-rounds = Rundy
replay-turns = Tury tej rundy
replay-turn = Tura { $number }
replay-keys = Klawisze: strzałki przesuwają o ruch, z Shiftem o turę; spacja odtwarza i zatrzymuje.
replay-eyes = Widok
replay-eyes-open = wszystkie karty odkryte
replay-eyes-spectator = widz
replay-share = Udostępnij tę chwilę
replay-download = Zapis
replay-imported = Zaimportowano: to nie ten serwer rozdał karty.
replay-try = Graj dalej od tego miejsca
replay-try-seat = Twoje miejsce
replay-try-help = W tym momencie gry otwiera się nowy stół: zajmujesz jedno miejsce, boty pozostałe. Nie liczy się do statystyk.
replay-try-original = Przejdź do tamtej gry
replay-sheet-log = Przebieg
replay-sheet-scores = Wyniki
replay-sheet-fairness = Uczciwe tasowanie
import-title = Otwórz zapis
import-help = Zapis to gra w postaci pliku: można go pobrać przy każdej powtórce. Tutaj dostaje własny adres, pod którym może go obejrzeć każdy, kto ma link. Znajdziesz go wśród swoich gier i tam możesz go usunąć.
import-choose = Wybierz plik albo upuść go tutaj
import-not-json = { $file } nie jest zapisem gry: to nie JSON.

## Uczciwość

fair-what = Przed rozdaniem serwer pokazał odcisk tajnej liczby, ziarna. Z ziarna wynika każde tasowanie, a teraz, po grze, ziarno jest jawne. Przeglądarka może więc potasować wszystko jeszcze raz i porównać.
fair-what-imported = Ten zapis został zaimportowany; to nie ten serwer rozdał karty. Sprawdzenie może tylko powiedzieć, czy tasowanie wynika z ziarna podanego w zapisie. Autor zapisu mógł to ziarno wybrać.
fair-check = Sprawdź tutaj
fair-checking = Tasowanie jeszcze raz…
fair-none = Ten zapis nie zawiera dowodu uczciwego tasowania.
fair-honest = { $count ->
    [one] Uczciwie: ziarno ma pokazany odcisk, a jedyne losowanie z niego wynika.
    [few] Uczciwie: ziarno ma pokazany odcisk, a wszystkie { $count } losowania z niego wynikają.
   *[many] Uczciwie: ziarno ma pokazany odcisk, a wszystkie { $count } losowań z niego wynika.
}
fair-fits = Zapis zgadza się sam ze sobą: ziarno ma podany odcisk, a każde losowanie z niego wynika. Nie dowodzi to jednak, kto rozdał karty.
fair-contradicts = Zapis przeczy sam sobie: jego ziarno nie ma podanego odcisku.
fair-other-seed = Nieuczciwie: ziarno nie ma odcisku pokazanego przed rozdaniem.
fair-wrong = Nieuczciwie: te ruchy nie wynikają z ziarna: { $moves }
fair-commitment = Odcisk (SHA-256) pokazany przed rozdaniem
fair-commitment-imported = Odcisk (SHA-256) podany w zapisie
fair-seed = Ziarno pokazane po grze
fair-seed-imported = Ziarno podane w zapisie
fair-added = Liczby losowe dodane przez urządzenia graczy
fair-added-by-nobody = Żadne urządzenie gracza nie dodało liczby losowej: ziarno wybrał sam serwer.
fair-continues = Pierwsze ruchy (liczba: { $moves }) pochodzą z innej gry i nie należą do tego dowodu.
fair-yours-missing = Brakuje liczby twojego urządzenia albo jest inna: nieuczciwie.
fair-other-commitment = Odcisk nie jest tym, który twoje urządzenie widziało przed rozdaniem: nieuczciwie.
fair-mixing = Karty wynikają z mieszanego ziarna: SHA-256 ziarna i wszystkich dodanych liczb w kolejności miejsc, zapisanych jak ziarno:1=liczba:2=liczba. Jeśli nikt nic nie dodał, jest to samo ziarno.
fair-draws = Wszystkie losowania
fair-right = zgadza się
fair-not-right = nie zgadza się
fair-shuffle = Losowanie { $number } (ruch { $move }): tasowanie, liczba kart: { $count }
fair-theft = Losowanie { $number } (ruch { $move }): jedna karta z ręki, liczba kart: { $count }
fair-how = Jak sprawdzić samodzielnie
fair-recipe = Losowanie numer n bierze 32-bitowe liczby z SHA-256 napisów ziarno:n:0, ziarno:n:1 i tak dalej. Karty są sortowane, a potem każda, od ostatniej w dół, zamienia się miejscem z kartą na tym samym miejscu lub wcześniejszym.
fair-yourself = Porównaj odcisk w dowolnym programie albo sprawdź cały pobrany zapis:

## Zasady

rules-all = Wszystkie zasady
rules-lead = Każda zasada ma numer, a przy stole widać, która właśnie zadziałała.
rules-to-learn = Wolisz uczyć się, grając?
rules-own = Co tu jest inaczej
rules-shared = Jak w grze: { $game }
rules-shared-help = Cała reszta, o ile zasady powyżej nie mówią inaczej.
rules-clause = Link do punktu { $clause }
rules-editions = Wydania
rules-usual = domyślne
rules-play = Zagraj

## Ty i inni

me-name = Twoja nazwa
me-save = Zapisz
me-saved = Zapisano.
me-account = Konto
me-stats = Statystyki
me-history = Rozegrane gry
me-bots = Konta botów
me-data = Twoje dane
account-why = Grać można bez konta. Z kontem znają cię wszystkie twoje urządzenia.
account-make = Załóż konto
account-login = Zaloguj się
account-logout = Wyloguj się
account-as = Zalogowano jako { $account }.
account-name = Nazwa konta
account-password = Hasło
account-password-hint = Co najmniej osiem znaków.
account-password-change = Zmień hasło
account-password-old = Stare hasło
account-password-new = Nowe hasło
account-password-changed = Hasło zmienione. Wszystkie inne urządzenia są wylogowane.
account-absorb = Zachowaj gry rozegrane na tym urządzeniu
bots-help = Dla programów, które tu grają: załóż botowi konto i daj mu token.
bots-name = Nazwa bota
bots-make = Załóż
bots-token = Token bota { $name }
bots-token-once = Skopiuj go teraz: widać go tylko ten jeden raz.
bots-remove = Usuń { $name }
data-help = Pobierz wszystko, co o tobie przechowujemy, albo usuń to na zawsze.
data-export = Pobierz wszystko
data-delete = Usuń wszystko
data-delete-what = Twoja nazwa, konto, ustawienia i boty znikną od razu. Gry rozegrane z innymi zostaną, ale bez twojej nazwy. Tego nie da się cofnąć.
data-delete-sure = Tak, usuń wszystko o mnie.
history-filter = Wynik gry
history-all = Wszystkie
history-won = Wygrane
history-lost = Bez wygranej
history-imported = Zaimportowana
history-empty = Nie ma jeszcze skończonej gry. Pierwsza trwa pięć minut.
history-none = Nie ma takich gier.
history-more = Starsze
history-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
history-place = Miejsce { $place } z { $of }
history-unfinished = nieskończona
history-remove = Usuń
history-remove-question = Usunąć ten zapis? Jego link przestanie działać.
stats-empty = Nie ma jeszcze danych: pojawią się po pierwszej skończonej grze.
stats-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
stats-wins = wygranych
stats-penalty = ujemnych punktów średnio
stats-rank = średnie miejsce
stats-rating = Ranking
stats-rating-chart = Ranking w czasie, od { $from } do { $to }
stats-versus = Bezpośrednie pojedynki
stats-better = wyżej
stats-equal = równo
stats-worse = niżej
person-title = Gracz
person-missing = Nie ma takiego gracza.
person-no-games = Nie ma jeszcze skończonych gier przy publicznych stołach.
board-title = Lista rankingowa: { $game }
board-help = Wszyscy, którzy grali z ludźmi w gry rankingowe.
board-place = Miejsce
board-games = Gry
board-empty = Nie było jeszcze gry rankingowej. Otwórz taki stół i zajmij pierwsze miejsce.

## O stronie i donikąd

missing-help = Link jest błędny albo tego już tu nie ma.
about-what = Co to jest Sixth Cow?
about-what-text = Sixth Cow to miejsce do gry w 6 nimmt! i gry pokrewne: jedenaście gier według pięciu instrukcji, z botami albo ze znajomymi, w pięciu językach. Bez konta, bez reklam, bez instalacji.
about-fair = Uczciwe karty
about-fair-text = Serwer ustala każde tasowanie przed rozdaniem i udowadnia je po grze. Przy każdej powtórce jest przycisk, który sprawdza to w twojej przeglądarce.
about-data = Twoje dane
about-data-text = Ciasteczko mówi serwerowi, że jesteś tym samym gościem co wczoraj. Nic więcej cię nie śledzi. W profilu można pobrać wszystkie swoje dane albo je usunąć.
about-free = Wolne oprogramowanie
about-free-text = To wolne oprogramowanie: uruchom własny serwer jednym poleceniem, pisz boty, czytaj kod.
about-rulebooks = Instrukcje
about-rulebooks-text = Zasady opisujemy własnymi słowami na podstawie tych instrukcji:
about-author = autor gry: { $name }
about-translator = tłumaczenie: { $name }
about-marks = Nazwy gier są znakami towarowymi ich wydawców. Ta strona nie jest z nimi związana.
