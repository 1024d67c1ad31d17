### Die Regeln, Punkt für Punkt: der Name am Spieltisch und `.text` für den Knopf „Warum?“.

## Karten

clause-CARD-1 = die Karten
    .text = Es gibt 104 Karten mit den Zahlen 1 bis 104, jede genau einmal.
clause-CARD-2 = Hornochsen
    .text = Die meisten Karten haben 1 Hornochsen. Endet die Zahl auf 5, sind es 2, bei Vielfachen von 10 sind es 3, bei Vielfachen von 11 sind es 5, und die 55 hat 7.

## Vorbereitung einer Runde

clause-DEAL-1 = Zahl der Spieler
    .text = Zwei bis zehn Leute können mitspielen.
clause-DEAL-2 = Austeilen
    .text = Vor jeder Runde werden alle 104 Karten gemischt, und alle bekommen 10.
clause-DEAL-3 = erste Karten der Reihen
    .text = Die nächsten vier Karten werden aufgedeckt und beginnen die Reihen 1 bis 4, in der Reihenfolge, in der sie gezogen werden. Der Rest bleibt in dieser Runde aus dem Spiel.
clause-DEAL-4 = was geheim ist
    .text = Deine Handkarten siehst nur du; Reihen und aufgedeckte Karten sehen alle. Genommene Karten liegen verdeckt, und nachsehen darfst du nur im eigenen Hornochsenstapel.

## Ein Zug

clause-TURN-1 = verdeckte Wahl
    .text = Alle wählen gleichzeitig eine Handkarte und legen sie verdeckt vor sich hin. Bis alle gewählt haben, darfst du deine Wahl noch ändern.
clause-TURN-2 = Aufdecken
    .text = Haben alle gewählt, werden die Karten gleichzeitig aufgedeckt.
clause-TURN-3 = niedrigste zuerst
    .text = Die aufgedeckten Karten werden nacheinander angelegt, die niedrigste zuerst.
clause-TURN-4 = zehn Züge
    .text = Eine Runde dauert zehn Züge. Dann sind alle Hände leer.

## Anlegen einer Karte

clause-PLACE-1 = aufsteigende Zahlenfolge
    .text = Eine Karte darf nur dann ans Ende einer Reihe, wenn sie höher ist als deren letzte Karte.
clause-PLACE-2 = niedrigste Differenz
    .text = Passt die Karte an mehrere Reihen, muss sie an die, deren letzte Karte am knappsten unter ihr liegt.
clause-PLACE-3 = volle Reihe
    .text = Eine Reihe fasst fünf Karten. Wäre deine die sechste, nimmst du die fünf, und deine Karte beginnt die Reihe neu.
clause-PLACE-4 = niedrigste Karte
    .text = Ist deine Karte niedriger als die letzten Karten aller Reihen, nimmst du eine ganze Reihe deiner Wahl, und deine Karte beginnt sie neu.
clause-PLACE-5 = Wahl, wenn deine Karte dran ist
    .text = Welche Reihe du nimmst, entscheidest du erst, wenn deine Karte dran ist; dann siehst du alle aufgedeckten Karten und die Reihen, wie sie gerade sind. Die Karten nach deiner warten so lange.
clause-PLACE-6 = freie Wahl der Reihe
    .text = Du darfst jede Reihe nehmen, auch wenn eine andere weniger Hornochsen hat.
clause-PLACE-7 = genommene Karten
    .text = Karten, die du nimmst, kommen auf deinen Hornochsenstapel und in dieser Runde nicht auf die Hand zurück.

## Wertung und Ende der Partie

clause-SCORE-1 = Hornochsen zählen
    .text = Am Ende der Runde zählen alle die Hornochsen in ihrem Stapel und addieren sie zu ihrer Summe.
clause-END-1 = über der Grenze
    .text = Die Partie endet nach der Runde, in der jemand die Grenze, meist 66, überschreitet.
clause-END-2 = Grenze erreicht
    .text = Die Partie endet nach der Runde, in der jemand die Grenze, meist 66, erreicht oder überschreitet.
clause-END-3 = niedrigste Summe gewinnt
    .text = Die niedrigste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.
clause-END-4 = eine andere Grenze
    .text = Vor dem Start könnt ihr eine andere Grenze oder eine feste Zahl von Runden vereinbaren.
clause-END-5 = Titel
    .text = Wer die Grenze erreicht hat, verliert und wird Herr der Kühe; hat sie niemand erreicht, geht der Titel an die höchste Summe. Wer gewinnt, ist Stern der Kuhspionage.
