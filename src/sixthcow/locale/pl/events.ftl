### Co się stało: `event-<kind>`, jedno zdanie na każdy rodzaj, bez kropki.
###
### $name to gracz, $card pierwsza, a $cards wszystkie karty, $count ich liczba, a $faces mówi, czy je
### widać ("up", "down"); $clause to zasada; $row, $stack i $target to miejsce, $from i $to jego
### rodzaj. Resztę niesie samo zdarzenie. Imion nie odmieniamy, czasowniki są w czasie teraźniejszym.

## Runda z rzędami

event-round-began = { $clause ->
    [HIM-DEAL-1] Zaczyna się gra { $round }
    [LOGIC-1] Zaczyna się runda { $round }: wszystkie karty leżą odkryte
   *[other] Zaczyna się runda { $round }
}
event-dealt = { $faces ->
    [down] { $name } dostaje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[up] { $name } dostaje: { $cards }
}
event-drafted = { $name } wybiera { $card }
event-row-started = { $card } zaczyna rząd { $row }
event-laid-on = { $clause ->
    [TWIN-6] { $card } ląduje na swoim bliźniaku w rzędzie { $row }; wolny rząd zaczyna następna karta
   *[other] { $card } ląduje na swoim bliźniaku, ostatniej karcie rzędu { $row }
}

## Tura

event-picked = { $faces ->
    [down] { $name } wybiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[up] { $name } wybiera { $cards }
}
event-revealed = { $clause ->
    [HOOF-2] { $name } zagrywa { $cards }
   *[other] { $name } odkrywa { $cards }
}
event-order-chosen = { $name } najpierw dokłada { $card }
event-placed = { $clause ->
    [PRO-2] { $side ->
        [left] { $card } trafia na lewy koniec rzędu { $row }: bliższego miejsca niż przy jego pierwszej karcie { $neighbour } nie ma
       *[right] { $card } trafia na prawy koniec rzędu { $row }: bliższego miejsca niż przy jego ostatniej karcie { $neighbour } nie ma
    }
   *[other] { $count ->
        [1] { $card } trafia do rzędu { $row }: jego ostatnia karta { $neighbour } jest najbliższa z niższych
       *[other] Bliźniaki { $card } trafiają razem do rzędu { $row }: jego ostatnia karta { $neighbour } jest najbliższa z niższych
    }
}
event-row-taken = { $name } bierze rząd { $row } ({ $heads ->
    [one] { $heads } bycza głowa
    [few] { $heads } bycze głowy
    [many] { $heads } byczych głów
   *[other] { $heads } byczej głowy
}): { $clause ->
    [PLACE-4] karta { $card } jest niższa od ostatnich kart wszystkich rzędów
    [PRO-4] karta { $card } nie pasuje do żadnego końca żadnego rzędu
   *[other] rząd jest pełen, a karta { $card } byłaby w nim szósta
}
event-row-begun = { $count ->
    [1] { $card } zaczyna rząd { $row } od nowa
   *[other] Bliźniaki { $card } zaczynają rząd { $row } od nowa
}
event-heads-shared = { $taker } i { $name } dzielą się rzędem: po { $points ->
    [one] { $points } byczej głowie
    [few] { $points } bycze głowy
    [many] { $points } byczych głów
   *[other] { $points } byczej głowy
}

## Nie wierzgaj!

event-kept = { $name } bierze na rękę { $cards }
event-piled = { $name } odkłada na stos { $cards } ({ $heads ->
    [one] { $heads } bycza głowa
    [few] { $heads } bycze głowy
    [many] { $heads } byczych głów
   *[other] { $heads } byczej głowy
})
event-stopped = { $name } nie zagrywa drugiej karty
event-hand-counted = { $name } ma jeszcze na ręce { $cards }, co liczy się podwójnie: { $points ->
    [one] { $points } bycza głowa
    [few] { $points } bycze głowy
    [many] { $points } byczych głów
   *[other] { $points } byczej głowy
}

## Koniec

event-round-over = { $clause ->
    [HOOF-5] { $reason ->
        [pile] Koniec rundy: { $name } ma w stosie więcej niż 20 kart
       *[hand] Koniec rundy: po tym okrążeniu ktoś nie ma już kart na ręce
    }
    [HOOF-7] Koniec rundy: minęło 60 okrążeń
    [HIM-PASS-2] Koniec gry: na nowy cel nie ma już karty liczbowej
   *[HIM-END-1] Koniec gry: talia jest pusta, a { $name } nic nie zagrywa
}
event-scored = { $clause ->
    [HIM-END-2] { $name }: { $points ->
        [one] { $points } ujemny punkt
        [few] { $points } ujemne punkty
        [many] { $points } ujemnych punktów
       *[other] { $points } ujemnego punktu
    } w tej grze, razem { $total }
   *[other] { $name }: { $points ->
        [one] { $points } bycza głowa
        [few] { $points } bycze głowy
        [many] { $points } byczych głów
       *[other] { $points } byczej głowy
    } w tej rundzie, razem { $total }
}
event-match-over = { $clause ->
    [END-1] Koniec gry: czyjś wynik przekracza limit
    [END-2] Koniec gry: czyjś wynik osiąga limit
    [TOUR-4] Koniec turnieju: wszyscy zagrali tymi samymi kartami
   *[other] Koniec gry: wszystkie rundy rozegrane
}
event-won = { $name } wygrywa, mając { $clause ->
    [HIM-END-2] { $total ->
        [one] { $total } ujemny punkt
        [few] { $total } ujemne punkty
        [many] { $total } ujemnych punktów
       *[other] { $total } ujemnego punktu
    }
    [HIM-END-3] { $total ->
        [one] { $total } ujemny punkt
        [few] { $total } ujemne punkty
        [many] { $total } ujemnych punktów
       *[other] { $total } ujemnego punktu
    }; remis rozstrzyga najmniejsza liczba kart specjalnych
   *[other] { $total ->
        [one] { $total } byczą głowę
        [few] { $total } bycze głowy
        [many] { $total } byczych głów
       *[other] { $total } byczej głowy
    }
}

## Himmel, A... und Zwirn!

event-target-laid = { $from ->
    [hand] { $name } kładzie { $card } jako nowy cel { $target }
   *[deck] { $card } z talii zostaje celem { $target }
}
event-turned-up = { $count ->
    [one] Karta specjalna odkryta i odłożona na bok: { $cards }
   *[other] Karty specjalne odkryte i odłożone na bok: { $cards }
}
event-shuffled-back = { $count ->
    [one] Karta specjalna wraca do talii i zostaje wtasowana: { $cards }
   *[other] Karty specjalne wracają do talii i zostają wtasowane: { $cards }
}
event-put = { $name } zagrywa { $card } pod cel { $stack } ({ $target })
event-special-played = { $name } zagrywa kartę specjalną: { $card }
event-reversed = Kierunek gry się odwraca
event-stolen = { $faces ->
    [down] { $name } kradnie kartę graczowi { $victim }
   *[up] { $name } kradnie graczowi { $victim } kartę: { $card }
}
event-drew = { $faces ->
    [down] { $name } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[up] { $name } dobiera: { $cards }
}
event-raised = { $name } podwyższa cel { $target } z { $old } na { $card }
event-stack-taken = { $name } nic nie zagrywa i bierze oznaczony stos na kupę gnoju: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
event-marker-moved = Znacznik przechodzi na cel { $target }
