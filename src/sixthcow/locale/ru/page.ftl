### Страница в браузере: слова вокруг стола. Игровые термины — в остальных файлах.

page-title = Sixth Cow
page-close = Закрыть
page-retry = Попробовать ещё раз
page-home = На главную
page-offline = Сервер недоступен. Страница заработает снова, как только появится связь.
page-missing = Здесь ничего нет.

## Первый экран

page-play-now = Играть
page-play-friends = Играть с друзьями
page-play-quick = Быстрая игра

## Вокруг стола

page-round = Тур { $number }
page-lap = круг { $number }
page-ends-at = до { $target }
page-ends-above = больше { $target }
page-ends-after = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}
page-by-memory = по памяти
page-continues = продолжение другой игры
page-clockwise = по часовой стрелке
page-counter = против часовой стрелки
page-clock = Осталось времени
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
page-watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
page-panels = Ещё об этом столе
page-panel-log = Ход игры
page-panel-chat = Чат
page-panel-memory = Памятка
page-panel-scores = Счёт
page-panel-rules = Правила
page-panel-options = Настройки

## Игроки

page-players = Игроки
page-player = Игрок
page-points = штрафные очки
page-this-round = { $count } в этом туре
page-choosing = выбирает…
page-has-chosen = выбор сделан
page-away = отсутствует
page-away-bot = отсутствует, играет бот
page-stand-in = играет бот
page-bot = бот
page-pile = { $count ->
    [one] Взята { $count } карта
    [few] Взято { $count } карты
    [many] Взято { $count } карт
   *[other] Взято { $count } карты
}
page-meet = Подробнее: { $name }
page-bot-of = Бот, сила: { $level }
page-no-seat = без места
page-is-muted = чат отключён
page-their-page = Игры и статистика
page-hide-chat = Скрыть сообщения на этом устройстве
page-show-chat = Снова показывать сообщения
page-kick = Исключить
page-kick-sure = { $status ->
    [playing] Исключить игрока { $name }? Дальше будет играть бот, вернуться за этот стол будет нельзя.
   *[other] Исключить игрока { $name }? Вернуться за этот стол будет нельзя.
}
page-flag-starter = начинает
page-flag-featured = играет набором карт, который идёт в счёт

## Карты

page-row = Ряд { $number }: { $cards }; { $heads ->
    [one] { $heads } бык
    [few] { $heads } быка
    [many] { $heads } быков
   *[other] { $heads } быка
}
page-deck = Колода
page-marker = Здесь лежит маркер
page-your-hand = Ваши карты
page-dock = Что делать
page-goal-heads = Побеждает тот, у кого меньше всего быков.
page-goal-points = Побеждает тот, у кого меньше всего штрафных очков.
page-goal-above = Игра идёт, пока кто-нибудь не наберёт больше { $target }.
page-goal-at = Игра идёт, пока кто-нибудь не наберёт { $target }.
page-goal-rounds = { $rounds ->
    [one] Играется { $rounds } тур.
    [few] Играется { $rounds } тура.
   *[many] Играется { $rounds } туров.
}
page-sending = Отправляется…
page-tap-again = Коснитесь ещё раз, чтобы подтвердить
page-skip = Пропустить
page-why = Почему?
page-hint = Подсказка

## Ход игры, счёт, помощь памяти

