### Die Befehle für Gastgeber: serve, verify, backup, restore, admin.

## Der Server

serving-address = Sixth Cow läuft unter { $address }
serving-network = und in deinem Netz unter { $address }
serving-port-taken = Port { $port } ist belegt; das ist der nächste freie.
serving-stop = { $keys } beendet den Server. Nichts geht verloren: Nach dem nächsten Start geht jede Partie weiter.
serving-no-page = Die Seite ist noch nicht gebaut, also gibt es nur die API. So wird sie gebaut: { $command }
serving-stopped = Beendet; alles ist gespeichert.
refusal-no-listening = auf { $host }, Port { $port }, ist kein Server möglich: { $detail }
refusal-config-file = { $file } ist kein TOML: { $detail }
refusal-config-unknown = { $source }: Die Einstellung „{ $field }“ gibt es nicht; erlaubt: { $allowed }
refusal-config-value = { $source }: Die Einstellung „{ $field }“ kann nicht „{ $value }“ sein; erlaubt: { $allowed }

## Eine Aufzeichnung prüfen

verify-honest = { $file }: ehrlich. Der Startwert hat den Fingerabdruck, der vor dem Austeilen gezeigt wurde, und alles Mischen und Ziehen folgt aus ihm (insgesamt { $draws }-mal).
verify-other-seed = { $file }: nicht ehrlich. Der Startwert hat nicht den Fingerabdruck, der vor dem Austeilen gezeigt wurde.
verify-wrong-draws = { $file }: nicht ehrlich. Diese Aktionen des Kartengebers folgen nicht aus dem Startwert: { $moves }.
verify-contributors = Die Karten folgen auch aus Zufallszahlen von den Geräten von: { $names }. Der Server allein konnte sie also nicht bestimmen.
verify-continues = Die ersten { $moves } Züge stammen aus einer anderen Partie: Geprüft sind hier nur die Ziehungen danach.

## Sicherungen

backup-written = Die Sicherung ist in { $file } ({ $size } MB).
restore-done = { $file } ist aus der Sicherung wiederhergestellt.
restore-aside = Die vorherige Datenbank ist als { $file } aufgehoben.
refusal-bad-store = die Datenbank lässt sich nicht benutzen: { $detail }
refusal-no-database = eine Datenbank { $file } gibt es noch nicht

## Leute und Tische verwalten

admin-column-id = Kennung
admin-column-game = Spiel
admin-column-status = Stand
admin-column-names = wer
admin-column-changed = zuletzt geändert
admin-column-name = Name
admin-column-account = Konto
admin-column-seen = zuletzt da
admin-column-banned = gesperrt
admin-none = Keine.
admin-closed = Tisch { $table } ist geschlossen.
admin-banned = { $name } darf hier nicht mehr spielen.
admin-unbanned = { $name } darf hier wieder spielen.
admin-forgotten = Alles über { $name } ist gelöscht; die Partien bleiben, ohne den Namen.
refusal-no-table-there = einen Tisch „{ $table }“ gibt es hier nicht
refusal-no-person-there = eine Person „{ $person }“ gibt es hier nicht
