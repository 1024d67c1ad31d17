### Was jetzt zu tun ist: `prompt-<asks>` für die Person, die es tun muss, `.waiting` für die anderen.
### Danach die Beschriftungen der Aktionen, Hinweise, der Ausgang und kleine Wörter.

## Entscheidungen

prompt-play = { $count ->
    [one] Wähl eine Karte
   *[other] Wähl { $count } Karten
}
    .waiting = { $count ->
        [one] { $names } wählt noch
       *[other] { $names } wählen noch
    }
    .picked = Du hast { $cards } gewählt, jetzt warten wir auf { $names }
prompt-draft = Such dir eine Karte aus
    .waiting = { $names } sucht eine Karte aus
prompt-row = Deine { $card } passt an keine Reihe: Welche nimmst du?
    .waiting = { $names } wählt die Reihe, die genommen wird
prompt-end = Zwei Enden liegen gleich nah an deiner { $card }: Wähl eins
    .waiting = { $names } wählt ein Ende für die { $card }
prompt-first = Welche Karte zuerst: { $cards }?
    .waiting = { $names } wählt, welche Karte zuerst kommt
prompt-place = { $stop ->
    [yes] Spiel eine zweite Karte oder hör auf
   *[no] Spiel eine Karte
}
    .waiting = { $names } ist am Zug
prompt-keep = Welche der genommenen Karten nimmst du auf die Hand? Der Rest kommt auf deinen Stapel
    .waiting = { $names } verteilt die genommenen Karten
prompt-turn = Du bist am Zug: Spiel eine Karte, oder spiel nichts und nimm den markierten Stapel
    .waiting = { $names } ist am Zug
prompt-target = Leg eine Zahlenkarte als neues Ziel
    .waiting = { $names } wählt ein neues Ziel
prompt-shuffle = Die Karten werden gemischt
prompt-steal = Die gestohlene Karte wird gezogen
prompt-over = Die Partie ist zu Ende

## Aktionen und was sie jetzt bewirken würden

choice-play = { $cards } spielen: { $effect }
choice-place = { $cards } spielen: { $effect }
choice-first = Zuerst { $card }: { $effect }
choice-effect = { $kind ->
    [low] niedriger als alle Reihen, du nimmst eine Reihe
    [inside] passt an kein Ende, du nimmst eine Reihe
    [takes] nimmt Reihe { $row } ({ $heads ->
        [one] { $heads } Hornochse
       *[other] { $heads } Hornochsen
    })
    [left] links an Reihe { $row }
    [right] rechts an Reihe { $row }
   *[row] an Reihe { $row }
}
choice-effect-of = { $card } { $effect }
choice-row = Reihe { $row } nehmen ({ $points ->
    [one] { $points } Hornochse
   *[other] { $points } Hornochsen
})
choice-end = { $card } { $effect }
choice-draft = { $card } nehmen
choice-keep = { $count ->
    [0] Nichts behalten
   *[other] { $cards } behalten
}
choice-stop = Keine zweite Karte
choice-put = { $card } unter Ziel { $stack } ({ $target }) spielen
choice-reverse = Richtung wechseln
choice-rob = { $victim } bestehlen
choice-raise = Ziel { $target } auf { $card } erhöhen
choice-pass = Nichts spielen: { $takes ->
    [one] { $takes } Karte nehmen
   *[other] { $takes } Karten nehmen
}
choice-target = { $card } als neues Ziel legen

## Davor und danach

notice-draft-seats = Mit ausgesuchten Handkarten ist diese Ausgabe für zwei bis sechs gedacht; mehr dürfen trotzdem mitspielen
notice-tournament-seats = Ein Turnier spielt sich am besten mit höchstens fünf; mehr dürfen trotzdem mitspielen
outcome-winners = { $count ->
    [one] { $names } gewinnt mit { $points }
   *[other] { $names } teilen sich den Sieg mit { $points }
} { $points ->
    [one] Minuspunkt
   *[other] Minuspunkten
}
outcome-title = { $title }: { $names }

## Kleine Wörter

card-R = Richtungswechsel
card-T = Diebstahl
card-U = Erhöhen
why = { $name } ({ $clause }): { $text }
list-and = { $first } und { $next }
list-or = { $first } oder { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
