### Die Seite im Browser: die Wörter rund um den Tisch. Spielbegriffe stehen in den anderen Dateien.

page-title = Sixth Cow
page-close = Schließen
page-retry = Noch einmal versuchen
page-home = Startseite
page-offline = Der Server ist nicht erreichbar. Sobald du online bist, geht es weiter.
page-missing = Hier ist nichts.

## Die erste Seite

page-play-now = Jetzt spielen
page-play-friends = Mit Freunden spielen
page-play-quick = Schnelles Spiel

## Rund um den Tisch

page-round = Runde { $number }
page-lap = Umlauf { $number }
page-ends-at = endet bei { $target }
page-ends-above = endet über { $target }
page-ends-after = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
page-by-memory = aus dem Gedächtnis
page-continues = setzt eine andere Partie fort
page-clockwise = im Uhrzeigersinn
page-counter = gegen den Uhrzeigersinn
page-clock = Verbleibende Zeit
page-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
page-watchers = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Leute sehen zu
}
page-panels = Mehr zu diesem Tisch
page-panel-log = Verlauf
page-panel-chat = Chat
page-panel-memory = Gedächtnisstütze
page-panel-scores = Punkte
page-panel-rules = Regeln
page-panel-options = Einstellungen

## Spieler

page-players = Spieler
page-player = Spieler
page-points = Minuspunkte
page-this-round = { $count } in dieser Runde
page-choosing = wählt …
page-has-chosen = hat gewählt
page-away = nicht da
page-away-bot = nicht da, ein Bot spielt
page-stand-in = ein Bot spielt
page-bot = Bot
page-pile = { $count ->
    [one] { $count } Karte genommen
   *[other] { $count } Karten genommen
}
page-meet = Mehr über { $name }
page-bot-of = Bot, Stärke: { $level }
page-no-seat = ohne Platz
page-is-muted = stummgeschaltet
page-their-page = Partien und Statistik
page-hide-chat = Nachrichten auf diesem Gerät ausblenden
page-show-chat = Nachrichten wieder zeigen
page-kick = Entfernen
page-kick-sure = { $status ->
    [playing] { $name } vom Tisch entfernen? Ein Bot spielt weiter; zurück an diesen Tisch geht es dann nicht mehr.
   *[other] { $name } vom Tisch entfernen? Zurück an diesen Tisch geht es dann nicht mehr.
}
page-flag-starter = beginnt
page-flag-featured = spielt die Hand, die zählt

## Die Karten

page-row = Reihe { $number }: { $cards }; { $heads ->
    [one] { $heads } Hornochse
   *[other] { $heads } Hornochsen
}
page-deck = Nachziehstapel
page-marker = Hier liegt der Marker
page-your-hand = Deine Handkarten
page-dock = Was zu tun ist
page-goal-heads = Wer am wenigsten Hornochsen hat, gewinnt.
page-goal-points = Wer am wenigsten Minuspunkte hat, gewinnt.
page-goal-above = Schluss ist, sobald jemand über { $target } kommt.
page-goal-at = Schluss ist, sobald jemand { $target } erreicht.
page-goal-rounds = { $rounds ->
    [one] Es gibt nur eine Runde.
   *[other] Gespielt werden { $rounds } Runden.
}
page-sending = Wird gesendet …
page-tap-again = Zum Bestätigen noch einmal tippen
page-skip = Überspringen
page-why = Warum?
page-hint = Tipp

## Verlauf, Punkte, Gedächtnisstütze

page-log-empty = Noch ist nichts passiert.
page-hints-of = { $count ->
    [one] { $name } hat sich einen Tipp geben lassen
   *[other] { $name } hat sich { $count } Tipps geben lassen
}
page-log-placed = { $count ->
    [1] { $card } an Reihe { $row }
   *[other] Zwillinge { $card } an Reihe { $row }
}
page-log-row-taken = { $name } nimmt Reihe { $row }: { $heads ->
    [one] { $heads } Hornochse
   *[other] { $heads } Hornochsen
}
page-log-scored = { $name }: +{ $points }, insgesamt { $total }
page-scores-empty = Noch ist keine Runde zu Ende.
page-total = Summe
page-chart = Summen nach Runden, als Linien
page-memory-help = Helle Karten waren in dieser Runde noch nicht zu sehen.
page-memory-unseen = Noch nicht gesehene Karten
page-round-over = Runde { $number } ist zu Ende
page-next-round = Nächste Runde
page-ready-wait = Wir warten auf { $names } …
page-ready-you = Alle warten auf dich.
page-heads-left = { $name } ist noch { $count } Hornochsen vom Ende der Partie entfernt.
page-rounds-left = { $count ->
    [one] Noch eine Runde.
   *[other] Noch { $count } Runden.
}

## Das Ende

page-over = Die Partie ist zu Ende
page-you-win = { $count ->
    [one] Du gewinnst mit { $points }
   *[other] Du teilst dir den Sieg mit { $names }: { $points }
} { $points ->
    [one] Minuspunkt
   *[other] { $count ->
        [one] Minuspunkten
       *[other] Minuspunkte
    }
}
page-result = Ergebnis zeigen
page-rematch = Noch einmal
page-to-rematch = Zur nächsten Partie
page-replay = Partie ansehen
page-review = Partie analysieren
page-original-round = In der ursprünglichen Partie bekam dieser Platz in dieser Runde { $points }.
page-original-total = Du hast am Ende { $mine }; in der ursprünglichen Partie hatte dieser Platz { $points }.

## Vor dem Start

