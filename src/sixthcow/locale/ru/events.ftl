### Что произошло: `event-<kind>`, одно предложение на каждый вид, без точки.
###
### $name — игрок, $card — первая карта, $cards — все карты, $count — сколько их, $faces — видны ли
### они ("up", "down"); $clause — правило; $row, $stack и $target — место, $from и $to — его вид.
### Остальное несёт само событие. Имена не склоняем, глаголы — в настоящем времени.

## Тур с рядами

event-round-began = { $clause ->
    [HIM-DEAL-1] Начинается партия { $round }
    [LOGIC-1] Начинается тур { $round }: все карты лежат лицом вверх
   *[other] Начинается тур { $round }
}
event-dealt = { $faces ->
    [down] { $name } получает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[up] { $name } получает: { $cards }
}
event-drafted = { $name } выбирает карту { $card }
event-row-started = Карта { $card } начинает ряд { $row }
event-laid-on = { $clause ->
    [TWIN-6] Карта { $card } ложится на близнеца в ряду { $row }, а свободный ряд начинает следующая карта
   *[other] Карта { $card } ложится на близнеца, последнюю карту ряда { $row }
}

## Ход

event-picked = { $faces ->
    [down] { $name } выбирает { $count ->
        [one] карту
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[up] { $name } выбирает { $cards }
}
event-revealed = { $clause ->
    [HOOF-2] { $name } играет { $cards }
   *[other] { $name } открывает { $cards }
}
event-order-chosen = { $name } сначала кладёт карту { $card }
event-placed = { $clause ->
    [PRO-2] { $side ->
        [left] Карта { $card } идёт в ряд { $row } слева: ближе его первой карты { $neighbour } ничего нет
       *[right] Карта { $card } идёт в ряд { $row } справа: ближе его последней карты { $neighbour } ничего нет
    }
   *[other] { $count ->
        [1] Карта { $card } идёт в ряд { $row }: его последняя карта { $neighbour } — ближайшая из меньших
       *[other] Близнецы { $card } вместе идут в ряд { $row }: его последняя карта { $neighbour } — ближайшая из меньших
    }
}
event-row-taken = { $name } забирает ряд { $row } ({ $heads ->
    [one] { $heads } бык
    [few] { $heads } быка
    [many] { $heads } быков
   *[other] { $heads } быка
}): { $clause ->
    [PLACE-4] карта { $card } меньше последних карт всех рядов
    [PRO-4] карта { $card } не подходит ни к одному концу ряда
   *[other] ряд полон, карта { $card } была бы в нём шестой
}
event-row-begun = { $count ->
    [1] Карта { $card } начинает ряд { $row } заново
   *[other] Близнецы { $card } начинают ряд { $row } заново
}
event-heads-shared = { $taker } и { $name } делят ряд пополам: по { $points ->
    [one] { $points } быку
    [few] { $points } быка
    [many] { $points } быков
   *[other] { $points } быка
}

## Не бей копытом

event-kept = { $name } берёт в руку { $cards }
event-piled = { $name } кладёт в штрафную колоду { $cards } ({ $heads ->
    [one] { $heads } бык
    [few] { $heads } быка
    [many] { $heads } быков
   *[other] { $heads } быка
})
event-stopped = { $name } не играет вторую карту
event-hand-counted = { $name }: на руках ещё { $cards }, считаем вдвойне: { $points ->
    [one] { $points } бык
    [few] { $points } быка
    [many] { $points } быков
   *[other] { $points } быка
}

## Конец

event-round-over = { $clause ->
    [HOOF-5] { $reason ->
        [pile] Тур окончен. { $name }: в штрафной колоде больше 20 карт
       *[hand] Тур окончен: к концу круга кто-то остался без карт
    }
    [HOOF-7] Тур окончен: сыграно 60 кругов
    [HIM-PASS-2] Партия окончена: для новой цели не осталось числовых карт
   *[HIM-END-1] Партия окончена: колода пуста, а { $name } ничего не играет
}
event-scored = { $clause ->
    [HIM-END-2] { $name }: { $points ->
        [one] { $points } штрафное очко
        [few] { $points } штрафных очка
        [many] { $points } штрафных очков
       *[other] { $points } штрафного очка
    } за партию, всего { $total }
   *[other] { $name }: { $points ->
        [one] { $points } бык
        [few] { $points } быка
        [many] { $points } быков
       *[other] { $points } быка
    } за тур, всего { $total }
}
event-match-over = { $clause ->
    [END-1] Игра окончена: чья-то сумма больше предела
    [END-2] Игра окончена: чья-то сумма достигла предела
    [TOUR-4] Турнир окончен: все сыграли одним и тем же набором карт
   *[other] Игра окончена: все туры сыграны
}
event-won = { $name } побеждает: { $clause ->
    [HIM-END-2] { $total ->
        [one] { $total } штрафное очко
        [few] { $total } штрафных очка
        [many] { $total } штрафных очков
       *[other] { $total } штрафного очка
    }
    [HIM-END-3] { $total ->
        [one] { $total } штрафное очко
        [few] { $total } штрафных очка
        [many] { $total } штрафных очков
       *[other] { $total } штрафного очка
    }; при ничьей решает наименьшее число специальных карт
   *[other] { $total ->
        [one] { $total } бык
        [few] { $total } быка
        [many] { $total } быков
       *[other] { $total } быка
    }
}

## Himmel, A... und Zwirn!

event-target-laid = { $from ->
    [hand] { $name } кладёт карту { $card } как новую цель { $target }
   *[deck] Из колоды открывается карта { $card } — это цель { $target }
}
event-turned-up = { $count ->
    [one] Открыта и отложена специальная карта: { $cards }
   *[other] Открыты и отложены специальные карты: { $cards }
}
event-shuffled-back = { $count ->
    [one] Специальная карта возвращается в колоду, колоду перемешивают: { $cards }
   *[other] Специальные карты возвращаются в колоду, колоду перемешивают: { $cards }
}
event-put = { $name } кладёт карту { $card } под цель { $stack } ({ $target })
event-special-played = { $name } играет специальную карту: { $card }
event-reversed = Направление хода меняется на обратное
event-stolen = { $faces ->
    [down] { $name } крадёт карту у игрока { $victim }
   *[up] { $name } крадёт у игрока { $victim } карту: { $card }
}
event-drew = { $faces ->
    [down] { $name } добирает { $count ->
        [one] карту
        [few] { $count } карты
       *[many] { $count } карт
    }
   *[up] { $name } добирает: { $cards }
}
event-raised = { $name } повышает цель { $target }: было { $old }, стало { $card }
event-stack-taken = { $name } ничего не играет и забирает помеченную стопку в навозную кучу: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
event-marker-moved = Маркер переходит на цель { $target }
