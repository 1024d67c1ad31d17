### Das Terminal: die Wörter rund um den Tisch. Namen von Tasten kommen als Werte.

## Der Tisch

terminal-title = Sixth Cow
terminal-number = { $number }
terminal-round = Runde { $number }
terminal-lap = Umlauf { $number }
terminal-running = { $total } + { $running }
terminal-target = Ziel { $number }
terminal-deck = Nachziehstapel
terminal-clockwise = im Uhrzeigersinn
terminal-counter = gegen den Uhrzeigersinn
terminal-aside = Genommen:
terminal-choosing = wählt …
terminal-has-chosen = hat gewählt
terminal-bot-with = Bot · { $cards }
terminal-unsaved-short = nicht gespeichert
terminal-keys-choose = { $arrows }, Zahl: wählen · { $enter }: spielen · { $hint }: Tipp · { $why }: warum? · { $scores }: Punkte · { $quit }: Ende
terminal-keys-toggle = { $arrows }: bewegen · { $space }: behalten oder nicht · { $enter }: fertig · { $hint }: Tipp · { $why }: warum? · { $quit }: Ende
terminal-keys-watch = { $space }: weiter · { $why }: warum? · { $scores }: Punkte · { $quit }: Ende

## Hints

terminal-hint-cost = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-hint-cost-win = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $chance } %)
terminal-hint-costs = Was jede Wahl im Schnitt kostet, die billigste zuerst: { $costs }
terminal-hint-costs-win = Was jede Wahl im Schnitt kostet und wie wahrscheinlich damit der Sieg ist, die billigste zuerst: { $costs }
terminal-hint-wait = Tipps werden vorbereitet: Drück gleich noch einmal { $key }
terminal-hint-alone = Tipps gibt es nur allein gegen Bots.

## Zwischen den Zügen

terminal-handover = Gib die Tastatur weiter an { $name }
terminal-handover-key = { $name }: drück { $key }, wenn nur du den Bildschirm siehst

## Der Punktezettel

terminal-sheet = { $rounds ->
    [0] Punktezettel: noch ist keine Runde zu Ende
    [one] Punktezettel nach { $rounds } Runde
   *[other] Punktezettel nach { $rounds } Runden
}
terminal-match-over = Die Partie ist zu Ende
terminal-total = Summe
terminal-keys-sheet = { $enter }: weiter · { $quit }: Ende
terminal-keys-over = { $again }: noch einmal · { $review }: Analyse · { $menu }: anderes Spiel · { $quit }: Ende
terminal-keys-review = { $arrows }: blättern · { $enter }: zurück · { $quit }: Ende

## Der Anfang

terminal-choose-game = Was spielen wir?
terminal-continue = Weiterspielen
terminal-continue-file = Weiter mit { $game }, Runde { $round }
terminal-language = Sprache: { $name }
terminal-keys-start = { $arrows }: wählen · { $enter }: öffnen · { $language }: Sprache · { $theme }: Farben · { $quit }: Ende
terminal-keys-setup = { $up }: bewegen · { $change }: ändern · { $enter }: spielen · { $back }: zurück
terminal-play = Spielen
terminal-open-value = –
terminal-field-seats = Spieler
terminal-field-people = Leute an dieser Tastatur
terminal-field-bots = Gegner
terminal-field-speed = Tempo
terminal-field-theme = Farben
terminal-field-language = Sprache
terminal-value-bots-cautious = vorsichtig
terminal-value-bots-random = zufällig
terminal-value-bots-careful = überlegt
terminal-value-bots-strong = stark
terminal-value-bots-master = meisterhaft
terminal-value-speed-slow = langsam
terminal-value-speed-normal = normal
terminal-value-speed-fast = schnell
terminal-value-speed-instant = sofort
terminal-value-theme-dark = dunkel
terminal-value-theme-light = hell
terminal-person = { $people ->
    [1] Spieler
   *[other] Spieler { $number }
}
terminal-cows = Berta, Rosa, Frieda, Liesl, Emma, Resi, Hilde, Flora, Erna, Lotte, Alma, Vroni, Zenzi

## Kommen und Gehen

terminal-how-to-resume = Die Partie ist gespeichert. Weiter geht es mit: { $command }
terminal-unsaved = Die Partie konnte nicht in { $file } gespeichert werden: { $detail }
terminal-file-exists = { $file } gibt es schon: Spiel damit weiter ({ $option }) oder nenne eine andere Datei.
terminal-no-terminal = Zum Spielen braucht es ein Terminal: Ein- und Ausgabe dürfen nicht umgeleitet sein.
terminal-nothing-to-resume = Es gibt keine angefangene Partie zum Weiterspielen.
terminal-too-small = Das Fenster ist zu klein: mindestens { $width } × { $height }
