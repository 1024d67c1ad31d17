### Страница в браузере: всё, кроме стола.

screen-loading = Минутку…
screen-broken = Здесь что-то пошло не так. Обновите, пожалуйста, страницу.
screen-cancel = Отмена

## Дороги

nav-label = Главное меню
nav-skip = Перейти к содержимому
nav-play = Игра
nav-lobby = Столы
nav-learn = Обучение
nav-rules = Правила
nav-me = Профиль
nav-options = Язык и настройки
nav-about = О сайте
nav-leaderboard = Таблица лидеров
nav-import = Открыть запись

## Первый экран

start-tagline = Только бы не шестая!
start-lead = Карточная игра про четыре ряда и множество быков. Прямо в браузере, против хороших ботов или с друзьями.
start-quick-help = С теми, кто сейчас ждёт; через 30 секунд подсядут боты
start-now-help = Классический вариант, вы и три бота, без регистрации
start-dealing = Раздаём карты…
start-join = Вас пригласили?
start-join-hint = Ссылка или код
start-join-go = Войти
start-join-wrong = Это не ссылка на стол и не код из двенадцати знаков.
start-going = Продолжить
start-going-more = и ещё { $count }
start-not-begun = ещё не началась
start-your-turn = ваш ход
start-learn = Впервые здесь?
start-learn-help = Научитесь за пять минут, прямо в игре.
start-training = Тренировка
start-training-help = Задачи и ваши собственные ошибки.
strengths-title = Как вы играете
start-games = Все игры
start-seats = { $least }–{ $most } игроков
start-rules-of = Правила: { $game }
start-tables = Открытые столы
start-no-tables = Сейчас за общими столами никто не ждёт.
start-all-tables = Все столы

## Новый стол

setup-title = Ваш стол
setup-game = Игра
setup-seats = Игроки
setup-fewer = На одного игрока меньше
setup-more = На одного игрока больше
setup-others = Остальные
setup-a-person = люди
setup-a-bot = бот: { $level }
setup-mixed = по-разному
setup-suggested = Вам подойдёт: { $level }
setup-apart = Каждое место отдельно…
setup-options = Настройки игры
setup-terms = Настройки стола
setup-by-edition = по изданию
setup-at-most = Не больше { $count }.
setup-visibility = Кто может войти
setup-visibility-private = те, у кого есть ссылка
setup-visibility-public = все, из списка столов
setup-chat = Чат
setup-chat-free = свободный
setup-chat-phrases = только готовые фразы
setup-away = Если кто-то отошёл
setup-away-bot = за него играет бот
setup-away-wait = мы ждём
setup-pace = Время на раздумье
setup-tally = Показывать быков за тур
setup-tally-help = Все видят, сколько кто уже взял; иначе игра идёт по памяти.
setup-memory = Памятка
setup-memory-help = Все видят то, что запомнил бы внимательный игрок.
setup-rated = На рейтинг
setup-rated-help = Идёт в таблицу лидеров; нужно хотя бы два человека.
setup-yes = да
setup-no = нет
setup-play = Играть
setup-open = Открыть стол
setup-rules = Правила

## Столы

lobby-title = Общие столы
lobby-people = { $count ->
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
   *[many] Здесь { $count } человек
}
lobby-filter-game = Игра
lobby-all-games = Все игры
lobby-filter-free = Со свободным местом
lobby-open = Открыть стол
lobby-lost = Связь потеряна. Восстанавливаем…
lobby-empty = Сейчас общих столов нет. Откройте свой: другие сразу увидят его здесь.
lobby-none-match = Такого стола сейчас нет.
lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
lobby-playing = идёт игра
lobby-full = мест нет

## Просмотр игр

