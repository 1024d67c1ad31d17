### Что делать сейчас: `prompt-<asks>` тому, кто решает, `.waiting` остальным.
### Дальше названия действий, предупреждения, итог и служебные слова. Имена не склоняем.

## Решения

prompt-play = { $count ->
    [one] Выберите карту
    [few] Выберите { $count } карты
   *[many] Выберите { $count } карт
}
    .waiting = { $count ->
        [one] Ещё выбирает { $names }
       *[other] Ещё выбирают { $names }
    }
    .picked = Ваш выбор: { $cards }. Ждём: { $names }
prompt-draft = Выберите карту в руку
    .waiting = { $names } выбирает карту
prompt-row = Ваша карта { $card } не подходит ни к одному ряду: какой ряд забираете?
    .waiting = { $names } выбирает, какой ряд забрать
prompt-end = Два конца одинаково близки к вашей карте { $card }: выберите один
    .waiting = { $names } выбирает конец для карты { $card }
prompt-first = Какую карту положить первой: { $cards }?
    .waiting = { $names } выбирает, какую карту положить первой
prompt-place = { $stop ->
    [yes] Сыграйте вторую карту или остановитесь
   *[no] Сыграйте карту
}
    .waiting = Ходит { $names }
prompt-keep = Какие из взятых карт берёте в руку? Остальные пойдут в вашу штрафную колоду
    .waiting = { $names } раскладывает взятые карты
prompt-turn = Ваш ход: сыграйте карту или заберите помеченную стопку
    .waiting = Ходит { $names }
prompt-target = Положите числовую карту как новую цель
    .waiting = { $names } выбирает новую цель
prompt-shuffle = Карты перемешивают
prompt-steal = Украденную карту тянут вслепую
prompt-over = Игра окончена

## Действия и к чему они приведут сейчас

choice-play = Сыграть { $cards }: { $effect }
choice-place = Сыграть { $cards }: { $effect }
choice-first = Сначала { $card }: { $effect }
choice-effect = { $kind ->
    [low] меньше всех рядов, вы забираете ряд
    [inside] не подходит ни к одному концу, вы забираете ряд
    [takes] вы забираете ряд { $row } ({ $heads ->
        [one] { $heads } бык
        [few] { $heads } быка
        [many] { $heads } быков
       *[other] { $heads } быка
    })
    [left] в ряд { $row } слева
    [right] в ряд { $row } справа
   *[row] в ряд { $row }
}
choice-effect-of = { $card } — { $effect }
choice-row = Забрать ряд { $row } ({ $points ->
    [one] { $points } бык
    [few] { $points } быка
    [many] { $points } быков
   *[other] { $points } быка
})
choice-end = { $card } — { $effect }
choice-draft = Взять { $card }
choice-keep = { $count ->
    [0] Ничего не брать в руку
   *[other] Взять в руку { $cards }
}
choice-stop = Без второй карты
choice-put = Положить { $card } под цель { $stack } ({ $target })
choice-reverse = Сменить направление
choice-rob = Обокрасть игрока { $victim }
choice-raise = Повысить цель { $target } до { $card }
choice-pass = Не играть карту: взять { $takes ->
    [one] { $takes } карту
    [few] { $takes } карты
   *[many] { $takes } карт
}
choice-target = Положить { $card } как новую цель

## До и после игры

notice-draft-seats = С выбором карт в руку это издание рассчитано на двух–шестерых; больше тоже можно
notice-tournament-seats = Турнир лучше всего играть не больше чем впятером; больше тоже можно
outcome-winners = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}: { $points ->
    [one] { $points } штрафное очко
    [few] { $points } штрафных очка
    [many] { $points } штрафных очков
   *[other] { $points } штрафного очка
}
outcome-title = { $title }: { $names }

## Служебные слова

card-R = смена направления
card-T = воровство
card-U = повышение
why = { $name } ({ $clause }): { $text }
list-and = { $first } и { $next }
list-or = { $first } или { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
