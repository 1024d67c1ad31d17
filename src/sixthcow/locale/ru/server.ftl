### Что говорит сервер: отказы (`refusal-<reason>`) и быстрые фразы чата.

## Столы

refusal-too-late = слишком поздно: игра уже пошла дальше
refusal-table-not-found = такого стола нет
refusal-table-closed = этот стол закрыт
refusal-too-many-tables = у вас слишком много открытых столов: сначала доиграйте или закройте один
refusal-too-many-bot-tables = у вас уже { $limit } столов, за которыми играют одни боты: сначала закройте один
refusal-seat-taken = это место занято
refusal-no-free-seat = все места заняты
refusal-seats-empty = ещё есть свободные места: подождите людей или добавьте ботов
refusal-not-seated = у вас нет места за этим столом
refusal-not-host = это может только хозяин стола
refusal-already-started = игра уже началась
refusal-not-started = игра ещё не началась
refusal-not-over = игра ещё не окончена
refusal-already-over = игра уже окончена
refusal-unknown-level = ботов уровня «{ $level }» нет; можно: { $allowed }
refusal-rated-needs-people = в рейтинговой игре должно быть не меньше двух человек
refusal-no-such-person = такого человека за этим столом нет
refusal-kicked = хозяин стола попросил вас уйти
refusal-hint-rated = в рейтинговых играх нет подсказок
refusal-hint-public = за общими столами нет подсказок
refusal-hint-people = подсказки есть только в игре с одними ботами: здесь играют и другие
refusal-hint-not-now = подсказки есть только для своих решений: сейчас не ваш ход
refusal-hint-failed = подсказка не удалась: попробуйте ещё раз чуть позже

## Чат

refusal-muted = хозяин стола отключил вам чат
refusal-chat-phrases-only = за этим столом можно говорить только готовыми фразами
refusal-empty-message = сообщение пустое: выберите фразу или напишите что-нибудь

## Люди

refusal-not-logged-in = пока неизвестно, кто вы: сначала откройте страницу или пришлите свой токен
refusal-bad-name = в имени нужен хотя бы один видимый знак, и оно не длиннее { $longest } знаков
refusal-name-taken = это имя занято: выберите другое
refusal-wrong-password = имя или пароль не подходит
refusal-banned = вы больше не можете здесь играть
refusal-has-account = у вас уже есть учётная запись
refusal-no-account = у вас ещё нет учётной записи
refusal-not-for-bots = учётным записям ботов это недоступно
refusal-bots-only = это доступно только учётным записям ботов
refusal-too-many-bots = учётных записей ботов может быть не больше { $limit }
refusal-too-many-imports = записей может быть не больше { $limit }: сначала удалите одну

## Запросы

refusal-not-found = здесь ничего нет
refusal-bad-request = этот запрос непонятен: { $detail }
refusal-method-not-allowed = здесь так нельзя
refusal-unsupported = здесь принимается только JSON
refusal-compressed = сжатые запросы здесь не принимаются
refusal-body-too-large = слишком большой запрос
refusal-wrong-origin = этот запрос пришёл с другой страницы
refusal-too-many-requests = слишком быстро: попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
refusal-too-busy = сервер ещё занят вашими прошлыми запросами: попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
refusal-too-much-unread = прошлые ответы ещё не прочитаны: сначала прочитайте их
refusal-too-many-sockets = открыто слишком много соединений: сначала закройте одно
refusal-too-many-streams = открыто слишком много потоков: не больше { $limit }
refusal-no-table-here = сначала сядьте за стол
refusal-replay-too-large = эта игра слишком длинна, чтобы показать её здесь: скачайте её запись
refusal-review-too-long = эта игра слишком длинна для разбора: не больше { $limit } ходов
refusal-review-failed = разбор не удался: попробуйте ещё раз чуть позже
refusal-record-too-large = запись здесь может занимать не больше { $limit } КБ
refusal-import-too-long = эта запись слишком длинна, чтобы хранить её здесь: действий может быть не больше { $limit }
refusal-server-error = здесь что-то пошло не так; ошибка записана в журнал
refusal-store-down = сейчас ничего нельзя сохранить: попробуйте чуть позже
refusal-no-proof = в этой записи нет доказательства честного перемешивания

## Фразы

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-nice-move = Хороший ход!
phrase-ouch = Ой!
phrase-moo = Му-у!
phrase-thanks = Спасибо!
phrase-hurry = Мы вас ждём…
phrase-one-moment = Одну минутку
phrase-sorry = Извините!
phrase-again = Ещё разок?
phrase-good-game = Хорошая игра!
phrase-bye = До встречи!