replay-title = Просмотр игры
replay-missing = Такой игры нет.
replay-to-table = Вернуться к столу
replay-hands = Карты на руках
replay-controls = Листать игру
replay-move = Действие
replay-move-of = действие { $move } из { $moves }
replay-turn-back = На ход назад
replay-back = На действие назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = На действие вперёд
replay-turn-next = На ход вперёд
replay-rounds = Туры
replay-turns = Ходы этого тура
replay-turn = Ход { $number }
replay-keys = Клавиши: стрелки листают по действию, с Shift — по ходу; пробел запускает и останавливает.
replay-eyes = Вид
replay-eyes-open = все карты открыты
replay-eyes-spectator = зритель
replay-share = Поделиться моментом
replay-download = Запись
replay-imported = Импортировано: эти карты раздавал не этот сервер.
replay-try = Играть дальше отсюда
replay-try-seat = Ваше место
replay-try-help = С этого момента игры открывается новый стол: одно место занимаете вы, остальные — боты. В статистику он не идёт.
replay-try-original = Перейти к той игре
replay-sheet-log = Ход игры
replay-sheet-scores = Счёт
replay-sheet-fairness = Честное перемешивание
import-title = Открыть запись
import-help = Запись — это игра в виде файла: её можно скачать при просмотре любой игры. Здесь она получит собственный адрес, по которому её увидит каждый, у кого есть ссылка. Вы найдёте её среди своих игр и сможете там удалить.
import-choose = Выберите файл или перетащите его сюда
import-not-json = { $file } — не запись игры: это не JSON.

## Честность

fair-what = Перед раздачей сервер показал отпечаток секретного числа, зерна. Каждое перемешивание следует из зерна, а теперь, когда игра окончена, зерно открыто. Поэтому ваш браузер может перемешать всё ещё раз и сравнить.
fair-what-imported = Эта запись импортирована; эти карты раздавал не этот сервер. Проверка может лишь сказать, следуют ли перемешивания из зерна, названного в записи. Автор записи мог сам выбрать это зерно.
fair-check = Проверить здесь
fair-checking = Перемешиваем ещё раз…
fair-none = В этой записи нет доказательства честного перемешивания.
fair-honest = { $count ->
    [one] Честно: у зерна тот отпечаток, что был показан, и { $count } случайный выбор следует из него.
    [few] Честно: у зерна тот отпечаток, что был показан, и все { $count } случайных выбора следуют из него.
   *[many] Честно: у зерна тот отпечаток, что был показан, и все { $count } случайных выборов следуют из него.
}
fair-fits = Запись согласуется сама с собой: у зерна названный в ней отпечаток, и каждый случайный выбор следует из него. Кто раздавал карты, это не доказывает.
fair-contradicts = Запись противоречит сама себе: у её зерна не тот отпечаток, что в ней назван.
fair-other-seed = Нечестно: у зерна не тот отпечаток, что был показан перед раздачей.
fair-wrong = Нечестно: эти действия не следуют из зерна: { $moves }
fair-commitment = Отпечаток (SHA-256), показанный перед раздачей
fair-commitment-imported = Отпечаток (SHA-256) в записи
fair-seed = Зерно, показанное после игры
fair-seed-imported = Зерно в записи
fair-added = Случайные числа, добавленные устройствами игроков
fair-added-by-nobody = Ни одно устройство игрока не добавило случайного числа: зерно выбрал один сервер.
fair-continues = Первые ходы (всего { $moves }) взяты из другой игры и не входят в это доказательство.
fair-yours-missing = Числа вашего устройства нет, или оно другое: нечестно.
fair-other-commitment = Отпечаток не тот, который ваше устройство видело перед раздачей: нечестно.
fair-mixing = Карты зависят от смешанного зерна: SHA-256 от зерна и всех добавленных чисел по порядку мест, в виде зерно:1=число:2=число. Если никто ничего не добавил, это само зерно.
fair-draws = Все случайные выборы
fair-right = верно
fair-not-right = неверно
fair-shuffle = Случайный выбор { $number } (действие { $move }): перемешано карт: { $count }
fair-theft = Случайный выбор { $number } (действие { $move }): одна карта из руки, всего карт: { $count }
fair-how = Как проверить самостоятельно
fair-recipe = Случайный выбор номер n берёт 32-битные числа из SHA-256 строк зерно:n:0, зерно:n:1 и так далее. Карты сортируются, затем каждая, начиная с последней, меняется местами с картой на своём месте или раньше.
fair-yourself = Сравните отпечаток в любой программе или проверьте всю скачанную запись:

## Правила

