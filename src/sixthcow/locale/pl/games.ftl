### Gry, wydania, opcje i tytuły.
### Nazwa opcji to `option-<option>` albo `option-<option>-<game>`, gdy w danej grze znaczy ona
### coś innego; nazwa wartości to `value-<option>-<value>`.

## Gry

game-classic = Klasyczna
    .summary = Cztery rzędy, dziesięć kart i jedna obawa: że twoja będzie szósta.
game-tactical = Taktyczna
    .summary = Każdy wie, jakie karty są w grze: licz, planuj i zastawiaj pułapki.
game-logical = Logiczna
    .summary = Wybierz sobie karty spośród odkrytych, a potem radź sobie z nimi.
game-tournament = Turniej
    .summary = Każdy raz gra tymi samymi kartami: kto wyciśnie z nich najwięcej?
game-professional = Profesjonalna
    .summary = Rzędy rosną z obu stron i z obu stron czekają kłopoty.
game-open = Gra otwarta
    .summary = Karty odkrywa się po kolei: zastaw pułapkę albo ją omiń.
game-double = Podwójne uderzenie
    .summary = Dwie karty na turę: dwa razy więcej planów, dwa razy więcej niespodzianek.
game-hoof = Nie wierzgaj!
    .summary = Bierz karty z powrotem na rękę i graj nimi jeszcze raz, jeśli się odważysz.
game-twins = Bliźniaki
    .summary = Numery chodzą parami, a bliźniaki dzielą się miejscem i kłopotami.
game-himmel = Himmel, A... und Zwirn!
    .summary = Wciskaj karty pod cele, okradaj znajomych i pilnuj, by kupa gnoju nie rosła.
game-custom = Własna mieszanka
    .summary = Wymieszaj zasady po swojemu i zaskocz cały stół.

## Wydania

edition-boi-beret = Бой берёт!
    .help = Wydanie rosyjskie: gra kończy się, gdy czyjś wynik przekroczy limit.
edition-6-bierze = 6. bierze!
    .help = Wydanie polskie: gra kończy się, gdy czyjś wynik przekroczy limit.
edition-korova-006 = Корова 006
    .help = Wydanie rosyjskie z ośmioma wariantami: gra kończy się, gdy czyjś wynik osiągnie limit.
edition-persian = Wydanie perskie
    .help = Gra kończy się, gdy czyjś wynik przekroczy limit.

## Opcje

option-edition = Wydanie
    .help = Instrukcja, według której gracie. Decyduje o tym, jak kończy się gra.
option-target = Limit
    .help = Liczba byczych głów, przy której gra się kończy.
option-ends = Gra kończy się
    .help = Czy wynik musi przekroczyć limit, czy wystarczy, że go osiągnie.
option-rounds = Rundy
    .help = Zamiast do limitu gracie ustaloną liczbę rund.
option-rounds-himmel = Liczba gier
    .help = Ile gier rozegracie. Punkty się dodaje.
option-first = Miejsce startowe
    .help = Miejsce, które zaczyna pierwszą rundę.
option-cards = Karty na turę
    .help = Ile kart zagrywa każdy w jednej turze.
option-cards-tournament = Karty graczy
    .help = Czy karty rozdaje się jak w grze taktycznej, czy wybiera jak w logicznej.
option-duplicate = Powtórka rozdania
    .help = Rozdanie zostaje to samo, a karty graczy co rundę przechodzą o jedno miejsce dalej, więc każdy zagra każdymi.
option-deck = Talia
    .help = Jakie karty są w grze.
option-tie = Remis
    .help = Co rozstrzyga remis na pierwszym miejscu.
option-deal = Rozdanie
    .help = Jak gracze dostają karty na rękę.
option-reveal = Zagrywanie
    .help = Czy wszyscy grają w tajemnicy, czy odkrywają karty po kolei.
option-sides = Końce rzędów
    .help = Z której strony wolno dołożyć kartę do rzędu.

## Wartości opcji

value-edition-boi-beret = { edition-boi-beret }
value-edition-6-bierze = { edition-6-bierze }
value-edition-korova-006 = { edition-korova-006 }
value-edition-persian = { edition-persian }
value-ends-exceeds = powyżej limitu
value-ends-reaches = po osiągnięciu limitu
value-cards-tactical = rozdane jak w taktycznej
value-cards-logical = wybierane jak w logicznej
value-cards-1 = jedna
value-cards-2 = dwie
value-duplicate-true = tak
value-duplicate-false = nie
value-deck-two = dwie pełne talie
value-deck-doubles = jedna talia i dublety 11–99
value-deck-full = wszystkie 104 karty
value-deck-tactical = tylko niskie karty
value-tie-again = jeszcze jedna gra
value-tie-specials = mniej kart specjalnych
value-deal-shuffle = potasowane i rozdane
value-deal-draft = wybierane po kolei
value-reveal-hidden = zakryte
value-reveal-open = odkryte, po kolei
value-sides-right = tylko prawy koniec
value-sides-both = oba końce

## Tytuły

title-loser = Władca Krów
    .help = Tytuł gracza, którego wynik osiągnął limit, albo gracza z najwyższym wynikiem.
title-winner = Gwiazda Krowiego Szpiegostwa
    .help = Tytuł gracza, który zebrał najmniej byczych głów.
