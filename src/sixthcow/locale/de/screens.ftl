### Die Seite im Browser: alles außer dem Tisch.

screen-loading = Einen Moment …
screen-broken = Hier ist etwas schiefgegangen. Lade die Seite bitte neu.
screen-cancel = Abbrechen

## Wege

nav-label = Hauptmenü
nav-skip = Zum Inhalt
nav-play = Spielen
nav-lobby = Tische
nav-learn = Lernen
nav-rules = Regeln
nav-me = Profil
nav-options = Sprache und Einstellungen
nav-about = Über die Seite
nav-leaderboard = Rangliste
nav-import = Aufzeichnung öffnen

## Die erste Seite

start-tagline = Bloß nicht die Sechste!
start-lead = Das Kartenspiel mit vier Reihen und vielen Hornochsen. Im Browser, gegen gute Bots oder mit Freunden.
start-quick-help = Mit anderen, die gerade warten; nach 30 Sekunden füllen Bots auf
start-now-help = Klassisch, du und drei Bots, ohne Konto
start-dealing = Die Karten werden ausgeteilt …
start-join = Hat dich jemand eingeladen?
start-join-hint = Link oder Code
start-join-go = Mitspielen
start-join-wrong = Das ist weder ein Link zu einem Tisch noch ein Code aus zwölf Zeichen.
start-going = Weiterspielen
start-going-more = und { $count } weitere
start-not-begun = noch nicht begonnen
start-your-turn = du bist dran
start-learn = Neu hier?
start-learn-help = In fünf Minuten gelernt, ganz nebenbei beim Spielen.
start-training = Training
start-training-help = Aufgaben, und deine eigenen Fehler zum Lösen.
strengths-title = Wie du spielst
start-games = Alle Spiele
start-seats = { $least }–{ $most } Spieler
start-rules-of = Regeln: { $game }
start-tables = Offene Tische
start-no-tables = Gerade wartet niemand an einem öffentlichen Tisch.
start-all-tables = Alle Tische

## Ein Tisch wird eingerichtet

setup-title = Dein Tisch
setup-game = Spiel
setup-seats = Spieler
setup-fewer = Ein Spieler weniger
setup-more = Ein Spieler mehr
setup-others = Die anderen
setup-a-person = Menschen
setup-a-bot = Bots: { $level }
setup-mixed = gemischt
setup-suggested = Für dich passend: { $level }
setup-apart = Platz für Platz …
setup-options = Optionen des Spiels
setup-terms = Optionen des Tisches
setup-by-edition = wie in der Ausgabe
setup-at-most = Höchstens { $count }.
setup-visibility = Wer mitspielen darf
setup-visibility-private = wer den Link hat
setup-visibility-public = alle, über die Liste der Tische
setup-chat = Chat
setup-chat-free = frei
setup-chat-phrases = nur fertige Sätze
setup-away = Wenn jemand weg ist
setup-away-bot = spielt ein Bot weiter
setup-away-wait = warten wir
setup-pace = Bedenkzeit
setup-tally = Hornochsen der Runde zeigen
setup-tally-help = Alle sehen, was jeder bisher genommen hat; sonst wird aus dem Gedächtnis gespielt.
setup-memory = Gedächtnisstütze
setup-memory-help = Alle sehen, was man sich bei guter Aufmerksamkeit merken würde.
setup-rated = Gewertet
setup-rated-help = Zählt für die Rangliste; es müssen mindestens zwei Menschen mitspielen.
setup-yes = ja
setup-no = nein
setup-play = Spielen
setup-open = Tisch öffnen
setup-rules = Regeln

## Die Tische

lobby-title = Öffentliche Tische
lobby-people = { $count ->
    [one] { $count } Person ist hier
   *[other] { $count } Leute sind hier
}
lobby-filter-game = Spiel
lobby-all-games = Alle Spiele
lobby-filter-free = Mit freiem Platz
lobby-open = Tisch öffnen
lobby-lost = Die Verbindung ist weg. Neuer Versuch …
lobby-empty = Im Moment gibt es keinen öffentlichen Tisch. Öffne einen: Die anderen sehen ihn sofort.
lobby-none-match = So einen Tisch gibt es gerade nicht.
lobby-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
lobby-playing = wird gespielt
lobby-full = voll

## Partien ansehen