page-log-empty = Пока ничего не произошло.
page-hints-of = { $name }: { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
page-log-placed = { $count ->
    [1] { $card } в ряд { $row }
   *[other] Близнецы { $card } в ряд { $row }
}
page-log-row-taken = { $name } забирает ряд { $row }: { $heads ->
    [one] { $heads } бык
    [few] { $heads } быка
   *[many] { $heads } быков
}
page-log-scored = { $name }: +{ $points }, всего { $total }
page-scores-empty = Ни один тур ещё не окончен.
page-total = Сумма
page-chart = Суммы по турам, в виде линий
page-memory-help = Светлые карты в этом туре ещё не появлялись.
page-memory-unseen = Карты, которых ещё не было видно
page-round-over = Тур { $number } окончен
page-next-round = Следующий тур
page-ready-wait = Ждём остальных: { $names }…
page-ready-you = Все ждут вас.
page-heads-left = До конца игры игроку { $name } не хватает { $count ->
    [one] { $count } быка
   *[other] { $count } быков
}.
page-rounds-left = { $count ->
    [one] Остался { $count } тур.
    [few] Осталось { $count } тура.
   *[many] Осталось { $count } туров.
}

## Конец

page-over = Игра окончена
page-you-win = { $count ->
    [one] Вы побеждаете
   *[other] Вы делите победу, вместе с вами: { $names }
} — { $points ->
    [one] { $points } штрафное очко
    [few] { $points } штрафных очка
    [many] { $points } штрафных очков
   *[other] { $points } штрафного очка
}
page-result = Показать итог
page-rematch = Сыграть ещё раз
page-to-rematch = Перейти к следующей игре
page-replay = Посмотреть повтор
page-review = Разобрать игру
page-original-round = В исходной игре это место получило в этом туре { $points }.
page-original-total = Ваш итог: { $mine }. В исходной игре это место закончило с { $points }.

## Перед началом

page-seats-count = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
page-rated = на рейтинг
page-host = хозяин стола
page-ask-name = Как вас называть за столом?
page-ask-name-save = ОК
page-ask-name-skip = Не сейчас
page-free-seat = Свободное место
page-sit = Сесть сюда
page-move-up = На одно место выше: { $name }
page-remove = Убрать: { $name }
page-bot-level = Сила ботов
page-fill-bots = { $count ->
    [one] Добавить { $count } бота
    [few] Добавить { $count } ботов
    [many] Добавить { $count } ботов
   *[other] Добавить { $count } бота
}
page-start = Начать
page-sit-down = Сесть за стол
page-take-a-seat = Вы смотрите. Займите место, чтобы играть.
page-all-taken = Вы смотрите: все места заняты.
page-change = Изменить
page-change-title = Изменить настройки стола
page-change-save = Сохранить
page-change-stand = Останутся без места: { $names }
page-host-starts = Хозяин стола начнёт, когда все места будут заняты.
page-quick-free =
    { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободно ещё { $count } места.
        [many] Свободно ещё { $count } мест.
       *[other] Свободно ещё { $count } места.
    }
page-quick-then = Игра начнётся, как только все места будут заняты. Если нет, по истечении времени подсядут боты.
page-quick-clock = Время до появления ботов
page-invite = Отправьте друзьям эту ссылку или дайте им отсканировать код.
page-link = Ссылка на этот стол
page-share = Поделиться
page-copied = Скопировано
page-qr = Ссылка на этот стол в виде QR-кода

## Чат

page-chat-empty = Пока никто ничего не сказал.
page-unread = (новые сообщения)
page-message = Сообщение
page-send = Отправить
page-mute = Отключить чат
page-unmute = Снова разрешить писать
page-muted = Хозяин стола отключил вам чат.

## Смотреть, уйти, вернуться

page-watching = Вы смотрите игру.
page-bot-plays = За вас играет бот.
page-take-back = Вернуться на своё место
page-late = Ваше время вышло: за вас решил бот.
page-late-chosen = Ваше время вышло, и за вас решил бот: { $what }
page-late-again = Ваше время снова вышло. Бот играет за вас, пока вы не вернётесь.
page-late-of = { $name }: время вышло, решил бот
page-leave = Уйти из-за стола
page-leave-sure = Уйти сейчас? За вас продолжит бот. Место остаётся вашим: вернуться можно в любой момент.
page-stand-up = Встать из-за стола
page-close-table = Закрыть стол
page-close-sure = Закрыть этот стол для всех?
page-end-sure = Закрыть стол посреди игры? Игра не будет засчитана.
page-cancel = Отмена
page-gone-closed = Этот стол закрыт
page-gone-closed-then = Его закрыли до начала игры. За другим столом место всегда найдётся.
page-gone-ended-then = Его закрыли посреди игры; эта игра не засчитывается. За другим столом место всегда найдётся.
page-gone-kicked = Хозяин стола попросил вас уйти
page-gone-kicked-then = Бывает. За другим столом место всегда найдётся.
page-gone-table-not-found = Такого стола нет
page-gone-table-not-found-then = Ссылка скопирована целиком? Столы, за которые никто не пришёл, через некоторое время удаляются.
page-gone-banned = Вам больше нельзя здесь играть
page-gone-banned-then = Так решили администраторы этого сервера. Если вы думаете, что это ошибка, напишите им.
page-other-tables = Другие столы

## Связь

page-connecting = Соединение…
page-lost = Связь потеряна. Восстанавливаем…
page-lost-sending = Связь потеряна. Ваш выбор будет отправлен, как только она вернётся.
page-too-late = Слишком поздно: игра уже пошла дальше, и ваш последний выбор не засчитан.
page-too-fast = Слишком быстро для сервера: последний выбор сейчас будет отправлен ещё раз.
page-bye = Сервер закрыл соединение. Восстанавливаем…

## Настройки

page-language = Язык
page-set-speed = Скорость
page-set-speed-slow = медленная
page-set-speed-normal = обычная
page-set-speed-fast = быстрая
page-set-speed-instant = сразу
page-set-theme = Цвета
page-set-theme-system = как в системе
page-set-theme-light = светлые
page-set-theme-dark = тёмные
page-set-motion = Анимация
page-set-motion-system = как в системе
page-set-motion-full = полная
page-set-motion-reduced = упрощённая
page-set-digits = Цифры
page-set-digits-native = персидские
page-set-digits-latin = латинские
page-set-confirm = Подтверждать вторым касанием
page-set-sound = Звук

## Сила ботов и темп столов

level-random = случайный
level-cautious = осторожный
level-careful = вдумчивый
level-strong = сильный
level-master = мастер
page-rank = сила { $rank } из 5
page-ranked = { $level } · { $rank }/5
pace-none = без часов
pace-relaxed = 90 секунд на решение
pace-normal = 30 секунд на решение
pace-blitz = 8 секунд на решение
pace-day = день на решение
pace-three-days = три дня на решение
pace-week = неделя на решение
