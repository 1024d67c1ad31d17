### Разборы игр: чего стоило каждое решение и что было везением.

review-progress = Разобрано
review-round = Тур { $number }
review-better = лучше: { $best }
review-win = шанс выиграть игру: { $chance } %
review-win-instead = шанс выиграть игру: { $chance } % вместо { $best } %
review-none = Ни неточностей, ни ошибок, ни грубых ошибок.
review-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-more = +{ $number }
review-column-name = игрок
review-column-expected = ожидалось
review-column-error = ошибки
review-column-luck = везение
review-column-result = итог
review-column-rate = ошибка на решение
review-column-classes = неточности, ошибки, грубые ошибки
review-sum = ожидалось + ошибки + везение = итог, в штрафных очках. Везение — это и то, что делают другие.
review-all = Все игры: { $count }
review-situations = Ошибка на решение, по ситуациям

## Оценки решений

verdict-best = лучший выбор
verdict-equal = не хуже лучшего
verdict-inaccuracy = неточность
verdict-mistake = ошибка
verdict-blunder = грубая ошибка

## Ситуации, в которых принимают решение

situation-play = выбор карты
situation-row = выбор ряда
situation-draft = набор карт
situation-end = выбор конца
situation-first = какая карта первой
situation-place = выбор карты
situation-stop = вторая карта или нет
situation-keep = какие карты оставить
situation-turn = ход
situation-rob = возможность обокрасть
situation-target = новая цель
situation-late = с 7-го хода
situation-low-cards = младшие карты в руке

## Факты, объясняющие выбор. `heads`, `cards`, `free`, `room` и `skipped` считаются; `chance` — в процентах.

fact-lowest = карта { $card } не подходит ни к одному ряду: вы берёте ряд, лучше всего { $row } ({ $heads ->
    [one] { $heads } бык
    [few] { $heads } быка
    [many] { $heads } быков
   *[other] { $heads } быка
})
fact-sixth = карта { $card } стала бы шестой в ряду { $row } ({ $heads ->
    [one] { $heads } бык
    [few] { $heads } быка
    [many] { $heads } быков
   *[other] { $heads } быка
}): { $chance } %
fact-sixth-unless = карта { $card } стала бы шестой в ряду { $row } ({ $heads ->
    [one] { $heads } бык
    [few] { $heads } быка
    [many] { $heads } быков
   *[other] { $heads } быка
}), если не выйдет { $between }: { $chance } %
fact-risk = карта { $card } ложится в ряд { $row }; другие могут заполнить его раньше: { $chance } %
fact-safe = карта { $card } ложится в ряд { $row }, и там она в безопасности
fact-takes-row = ряд { $row } стоит { $heads ->
    [one] { $heads } быка
    [few] { $heads } быков
    [many] { $heads } быков
   *[other] { $heads } быка
}
fact-put = { $skipped ->
    [0] карта { $card } не пропускает ни одного номера
    [one] карта { $card } пропускает { $skipped } номер
    [few] карта { $card } пропускает { $skipped } номера
    [many] карта { $card } пропускает { $skipped } номеров
   *[other] карта { $card } пропускает { $skipped } номера
}
fact-special = специальная карта ложится в вашу навозную кучу
fact-pass = вы берёте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
fact-keep = { $cards ->
    [0] всё идёт в вашу штрафную колоду
    [one] { $cards } карта идёт на руки; если она останется до конца, считается вдвойне
    [few] { $cards } карты идут на руки; если они останутся до конца, считаются вдвойне
    [many] { $cards } карт идут на руки; если они останутся до конца, считаются вдвойне
   *[other] { $cards } карты идут на руки; если они останутся до конца, считаются вдвойне
}
fact-piled = ваша штрафная колода вырастает на { $heads ->
    [one] { $heads } быка
    [few] { $heads } быков
    [many] { $heads } быков
   *[other] { $heads } быка
}
fact-stop = остальные карты вы бережёте на потом
fact-draft = карта { $card } ближе всего к вашей карте { $nearest }
fact-room = под целью { $card } есть место для { $room ->
    [one] { $room } номера
   *[other] { $room } номеров
}
fact-then-lowest = потом ваша карта { $card } не подходит ни к одному ряду
fact-then-sixth = потом ваша карта { $card } стала бы шестой в ряду { $row } ({ $heads ->
    [one] { $heads } бык
    [few] { $heads } быка
    [many] { $heads } быков
   *[other] { $heads } быка
})
fact-then-risk = потом ваша карта { $card } ложится в ряд { $row }; другие могут заполнить его раньше: { $chance } %
fact-then-safe = потом ваша карта { $card } ложится в ряд { $row }, и там она в безопасности
fact-later = остаток тура стоит примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } штрафного очка больше