replay-title = Partie ansehen
replay-missing = Diese Partie gibt es nicht.
replay-to-table = Zurück zum Tisch
replay-hands = Hände
replay-controls = Durch die Partie gehen
replay-move = Aktion
replay-move-of = Aktion { $move } von { $moves }
replay-turn-back = Einen Zug zurück
replay-back = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Eine Aktion weiter
replay-turn-next = Einen Zug weiter
replay-rounds = Runden
replay-turns = Züge dieser Runde
replay-turn = Zug { $number }
replay-keys = Tasten: Pfeile gehen Aktion für Aktion, mit Umschalt Zug für Zug; die Leertaste spielt ab und hält an.
replay-eyes = Blickwinkel
replay-eyes-open = alle Karten offen
replay-eyes-spectator = Zuschauer
replay-share = Diesen Moment teilen
replay-download = Aufzeichnung
replay-imported = Importiert: Dieser Server hat die Karten nicht ausgeteilt.
replay-try = Ab hier weiterspielen
replay-try-seat = Dein Platz
replay-try-help = An diesem Punkt der Partie entsteht ein neuer Tisch: Du nimmst einen Platz ein, Bots die anderen. In Statistiken zählt er nicht.
replay-try-original = Zu dieser Partie
replay-sheet-log = Verlauf
replay-sheet-scores = Punkte
replay-sheet-fairness = Ehrlich gemischt
import-title = Aufzeichnung öffnen
import-help = Eine Aufzeichnung ist eine Partie als Datei: Du kannst sie bei jeder Partie herunterladen. Hier bekommt sie eine eigene Adresse, und alle mit dem Link können sie ansehen. Du findest sie bei deinen Partien und kannst sie dort löschen.
import-choose = Datei wählen oder hierher ziehen
import-not-json = { $file } ist keine Aufzeichnung: Das ist kein JSON.

## Ehrlichkeit

fair-what = Vor dem Austeilen hat der Server den Fingerabdruck einer geheimen Zahl gezeigt, des Startwerts. Er bestimmt, wie gemischt wird, und jetzt, nach der Partie, ist er bekannt. So kann dein Browser alles noch einmal mischen und vergleichen.
fair-what-imported = Diese Aufzeichnung wurde importiert; dieser Server hat die Karten nicht ausgeteilt. Die Prüfung kann nur sagen, ob das Mischen aus dem Startwert folgt, den die Aufzeichnung nennt. Wer sie geschrieben hat, kann ihn sich ausgesucht haben.
fair-check = Hier prüfen
fair-checking = Es wird noch einmal gemischt …
fair-none = Diese Aufzeichnung enthält keinen Beweis für das Mischen.
fair-honest = { $count ->
    [one] Ehrlich: Der Startwert hat den gezeigten Fingerabdruck, und die eine Ziehung folgt daraus.
   *[other] Ehrlich: Der Startwert hat den gezeigten Fingerabdruck, und alle { $count } Ziehungen folgen daraus.
}
fair-fits = Die Aufzeichnung ist in sich stimmig: Ihr Startwert hat den genannten Fingerabdruck, und jede Ziehung folgt aus ihm. Wer die Karten ausgeteilt hat, beweist sie nicht.
fair-contradicts = Die Aufzeichnung widerspricht sich: Ihr Startwert hat nicht den genannten Fingerabdruck.
fair-other-seed = Nicht ehrlich: Der Startwert hat nicht den Fingerabdruck, der vor dem Austeilen gezeigt wurde.
fair-wrong = Nicht ehrlich: Diese Aktionen folgen nicht aus dem Startwert: { $moves }
fair-commitment = Fingerabdruck (SHA-256), vor dem Austeilen gezeigt
fair-commitment-imported = Fingerabdruck (SHA-256) in der Aufzeichnung
fair-seed = Startwert, nach der Partie gezeigt
fair-seed-imported = Startwert in der Aufzeichnung
fair-added = Zufallszahlen von den Geräten der Spieler
fair-added-by-nobody = Kein Gerät eines Spielers hat eine Zufallszahl beigetragen: Der Server allein hat den Startwert gewählt.
fair-continues = Die ersten { $moves } Züge stammen aus einer anderen Partie und gehören nicht zu diesem Nachweis.
fair-yours-missing = Die Zahl deines Geräts fehlt oder ist eine andere: nicht ehrlich.
fair-other-commitment = Der Fingerabdruck ist nicht der, den dein Gerät vor dem Geben gesehen hat: nicht ehrlich.
fair-mixing = Die Karten folgen aus einem gemischten Startwert: SHA-256 aus Startwert und allen beigetragenen Zahlen in der Reihenfolge der Plätze, geschrieben wie Startwert:1=Zahl:2=Zahl. Hat niemand eine beigetragen, ist es der Startwert selbst.
fair-draws = Alle Ziehungen
fair-right = stimmt
fair-not-right = stimmt nicht
fair-shuffle = Ziehung { $number } (Aktion { $move }): { $count } Karten gemischt
fair-theft = Ziehung { $number } (Aktion { $move }): eine von { $count } Handkarten
fair-how = Selbst nachprüfen
fair-recipe = Ziehung Nummer n nimmt ihre 32-Bit-Zahlen aus SHA-256 von Startwert:n:0, Startwert:n:1 und so weiter. Die Karten werden sortiert; dann tauscht jede, von der letzten an abwärts, mit einer Karte an ihrer Stelle oder davor.
fair-yourself = Vergleiche den Fingerabdruck mit einem beliebigen Programm, oder prüfe die ganze heruntergeladene Aufzeichnung:

