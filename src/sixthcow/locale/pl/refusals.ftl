### Czego nie można i dlaczego: `refusal-<reason>`. Słowa z zapisu gry zostają takie, jak w zapisie.

## Ramka

seat-name = { $seat ->
    [0] rozdający
   *[other] miejsce { $seat }
}
refused-action = { $who } nie może „{ $action }”: { $text }
refused-clause = { $text } ({ $clause })
refused-move = ruch { $move }: { $text }
refused-more = { $list }, … (i jeszcze { $count })

## Ruchy

refusal-not-in-hand = nie ma na ręce [{ $hand }]
refusal-not-allowed = teraz można: { $legal }
refusal-not-your-move = czekamy na decyzję: { $deciders }
refusal-wrong-kind = teraz potrzebne: { $allowed }
refusal-match-over = gra jest skończona
refusal-shuffle = przy tasowaniu każda karta musi wystąpić dokładnie raz, razem { $count }

## Przygotowanie gry

refusal-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}: w tę grę gra od { $low } do { $high } osób
refusal-option-value = opcja „{ $option }” nie może mieć wartości „{ $value }”; dozwolone: { $allowed }
refusal-option-unknown = nie ma tu opcji „{ $option }”; dozwolone: { $allowed }
refusal-options-together = opcje „{ $option }” i „{ $other }” wykluczają się: wybierz jedną z nich
refusal-draft-needs-tactical = opcja „deal” może mieć wartość „draft” tylko wtedy, gdy „deck” to „tactical”
refusal-first-has-no-meaning = opcja „first” nie ma tu znaczenia: wymaga „deal”: „draft” albo „reveal”: „open”
refusal-too-few-cards = za mało kart dla { $seats } osób: potrzeba { $needed }, a jest tylko { $there }; grać może najwyżej { $high }

## Zapisy gier

refusal-too-large = zapis jest za duży: najwyżej { $limit } MB
refusal-not-json = to nie jest JSON: { $detail }
refusal-not-an-object = zapis to obiekt JSON w nawiasach klamrowych
refusal-format = to nie jest zapis Sixth Cow: zapis ma na początku "format": "{ $allowed }"
refusal-field = „{ $field }” nie może być { $found }; potrzebne: { $allowed }
refusal-unknown-game = nie ma gry „{ $game }”; dozwolone: { $allowed }
refusal-no-such-seat = nie ma miejsca { $seat }: przy tym stole { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}
