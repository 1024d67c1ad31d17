### What to do now: `prompt-<asks>` for the player who must decide, `.waiting` for the others.
### Then the labels of actions, notices, the outcome, and small words that other texts need.

## Decisions

prompt-play = { $count ->
    [one] Pick a card
   *[other] Pick { $count } cards
}
    .waiting = { $count ->
        [one] { $names } is picking
       *[other] { $names } are picking
    }
    .picked = You picked { $cards }: waiting for { $names }
prompt-draft = Choose a card for your hand
    .waiting = { $names } is choosing a card
prompt-row = Your { $card } doesn't fit any row: choose one to take
    .waiting = { $names } is choosing a row to take
prompt-end = Two ends are equally close to your { $card }: choose one
    .waiting = { $names } is choosing an end for { $card }
prompt-first = Which card goes first: { $cards }?
    .waiting = { $names } is choosing which card goes first
prompt-place = { $stop ->
    [yes] Play a second card, or stop
   *[no] Play a card
}
    .waiting = It's { $names }'s turn
prompt-keep = Which of these cards join your hand? The rest go to your pile
    .waiting = { $names } is sorting the taken cards
prompt-turn = Your turn: play a card, or play nothing and take the marked stack
    .waiting = It's { $names }'s turn
prompt-target = Choose a number card as the new target
    .waiting = { $names } is choosing a new target
prompt-shuffle = The cards are being shuffled
prompt-steal = A card is being drawn for the thief
prompt-over = The match is over

## Actions, with what they would do as things stand

choice-play = Play { $cards }: { $effect }
choice-place = Play { $cards }: { $effect }
choice-first = { $card } first: { $effect }
choice-effect = { $kind ->
    [low] lower than every row, you take a row
    [inside] fits no end, you take a row
    [takes] takes row { $row } ({ $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    })
    [left] to the left end of row { $row }
    [right] to the right end of row { $row }
   *[row] to row { $row }
}
choice-effect-of = { $card } { $effect }
choice-row = Take row { $row } ({ $points ->
    [one] { $points } head
   *[other] { $points } heads
})
choice-end = { $card } { $effect }
choice-draft = Take { $card }
choice-keep = { $count ->
    [0] Keep nothing
   *[other] Keep { $cards }
}
choice-stop = No second card
choice-put = Play { $card } under target { $stack } ({ $target })
choice-reverse = Reverse direction
choice-rob = Rob { $victim }
choice-raise = Raise target { $target } to { $card }
choice-pass = Play nothing: take { $takes ->
    [one] { $takes } card
   *[other] { $takes } cards
}
choice-target = Make { $card } the new target

## Before and after

notice-draft-seats = With drafted hands this edition is meant for two to six players; more can play too
notice-tournament-seats = A tournament is best with up to five players; more can play too
outcome-winners = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win with { $points }
} { $points ->
    [one] penalty point
   *[other] penalty points
}
outcome-title = { $title }: { $names }

## Small words

card-R = reverse
card-T = theft
card-U = raise
why = { $name } ({ $clause }): { $text }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
