### Wprowadzenie: krótkie lekcje z przykładami z instrukcji.

learn-chapters = Rozdziały
learn-next = Dalej
learn-done = Dalej
learn-right = Dobrze!
learn-free = Też wolno!
learn-wrong = Nie tam.
learn-where = { $name } zagrywa { $card }. Dokąd trafia ta karta?
learn-which-row = Karta { $card } nie pasuje do żadnego rzędu, więc { $name } bierze jeden z nich. A ty który bierzesz?
learn-how-many = Ile byczych głów ma karta { $card }?

learn-rows = Cztery rzędy
learn-rows-text = Wszyscy wybrali karty w tajemnicy; teraz zostają odkryte i są dokładane od najniższej. Karta trafia do rzędu, którego ostatnia karta jest najbliższa z niższych. Dotknij rzędu.
learn-sixth = Szósta karta
learn-sixth-text = Rząd mieści pięć kart. Kto musi dołożyć szóstą, bierze te pięć: o to chodzi w tej grze. Ten sam stół, następna tura.
learn-low = Za niska
learn-low-text = A gdy karta jest niższa od ostatniej karty każdego rzędu? Wtedy gracz bierze w całości dowolny rząd, a karta zaczyna go od nowa.
learn-heads = Bycze głowy
learn-heads-text = Każda bycza głowa na zebranych kartach to ujemny punkt. Wygrywa, kto ma ich najmniej. Większość kart ma jedną głowę, niektóre więcej.
learn-round = Pół rundy
learn-round-text = Pięć tur przy jednym stole, wszystkie zasady razem. Czy każda karta trafi na swoje miejsce?
learn-himmel = Himmel, A... und Zwirn!
learn-himmel-text = Zupełnie inna gra: dwa cele zamiast rzędów. Karta trafia pod cel, jeśli jest niższa od celu i wyższa od wierzchniej karty stosu pod nim. Kto nic nie zagra, bierze oznaczony stos.
learn-tips = Wskazówki
learn-tips-text = Co radzą instrukcje i co robią dobrzy gracze.
learn-tip-nearest = Decyduje najbliższy koniec, nawet gdy to boli: 45 musi trafić za 42 do pełnego rzędu, choć 41 byłaby milsza.
learn-tip-displaced = Bezpieczne miejsce może zniknąć: 62 miała trafić za 61, ale 29 wcześniej bierze ten rząd i 62 zostaje szóstą gdzie indziej.
learn-tip-fifth = Karta, która tuż za ostatnim numerem staje się piątą w rzędzie, jest bezpieczna, jeśli nikt nie może wcisnąć się między nie.
learn-tip-low = Niskie karty dają wybór: gdy rząd kosztuje jedną głowę, bardzo niska karta to tanie wyjście.
learn-training = Trenuj na pozycjach