clause-END-6 = welches Ende gilt
    .text = „Klassisch“ und „Logisch“ enden, wenn eine Summe über der Grenze liegt, die anderen Varianten schon, wenn eine sie erreicht. Wählt ihr eine andere Ausgabe, gilt deren Regel.

## Taktisch

clause-TACT-1 = nur die niedrigen Karten
    .text = Es spielen nur die Karten ab 1 mit, zehn pro Person und vier dazu: zu dritt also 1 bis 34. Alle werden verteilt, darum wissen alle, welche Karten im Spiel sind.

## Logisch

clause-LOGIC-1 = offene Auslage
    .text = Die Karten ab 1, zehn pro Person und vier dazu, werden offen ausgelegt.
clause-LOGIC-2 = Handkarten aussuchen
    .text = Vom ersten Spieler an nimmt sich im Uhrzeigersinn jeder immer eine Karte, bis alle 10 haben. Die letzten vier beginnen aufsteigend die Reihen.
clause-LOGIC-3 = Hände zum Merken
    .text = Alle sehen, wer was nimmt; wer gut aufpasst, kennt jede Hand. Der Tisch kann vereinbaren, dass sie angezeigt werden.
clause-LOGIC-4 = erste Wahl wandert
    .text = Die erste Wahl wandert jede Runde einen Platz im Uhrzeigersinn weiter.

## Turnier

clause-TOUR-1 = eine Runde pro Person
    .text = Es gibt so viele Runden wie Spieler und keine Grenze. Die Karten werden ausgeteilt wie bei „Taktisch“ oder ausgesucht wie bei „Logisch“.
clause-TOUR-2 = dieselbe Hand für alle
    .text = Die Hand, die der erste Spieler in Runde 1 hat, wandert um den Tisch: Jeder spielt sie in einer Runde, und nur seine Minuspunkte aus dieser Runde werden aufgeschrieben. In Runde 1 ist sie geheim, danach kennen sie alle.
clause-TOUR-3 = alle anderen Karten
    .text = Jede Runde bekommen die anderen neue Hände und die Reihen neue Karten; werden die Hände ausgesucht, behalten die Reihen ihre. Beim Duplikatturnier bleibt die ganze Verteilung, und jede Hand wandert einen Platz weiter.
clause-TOUR-4 = die wenigsten Minuspunkte gewinnen
    .text = Wer die wenigsten Minuspunkte auf dem Zettel hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Mehr als fünf Spieler sind nicht zu empfehlen.

## Profi

clause-PRO-1 = beide Enden der Reihe
    .text = Eine Karte darf an beide Enden: links, wenn sie niedriger ist als die erste Karte der Reihe, rechts, wenn sie höher ist als die letzte.
clause-PRO-2 = nächstgelegenes Ende
    .text = Die Karte muss an das Ende mit der niedrigsten Differenz zur Nachbarkarte. Sind ein linkes und ein rechtes Ende gleich nah, wählt, wer sie gespielt hat.
clause-PRO-3 = sechste Karte, egal an welchem Ende
    .text = Wäre deine Karte links oder rechts die sechste der Reihe, nimmst du die fünf, und deine Karte beginnt die Reihe neu.
clause-PRO-4 = passt an kein Ende
    .text = Passt deine Karte an kein Ende einer Reihe, nimmst du eine ganze Reihe deiner Wahl, und deine Karte beginnt sie neu.

## Offenes Spiel

clause-OPEN-1 = Startkarte
    .text = Die Karte 1 wird nicht verteilt: Sie zeigt, wer zuerst aufdeckt. Damit reichen die Karten für zwei bis neun Leute.
clause-OPEN-2 = die Startkarte wandert
    .text = Die Startkarte hat zuerst, wer am ältesten ist oder vom Tisch bestimmt wird. Nach jeder Runde wandert sie einen Platz im Uhrzeigersinn weiter.
clause-OPEN-3 = der Reihe nach aufdecken
    .text = Wer die Startkarte hat, deckt zuerst auf, dann die anderen im Uhrzeigersinn; jeder sieht die Karten vor seiner. Eine aufgedeckte Karte darf nicht mehr getauscht werden; liegen alle offen, wird wie üblich angelegt.

## Doppelschlag

