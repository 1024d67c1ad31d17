### Strona w przeglądarce: słowa wokół stołu. Pojęcia gry są w pozostałych plikach.

page-title = Sixth Cow
page-close = Zamknij
page-retry = Spróbuj ponownie
page-home = Strona główna
page-offline = Nie można połączyć się z serwerem. Strona zadziała znowu, gdy wróci internet.
page-missing = Tu nic nie ma.

## Pierwszy ekran

page-play-now = Graj teraz
page-play-friends = Graj ze znajomymi
page-play-quick = Szybka gra

## Wokół stołu

page-round = Runda { $number }
page-lap = okrążenie { $number }
page-ends-at = koniec przy { $target }
page-ends-above = koniec powyżej { $target }
page-ends-after = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
page-by-memory = z pamięci
page-continues = dalszy ciąg innej gry
page-clockwise = zgodnie z ruchem wskazówek zegara
page-counter = przeciwnie do ruchu wskazówek zegara
page-clock = Pozostały czas
page-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
page-watchers = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
page-panels = Więcej o tym stole
page-panel-log = Przebieg
page-panel-chat = Czat
page-panel-memory = Ściągawka
page-panel-scores = Wyniki
page-panel-rules = Zasady
page-panel-options = Ustawienia

## Gracze

page-players = Gracze
page-player = Gracz
page-points = ujemne punkty
page-this-round = { $count } w tej rundzie
page-choosing = wybiera…
page-has-chosen = wybór gotowy
page-away = nie ma przy stole
page-away-bot = nie ma przy stole, gra bot
page-stand-in = gra bot
page-bot = bot
page-pile = { $count ->
    [one] { $count } zebrana karta
    [few] { $count } zebrane karty
    [many] { $count } zebranych kart
   *[other] { $count } zebranej karty
}
page-meet = Więcej o graczu { $name }
page-bot-of = Bot, siła: { $level }
page-no-seat = bez miejsca
page-is-muted = bez głosu
page-their-page = Gry i statystyki
page-hide-chat = Ukryj wiadomości tej osoby na tym urządzeniu
page-show-chat = Pokaż znowu wiadomości tej osoby
page-kick = Usuń od stołu
page-kick-sure = { $status ->
    [playing] Usunąć od stołu gracza { $name }? Dalej zagra bot, a powrotu do tego stołu nie będzie.
   *[other] Usunąć od stołu gracza { $name }? Powrotu do tego stołu nie będzie.
}
page-flag-starter = zaczyna
page-flag-featured = gra kartami, które się liczą

## Karty

page-row = Rząd { $number }: { $cards }; { $heads ->
    [one] { $heads } bycza głowa
    [few] { $heads } bycze głowy
    [many] { $heads } byczych głów
   *[other] { $heads } byczej głowy
}
page-deck = Talia
page-marker = Tu leży znacznik
page-your-hand = Twoje karty
page-dock = Co teraz zrobić
page-goal-heads = Wygrywa, kto ma najmniej byczych głów.
page-goal-points = Wygrywa, kto ma najmniej ujemnych punktów.
page-goal-above = Koniec, gdy ktoś przekroczy { $target }.
page-goal-at = Koniec, gdy ktoś osiągnie { $target }.
page-goal-rounds = { $rounds ->
    [one] Gracie jedną rundę.
    [few] Gracie { $rounds } rundy.
   *[many] Gracie { $rounds } rund.
}
page-sending = Wysyłanie…
page-tap-again = Dotknij jeszcze raz, aby potwierdzić
page-skip = Pomiń
page-why = Dlaczego?
page-hint = Podpowiedź

## Przebieg, wyniki, pomoc pamięci

