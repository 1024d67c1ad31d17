### Reviews of matches: what every decision cost, and what was luck.

review-progress = Reviewing decisions
review-round = Round { $number }
review-better = better: { $best }
review-win = chance to win the match: { $chance }%
review-win-instead = chance to win the match: { $chance }% instead of { $best }%
review-none = No inaccuracies, mistakes or blunders.
review-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-more = +{ $number }
review-column-name = player
review-column-expected = expected
review-column-error = errors
review-column-luck = luck
review-column-result = result
review-column-rate = error per decision
review-column-classes = inaccuracies, mistakes, blunders
review-sum = expected + errors + luck = result, in penalty points. Luck includes what the others did.
review-all = All { $count } matches
review-situations = Error per decision, by situation

## Classes of choices

verdict-best = best
verdict-equal = equally good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

## Situations of a decision

situation-play = choosing a card
situation-row = choosing a row
situation-draft = the draft
situation-end = choosing an end
situation-first = which card first
situation-place = choosing a card
situation-stop = second card or not
situation-keep = cards to keep
situation-turn = the turn
situation-rob = chances to rob
situation-target = the new target
situation-late = from turn 7 on
situation-low-cards = low cards in hand

## Facts that explain a choice. `heads`, `cards`, `free`, `room` and `skipped` are counted; `chance` is in percent.

fact-lowest = { $card } fits no row: you take one, row { $row } at best ({ $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
})
fact-sixth = { $card } would be the sixth card of row { $row } ({ $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}): { $chance }%
fact-sixth-unless = { $card } would be the sixth card of row { $row } ({ $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}) unless { $between } comes: { $chance }%
fact-risk = { $card } goes to row { $row }; others might fill it first: { $chance }%
fact-safe = { $card } goes to row { $row } and is safe there
fact-takes-row = row { $row } costs { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}
fact-put = { $skipped ->
    [0] { $card } skips no number
    [one] { $card } skips { $skipped } number
   *[other] { $card } skips { $skipped } numbers
}
fact-special = a special card goes to your own dung heap
fact-pass = you take { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fact-keep = { $cards ->
    [0] everything goes to your pile
    [one] { $cards } card goes to your hand, where it counts double if you keep it to the end
   *[other] { $cards } cards go to your hand, where they count double if you keep them to the end
}
fact-piled = your pile grows by { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}
fact-stop = you keep your other cards for later
fact-draft = { $card } is closest to your { $nearest }
fact-room = under { $card } there's room for { $room ->
    [one] { $room } number
   *[other] { $room } numbers
}
fact-then-lowest = then your { $card } fits no row
fact-then-sixth = then your { $card } would be the sixth card of row { $row } ({ $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
})
fact-then-risk = then your { $card } goes to row { $row }, which others might fill first: { $chance }%
fact-then-safe = then your { $card } goes to row { $row } and is safe there
fact-later = the rest of the round costs about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } penalty points more