clause-DOUBLE-1 = zwei Karten pro Zug
    .text = Alle bekommen 14 Karten und wählen sieben Züge lang je zwei davon verdeckt aus. Zwei bis sieben können mitspielen.
clause-DOUBLE-2 = niedrigste Karte beginnt
    .text = Wer die niedrigste Karte aufgedeckt hat, beginnt und legt beide Karten in beliebiger Reihenfolge an. Dann folgt, wer von den Übrigen die niedrigste hat.
clause-DOUBLE-3 = Reihenfolge deiner Karten
    .text = Die Reihenfolge wählst du, wenn du mit dem Anlegen dran bist; dann siehst du die Reihen, wie sie gerade sind. Musst du für eine Karte eine Reihe deiner Wahl nehmen, entscheidest du das, wenn sie dran ist.

## Nicht mit den Hufen scharren

clause-HOOF-1 = reihum
    .text = Alle bekommen 14 Karten; zwei bis sieben können mitspielen. Es beginnt, wer am jüngsten ist oder vom Tisch bestimmt wird, dann geht es im Uhrzeigersinn weiter.
clause-HOOF-2 = eine Karte oder zwei
    .text = In deinem Zug legst du eine Karte an. Hast du gesehen, was passiert, darfst du noch eine zweite anlegen.
clause-HOOF-3 = Stapel oder Hand
    .text = Nimmst du eine Reihe, entscheidest du offen für jede Karte, ob sie auf deinen Hornochsenstapel oder auf die Hand kommt. Mehr als 16 Handkarten sind nie erlaubt.
clause-HOOF-4 = genommene Karten spielen wieder mit
    .text = Karten, die du auf die Hand nimmst, darfst du ab sofort spielen, auch als zweite Karte im selben Zug.
clause-HOOF-5 = Ende des Spiels
    .text = Das Spiel endet, wenn am Ende eines Umlaufs jemand keine Karten mehr hat; oder sofort, wenn bei dem, der am Zug ist, mehr als 20 Karten im Hornochsenstapel liegen.
clause-HOOF-6 = Handkarten zählen doppelt
    .text = Karten, die du noch auf der Hand hast, zählen doppelt, die in deinem Stapel einfach. Die niedrigste Summe gewinnt.
clause-HOOF-7 = höchstens sechzig Umläufe
    .text = Ist das Spiel nach 60 Umläufen nicht zu Ende, wird abgebrochen und gezählt.

## Zwillinge

clause-TWIN-1 = doppelter Kartensatz
    .text = Gespielt wird mit zwei ganzen Kartensätzen oder mit einem und den Schnapszahlen 11, 22 … 99 aus einem zweiten. Alle bekommen 10 Karten; zwei bis zehn können mitspielen.
clause-TWIN-2 = Zwillinge zusammen
    .text = Zwillinge, die im selben Zug aufgedeckt werden, legt ihr aufeinander an; sie zählen in der Reihe als eine Karte. Wer sie nimmt, zählt beide.
clause-TWIN-3 = auf den Zwilling
    .text = Ist der Zwilling einer Karte die letzte Karte einer Reihe, wird sie auf ihn gelegt und ist nie die sechste. Liegt er weiter vorn, wird die Karte wie üblich angelegt.
clause-TWIN-4 = geteilte Minuspunkte
    .text = Müssen gemeinsam angelegte Zwillinge eine Reihe nehmen, teilen sich die beiden Spieler deren Hornochsen je zur Hälfte.
clause-TWIN-5 = wer für die Zwillinge wählt
    .text = Sind gemeinsam angelegte Zwillinge niedriger als alle Reihen, wählt der von beiden die Reihe, der vom ersten Platz der Runde aus im Uhrzeigersinn zuerst kommt. Der erste Platz wandert jede Runde um eins weiter.
clause-TWIN-6 = Zwillinge zu Beginn
    .text = Sind unter den ersten Karten der Reihen Zwillinge, kommt einer auf den anderen, und die nächste Karte beginnt die freie Reihe.

## Kombinieren

clause-MIX-1 = Regeln mischen
    .text = Kartensatz, Verteilung, verdecktes oder offenes Spiel, Karten pro Zug und Enden der Reihen lassen sich kombinieren. Was sich nicht verteilen lässt oder keinen Sinn ergibt, wird mit Begründung abgelehnt.
clause-MIX-2 = was eine Mischung braucht
    .text = Mit zwei Karten pro Zug bekommen alle 14, und der taktische Kartensatz hat 14 Karten pro Person und vier dazu. Aussuchen geht nur mit dem taktischen Kartensatz; bei ihm wird auch die 1 verteilt, und ein Marker zeigt, wer beginnt.