rules-all = Все правила
rules-lead = У каждого правила есть номер, и за столом видно, какое из них сработало.
rules-to-learn = Предпочитаете учиться в игре?
rules-own = Особенности
rules-shared = Как в игре: { $game }
rules-shared-help = Всё остальное, если правила выше не говорят иначе.
rules-clause = Ссылка на пункт { $clause }
rules-editions = Издания
rules-usual = по умолчанию
rules-play = Сыграть

## Вы и другие

me-name = Ваше имя
me-save = Сохранить
me-saved = Сохранено.
me-account = Учётная запись
me-stats = Статистика
me-history = Сыгранные игры
me-bots = Учётные записи ботов
me-data = Ваши данные
account-why = Играть можно без учётной записи. С ней вас узнают на всех ваших устройствах.
account-make = Создать учётную запись
account-login = Войти
account-logout = Выйти
account-as = Вы вошли как { $account }.
account-name = Имя учётной записи
account-password = Пароль
account-password-hint = Не меньше восьми знаков.
account-password-change = Сменить пароль
account-password-old = Старый пароль
account-password-new = Новый пароль
account-password-changed = Пароль изменён. На всех других устройствах выполнен выход.
account-absorb = Сохранить игры, сыгранные на этом устройстве
bots-help = Для программ, которые здесь играют: создайте боту учётную запись и дайте ему токен.
bots-name = Имя бота
bots-make = Создать
bots-token = Токен бота { $name }
bots-token-once = Скопируйте его сейчас: он показывается только один раз.
bots-remove = Удалить { $name }
data-help = Скачайте всё, что мы о вас храним, или удалите это навсегда.
data-export = Скачать всё
data-delete = Удалить всё
data-delete-what = Ваше имя, учётная запись, настройки и боты будут удалены сразу. Игры, сыгранные с другими, останутся, но без вашего имени. Отменить это нельзя.
data-delete-sure = Да, удалить всё обо мне.
history-filter = Исход
history-all = Все
history-won = Выигранные
history-lost = Без победы
history-imported = Импортирована
history-empty = Оконченных игр пока нет. Первая займёт пять минут.
history-none = Такой игры нет.
history-more = Более ранние
history-rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
}
history-place = Место { $place } из { $of }
history-unfinished = не окончена
history-remove = Удалить
history-remove-question = Удалить эту запись? Ссылка на неё перестанет работать.
stats-empty = Данных пока нет: они появятся после первой оконченной игры.
stats-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
stats-wins = побед
stats-penalty = штрафных очков в среднем
stats-rank = среднее место
stats-rating = Рейтинг
stats-rating-chart = Рейтинг со временем, от { $from } до { $to }
stats-versus = Личные встречи
stats-better = впереди
stats-equal = поровну
stats-worse = позади
person-title = Игрок
person-missing = Такого игрока нет.
person-no-games = Оконченных игр за общими столами пока нет.
board-title = Таблица лидеров: { $game }
board-help = Все, кто играл с людьми на рейтинг.
board-place = Место
board-games = Игры
board-empty = Рейтинговых игр ещё не было. Откройте такой стол и станьте первым.

## О сайте и в никуда

missing-help = Ссылка неверна, или этого здесь больше нет.
about-what = Что такое Sixth Cow?
about-what-text = Sixth Cow — место, где играют в 6 nimmt! и родственные игры: одиннадцать игр по правилам пяти изданий, против ботов или с друзьями, на пяти языках. Без регистрации, без рекламы, без установки.
about-fair = Честные карты
about-fair-text = Сервер определяет каждое перемешивание до раздачи и доказывает его после игры. При просмотре любой игры есть кнопка, которая проверяет это в вашем браузере.
about-data = Ваши данные
about-data-text = Файл cookie сообщает серверу, что вы тот же гость, что и вчера. Больше за вами ничто не следит. В профиле можно скачать все свои данные или удалить их.
about-free = Свободное ПО
about-free-text = Это свободная программа: запустите свой сервер одной командой, пишите ботов, читайте код.
about-rulebooks = Книги правил
about-rulebooks-text = Правила изложены нашими словами по этим книгам:
about-author = автор игры: { $name }
about-translator = перевод: { $name }
about-marks = Названия игр — товарные знаки их издателей. Этот сайт с ними не связан.
