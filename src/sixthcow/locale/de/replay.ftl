### Der Tisch und die letzten Zeilen einer Wiederholung.

zone-row = Reihe { $number }
zone-target = Ziel { $number }
zone-stack = Stapel { $number }
zone-draft = Offene Karten
replay-waits = { $name } muss entscheiden: { $actions }
replay-waits-dealer = Es muss gemischt oder gezogen werden.
refusal-empty = { $file } ist leer: Eine Aufzeichnung ist ein JSON-Dokument
refusal-unreadable = { $file } lässt sich nicht lesen: { $detail }
