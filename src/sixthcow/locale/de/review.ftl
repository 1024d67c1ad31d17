### Analysen von Partien: was jede Entscheidung gekostet hat und was Glück war.

review-progress = Analysiert
review-round = Runde { $number }
review-better = besser: { $best }
review-win = Chance, die Partie zu gewinnen: { $chance } %
review-win-instead = Chance, die Partie zu gewinnen: { $chance } % statt { $best } %
review-none = Keine Ungenauigkeiten, Fehler oder grobe Fehler.
review-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-more = +{ $number }
review-column-name = Spieler
review-column-expected = erwartet
review-column-error = Fehler
review-column-luck = Glück
review-column-result = Ergebnis
review-column-rate = Fehler je Entscheidung
review-column-classes = ungenau, Fehler, grobe Fehler
review-sum = erwartet + Fehler + Glück = Ergebnis, in Minuspunkten. Glück ist auch, was die anderen tun.
review-all = Alle { $count } Partien
review-situations = Fehler je Entscheidung, nach Lage

## Klassen von Entscheidungen

verdict-best = beste Wahl
verdict-equal = ebenso gut
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler

## Lagen einer Entscheidung

situation-play = Karte wählen
situation-row = Reihe wählen
situation-draft = Karten aussuchen
situation-end = Ende wählen
situation-first = welche Karte zuerst
situation-place = Karte wählen
situation-stop = zweite Karte oder nicht
situation-keep = Karten behalten
situation-turn = der Zug
situation-rob = Gelegenheit zu stehlen
situation-target = das neue Ziel
situation-late = ab dem 7. Zug
situation-low-cards = niedrige Karten auf der Hand

## Tatsachen, die eine Wahl erklären. `heads`, `cards`, `free`, `room` und `skipped` werden gezählt; `chance` ist in Prozent.

fact-lowest = Die { $card } passt an keine Reihe: Du nimmst eine, am besten Reihe { $row } ({ $heads ->
    [one] { $heads } Hornochse
   *[other] { $heads } Hornochsen
})
fact-sixth = Die { $card } wäre die sechste Karte von Reihe { $row } ({ $heads ->
    [one] { $heads } Hornochse
   *[other] { $heads } Hornochsen
}): { $chance } %
fact-sixth-unless = Die { $card } wäre die sechste Karte von Reihe { $row } ({ $heads ->
    [one] { $heads } Hornochse
   *[other] { $heads } Hornochsen
}), wenn nicht { $between } kommt: { $chance } %
fact-risk = Die { $card } kommt an Reihe { $row }; andere könnten sie vorher füllen: { $chance } %
fact-safe = Die { $card } kommt an Reihe { $row } und liegt dort sicher
fact-takes-row = Reihe { $row } kostet { $heads ->
    [one] { $heads } Hornochsen
   *[other] { $heads } Hornochsen
}
fact-put = { $skipped ->
    [0] Die { $card } überspringt keine Zahl
    [one] Die { $card } überspringt { $skipped } Zahl
   *[other] Die { $card } überspringt { $skipped } Zahlen
}
fact-special = Eine Sonderkarte kommt auf den eigenen Misthaufen
fact-pass = Du nimmst { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
fact-keep = { $cards ->
    [0] Alles kommt auf deinen Stapel
    [one] { $cards } Karte kommt auf die Hand; bleibt sie bis zum Ende, zählt sie doppelt
   *[other] { $cards } Karten kommen auf die Hand; bleiben sie bis zum Ende, zählen sie doppelt
}
fact-piled = Dein Stapel wächst um { $heads ->
    [one] { $heads } Hornochsen
   *[other] { $heads } Hornochsen
}
fact-stop = Deine übrigen Karten behältst du für später
fact-draft = Die { $card } liegt am nächsten an deiner { $nearest }
fact-room = Unter der { $card } ist Platz für { $room ->
    [one] { $room } Zahl
   *[other] { $room } Zahlen
}
fact-then-lowest = Danach passt deine { $card } an keine Reihe
fact-then-sixth = Danach wäre deine { $card } die sechste Karte von Reihe { $row } ({ $heads ->
    [one] { $heads } Hornochse
   *[other] { $heads } Hornochsen
})
fact-then-risk = Danach kommt deine { $card } an Reihe { $row }; andere könnten sie vorher füllen: { $chance } %
fact-then-safe = Danach kommt deine { $card } an Reihe { $row } und liegt dort sicher
fact-later = Der Rest der Runde kostet etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Minuspunkte mehr
