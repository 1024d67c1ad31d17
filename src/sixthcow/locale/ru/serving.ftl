### Команды хозяина: serve, verify, backup, restore, admin.

## Сервер

serving-address = Sixth Cow работает по адресу { $address }
serving-network = а в вашей сети по адресу { $address }
serving-port-taken = Порт { $port } занят; вместо него взят следующий свободный.
serving-stop = { $keys } останавливает сервер. Ничего не пропадёт: после нового запуска каждая игра продолжится.
serving-no-page = Страница не собрана, поэтому работает только API. Собрать страницу: { $command }
serving-stopped = Остановлено; всё сохранено.
refusal-no-listening = не удалось открыть сервер на { $host }, порт { $port }: { $detail }
refusal-config-file = { $file } — не TOML: { $detail }
refusal-config-unknown = { $source }: параметра «{ $field }» нет; можно: { $allowed }
refusal-config-value = { $source }: параметр «{ $field }» не может быть «{ $value }»; можно: { $allowed }

## Проверка записи

verify-honest = { $file }: всё честно. У зерна тот отпечаток, что был показан до раздачи, и каждый случайный выбор следует из зерна (всего { $draws }).
verify-other-seed = { $file }: нечестно. У зерна не тот отпечаток, что был показан до раздачи.
verify-wrong-draws = { $file }: нечестно. Эти действия раздающего не следуют из зерна: { $moves }.
verify-contributors = Карты зависят и от случайных чисел, добавленных устройствами игроков: { $names }. Значит, сервер не мог выбрать их в одиночку.
verify-continues = Первые ходы (всего { $moves }) взяты из другой игры: здесь проверены только жеребьёвки после них.

## Резервные копии

backup-written = Резервная копия — в { $file } ({ $size } МБ).
restore-done = { $file } восстановлена из резервной копии.
restore-aside = Прежняя база данных сохранена в { $file }.
refusal-bad-store = базой данных нельзя воспользоваться: { $detail }
refusal-no-database = базы данных { $file } ещё нет

## Люди и столы

admin-column-id = код
admin-column-game = игра
admin-column-status = состояние
admin-column-names = кто
admin-column-changed = последнее изменение
admin-column-name = имя
admin-column-account = учётная запись
admin-column-seen = последний раз здесь
admin-column-banned = доступ закрыт
admin-none = Ничего нет.
admin-closed = Стол { $table } закрыт.
admin-banned = { $name } больше не может здесь играть.
admin-unbanned = { $name } снова может здесь играть.
admin-forgotten = { $name }: все данные удалены; игры остаются, но без имени.
refusal-no-table-there = стола «{ $table }» здесь нет
refusal-no-person-there = человека «{ $person }» здесь нет
