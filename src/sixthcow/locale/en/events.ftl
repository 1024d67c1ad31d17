### What happened: `event-<kind>`, one sentence a kind, without a full stop.
###
### $name is the player, $card the first and $cards all of the cards, $count how many they are and
### $faces whether they may be seen ("up", "down"); $clause the rule behind it; $row, $stack and
### $target where it is; $from and $to the kinds of place. Other values are the event's own.

## A round of rows

event-round-began = { $clause ->
    [HIM-DEAL-1] Game { $round } begins
    [LOGIC-1] Round { $round } begins: the cards are face up
   *[other] Round { $round } begins
}
event-dealt = { $faces ->
    [down] { $name } is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[up] { $name } is dealt { $cards }
}
event-drafted = { $name } chooses { $card }
event-row-started = { $card } starts row { $row }
event-laid-on = { $clause ->
    [TWIN-6] { $card } is laid on its twin in row { $row }; the next card fills the free row
   *[other] { $card } is laid on its twin, the last card of row { $row }
}

## A turn

event-picked = { $faces ->
    [down] { $name } picks { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[up] { $name } picks { $cards }
}
event-revealed = { $clause ->
    [HOOF-2] { $name } plays { $cards }
    [OPEN-3] { $name } shows { $cards }
   *[other] { $name } reveals { $cards }
}
event-order-chosen = { $name } places { $card } first
event-placed = { $clause ->
    [PRO-2] { $side ->
        [left] { $card } goes to the left end of row { $row }: no end is closer than its first card, { $neighbour }
       *[right] { $card } goes to the right end of row { $row }: no end is closer than its last card, { $neighbour }
    }
   *[other] { $count ->
        [1] { $card } goes to row { $row }: its last card, { $neighbour }, is the closest below it
       *[other] The twins { $card } go to row { $row } together: its last card, { $neighbour }, is the closest below them
    }
}
event-row-taken = { $name } takes row { $row } ({ $heads ->
    [one] { $heads } bull head
   *[other] { $heads } bull heads
}): { $clause ->
    [PLACE-4] { $card } is lower than the last card of every row
    [PRO-4] { $card } fits at no end of a row
   *[other] the row is full, and { $card } would be its sixth card
}
event-row-begun = { $count ->
    [1] { $card } becomes the first card of row { $row }
   *[other] The twins { $card } become the first cards of row { $row }
}
event-heads-shared = { $taker } and { $name } share the row: { $points ->
    [one] { $points } bull head
   *[other] { $points } bull heads
} each

## Hold your hooves

event-kept = { $name } takes { $cards } into their hand
event-piled = { $name } puts { $cards } on the pile ({ $heads ->
    [one] { $heads } bull head
   *[other] { $heads } bull heads
})
event-stopped = { $name } plays no second card
event-hand-counted = { $name } still holds { $cards }, counted double: { $points ->
    [one] { $points } bull head
   *[other] { $points } bull heads
}

## The end

event-round-over = { $clause ->
    [HOOF-5] { $reason ->
        [pile] The round is over: { $name } has more than 20 cards in their pile
       *[hand] The round is over: at the end of the lap a hand is empty
    }
    [HOOF-7] The round is over: 60 laps have been played
    [HIM-PASS-2] The game is over: there is no number card left for a new target
   *[HIM-END-1] The game is over: the deck is empty, and { $name } has played nothing
}
event-scored = { $clause ->
    [HIM-END-2] { $name }: { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    } in this game, { $total } in total
   *[other] { $name }: { $points ->
        [one] { $points } bull head
       *[other] { $points } bull heads
    } in this round, { $total } in total
}
event-match-over = { $clause ->
    [END-1] The match is over: someone is above the target
    [END-2] The match is over: someone has reached the target
    [TOUR-4] The tournament is over: everyone has played the same hand
   *[other] The match is over: all rounds have been played
}
event-won = { $name } wins with { $clause ->
    [HIM-END-2] { $total ->
        [one] { $total } penalty point
       *[other] { $total } penalty points
    }
    [HIM-END-3] { $total ->
        [one] { $total } penalty point
       *[other] { $total } penalty points
    }; the fewest special cards decide the tie
   *[other] { $total ->
        [one] { $total } bull head
       *[other] { $total } bull heads
    }
}

## Himmel, A... und Zwirn!

event-target-laid = { $from ->
    [hand] { $name } makes { $card } the new target { $target }
   *[deck] { $card } is turned up as target { $target }
}
event-turned-up = { $count ->
    [one] A special card is turned up and set aside: { $cards }
   *[other] Special cards are turned up and set aside: { $cards }
}
event-shuffled-back = { $count ->
    [one] A special card goes back into the deck, which is shuffled: { $cards }
   *[other] Special cards go back into the deck, which is shuffled: { $cards }
}
event-put = { $name } plays { $card } under target { $stack } ({ $target })
event-special-played = { $name } plays a special card: { $card }
event-reversed = The direction of play reverses
event-stolen = { $faces ->
    [down] { $name } steals a card from { $victim }
   *[up] { $name } steals a card from { $victim }: { $card }
}
event-drew = { $faces ->
    [down] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[up] { $name } draws { $cards }
}
event-raised = { $name } raises target { $target } from { $old } to { $card }
event-stack-taken = { $name } plays nothing and takes the marked stack onto the dung heap: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-marker-moved = The marker moves to target { $target }