## Regeln

rules-all = Alle Regeln
rules-lead = Jede Regel hat eine Nummer, und am Tisch erfährst du, welche gerade galt.
rules-to-learn = Lieber beim Spielen lernen?
rules-own = Die Besonderheiten
rules-shared = Wie bei: { $game }
rules-shared-help = Alles andere, solange die Regeln oben nichts anderes sagen.
rules-clause = Link zu Regel { $clause }
rules-editions = Ausgaben
rules-usual = Standard
rules-play = Spielen

## Du und andere

me-name = Dein Name
me-save = Speichern
me-saved = Gespeichert.
me-account = Konto
me-stats = Statistik
me-history = Gespielte Partien
me-bots = Bot-Konten
me-data = Deine Daten
account-why = Spielen kannst du ohne Konto. Mit einem kennen dich alle deine Geräte.
account-make = Konto anlegen
account-login = Anmelden
account-logout = Abmelden
account-as = Du bist angemeldet als { $account }.
account-name = Kontoname
account-password = Passwort
account-password-hint = Mindestens acht Zeichen.
account-password-change = Passwort ändern
account-password-old = Altes Passwort
account-password-new = Neues Passwort
account-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
account-absorb = Die Partien von diesem Gerät behalten
bots-help = Für Programme, die hier spielen: Leg deinem Bot ein Konto an und gib ihm das Token.
bots-name = Name des Bots
bots-make = Anlegen
bots-token = Das Token von { $name }
bots-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
bots-remove = { $name } entfernen
data-help = Lade alles herunter, was wir über dich speichern, oder lösch es endgültig.
data-export = Alles herunterladen
data-delete = Alles löschen
data-delete-what = Dein Name, dein Konto, deine Einstellungen und deine Bots werden sofort gelöscht. Partien, die andere mit dir gespielt haben, bleiben ohne deinen Namen. Das lässt sich nicht rückgängig machen.
data-delete-sure = Ja, alles über mich löschen.
history-filter = Ausgang
history-all = Alle
history-won = Gewonnen
history-lost = Nicht gewonnen
history-imported = Importiert
history-empty = Noch keine Partie zu Ende gespielt. Die erste dauert fünf Minuten.
history-none = Keine passende Partie.
history-more = Ältere
history-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
history-place = Rang { $place } von { $of }
history-unfinished = nicht zu Ende
history-remove = Löschen
history-remove-question = Diese Aufzeichnung löschen? Ihr Link führt dann ins Leere.
stats-empty = Noch keine Zahlen: Sie kommen mit der ersten beendeten Partie.
stats-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
stats-wins = gewonnen
stats-penalty = Minuspunkte im Schnitt
stats-rank = Rang im Schnitt
stats-rating = Wertung
stats-rating-chart = Wertung im Lauf der Zeit, von { $from } bis { $to }
stats-versus = Direkter Vergleich
stats-better = vorn
stats-equal = gleichauf
stats-worse = hinten
person-title = Spieler
person-missing = Diese Person gibt es nicht.
person-no-games = Noch keine beendete Partie an öffentlichen Tischen.
board-title = Rangliste: { $game }
board-help = Alle, die gewertete Partien mit Menschen gespielt haben.
board-place = Rang
board-games = Partien
board-empty = Noch keine gewertete Partie. Öffne einen gewerteten Tisch und sei die Nummer eins.

## Über die Seite, und nirgendwo

missing-help = Der Link stimmt nicht, oder was hier war, ist weg.
about-what = Was ist Sixth Cow?
about-what-text = Sixth Cow ist der Ort für 6 nimmt! und seine Verwandten: elf Spiele nach fünf Regelheften, gegen Bots oder mit Freunden, in fünf Sprachen. Ohne Konto, ohne Werbung, ohne Installation.
about-fair = Ehrliche Karten
about-fair-text = Der Server legt jedes Mischen vor dem Austeilen fest und beweist es nach der Partie. Bei jeder Partie gibt es einen Knopf, der das in deinem eigenen Browser nachprüft.
about-data = Deine Daten
about-data-text = Ein Cookie sagt dem Server, dass du derselbe Gast bist wie gestern. Sonst folgt dir nichts. In deinem Profil kannst du alle deine Daten herunterladen oder löschen.
about-free = Freie Software
about-free-text = Das Programm ist freie Software: Betreib mit einem Befehl deinen eigenen Server, schreib Bots, lies den Quelltext.
about-rulebooks = Die Regelhefte
about-rulebooks-text = Die Regeln sind in unseren eigenen Worten geschrieben, nach diesen Heften:
about-author = ein Spiel von { $name }
about-translator = übersetzt von { $name }
about-marks = Die Namen der Spiele sind Marken ihrer Verlage. Diese Seite hat mit ihnen nichts zu tun.