page-seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
page-rated = gewertet
page-host = Gastgeber
page-ask-name = Wie sollen die anderen dich nennen?
page-ask-name-save = OK
page-ask-name-skip = Jetzt nicht
page-free-seat = Freier Platz
page-sit = Hier sitzen
page-move-up = { $name } einen Platz nach oben
page-remove = { $name } entfernen
page-bot-level = Stärke der Bots
page-fill-bots = { $count ->
    [one] Bot dazusetzen
   *[other] { $count } Bots dazusetzen
}
page-start = Los geht’s
page-sit-down = Platz nehmen
page-take-a-seat = Du siehst zu. Nimm Platz, um mitzuspielen.
page-all-taken = Du siehst zu: Alle Plätze sind besetzt.
page-change = Ändern
page-change-title = Tischoptionen ändern
page-change-save = Speichern
page-change-stand = Keinen Platz mehr hätten: { $names }
page-host-starts = Der Gastgeber beginnt, wenn alle Plätze besetzt sind.
page-quick-free =
    { $count ->
        [one] Noch ein Platz ist frei.
       *[other] Noch { $count } Plätze sind frei.
    }
page-quick-then = Es geht los, sobald alle Plätze besetzt sind. Wenn nicht, spielen nach Ablauf der Zeit Bots mit.
page-quick-clock = Zeit, bis Bots mitspielen
page-invite = Schick deinen Freunden diesen Link oder lass sie den Code scannen.
page-link = Link zu diesem Tisch
page-share = Teilen
page-copied = Kopiert
page-qr = Der Link zu diesem Tisch als QR-Code

## Chat

page-chat-empty = Noch hat niemand etwas gesagt.
page-unread = (neue Nachrichten)
page-message = Nachricht
page-send = Senden
page-mute = Für alle stummschalten
page-unmute = Wieder schreiben lassen
page-muted = Der Gastgeber hat dich hier stummgeschaltet.

## Zusehen, weggehen, wiederkommen

page-watching = Du siehst zu.
page-bot-plays = Ein Bot spielt für dich.
page-take-back = Platz wieder einnehmen
page-late = Deine Zeit war um: Ein Bot hat für dich entschieden.
page-late-chosen = Deine Zeit war um, ein Bot hat für dich entschieden: { $what }
page-late-again = Deine Zeit war wieder um. Ein Bot spielt für dich, bis du zurück bist.
page-late-of = Die Zeit von { $name } war um: Ein Bot hat entschieden
page-leave = Tisch verlassen
page-leave-sure = Jetzt gehen? Ein Bot spielt für dich weiter. Der Platz bleibt deiner: Du kannst jederzeit zurückkommen.
page-stand-up = Aufstehen
page-close-table = Tisch schließen
page-close-sure = Diesen Tisch für alle schließen?
page-end-sure = Den Tisch mitten in der Partie schließen? Die Partie zählt dann nicht.
page-cancel = Abbrechen
page-gone-closed = Dieser Tisch ist geschlossen
page-gone-closed-then = Er wurde geschlossen, bevor eine Partie begann. An einem anderen ist immer Platz.
page-gone-ended-then = Er wurde mitten in einer Partie geschlossen; diese Partie zählt nicht. An einem anderen ist immer Platz.
page-gone-kicked = Der Gastgeber hat dich von diesem Tisch entfernt
page-gone-kicked-then = Das kommt vor. An einem anderen Tisch ist immer Platz.
page-gone-table-not-found = Diesen Tisch gibt es nicht
page-gone-table-not-found-then = Ist der Link vollständig? Tische, an die niemand kommt, werden nach einer Weile abgeräumt.
page-gone-banned = Du darfst hier nicht mehr spielen
page-gone-banned-then = Das haben die Betreiber dieses Servers entschieden. Frag sie, wenn du es für einen Irrtum hältst.
page-other-tables = Andere Tische

## Die Verbindung

page-connecting = Verbindung wird aufgebaut …
page-lost = Verbindung verloren. Sie wird wieder aufgebaut …
page-lost-sending = Verbindung verloren. Deine Wahl wird gesendet, sobald sie wieder steht.
page-too-late = Zu spät: Am Tisch ist es schon weitergegangen, deine letzte Wahl hat nicht gezählt.
page-too-fast = Zu schnell für den Server: Deine letzte Wahl wird gleich noch einmal gesendet.
page-bye = Der Server hat die Verbindung beendet. Sie wird wieder aufgebaut …

## Einstellungen

page-language = Sprache
page-set-speed = Tempo
page-set-speed-slow = langsam
page-set-speed-normal = normal
page-set-speed-fast = schnell
page-set-speed-instant = sofort
page-set-theme = Farben
page-set-theme-system = wie im System
page-set-theme-light = hell
page-set-theme-dark = dunkel
page-set-motion = Animationen
page-set-motion-system = wie im System
page-set-motion-full = voll
page-set-motion-reduced = reduziert
page-set-digits = Ziffern
page-set-digits-native = persische
page-set-digits-latin = lateinische
page-set-confirm = Mit zweitem Tippen bestätigen
page-set-sound = Ton

## Stärke der Bots und Tempo der Tische

level-random = zufällig
level-cautious = vorsichtig
level-careful = überlegt
level-strong = stark
level-master = meisterhaft
page-rank = Stärke { $rank } von 5
page-ranked = { $level } · { $rank }/5
pace-none = ohne Uhr
pace-relaxed = 90 Sekunden je Entscheidung
pace-normal = 30 Sekunden je Entscheidung
pace-blitz = 8 Sekunden je Entscheidung
pace-day = ein Tag je Entscheidung
pace-three-days = drei Tage je Entscheidung
pace-week = eine Woche je Entscheidung
