### What cannot be done, and why: `refusal-<reason>`. Words of the record's notation stay as they
### are written there.

## The frame

seat-name = { $seat ->
    [0] the dealer
   *[other] seat { $seat }
}
refused-action = { $who } cannot "{ $action }": { $text }
refused-clause = { $text } ({ $clause })
refused-move = move { $move }: { $text }
refused-more = { $list }, … ({ $count } more)

## Actions

refusal-not-in-hand = not in hand [{ $hand }]
refusal-not-allowed = allowed now: { $legal }
refusal-not-your-move = waiting for { $deciders }
refusal-wrong-kind = expected now: { $allowed }
refusal-match-over = the match is over
refusal-shuffle = a shuffle must contain each of the { $count } cards exactly once

## Setting up a game

refusal-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: this game is for { $low } to { $high } players
refusal-option-value = option "{ $option }" cannot be "{ $value }"; allowed: { $allowed }
refusal-option-unknown = there is no option "{ $option }" here; allowed: { $allowed }
refusal-options-together = options "{ $option }" and "{ $other }" can't be combined: choose one of them
refusal-draft-needs-tactical = option "deal" can be "draft" only if "deck" is "tactical"
refusal-first-has-no-meaning = option "first" means nothing here: it needs "deal": "draft" or "reveal": "open"
refusal-too-few-cards = { $seats } players need { $needed } cards, but there are only { $there }: at most { $high } can play

## Records

refusal-too-large = the record is too large: at most { $limit } MB
refusal-not-json = this is not JSON: { $detail }
refusal-not-an-object = a record is a JSON object in braces
refusal-format = this is not a Sixth Cow record: a record says "format": "{ $allowed }" at the top
refusal-field = "{ $field }" cannot be { $found }; expected: { $allowed }
refusal-unknown-game = there is no game "{ $game }"; allowed: { $allowed }
refusal-no-such-seat = there is no seat { $seat }: this table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
