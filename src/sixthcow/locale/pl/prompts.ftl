### Co teraz zrobić: `prompt-<asks>` dla osoby, która decyduje, `.waiting` dla pozostałych.
### Potem nazwy ruchów, uwagi, wynik i drobne słowa. Imion nie odmieniamy.

## Decyzje

prompt-play = { $count ->
    [one] Wybierz kartę
    [few] Wybierz { $count } karty
   *[many] Wybierz { $count } kart
}
    .waiting = { $count ->
        [one] Jeszcze wybiera: { $names }
       *[other] Jeszcze wybierają: { $names }
    }
    .picked = Twój wybór: { $cards }. Czekamy jeszcze na: { $names }
prompt-draft = Wybierz kartę na rękę
    .waiting = { $names } wybiera kartę
prompt-row = Twoja karta { $card } nie pasuje do żadnego rzędu: który bierzesz?
    .waiting = { $names } wybiera, który rząd wziąć
prompt-end = Dwa końce są równie blisko twojej karty { $card }: wybierz jeden
    .waiting = { $names } wybiera koniec dla karty { $card }
prompt-first = Która karta ma być pierwsza? Do wyboru: { $cards }
    .waiting = { $names } wybiera, która karta będzie pierwsza
prompt-place = { $stop ->
    [yes] Zagraj drugą kartę albo zakończ
   *[no] Zagraj kartę
}
    .waiting = Teraz gra: { $names }
prompt-keep = Które z zebranych kart bierzesz na rękę? Reszta trafi na twój stos
    .waiting = { $names } rozdziela zebrane karty
prompt-turn = Twoja tura: zagraj kartę albo nie zagrywaj nic i weź oznaczony stos
    .waiting = Teraz gra: { $names }
prompt-target = Połóż kartę liczbową jako nowy cel
    .waiting = { $names } wybiera nowy cel
prompt-shuffle = Trwa tasowanie kart
prompt-steal = Trwa losowanie skradzionej karty
prompt-over = Koniec gry

## Ruchy i co by teraz dały

choice-play = Zagraj { $cards }: { $effect }
choice-place = Zagraj { $cards }: { $effect }
choice-first = Najpierw { $card }: { $effect }
choice-effect = { $kind ->
    [low] niższa od wszystkich rzędów, bierzesz rząd
    [inside] nie pasuje do żadnego końca, bierzesz rząd
    [takes] bierzesz rząd { $row } ({ $heads ->
        [one] { $heads } głowa
        [few] { $heads } głowy
        [many] { $heads } głów
       *[other] { $heads } głowy
    })
    [left] na lewy koniec rzędu { $row }
    [right] na prawy koniec rzędu { $row }
   *[row] do rzędu { $row }
}
choice-effect-of = { $card } – { $effect }
choice-row = Weź rząd { $row } ({ $points ->
    [one] { $points } głowa
    [few] { $points } głowy
    [many] { $points } głów
   *[other] { $points } głowy
})
choice-end = { $card } – { $effect }
choice-draft = Weź { $card }
choice-keep = { $count ->
    [0] Nic nie bierz na rękę
   *[other] Weź na rękę { $cards }
}
choice-stop = Bez drugiej karty
choice-put = Zagraj { $card } pod cel { $stack } ({ $target })
choice-reverse = Odwróć kierunek
choice-rob = Okradnij gracza { $victim }
choice-raise = Podwyższ cel { $target } do { $card }
choice-pass = Nic nie zagrywaj: bierzesz { $takes ->
    [one] { $takes } kartę
    [few] { $takes } karty
   *[many] { $takes } kart
}
choice-target = Połóż { $card } jako nowy cel

## Przed grą i po grze

notice-draft-seats = Przy wybieraniu kart to wydanie przewiduje od dwóch do sześciu osób; więcej też może zagrać
notice-tournament-seats = Turniej najlepiej udaje się najwyżej w pięć osób; więcej też może zagrać
outcome-winners = { $count ->
    [one] Wygrywa { $names }, wynik
   *[other] Wspólnie wygrywają { $names }, wynik
}: { $points ->
    [one] { $points } ujemny punkt
    [few] { $points } ujemne punkty
    [many] { $points } ujemnych punktów
   *[other] { $points } ujemnego punktu
}
outcome-title = { $title }: { $names }

## Drobne słowa

card-R = zmiana kierunku
card-T = kradzież
card-U = podwyższenie
why = { $name } ({ $clause }): { $text }
list-and = { $first } i { $next }
list-or = { $first } albo { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
