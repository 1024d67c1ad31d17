### Co mówi serwer: odmowy (`refusal-<reason>`) i szybkie zwroty czatu.

## Stoły

refusal-too-late = za późno: gra poszła już dalej
refusal-table-not-found = nie ma takiego stołu
refusal-table-closed = ten stół jest zamknięty
refusal-too-many-tables = masz za dużo otwartych stołów: najpierw skończ lub zamknij któryś
refusal-too-many-bot-tables = masz już { $limit } stołów, przy których grają same boty: najpierw zamknij któryś
refusal-seat-taken = to miejsce jest zajęte
refusal-no-free-seat = wszystkie miejsca są zajęte
refusal-seats-empty = są jeszcze wolne miejsca: poczekaj na ludzi albo dodaj boty
refusal-not-seated = nie masz miejsca przy tym stole
refusal-not-host = może to zrobić tylko gospodarz stołu
refusal-already-started = gra już się zaczęła
refusal-not-started = gra jeszcze się nie zaczęła
refusal-not-over = gra jeszcze trwa
refusal-already-over = gra jest już skończona
refusal-unknown-level = nie ma botów poziomu „{ $level }”; dozwolone: { $allowed }
refusal-rated-needs-people = w grze rankingowej muszą grać co najmniej dwie osoby
refusal-no-such-person = nie ma takiej osoby przy tym stole
refusal-kicked = gospodarz usunął cię od tego stołu
refusal-hint-rated = w grach rankingowych nie ma podpowiedzi
refusal-hint-public = przy publicznych stołach nie ma podpowiedzi
refusal-hint-people = podpowiedzi są tylko w grze z samymi botami: tu grają też inni
refusal-hint-not-now = podpowiedzi dotyczą tylko własnych decyzji: to nie twoja kolej
refusal-hint-failed = podpowiedź się nie udała: spróbuj ponownie za chwilę

## Czat

refusal-muted = gospodarz wyciszył cię przy tym stole
refusal-chat-phrases-only = przy tym stole można używać tylko gotowych zwrotów
refusal-empty-message = ta wiadomość jest pusta: wybierz zwrot albo napisz kilka słów

## Ludzie

refusal-not-logged-in = nie wiadomo jeszcze, kim jesteś: najpierw otwórz stronę albo wyślij swój token
refusal-bad-name = nazwa musi mieć co najmniej jeden widoczny znak i najwyżej { $longest } znaków
refusal-name-taken = ta nazwa jest zajęta: wybierz inną
refusal-wrong-password = nazwa lub hasło się nie zgadza
refusal-banned = nie możesz już tutaj grać
refusal-has-account = masz już konto
refusal-no-account = nie masz jeszcze konta
refusal-not-for-bots = konta botów nie mogą tego robić
refusal-bots-only = mogą to robić tylko konta botów
refusal-too-many-bots = liczba kont botów: najwyżej { $limit }
refusal-too-many-imports = liczba zapisów: najwyżej { $limit }; najpierw usuń któryś

## Żądania

refusal-not-found = tutaj nic nie ma
refusal-bad-request = nie można zrozumieć tego żądania: { $detail }
refusal-method-not-allowed = tego nie można tu zrobić
refusal-unsupported = tutaj rozumiany jest tylko JSON
refusal-compressed = treść żądania nie może być tutaj skompresowana
refusal-body-too-large = to jest za duże
refusal-wrong-origin = to żądanie pochodzi z innej strony
refusal-too-many-requests = za szybko: spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
refusal-too-busy = serwer pracuje jeszcze nad poprzednimi żądaniami: spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
refusal-too-much-unread = poprzednie odpowiedzi nie zostały jeszcze odczytane: najpierw je odczytaj
refusal-too-many-sockets = za dużo otwartych połączeń: najpierw zamknij któreś
refusal-too-many-streams = za dużo otwartych strumieni: najwyżej { $limit }
refusal-no-table-here = najpierw dołącz do stołu
refusal-replay-too-large = ta gra jest za długa, żeby ją tu odtworzyć: pobierz jej zapis
refusal-review-too-long = ta gra jest za długa do analizy: najwyżej { $limit } ruchów
refusal-review-failed = analiza się nie udała: spróbuj ponownie za chwilę
refusal-record-too-large = zapis może tu mieć najwyżej { $limit } KB
refusal-import-too-long = ten zapis jest za długi, żeby go tu przechować: dozwolona liczba ruchów to najwyżej { $limit }
refusal-server-error = coś poszło nie tak; błąd zapisano
refusal-store-down = w tej chwili nie można niczego zapisać: spróbuj za chwilę
refusal-no-proof = ten zapis nie zawiera dowodu uczciwego tasowania

## Zwroty

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-nice-move = Ładny ruch!
phrase-ouch = Auć!
phrase-moo = Muuu!
phrase-thanks = Dziękuję!
phrase-hurry = Czekamy na ciebie…
phrase-one-moment = Chwileczkę
phrase-sorry = Przepraszam!
phrase-again = Jeszcze raz?
phrase-good-game = Dobra gra!
phrase-bye = Do zobaczenia!
