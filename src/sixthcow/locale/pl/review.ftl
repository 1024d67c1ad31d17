### Analizy gier: ile kosztowała każda decyzja, a co było szczęściem.

review-progress = Przeanalizowano
review-round = Runda { $number }
review-better = lepiej: { $best }
review-win = szansa na wygranie gry: { $chance }%
review-win-instead = szansa na wygranie gry: { $chance }% zamiast { $best }%
review-none = Bez niedokładności, błędów i poważnych błędów.
review-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-more = +{ $number }
review-column-name = gracz
review-column-expected = oczekiwane
review-column-error = błędy
review-column-luck = szczęście
review-column-result = wynik
review-column-rate = błąd na decyzję
review-column-classes = niedokładności, błędy, poważne błędy
review-sum = oczekiwane + błędy + szczęście = wynik, w ujemnych punktach. Szczęście to też to, co robią inni.
review-all = Wszystkie partie: { $count }
review-situations = Błąd na decyzję, według sytuacji

## Klasy decyzji

verdict-best = najlepszy wybór
verdict-equal = równie dobry
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = poważny błąd

## Sytuacje, w których zapada decyzja

situation-play = wybór karty
situation-row = wybór rzędu
situation-draft = dobór kart
situation-end = wybór końca
situation-first = która karta pierwsza
situation-place = wybór karty
situation-stop = druga karta czy nie
situation-keep = karty do zatrzymania
situation-turn = tura
situation-rob = okazje do kradzieży
situation-target = nowy cel
situation-late = od 7. tury
situation-low-cards = niskie karty na ręce

## Fakty, które wyjaśniają wybór. `heads`, `cards`, `free`, `room` i `skipped` są liczone; `chance` jest w procentach.

fact-lowest = karta { $card } nie pasuje do żadnego rzędu: bierzesz jeden, najlepiej rząd { $row } ({ $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
    [many] { $heads } głów
   *[other] { $heads } głowy
})
fact-sixth = karta { $card } byłaby szósta w rzędzie { $row } ({ $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
    [many] { $heads } głów
   *[other] { $heads } głowy
}): { $chance }%
fact-sixth-unless = karta { $card } byłaby szósta w rzędzie { $row } ({ $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
    [many] { $heads } głów
   *[other] { $heads } głowy
}), chyba że pojawi się { $between }: { $chance }%
fact-risk = karta { $card } trafia do rzędu { $row }; inni mogą go wcześniej zapełnić: { $chance }%
fact-safe = karta { $card } trafia do rzędu { $row } i jest tam bezpieczna
fact-takes-row = rząd { $row } kosztuje { $heads ->
    [one] { $heads } głowę
    [few] { $heads } głowy
    [many] { $heads } głów
   *[other] { $heads } głowy
}
fact-put = { $skipped ->
    [0] karta { $card } nie pomija żadnej liczby
    [one] karta { $card } pomija { $skipped } liczbę
    [few] karta { $card } pomija { $skipped } liczby
    [many] karta { $card } pomija { $skipped } liczb
   *[other] karta { $card } pomija { $skipped } liczby
}
fact-special = karta specjalna trafia na twoją kupę gnoju
fact-pass = bierzesz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
fact-keep = { $cards ->
    [0] wszystko trafia na twój stos
    [one] { $cards } karta trafia na rękę; jeśli zostanie tam do końca, liczy się podwójnie
    [few] { $cards } karty trafiają na rękę; jeśli zostaną tam do końca, liczą się podwójnie
    [many] { $cards } kart trafia na rękę; jeśli zostaną tam do końca, liczą się podwójnie
   *[other] { $cards } karty trafia na rękę; jeśli zostaną tam do końca, liczą się podwójnie
}
fact-piled = twój stos rośnie o { $heads ->
    [one] { $heads } głowę
    [few] { $heads } głowy
    [many] { $heads } głów
   *[other] { $heads } głowy
}
fact-stop = pozostałe karty zachowujesz na później
fact-draft = karta { $card } jest najbliżej twojej karty { $nearest }
fact-room = pod celem { $card } jest miejsce na { $room ->
    [one] { $room } liczbę
    [few] { $room } liczby
    [many] { $room } liczb
   *[other] { $room } liczby
}
fact-then-lowest = potem twoja karta { $card } nie pasuje do żadnego rzędu
fact-then-sixth = potem twoja karta { $card } byłaby szósta w rzędzie { $row } ({ $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
    [many] { $heads } głów
   *[other] { $heads } głowy
})
fact-then-risk = potem twoja karta { $card } trafia do rzędu { $row }; inni mogą go wcześniej zapełnić: { $chance }%
fact-then-safe = potem twoja karta { $card } trafia do rzędu { $row } i jest tam bezpieczna
fact-later = reszta rundy kosztuje o około { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ujemnego punktu więcej