## Himmel, A... und Zwirn!

clause-HIM-CARD-1 = die Karten
    .text = Es gibt 70 Zahlenkarten von 1 bis 70 und 15 Sonderkarten: 6 Richtungswechsel, 5 Diebstahl und 4 Erhöhen. Ein Pfeil zeigt die Spielrichtung, ein Marker liegt auf einer der Zielkarten.
clause-HIM-DEAL-1 = Handkarten und Zielkarten
    .text = Alle bekommen 5 geheime Karten, die obersten zwei des Nachziehstapels werden Zielkarten. Eine Sonderkarte wird dabei ersetzt und wieder eingemischt.
clause-HIM-DEAL-2 = der Anfang
    .text = Der Marker liegt auf der zuerst aufgedeckten Zielkarte, gespielt wird im Uhrzeigersinn. Wer anfängt, bestimmt der Tisch; in jedem weiteren Spiel einer Partie beginnt der nächste Platz.
clause-HIM-TURN-1 = dein Zug
    .text = Du spielst eine Zahlenkarte oder eine Sonderkarte, oder du spielst nichts und nimmst den markierten Stapel. Nichts zu spielen ist immer erlaubt.
clause-HIM-TURN-2 = Nachziehen
    .text = Am Ende deines Zuges ziehst du auf 5 Karten nach, solange der Nachziehstapel reicht.
clause-HIM-NUM-1 = Zahlenkarte spielen
    .text = Eine Zahlenkarte kommt unter eine der beiden Zielkarten. Sie muss niedriger sein als das Ziel und höher als die oberste Karte des Stapels dort, falls es einen gibt.
clause-HIM-SPEC-1 = auch Sonderkarten zählen
    .text = Eine gespielte Sonderkarte kommt auf deinen eigenen Misthaufen und zählt dort mit.
clause-HIM-SPEC-2 = Richtungswechsel
    .text = Die Spielrichtung dreht sich um. Pro Zug geht das einmal; wer als Nächstes dran ist, darf sie wieder umdrehen.
clause-HIM-SPEC-3 = Diebstahl
    .text = Du ziehst jemandem blind eine Karte aus der Hand; wer bestohlen wurde, zieht eine nach, wenn noch eine da ist. Wer keine Karten hat, kann nicht bestohlen werden.
clause-HIM-SPEC-4 = Erhöhen
    .text = Du legst eine Zahlenkarte aus der Hand auf eine niedrigere Zielkarte: Sie ist das neue Ziel, die alte bleibt darunter. Ohne passende Karte kannst du nicht erhöhen.
clause-HIM-PASS-1 = nichts spielen
    .text = Spielst du nichts, kommen die markierte Zielkarte, alles darunter und ihr Stapel auf deinen Misthaufen. Der Marker wandert zur anderen Zielkarte.
clause-HIM-PASS-2 = eine neue Zielkarte
    .text = Hast du den Stapel genommen, legst du eine beliebige Zahlenkarte aus der Hand als neue Zielkarte. Hast du nur Sonderkarten, kommt sie vom Nachziehstapel; gibt es auch dort keine Zahlenkarte, ist das Spiel aus.
clause-HIM-END-1 = der letzte Stapel
    .text = Ist der Nachziehstapel leer, endet das Spiel, sobald jemand in seinem Zug nichts spielt und den markierten Stapel nimmt. Lagen zu Beginn dieses Zuges noch Karten im Nachziehstapel, geht es weiter.
clause-HIM-END-2 = Misthaufen zählen
    .text = Jede Karte auf deinem Misthaufen ist ein Minuspunkt, egal welche Zahl sie hat. Handkarten und der andere Stapel zählen nicht; die wenigsten Minuspunkte gewinnen.
clause-HIM-END-3 = Gleichstand
    .text = Liegen mehrere gleichauf vorn, spielen alle noch ein Spiel, und die Punkte werden addiert. Auf Wunsch, oder nach zehn solchen Spielen, gewinnt, wer weniger Sonderkarten gespielt hat; ist auch das gleich, wird der Sieg geteilt.
clause-HIM-MATCH-1 = Revanche
    .text = Ein einzelnes Spiel ist schon eine ganze Partie. Zur Revanche spielt ihr drei oder so viele, wie ihr vereinbart; die niedrigste Summe gewinnt.