page-log-empty = Jeszcze nic się nie wydarzyło.
page-hints-of = { $name }: { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
   *[many] { $count } podpowiedzi
}
page-log-placed = { $count ->
    [1] { $card } do rzędu { $row }
   *[other] Bliźniaki { $card } do rzędu { $row }
}
page-log-row-taken = { $name } bierze rząd { $row }: { $heads ->
    [one] { $heads } bycza głowa
    [few] { $heads } bycze głowy
   *[many] { $heads } byczych głów
}
page-log-scored = { $name }: +{ $points }, razem { $total }
page-scores-empty = Żadna runda się jeszcze nie skończyła.
page-total = Wynik
page-chart = Wyniki po kolejnych rundach, na wykresie
page-memory-help = Jasnych kart w tej rundzie jeszcze nie było widać.
page-memory-unseen = Karty jeszcze niewidziane
page-round-over = Koniec rundy { $number }
page-next-round = Następna runda
page-ready-wait = Czekamy na resztę: { $names }…
page-ready-you = Wszyscy czekają na ciebie.
page-heads-left = Do końca gry brakuje: { $name } — { $count ->
    [one] { $count } bycza głowa
    [few] { $count } bycze głowy
   *[many] { $count } byczych głów
}.
page-rounds-left = { $count ->
    [one] Została jedna runda.
    [few] Zostały { $count } rundy.
   *[many] Zostało { $count } rund.
}

## Koniec

page-over = Koniec gry
page-you-win = { $count ->
    [one] Wygrywasz, mając
   *[other] Wygrywacie razem ({ $names } i ty), mając
} { $points ->
    [one] { $points } ujemny punkt
    [few] { $points } ujemne punkty
    [many] { $points } ujemnych punktów
   *[other] { $points } ujemnego punktu
}
page-result = Pokaż wynik
page-rematch = Zagraj jeszcze raz
page-to-rematch = Przejdź do następnej gry
page-replay = Obejrzyj powtórkę
page-review = Przeanalizuj grę
page-original-round = W pierwotnej grze to miejsce dostało w tej rundzie { $points }.
page-original-total = Twój wynik: { $mine }. W pierwotnej grze to miejsce skończyło z wynikiem { $points }.

## Przed startem

page-seats-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
page-rated = gra rankingowa
page-host = gospodarz
page-ask-name = Jak mają cię nazywać inni?
page-ask-name-save = OK
page-ask-name-skip = Nie teraz
page-free-seat = Wolne miejsce
page-sit = Usiądź tutaj
page-move-up = Przesuń o jedno miejsce w górę: { $name }
page-remove = Usuń: { $name }
page-bot-level = Siła botów
page-fill-bots = { $count ->
    [one] Dodaj bota
    [few] Dodaj { $count } boty
    [many] Dodaj { $count } botów
   *[other] Dodaj { $count } bota
}
page-start = Zaczynamy
page-sit-down = Usiądź do gry
page-take-a-seat = Oglądasz. Zajmij miejsce, żeby zagrać.
page-all-taken = Oglądasz: wszystkie miejsca są zajęte.
page-change = Zmień
page-change-title = Zmień ustawienia stołu
page-change-save = Zapisz
page-change-stand = Zabraknie miejsca dla: { $names }
page-host-starts = Gospodarz zacznie, gdy wszystkie miejsca będą zajęte.
page-quick-free =
    { $count ->
        [one] Jest jeszcze jedno wolne miejsce.
        [few] Są jeszcze { $count } wolne miejsca.
        [many] Jest jeszcze { $count } wolnych miejsc.
       *[other] Jest jeszcze { $count } wolnego miejsca.
    }
page-quick-then = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Jeśli nie, po upływie czasu dosiądą się boty.
page-quick-clock = Czas do dołączenia botów
page-invite = Wyślij znajomym ten link albo pozwól im zeskanować kod.
page-link = Link do tego stołu
page-share = Udostępnij
page-copied = Skopiowano
page-qr = Link do tego stołu jako kod QR

## Czat

