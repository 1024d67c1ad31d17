### Spiele, Ausgaben, Optionen und Titel.
### Eine Option heißt `option-<option>`, oder `option-<option>-<game>`, wo ein Spiel etwas anderes
### damit meint; ein Wert heißt `value-<option>-<value>`.

## Spiele

game-classic = Klassisch
    .summary = Vier Reihen, zehn Karten und nur eine Angst: die sechste zu sein.
game-tactical = Taktisch
    .summary = Alle wissen, welche Karten im Spiel sind: zählen, planen, Fallen stellen.
game-logical = Logisch
    .summary = Such dir deine Karten selbst aus – und sieh zu, wie weit du mit ihnen kommst.
game-tournament = Turnier
    .summary = Alle spielen einmal dieselbe Hand: Wer macht am meisten daraus?
game-professional = Profi
    .summary = Die Reihen wachsen an beiden Enden, und Ärger droht von beiden Seiten.
game-open = Offenes Spiel
    .summary = Aufgedeckt wird der Reihe nach: Stell die Falle oder geh ihr aus dem Weg.
game-double = Doppelschlag
    .summary = Zwei Karten pro Zug: doppelt so viele Pläne, doppelt so viele Überraschungen.
game-hoof = Nicht mit den Hufen scharren
    .summary = Nimm Karten zurück auf die Hand und spiel sie noch einmal, wenn du dich traust.
game-twins = Zwillinge
    .summary = Zahlen kommen paarweise, und Zwillinge teilen Platz und Pech.
game-himmel = Himmel, A... und Zwirn!
    .summary = Quetsch deine Karten unter die Ziele, beklau die anderen und halt deinen Misthaufen klein.
game-custom = Eigene Mischung
    .summary = Misch die Regeln nach deinem Geschmack und überrasch den ganzen Tisch.

## Ausgaben

edition-boi-beret = Бой берёт!
    .help = Russische Ausgabe: Die Partie endet, wenn eine Summe über der Grenze liegt.
edition-6-bierze = 6. bierze!
    .help = Polnische Ausgabe: Die Partie endet, wenn eine Summe über der Grenze liegt.
edition-korova-006 = Корова 006
    .help = Russische Ausgabe mit acht Varianten: Die Partie endet, wenn eine Summe die Grenze erreicht.
edition-persian = Persische Ausgabe
    .help = Die Partie endet, wenn eine Summe über der Grenze liegt.

## Optionen

option-edition = Ausgabe
    .help = Das Regelheft, nach dem ihr spielt. Es bestimmt, wie die Partie endet.
option-target = Grenze
    .help = Die Summe an Hornochsen, bei der die Partie endet.
option-ends = Die Partie endet
    .help = Ob eine Summe über der Grenze liegen oder sie nur erreichen muss.
option-rounds = Runden
    .help = Statt bis zu einer Grenze wird eine feste Zahl von Runden gespielt.
option-rounds-himmel = Spiele
    .help = Wie viele Spiele ihr spielt. Die Punkte werden addiert.
option-first = Startplatz
    .help = Der Platz, der die erste Runde beginnt.
option-cards = Karten pro Zug
    .help = Wie viele Karten alle in jedem Zug spielen.
option-cards-tournament = Handkarten
    .help = Ob die Handkarten ausgeteilt werden wie bei „Taktisch“ oder ausgesucht wie bei „Logisch“.
option-duplicate = Duplikat
    .help = Die ganze Verteilung bleibt, und jede Hand wandert jede Runde einen Platz weiter; so spielt jeder einmal jede Hand.
option-deck = Kartensatz
    .help = Welche Karten im Spiel sind.
option-tie = Gleichstand
    .help = Was entscheidet, wenn mehrere gleichauf vorn liegen.
option-deal = Verteilung
    .help = Wie alle zu ihren Handkarten kommen.
option-reveal = Ausspielen
    .help = Ob alle verdeckt spielen oder der Reihe nach aufdecken.
option-sides = Enden der Reihen
    .help = Wo eine Karte an eine Reihe angelegt werden darf.

## Werte der Optionen

value-edition-boi-beret = { edition-boi-beret }
value-edition-6-bierze = { edition-6-bierze }
value-edition-korova-006 = { edition-korova-006 }
value-edition-persian = { edition-persian }
value-ends-exceeds = über der Grenze
value-ends-reaches = beim Erreichen der Grenze
value-cards-tactical = ausgeteilt wie bei „Taktisch“
value-cards-logical = ausgesucht wie bei „Logisch“
value-cards-1 = eine
value-cards-2 = zwei
value-duplicate-true = ja
value-duplicate-false = nein
value-deck-two = zwei ganze Kartensätze
value-deck-doubles = ein Kartensatz und die Schnapszahlen 11–99
value-deck-full = alle 104 Karten
value-deck-tactical = nur die niedrigen Karten
value-tie-again = noch ein Spiel
value-tie-specials = weniger Sonderkarten
value-deal-shuffle = gemischt
value-deal-draft = reihum ausgesucht
value-reveal-hidden = verdeckt
value-reveal-open = offen, der Reihe nach
value-sides-right = nur rechts
value-sides-both = an beiden Enden

## Titel

title-loser = Herr der Kühe
    .help = Der Titel für alle, deren Summe die Grenze erreicht hat, oder für die höchste Summe.
title-winner = Star der Kuhspionage
    .help = Der Titel für die wenigsten Hornochsen.
