### Арена: боты против ботов. `rotations` — сколько раз боты меняются местами с теми же картами.

arena-preparing = Подготовка
arena-progress = Сыграно
arena-head = { $game } · мест: { $seats } · игр: { $matches } (раздач: { $deals } × рассадок: { $rotations }) · зерно { $seed }
arena-stopped = Прервано: сыграно { $done } из { $planned }.
arena-nothing = Прервано до конца первой раздачи.

## Таблица

arena-column-bot = бот
arena-column-penalty = штраф за игру
arena-column-wins = побед на место
arena-column-rating = рейтинг
arena-column-lost = потеряно решений
arena-column-pair = разница
arena-column-corrected = с поправкой на везение
arena-column-judged = ошибки по анализу
arena-number = { $number }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { $share } %
arena-error = { $mean } ± { $error }

## Решения, которые бот потерял: как, сколько раз и первое из них

arena-fault-crash = сбой программы
arena-fault-late = нет ответа вовремя
arena-fault-illegal = недопустимое действие
arena-fault-garbled = нечитаемое сообщение
arena-fault-flood = слишком много вывода
arena-lost = { $bot }: { $kind } × { $count }
arena-lost-first = { $bot }: { $kind } × { $count }, первый раз: { $first }

## Что нельзя сыграть

refusal-bot-unknown = бота «{ $bot }» нет; можно: { $allowed }
refusal-bot-program = бот «{ $bot }» не может играть: нет программы «{ $program }»
refusal-bot-unfit = бот «{ $bot }» не может играть: { $detail }
refusal-bot-silent = бот «{ $bot }» не ответил на приветствие: { $detail }
refusal-worker-lost = один из играющих процессов неожиданно завершился
refusal-cluster-unreachable = кластер Ray по адресу { $address } недоступен: { $detail }
refusal-cluster-version = на каждом компьютере кластера нужен Sixth Cow { $version }
refusal-cluster-failed = один из компьютеров кластера не смог сыграть: { $detail }
refusal-unwritable = не удалось записать { $file }: { $detail }
refusal-save-line = строка { $line } в { $file } записана не ареной
refusal-save-other = { $file } — от другой арены: «{ $term }» там { $saved }, а сейчас { $given }