page-chat-empty = Nikt jeszcze nic nie powiedział.
page-unread = (nowe wiadomości)
page-message = Wiadomość
page-send = Wyślij
page-mute = Wycisz dla wszystkich
page-unmute = Przywróć głos
page-muted = Gospodarz wyciszył cię przy tym stole.

## Oglądanie, odejście, powrót

page-watching = Oglądasz grę.
page-bot-plays = Bot gra za ciebie.
page-take-back = Wróć na swoje miejsce
page-late = Twój czas minął: zdecydował za ciebie bot.
page-late-chosen = Twój czas minął, więc bot zdecydował za ciebie: { $what }
page-late-again = Twój czas znów minął. Bot gra za ciebie, dopóki nie wrócisz.
page-late-of = { $name }: czas minął, zdecydował bot
page-leave = Odejdź od stołu
page-leave-sure = Odejść teraz? Dalej będzie za ciebie grał bot. Miejsce zostaje twoje: możesz wrócić w każdej chwili.
page-stand-up = Wstań od stołu
page-close-table = Zamknij stół
page-close-sure = Zamknąć ten stół dla wszystkich?
page-end-sure = Zamknąć stół w trakcie gry? Gra nie będzie się liczyć.
page-cancel = Anuluj
page-gone-closed = Ten stół jest zamknięty
page-gone-closed-then = Zamknięto go, zanim zaczęła się gra. Przy innym zawsze znajdzie się miejsce.
page-gone-ended-then = Zamknięto go w trakcie gry; ta gra się nie liczy. Przy innym zawsze znajdzie się miejsce.
page-gone-kicked = Gospodarz usunął cię od tego stołu
page-gone-kicked-then = Zdarza się. Przy innym stole zawsze znajdzie się miejsce.
page-gone-table-not-found = Nie ma takiego stołu
page-gone-table-not-found-then = Czy link jest pełny? Stoły, do których nikt nie przyszedł, po pewnym czasie znikają.
page-gone-banned = Nie możesz już tu grać
page-gone-banned-then = Tak zdecydowali opiekunowie tego serwera. Jeśli uważasz, że to pomyłka, zapytaj ich.
page-other-tables = Inne stoły

## Połączenie

page-connecting = Łączenie…
page-lost = Połączenie przerwane. Trwa ponowne łączenie…
page-lost-sending = Połączenie przerwane. Twój wybór zostanie wysłany, gdy tylko wróci łączność.
page-too-late = Za późno: gra poszła już dalej i twój ostatni wybór się nie liczył.
page-too-fast = Za szybko dla serwera: twój ostatni wybór zostanie zaraz wysłany ponownie.
page-bye = Serwer zakończył połączenie. Trwa ponowne łączenie…

## Ustawienia

page-language = Język
page-set-speed = Tempo
page-set-speed-slow = wolne
page-set-speed-normal = zwykłe
page-set-speed-fast = szybkie
page-set-speed-instant = od razu
page-set-theme = Kolory
page-set-theme-system = jak w systemie
page-set-theme-light = jasne
page-set-theme-dark = ciemne
page-set-motion = Animacje
page-set-motion-system = jak w systemie
page-set-motion-full = pełne
page-set-motion-reduced = ograniczone
page-set-digits = Cyfry
page-set-digits-native = perskie
page-set-digits-latin = łacińskie
page-set-confirm = Potwierdzaj drugim dotknięciem
page-set-sound = Dźwięk

## Siła botów i tempo stołów

level-random = losowy
level-cautious = ostrożny
level-careful = rozważny
level-strong = silny
level-master = mistrz
page-rank = siła { $rank } na 5
page-ranked = { $level } · { $rank }/5
pace-none = bez zegara
pace-relaxed = 90 sekund na decyzję
pace-normal = 30 sekund na decyzję
pace-blitz = 8 sekund na decyzję
pace-day = jeden dzień na decyzję
pace-three-days = trzy dni na decyzję
pace-week = tydzień na decyzję
