### Was der Server sagt: Ablehnungen (`refusal-<reason>`) und die schnellen Sätze im Chat.

## Tische

refusal-too-late = zu spät: Am Tisch ist es schon weitergegangen
refusal-table-not-found = diesen Tisch gibt es nicht
refusal-table-closed = dieser Tisch ist geschlossen
refusal-too-many-tables = du hast zu viele offene Tische: Beende oder schließ erst einen
refusal-too-many-bot-tables = bei dir laufen schon { $limit } Tische, an denen nur Bots spielen: Schließ erst einen
refusal-seat-taken = dieser Platz ist besetzt
refusal-no-free-seat = alle Plätze sind besetzt
refusal-seats-empty = es sind noch Plätze frei: Warte auf Leute oder setz Bots dazu
refusal-not-seated = du hast an diesem Tisch keinen Platz
refusal-not-host = das kann nur der Gastgeber des Tisches
refusal-already-started = die Partie hat schon begonnen
refusal-not-started = die Partie hat noch nicht begonnen
refusal-not-over = die Partie ist noch nicht zu Ende
refusal-already-over = die Partie ist schon zu Ende
refusal-unknown-level = Bots der Stufe „{ $level }“ gibt es nicht; erlaubt: { $allowed }
refusal-rated-needs-people = eine gewertete Partie braucht mindestens zwei Menschen
refusal-no-such-person = diese Person ist nicht an diesem Tisch
refusal-kicked = der Gastgeber hat dich von diesem Tisch entfernt
refusal-hint-rated = in gewerteten Partien gibt es keine Tipps
refusal-hint-public = an öffentlichen Tischen gibt es keine Tipps
refusal-hint-people = Tipps gibt es nur allein gegen Bots: Hier spielen noch andere mit
refusal-hint-not-now = Tipps gibt es nur für eigene Entscheidungen: Du bist nicht am Zug
refusal-hint-failed = der Tipp ist gescheitert: Versuch es gleich noch einmal

## Chat

refusal-muted = der Gastgeber hat dich an diesem Tisch stummgeschaltet
refusal-chat-phrases-only = an diesem Tisch gibt es nur fertige Sätze
refusal-empty-message = die Nachricht ist leer: Wähl einen Satz oder schreib etwas

## Leute

refusal-not-logged-in = du bist hier noch nicht bekannt: Öffne erst die Seite oder schick dein Token mit
refusal-bad-name = ein Name braucht mindestens ein sichtbares Zeichen und darf höchstens { $longest } Zeichen haben
refusal-name-taken = dieser Name ist vergeben: Wähl einen anderen
refusal-wrong-password = Name oder Passwort stimmt nicht
refusal-banned = du darfst hier nicht mehr spielen
refusal-has-account = du hast schon ein Konto
refusal-no-account = du hast noch kein Konto
refusal-not-for-bots = das können Bot-Konten nicht
refusal-bots-only = das können nur Bot-Konten
refusal-too-many-bots = du kannst höchstens { $limit } Bot-Konten haben
refusal-too-many-imports = du kannst höchstens { $limit } Aufzeichnungen behalten: Lösch erst eine

## Anfragen

refusal-not-found = hier ist nichts
refusal-bad-request = diese Anfrage ist nicht zu verstehen: { $detail }
refusal-method-not-allowed = das geht hier nicht
refusal-unsupported = hier wird nur JSON verstanden
refusal-compressed = hier dürfen Anfragen nicht komprimiert sein
refusal-body-too-large = das ist zu groß
refusal-wrong-origin = diese Anfrage kommt von einer anderen Seite
refusal-too-many-requests = das war zu schnell: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal
refusal-too-busy = der Server ist noch mit deinen vorigen Anfragen beschäftigt: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal
refusal-too-much-unread = du hast die vorigen Antworten noch nicht gelesen: Lies sie zuerst
refusal-too-many-sockets = es sind zu viele Verbindungen offen: Schließ erst eine
refusal-too-many-streams = es sind zu viele Datenströme offen: höchstens { $limit }
refusal-no-table-here = geh erst an einen Tisch
refusal-replay-too-large = diese Partie ist zu lang, um sie hier anzusehen: Lade ihre Aufzeichnung herunter
refusal-review-too-long = diese Partie ist zu lang für eine Analyse: Mehr als { $limit } Züge gehen hier nicht
refusal-review-failed = die Analyse ist gescheitert: Versuch es gleich noch einmal
refusal-record-too-large = eine Aufzeichnung darf hier höchstens { $limit } KB groß sein
refusal-import-too-long = diese Aufzeichnung ist zu lang, um hier aufbewahrt zu werden: höchstens { $limit } Aktionen
refusal-server-error = hier ist etwas schiefgegangen; der Fehler ist protokolliert
refusal-store-down = im Moment lässt sich nichts speichern: Versuch es bald noch einmal
refusal-no-proof = diese Aufzeichnung enthält keinen Beweis für das Mischen

## Sätze

phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-move = Schöner Zug!
phrase-ouch = Autsch!
phrase-moo = Muh!
phrase-thanks = Danke!
phrase-hurry = Wir warten auf dich …
phrase-one-moment = Einen Moment bitte
phrase-sorry = Entschuldigung!
phrase-again = Noch einmal?
phrase-good-game = Schönes Spiel!
phrase-bye = Bis bald!
