### Die Arena: Bots gegen Bots. `rotations` sagt, wie oft die Plätze bei gleichen Karten wechseln.

arena-preparing = Wird vorbereitet
arena-progress = Gespielt
arena-head = { $game } · { $seats } Plätze · { $matches } Partien ({ $deals } Kartenverteilungen × { $rotations } Sitzordnungen) · Startwert { $seed }
arena-stopped = Abgebrochen nach { $done } von { $planned } Partien.
arena-nothing = Abgebrochen, bevor die erste Kartenverteilung gespielt war.

## Die Tabelle

arena-column-bot = Bot
arena-column-penalty = Minuspunkte je Partie
arena-column-wins = Siege je Platz
arena-column-rating = Wertung
arena-column-lost = verlorene Entscheidungen
arena-column-pair = Unterschied
arena-column-corrected = ohne Glück
arena-column-judged = Fehler laut Analyse
arena-number = { $number }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { $share } %
arena-error = { $mean } ± { $error }

## Entscheidungen, die ein Bot verloren hat: wie, wie oft, und die erste davon

arena-fault-crash = abgestürzt
arena-fault-late = nicht rechtzeitig geantwortet
arena-fault-illegal = unerlaubte Aktion
arena-fault-garbled = unlesbare Nachricht
arena-fault-flood = zu viel Ausgabe
arena-lost = { $bot }: { $kind } × { $count }
arena-lost-first = { $bot }: { $kind } × { $count }, beim ersten Mal: { $first }

## Was nicht gespielt werden kann

refusal-bot-unknown = den Bot „{ $bot }“ gibt es nicht; erlaubt: { $allowed }
refusal-bot-program = der Bot „{ $bot }“ kann nicht spielen: Es gibt kein Programm „{ $program }“
refusal-bot-unfit = der Bot „{ $bot }“ kann nicht spielen: { $detail }
refusal-bot-silent = der Bot „{ $bot }“ hat nicht auf die Begrüßung geantwortet: { $detail }
refusal-worker-lost = einer der Prozesse, die spielen, ist unerwartet abgebrochen
refusal-cluster-unreachable = der Ray-Cluster unter { $address } ist nicht nutzbar: { $detail }
refusal-cluster-version = jeder Rechner des Clusters braucht Sixth Cow { $version }
refusal-cluster-failed = ein Rechner des Clusters konnte nicht spielen: { $detail }
refusal-unwritable = { $file } lässt sich nicht schreiben: { $detail }
refusal-save-line = Zeile { $line } von { $file } stammt nicht von einer Arena
refusal-save-other = { $file } gehört zu einer anderen Arena: „{ $term }“ ist dort { $saved } und jetzt { $given }
