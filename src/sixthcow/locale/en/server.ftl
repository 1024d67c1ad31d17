### What the server says: refusals (`refusal-<reason>`) and the quick phrases of the chat.

## Tables

refusal-too-late = too late: the table has moved on
refusal-table-not-found = there is no such table
refusal-table-closed = this table is closed
refusal-too-many-tables = you have too many tables open: finish or close one first
refusal-seat-taken = this seat is taken
refusal-no-free-seat = all seats are taken
refusal-seats-empty = there are still free seats: wait for people or add bots
refusal-not-seated = you have no seat at this table
refusal-not-host = only the host of the table can do that
refusal-already-started = the game has begun already
refusal-not-started = the game has not begun yet
refusal-not-over = the match is not over yet
refusal-already-over = the match is over already
refusal-unknown-level = there are no bots of level "{ $level }"; allowed: { $allowed }
refusal-rated-needs-people = a rated match needs at least two people
refusal-no-such-person = nobody like that is at this table
refusal-kicked = the host has sent you away from this table

## Chat

refusal-muted = the host has muted you at this table
refusal-chat-phrases-only = only ready-made phrases are used at this table
refusal-empty-message = there is nothing to say: choose a phrase or write some words

## People

refusal-not-logged-in = nobody knows yet who you are: open the page first, or send your token
refusal-bad-name = a name needs something to read, and no more than { $longest } characters
refusal-name-taken = this name is taken: choose another one
refusal-wrong-password = name or password is wrong
refusal-banned = you may not play here any more
refusal-has-account = you have an account already
refusal-no-account = you have no account yet
refusal-not-for-bots = bot accounts cannot do that
refusal-bots-only = only bot accounts can do that
refusal-too-many-bots = you have enough bot accounts: at most { $limit }
refusal-too-many-imports = you keep enough records already: at most { $limit }; delete one first

## Requests

refusal-not-found = there is nothing here
refusal-bad-request = this request cannot be understood: { $detail }
refusal-method-not-allowed = this cannot be done here
refusal-unsupported = only JSON is understood here
refusal-body-too-large = this is too large
refusal-wrong-origin = this request comes from another page
refusal-too-many-requests = that was too fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
refusal-too-many-sockets = too many connections are open: close one first
refusal-too-many-streams = too many streams are open: at most { $limit }
refusal-no-table-here = there is no table here to do that at
refusal-replay-too-large = this match is too long to be replayed here: download its record
refusal-record-too-large = a record here is at most { $limit } KB large
refusal-import-too-long = this record is too long to be kept here: at most { $limit } moves
refusal-server-error = something has gone wrong here; it has been noted
refusal-store-down = nothing can be stored at the moment: try again soon
refusal-no-proof = this record holds no proof of its shuffles

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-ouch = Ouch!
phrase-moo = Moo!
phrase-thanks = Thank you!
phrase-hurry = We are waiting for you …
phrase-one-moment = One moment, please
phrase-sorry = Sorry!
phrase-again = Once more?
phrase-good-game = Good game!
phrase-bye = See you!
