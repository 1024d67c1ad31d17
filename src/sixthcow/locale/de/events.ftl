### Was geschehen ist: `event-<kind>`, ein Satz für jede Art, ohne Punkt.
###
### $name ist die Person, $card die erste und $cards alle Karten, $count ihre Anzahl und $faces, ob
### man sie sieht ("up", "down"); $clause die Regel dahinter; $row, $stack und $target der Ort;
### $from und $to die Art des Ortes. Alles andere bringt das Ereignis mit.

## Eine Runde mit Reihen

event-round-began = { $clause ->
    [HIM-DEAL-1] Spiel { $round } beginnt
    [LOGIC-1] Runde { $round } beginnt: Alle Karten liegen offen aus
   *[other] Runde { $round } beginnt
}
event-dealt = { $faces ->
    [down] { $name } bekommt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
   *[up] { $name } bekommt { $cards }
}
event-drafted = { $name } nimmt sich die { $card }
event-row-started = Die { $card } beginnt Reihe { $row }
event-laid-on = { $clause ->
    [TWIN-6] Die { $card } kommt auf ihren Zwilling in Reihe { $row }; die nächste Karte füllt die freie Reihe
   *[other] Die { $card } kommt auf ihren Zwilling, die letzte Karte von Reihe { $row }
}

## Ein Zug

event-picked = { $faces ->
    [down] { $name } wählt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
   *[up] { $name } wählt { $cards }
}
event-revealed = { $clause ->
    [HOOF-2] { $name } spielt { $cards }
   *[other] { $name } deckt { $cards } auf
}
event-order-chosen = { $name } legt zuerst die { $card } an
event-placed = { $clause ->
    [PRO-2] { $side ->
        [left] Die { $card } kommt links an Reihe { $row }, vor die { $neighbour }: Dort ist die Differenz am niedrigsten
       *[right] Die { $card } kommt rechts an Reihe { $row }, hinter die { $neighbour }: Dort ist die Differenz am niedrigsten
    }
   *[other] { $count ->
        [1] Die { $card } kommt an Reihe { $row }, hinter die { $neighbour }: Dort ist die Differenz am niedrigsten
       *[other] Die Zwillinge { $card } kommen zusammen an Reihe { $row }, hinter die { $neighbour }: Dort ist die Differenz am niedrigsten
    }
}
event-row-taken = { $name } nimmt Reihe { $row } ({ $heads ->
    [one] { $heads } Hornochse
   *[other] { $heads } Hornochsen
}): { $clause ->
    [PLACE-4] Die { $card } ist niedriger als die letzten Karten aller Reihen
    [PRO-4] Die { $card } passt an kein Ende einer Reihe
   *[other] Die Reihe ist voll, die { $card } wäre ihre sechste Karte
}
event-row-begun = { $count ->
    [1] Die { $card } beginnt Reihe { $row } neu
   *[other] Die Zwillinge { $card } beginnen Reihe { $row } neu
}
event-heads-shared = { $taker } und { $name } teilen sich die Reihe: je { $points ->
    [one] { $points } Hornochse
   *[other] { $points } Hornochsen
}

## Nicht mit den Hufen scharren

event-kept = { $name } nimmt { $cards } auf die Hand
event-piled = { $name } legt { $cards } auf den Stapel ({ $heads ->
    [one] { $heads } Hornochse
   *[other] { $heads } Hornochsen
})
event-stopped = { $name } spielt keine zweite Karte
event-hand-counted = { $name } hat noch { $cards } auf der Hand, das zählt doppelt: { $points ->
    [one] { $points } Hornochse
   *[other] { $points } Hornochsen
}

## Das Ende

event-round-over = { $clause ->
    [HOOF-5] { $reason ->
        [pile] Die Runde ist zu Ende: { $name } hat mehr als 20 Karten im Stapel
       *[hand] Die Runde ist zu Ende: Nach diesem Umlauf ist eine Hand leer
    }
    [HOOF-7] Die Runde ist zu Ende: 60 Umläufe sind gespielt
    [HIM-PASS-2] Das Spiel ist aus: Für ein neues Ziel gibt es keine Zahlenkarte mehr
   *[HIM-END-1] Das Spiel ist aus: Der Nachziehstapel ist leer, und { $name } hat nichts gespielt
}
event-scored = { $clause ->
    [HIM-END-2] { $name }: { $points ->
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkte
    } in diesem Spiel, zusammen { $total }
   *[other] { $name }: { $points ->
        [one] { $points } Hornochse
       *[other] { $points } Hornochsen
    } in dieser Runde, zusammen { $total }
}
event-match-over = { $clause ->
    [END-1] Die Partie ist zu Ende: Eine Summe liegt über der Grenze
    [END-2] Die Partie ist zu Ende: Eine Summe hat die Grenze erreicht
    [TOUR-4] Das Turnier ist zu Ende: Alle haben dieselben Karten gespielt
   *[other] Die Partie ist zu Ende: Alle Runden sind gespielt
}
event-won = { $name } gewinnt mit { $clause ->
    [HIM-END-2] { $total ->
        [one] { $total } Minuspunkt
       *[other] { $total } Minuspunkten
    }
    [HIM-END-3] { $total ->
        [one] { $total } Minuspunkt
       *[other] { $total } Minuspunkten
    }; bei Gleichstand entscheiden die wenigsten Sonderkarten
   *[other] { $total ->
        [one] { $total } Hornochsen
       *[other] { $total } Hornochsen
    }
}

## Himmel, A... und Zwirn!

event-target-laid = { $from ->
    [hand] { $name } legt die { $card } als neues Ziel { $target }
   *[deck] Die { $card } wird als Ziel { $target } aufgedeckt
}
event-turned-up = { $count ->
    [one] Eine Sonderkarte wird aufgedeckt und beiseitegelegt: { $cards }
   *[other] Sonderkarten werden aufgedeckt und beiseitegelegt: { $cards }
}
event-shuffled-back = { $count ->
    [one] Eine Sonderkarte wird wieder eingemischt: { $cards }
   *[other] Sonderkarten werden wieder eingemischt: { $cards }
}
event-put = { $name } spielt die { $card } unter Ziel { $stack } ({ $target })
event-special-played = { $name } spielt eine Sonderkarte: { $card }
event-reversed = Die Spielrichtung wechselt
event-stolen = { $faces ->
    [down] { $name } stiehlt { $victim } eine Karte
   *[up] { $name } stiehlt { $victim } eine Karte: { $card }
}
event-drew = { $faces ->
    [down] { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } nach
   *[up] { $name } zieht nach: { $cards }
}
event-raised = { $name } erhöht Ziel { $target } von { $old } auf { $card }
event-stack-taken = { $name } spielt nichts und nimmt den markierten Stapel auf den Misthaufen: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
event-marker-moved = Der Marker wandert zu Ziel { $target }
