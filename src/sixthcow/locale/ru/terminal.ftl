### Терминал: слова вокруг стола. Названия клавиш приходят как значения.

## Стол

terminal-title = Sixth Cow
terminal-number = { $number }
terminal-round = Тур { $number }
terminal-lap = круг { $number }
terminal-running = { $total } + { $running }
terminal-target = Цель { $number }
terminal-deck = Колода
terminal-clockwise = по часовой
terminal-counter = против часовой
terminal-aside = Взято:
terminal-choosing = выбирает…
terminal-has-chosen = выбор сделан
terminal-bot-with = бот · { $cards }
terminal-unsaved-short = не сохранено
terminal-keys-choose = { $arrows }, номер: выбор · { $enter }: сыграть · { $hint }: совет · { $why }: почему? · { $scores }: счёт · { $quit }: выход
terminal-keys-toggle = { $arrows }: выбор · { $space }: оставить или нет · { $enter }: готово · { $hint }: совет · { $why }: почему? · { $quit }: выход
terminal-keys-watch = { $space }: пропустить · { $why }: почему? · { $scores }: счёт · { $quit }: выход

## Hints

terminal-hint-cost = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-hint-cost-win = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $chance } %)
terminal-hint-costs = Сколько в среднем стоит каждый вариант, начиная с лучшего: { $costs }
terminal-hint-costs-win = Сколько в среднем стоит каждый вариант и какой шанс на победу он даёт, начиная с лучшего: { $costs }
terminal-hint-wait = Подсказки готовятся: чуть позже нажмите { $key } ещё раз
terminal-hint-alone = Подсказки есть только в игре с одними ботами.

## Между ходами

terminal-handover = Передайте клавиатуру: { $name }
terminal-handover-key = { $name }: нажмите { $key }, когда экран видите только вы

## Таблица очков

terminal-sheet = { $rounds ->
    [0] Таблица очков: ни один тур ещё не окончен
    [one] Таблица очков после { $rounds } тура
   *[other] Таблица очков после { $rounds } туров
}
terminal-match-over = Игра окончена
terminal-total = Сумма
terminal-keys-sheet = { $enter }: дальше · { $quit }: выход
terminal-keys-over = { $again }: ещё раз · { $review }: разбор · { $menu }: другая игра · { $quit }: выход
terminal-keys-review = { $arrows }: прокрутка · { $enter }: назад · { $quit }: выход

## Начало

terminal-choose-game = Во что сыграем?
terminal-continue = Продолжить
terminal-continue-file = Вернуться к игре: { $game }, тур { $round }
terminal-language = Язык: { $name }
terminal-keys-start = { $arrows }: выбор · { $enter }: открыть · { $language }: язык · { $theme }: цвета · { $quit }: выход
terminal-keys-setup = { $up }: выбор · { $change }: изменить · { $enter }: играть · { $back }: назад
terminal-play = Играть
terminal-open-value = –
terminal-field-seats = Игроки
terminal-field-people = Людей за этой клавиатурой
terminal-field-bots = Соперники
terminal-field-speed = Скорость
terminal-field-theme = Цвета
terminal-field-language = Язык
terminal-value-bots-cautious = осторожные
terminal-value-bots-random = случайные
terminal-value-bots-careful = вдумчивые
terminal-value-bots-strong = сильные
terminal-value-bots-master = мастера
terminal-value-speed-slow = медленная
terminal-value-speed-normal = обычная
terminal-value-speed-fast = быстрая
terminal-value-speed-instant = сразу
terminal-value-theme-dark = тёмные
terminal-value-theme-light = светлые
terminal-person = { $people ->
    [1] Игрок
   *[other] Игрок { $number }
}
terminal-cows = Бурёнка, Зорька, Ромашка, Милка, Пеструшка, Звёздочка, Майка, Ночка, Красуля, Малинка, Рябина, Ласка, Вишня

## Вход и выход

terminal-how-to-resume = Игра сохранена. Продолжить можно так: { $command }
terminal-unsaved = Не удалось сохранить игру в { $file }: { $detail }
terminal-file-exists = { $file } уже есть: продолжите эту игру ({ $option }) или назовите другой файл.
terminal-no-terminal = Для игры нужен терминал: ввод и вывод не должны быть перенаправлены.
terminal-nothing-to-resume = Нет неоконченной игры, которую можно продолжить.
terminal-too-small = Окно слишком маленькое: нужно не меньше { $width } × { $height }
