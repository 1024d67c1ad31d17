### Polecenia gospodarza: serve, verify, backup, restore, admin.

## Serwer

serving-address = Sixth Cow działa pod adresem { $address }
serving-network = a w twojej sieci pod adresem { $address }
serving-port-taken = Port { $port } jest zajęty; to jest następny wolny.
serving-stop = { $keys } zatrzymuje serwer. Nic nie zginie: po ponownym uruchomieniu każda gra toczy się dalej.
serving-no-page = Strona nie jest zbudowana, więc działa tylko API. Stronę buduje: { $command }
serving-stopped = Zatrzymano; wszystko jest zapisane.
refusal-no-listening = nie można uruchomić serwera na { $host }, port { $port }: { $detail }
refusal-config-file = { $file } to nie TOML: { $detail }
refusal-config-unknown = { $source }: nie ma ustawienia „{ $field }”; dozwolone: { $allowed }
refusal-config-value = { $source }: ustawienie „{ $field }” nie może mieć wartości „{ $value }”; dozwolone: { $allowed }

## Sprawdzanie zapisu

verify-honest = { $file }: uczciwie. Ziarno ma odcisk pokazany przed rozdaniem, a każde losowanie wynika z ziarna (razem { $draws }).
verify-other-seed = { $file }: nieuczciwie. Ziarno nie ma odcisku pokazanego przed rozdaniem.
verify-wrong-draws = { $file }: nieuczciwie. Te ruchy rozdającego nie wynikają z ziarna: { $moves }.
verify-contributors = Karty wynikają też z liczb losowych dodanych przez urządzenia graczy: { $names }. Sam serwer nie mógł ich więc wybrać.
verify-continues = Pierwsze ruchy (liczba: { $moves }) pochodzą z innej gry: sprawdzono tu tylko losowania po nich.

## Kopie zapasowe

backup-written = Kopia zapasowa jest w { $file } ({ $size } MB).
restore-done = { $file } odtworzono z kopii zapasowej.
restore-aside = Poprzednia baza danych jest w { $file }.
refusal-bad-store = nie można użyć bazy danych: { $detail }
refusal-no-database = nie ma jeszcze bazy danych { $file }

## Ludzie i stoły

admin-column-id = id
admin-column-game = gra
admin-column-status = stan
admin-column-names = kto
admin-column-changed = ostatnia zmiana
admin-column-name = nazwa
admin-column-account = konto
admin-column-seen = ostatnio tutaj
admin-column-banned = zablokowane
admin-none = Nie ma żadnych.
admin-closed = Stół { $table } jest zamknięty.
admin-banned = { $name } nie może już tutaj grać.
admin-unbanned = { $name } znów może tutaj grać.
admin-forgotten = { $name }: wszystkie dane są usunięte; gry zostają, bez nazwy.
refusal-no-table-there = nie ma tu stołu „{ $table }”
refusal-no-person-there = nie ma tu osoby „{ $person }”
