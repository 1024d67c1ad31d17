### Die Einführung: kurze Kapitel mit den Beispielen der Regelhefte.

learn-chapters = Kapitel
learn-next = Weiter
learn-done = Weiter
learn-right = Richtig!
learn-free = Auch erlaubt!
learn-wrong = Nicht dorthin.
learn-where = { $name } spielt die { $card }. Wohin kommt sie?
learn-which-row = Die { $card } von { $name } passt an keine Reihe, also muss { $name } eine nehmen. Welche würdest du nehmen?
learn-how-many = Wie viele Hornochsen hat die { $card }?

learn-rows = Vier Reihen
learn-rows-text = Alle haben verdeckt eine Karte gewählt; jetzt werden sie aufgedeckt und angelegt, die niedrigste zuerst. Eine Karte wird an die Reihe angelegt, deren letzte Karte am knappsten unter ihr liegt. Tipp die Reihe an.
learn-sixth = Die sechste Karte
learn-sixth-text = Eine Reihe fasst fünf Karten. Wer die sechste anlegen muss, nimmt die fünf: Darum dreht sich alles. Derselbe Tisch, der nächste Zug.
learn-low = Zu niedrig
learn-low-text = Und wenn eine Karte niedriger ist als die letzte Karte jeder Reihe? Dann nimmt ihr Spieler eine ganze Reihe nach Wahl, und die Karte beginnt diese Reihe neu.
learn-heads = Hornochsen
learn-heads-text = Jeder Hornochse auf den Karten, die du nimmst, ist ein Minuspunkt. Wer die wenigsten hat, gewinnt. Die meisten Karten haben einen, manche mehr.
learn-round = Eine halbe Runde
learn-round-text = Fünf Züge an einem Tisch, alle Regeln zusammen. Legst du jede Karte richtig an?
learn-himmel = Himmel, A... und Zwirn!
learn-himmel-text = Ein ganz anderes Spiel: zwei Ziele statt Reihen. Eine Karte kommt unter ein Ziel, wenn sie niedriger ist als das Ziel und höher als die oberste Karte des Stapels dort. Wer nichts spielt, nimmt den markierten Stapel.
learn-tips = Tipps
learn-tips-text = Was die Regelhefte raten und was gute Spieler tun.
learn-tip-nearest = Das nächstgelegene Ende entscheidet, auch wenn es wehtut: Die 45 muss an die 42 in der vollen Reihe, obwohl die 41 freundlicher wäre.
learn-tip-displaced = Ein sicherer Platz kann verschwinden: Die 62 sollte an die 61, aber die 29 nimmt diese Reihe vorher, und die 62 wird anderswo zur sechsten.
learn-tip-fifth = Eine Karte, die als fünfte direkt an die letzte Zahl einer Reihe anschließt, ist sicher, solange sich keine dazwischendrängen kann.
learn-tip-low = Niedrige Karten lassen dir die Wahl: Kostet eine Reihe nur einen Hornochsen, ist eine sehr niedrige Karte ein billiger Ausweg.
learn-training = Mit Stellungen trainieren
