### Тренер на странице: разборы, подсказки, тренировка.

coach-review = Разбор
coach-preparing = Анализ готовится. Это займёт немного времени.
coach-graph = Сумма, которой каждый мог ожидать после тура, от решения к решению
coach-decision = Решение
coach-decision-of = решение { $number } из { $count }
coach-seat = Решения игрока
coach-next-mistake = Следующая ошибка
coach-previous-mistake = Предыдущая ошибка
coach-choices = Сколько в среднем стоит каждый выбор
coach-costs = в среднем { $points } штрафного очка
coach-win-legend = Проценты — это шансы выиграть игру.
coach-more-choices = { $count ->
    [one] и ещё { $count } вариант не лучше
    [few] и ещё { $count } варианта не лучше
   *[many] и ещё { $count } вариантов не лучше
}
coach-played = сыграно
coach-chose = { $name }: { $choice }
coach-error = В среднем это стоило на { $points } штрафного очка больше, чем лучший выбор.
coach-hindsight = Только задним числом, когда известны все карты: { $choice }.
coach-decider = { $by ->
    [clock] { $name }: время вышло, и решил бот, поэтому это считается везением.
    [record] Это ход из игры, продолженной здесь, поэтому он считается везением.
   *[bot] { $name }: здесь решал бот, поэтому это считается везением.
}
coach-summary = Ошибки и везение
coach-keys = Клавиши: стрелки переходят от решения к решению, с Shift (или n и p) от ошибки к ошибке.

## Подсказки: на что смотреть. `reason` — одна из причин из разборов.

hint-only = Выбора нет: возможно только одно.
hint-equal = Все варианты примерно одинаково хороши.
hint-rows = Сравните, сколько стоят ряды и куда потом лягут ваши остальные карты.
hint-beware = Осторожно: { $reason }.
hint-row = Посмотрите на ряд { $row }: там есть место ещё для { $free ->
    [one] { $free } карты
    [few] { $free } карт
   *[many] { $free } карт
}. Какая из ваших карт туда подойдёт?
hint-consider = Учтите: { $reason }.
hint-compare = Сравните все варианты.
coach-hint-costs = Сколько в среднем стоит каждый вариант

training-title = Тренировка
training-daily = Задача дня
training-help = Один выбор явно лучше остальных. Найдите его.
training-game = Игра
training-rating = Ваш рейтинг
training-solved = Решено
training-streak = Дней подряд
training-you = Вы
training-right = Верно, это лучший выбор.
training-wrong = Лучше { $choice }: ваш выбор стоит на { $points } штрафного очка больше.
training-yours = ваш выбор
training-next = Следующая позиция
training-all = Вы ответили на все позиции этой игры.
training-mistake = Ваша ошибка
training-mistake-help = Здесь вы ошиблись в одной из своих партий. Что лучше всего?
training-due = { $count ->
    [0] Ваши ошибки: на сегодня нет
   *[other] Ваши ошибки: на сегодня { $count }
}
training-back = { $days ->
    [1] Позиция вернётся завтра.
    [one] Позиция вернётся через { $days } день.
    [few] Позиция вернётся через { $days } дня.
   *[many] Позиция вернётся через { $days } дней.
}
training-learned = Вы решили её каждый раз. Больше она не вернётся.
training-added = { $count ->
    [one] { $count } ваша ошибка будет возвращаться там с завтрашнего дня.
    [few] { $count } ваши ошибки будут возвращаться там с завтрашнего дня.
   *[many] { $count } ваших ошибок будут возвращаться там с завтрашнего дня.
}

## Как кто-то играет, по разборам его игр

strengths-matches = { $count ->
    [one] { $count } игра разобрана
    [few] { $count } игры разобраны
   *[many] { $count } игр разобрано
}
strengths-empty = Здесь пока ничего нет. Откройте разбор сыгранной вами игры: всё, что он найдёт, собирается здесь, в этом браузере.
strengths-errors = Ошибка на решение, игра за игрой
strengths-lately = В последнее время ошибки стоят вам { $points } штрафного очка на решение — примерно столько же, сколько ботам этого уровня: { $level }.
strengths-situations = Где теряются очки
strengths-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
strengths-average = Штрафные очки на решение. Черта — среднее: { $points }.
strengths-classes = Ваш выбор
strengths-choices-of = Выбор: { $name }
strengths-luck = Везение, игра за игрой
strengths-luck-saved = Пока везение избавило вас от { $points } штрафного очка. Везение — это и то, что делают другие.
strengths-luck-cost = Пока невезение стоило вам { $points } штрафного очка. Везение и невезение — это и то, что делают другие.
