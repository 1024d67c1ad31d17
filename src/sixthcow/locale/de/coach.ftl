### Der Trainer auf der Seite: Analysen, Tipps, Training.

coach-review = Analyse
coach-preparing = Die Analyse wird vorbereitet. Das dauert einen Moment.
coach-graph = Die Summe, die für alle nach der Runde zu erwarten war, von Entscheidung zu Entscheidung
coach-decision = Entscheidung
coach-decision-of = Entscheidung { $number } von { $count }
coach-seat = Entscheidungen von
coach-next-mistake = Nächster Fehler
coach-previous-mistake = Voriger Fehler
coach-choices = Was jede Wahl voraussichtlich kostet
coach-costs = zu erwarten: { $points } Minuspunkte
coach-win-legend = Die Prozentzahlen sind die Chancen, die Partie zu gewinnen.
coach-more-choices = { $count ->
    [one] und { $count } weitere Wahl, die nicht besser ist
   *[other] und { $count } weitere, die nicht besser sind
}
coach-played = gespielt
coach-chose = { $name }: { $choice }
coach-error = Das kostete im Schnitt { $points } Minuspunkte mehr als die beste Wahl.
coach-hindsight = Erst im Nachhinein, als alle Karten bekannt waren: { $choice }.
coach-decider = { $by ->
    [clock] Die Zeit von { $name } war um, und ein Bot hat entschieden. Deshalb zählt das als Glück.
    [record] Das stammt aus der Partie, die hier fortgesetzt wurde. Deshalb zählt es als Glück.
   *[bot] Hier hat ein Bot für { $name } entschieden. Deshalb zählt das als Glück.
}
coach-summary = Fehler und Glück
coach-keys = Tasten: Pfeile gehen von Entscheidung zu Entscheidung, mit Umschalt (oder n und p) von Fehler zu Fehler.

## Tipps: worauf zu achten ist. `reason` ist einer der Gründe aus den Analysen.

hint-only = Du kannst nur eines tun.
hint-equal = Alle Möglichkeiten sind etwa gleich gut.
hint-rows = Vergleiche, was die Reihen kosten und wo deine anderen Karten danach passen.
hint-beware = Vorsicht! { $reason }.
hint-row = Sieh dir Reihe { $row } an: Dort ist Platz für { $free ->
    [one] { $free } weitere Karte
   *[other] { $free } weitere Karten
}. Welche deiner Karten passt dorthin?
hint-consider = Denk daran: { $reason }.
hint-compare = Vergleiche alles, was du tun kannst.
coach-hint-costs = Was jede Wahl im Schnitt kostet

training-title = Training
training-daily = Aufgabe des Tages
training-help = Eine Wahl ist klar die beste. Finde sie.
training-game = Spiel
training-rating = Deine Wertung
training-solved = Gelöst
training-streak = Tage in Folge
training-you = Du
training-right = Richtig, das ist die beste Wahl.
training-wrong = Besser ist { $choice }: Deine Wahl kostet { $points } Minuspunkte mehr.
training-yours = deine Wahl
training-next = Nächste Stellung
training-all = Du hast alle Stellungen dieses Spiels beantwortet.
training-mistake = Dein Fehler
training-mistake-help = Hier lagst du in einer deiner Partien daneben. Was ist am besten?
training-due = { $count ->
    [0] Deine Fehler: keiner fällig
   *[other] Deine Fehler: { $count } fällig
}
training-back = { $days ->
    [one] Morgen kommt die Stellung wieder.
   *[other] In { $days } Tagen kommt die Stellung wieder.
}
training-learned = Du hast sie jedes Mal gelöst. Sie kommt nicht wieder.
training-added = { $count ->
    [one] Dein Fehler kommt dort ab morgen wieder.
   *[other] Deine { $count } Fehler kommen dort ab morgen wieder.
}

## Wie jemand spielt, nach den Analysen der Partien

strengths-matches = { $count ->
    [one] { $count } Partie ausgewertet
   *[other] { $count } Partien ausgewertet
}
strengths-empty = Hier ist noch nichts. Sieh dir die Analyse einer Partie an, die du gespielt hast: Was sie findet, wird hier gesammelt, in diesem Browser.
strengths-errors = Fehler je Entscheidung, Partie für Partie
strengths-lately = Zuletzt verlierst du durch Fehler { $points } Minuspunkte je Entscheidung, etwa so viel wie Bots dieser Stärke: { $level }.
strengths-situations = Wo Punkte verloren gehen
strengths-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
strengths-average = Minuspunkte je Entscheidung. Der Strich ist der Durchschnitt: { $points }.
strengths-classes = Deine Entscheidungen
strengths-choices-of = Entscheidungen von { $name }
strengths-luck = Glück, Partie für Partie
strengths-luck-saved = Bisher hat dir das Glück { $points } Minuspunkte erspart. Glück ist auch, was die anderen tun.
strengths-luck-cost = Bisher hat dich das Pech { $points } Minuspunkte gekostet. Glück und Pech sind auch, was die anderen tun.
