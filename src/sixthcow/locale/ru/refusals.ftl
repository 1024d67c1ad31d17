### Чего нельзя и почему: `refusal-<reason>`. Слова из записи игры остаются такими, как в записи.

## Рамка

seat-name = { $seat ->
    [0] раздающий
   *[other] место { $seat }
}
refused-action = { $who }: нельзя «{ $action }» — { $text }
refused-clause = { $text } ({ $clause })
refused-move = действие { $move }: { $text }
refused-more = { $list }, … (и ещё { $count })

## Действия

refusal-not-in-hand = нет на руках [{ $hand }]
refusal-not-allowed = сейчас можно: { $legal }
refusal-not-your-move = ждём решения: { $deciders }
refusal-wrong-kind = сейчас ожидается: { $allowed }
refusal-match-over = игра окончена
refusal-shuffle = при перемешивании каждая карта должна встретиться ровно один раз, всего { $count }

## Подготовка игры

refusal-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}: в эту игру играют от { $low } до { $high } человек
refusal-option-value = настройка «{ $option }» не может быть «{ $value }»; можно: { $allowed }
refusal-option-unknown = настройки «{ $option }» здесь нет; можно: { $allowed }
refusal-options-together = настройки «{ $option }» и «{ $other }» несовместимы: выберите одну из них
refusal-draft-needs-tactical = настройка «deal» может быть «draft», только если «deck» — «tactical»
refusal-first-has-no-meaning = настройка «first» здесь не имеет смысла: нужно «deal»: «draft» или «reveal»: «open»
refusal-too-few-cards = игроков — { $seats }, карт нужно { $needed }, а есть только { $there }: играть могут не больше { $high }

## Записи игр

refusal-too-large = запись слишком велика: не больше { $limit } МБ
refusal-not-json = это не JSON: { $detail }
refusal-not-an-object = запись — это объект JSON в фигурных скобках
refusal-format = это не запись Sixth Cow: в начале записи стоит "format": "{ $allowed }"
refusal-field = «{ $field }» не может быть { $found }; ожидается: { $allowed }
refusal-unknown-game = игры «{ $game }» нет; можно: { $allowed }
refusal-no-such-seat = места { $seat } нет: за этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
