### Trener na stronie: analizy, podpowiedzi, trening.

coach-review = Analiza
coach-preparing = Analiza się przygotowuje. To chwilę potrwa.
coach-graph = Wynik, jakiego można się było spodziewać po rundzie u każdego, od decyzji do decyzji
coach-decision = Decyzja
coach-decision-of = decyzja { $number } z { $count }
coach-seat = Decyzje gracza
coach-next-mistake = Następny błąd
coach-previous-mistake = Poprzedni błąd
coach-choices = Ile średnio kosztuje każdy wybór
coach-costs = średnio { $points } ujemnego punktu
coach-win-legend = Procenty to szanse na wygranie gry.
coach-more-choices = { $count ->
    [one] i jeszcze { $count } wybór, nie lepszy
    [few] i jeszcze { $count } wybory, nie lepsze
   *[many] i jeszcze { $count } wyborów, nie lepszych
}
coach-played = zagrano
coach-chose = { $name }: { $choice }
coach-error = To średnio o { $points } ujemnego punktu więcej niż przy najlepszym wyborze.
coach-hindsight = Dopiero po odkryciu wszystkich kart widać, że lepiej: { $choice }.
coach-decider = { $by ->
    [clock] { $name }: czas minął i zdecydował bot, dlatego liczy się to jako szczęście.
    [record] To pochodzi z gry, która jest tu kontynuowana, dlatego liczy się jako szczęście.
   *[bot] { $name }: tu decydował bot, dlatego liczy się to jako szczęście.
}
coach-summary = Błędy i szczęście
coach-keys = Klawisze: strzałki przechodzą od decyzji do decyzji, z Shiftem (albo n i p) od błędu do błędu.

## Podpowiedzi: na co spojrzeć. `reason` to jeden z powodów z analiz.

hint-only = Możesz zrobić tylko jedno.
hint-equal = Wszystkie możliwości są mniej więcej równie dobre.
hint-rows = Porównaj, ile kosztują rzędy i gdzie potem będą pasować twoje pozostałe karty.
hint-beware = Uwaga: { $reason }.
hint-row = Spójrz na rząd { $row }: jest w nim miejsce na jeszcze { $free ->
    [one] { $free } kartę
    [few] { $free } karty
   *[many] { $free } kart
}. Która z twoich kart tam pasuje?
hint-consider = Weź pod uwagę: { $reason }.
hint-compare = Porównaj wszystkie możliwości.
coach-hint-costs = Ile średnio kosztuje każdy wybór

training-title = Trening
training-daily = Zagadka dnia
training-help = Jeden wybór jest wyraźnie najlepszy. Znajdź go.
training-game = Gra
training-rating = Twój ranking
training-solved = Rozwiązane
training-streak = Dni z rzędu
training-you = Ty
training-right = Dobrze, to najlepszy wybór.
training-wrong = Lepiej: { $choice }. Twój wybór kosztuje o { $points } ujemnego punktu więcej.
training-yours = twój wybór
training-next = Następna pozycja
training-all = Masz już za sobą wszystkie pozycje tej gry.
training-mistake = Twój błąd
training-mistake-help = Tu w jednej z partii zdarzył ci się błąd. Co jest najlepsze?
training-due = { $count ->
    [0] Twoje błędy: na dziś żadnego
   *[other] Twoje błędy: na dziś { $count }
}
training-back = { $days ->
    [one] Ta pozycja wróci jutro.
   *[other] Ta pozycja wróci za { $days } dni.
}
training-learned = Za każdym razem dobrze. Ta pozycja już nie wróci.
training-added = { $count ->
    [one] Twój błąd wróci tam od jutra.
    [few] Twoje { $count } błędy wrócą tam od jutra.
   *[many] Twoje { $count } błędów wróci tam od jutra.
}

## Jak ktoś gra, według analiz jego gier

strengths-matches = { $count ->
    [one] { $count } przeanalizowana gra
    [few] { $count } przeanalizowane gry
   *[many] { $count } przeanalizowanych gier
}
strengths-empty = Tu jeszcze nic nie ma. Obejrzyj analizę jednej ze swoich gier: to, co znajdzie, zbiera się tutaj, w tej przeglądarce.
strengths-errors = Błąd na decyzję, gra po grze
strengths-lately = Ostatnio błędy kosztują cię { $points } ujemnego punktu na decyzję, mniej więcej tyle, co boty tego poziomu: { $level }.
strengths-situations = Gdzie uciekają punkty
strengths-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
strengths-average = Ujemne punkty na decyzję. Kreska to średnia: { $points }.
strengths-classes = Twoje wybory
strengths-choices-of = Wybory: { $name }
strengths-luck = Szczęście, gra po grze
strengths-luck-saved = Do tej pory szczęście oszczędziło ci { $points } ujemnego punktu. Szczęście to też to, co robią inni.
strengths-luck-cost = Do tej pory pech kosztował cię { $points } ujemnego punktu. Szczęście i pech to też to, co robią inni.
