### Was nicht geht und warum: `refusal-<reason>`. Wörter aus der Schreibweise der Aufzeichnung
### bleiben, wie sie dort stehen.

## Der Rahmen

seat-name = { $seat ->
    [0] der Kartengeber
   *[other] Platz { $seat }
}
refused-action = { $who } kann nicht „{ $action }“: { $text }
refused-clause = { $text } ({ $clause })
refused-move = Aktion { $move }: { $text }
refused-more = { $list }, … ({ $count } weitere)

## Aktionen

refusal-not-in-hand = nicht auf der Hand [{ $hand }]
refusal-not-allowed = jetzt erlaubt: { $legal }
refusal-not-your-move = am Zug: { $deciders }
refusal-wrong-kind = jetzt erwartet: { $allowed }
refusal-match-over = die Partie ist zu Ende
refusal-shuffle = beim Mischen muss jede der { $count } Karten genau einmal vorkommen

## Ein Spiel vorbereiten

refusal-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: Dieses Spiel ist für { $low } bis { $high } Spieler
refusal-option-value = Option „{ $option }“ kann nicht „{ $value }“ sein; erlaubt: { $allowed }
refusal-option-unknown = Option „{ $option }“ gibt es hier nicht; erlaubt: { $allowed }
refusal-options-together = die Optionen „{ $option }“ und „{ $other }“ passen nicht zusammen: Nur eine von beiden ist möglich
refusal-draft-needs-tactical = Option „deal“ kann nur „draft“ sein, wenn „deck“ „tactical“ ist
refusal-first-has-no-meaning = Option „first“ ergibt hier keinen Sinn: Sie braucht „deal“: „draft“ oder „reveal“: „open“
refusal-too-few-cards = { $seats } Spieler brauchen { $needed } Karten, es gibt aber nur { $there }: Höchstens { $high } können mitspielen

## Aufzeichnungen

refusal-too-large = die Aufzeichnung ist zu groß: höchstens { $limit } MB
refusal-not-json = das ist kein JSON: { $detail }
refusal-not-an-object = eine Aufzeichnung ist ein JSON-Objekt in geschweiften Klammern
refusal-format = das ist keine Aufzeichnung von Sixth Cow: In einer Aufzeichnung steht oben "format": "{ $allowed }"
refusal-field = „{ $field }“ kann nicht { $found } sein; erwartet: { $allowed }
refusal-unknown-game = das Spiel „{ $game }“ gibt es nicht; erlaubt: { $allowed }
refusal-no-such-seat = Platz { $seat } gibt es nicht: Dieser Tisch hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
