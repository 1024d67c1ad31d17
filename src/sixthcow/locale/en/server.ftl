### What the server says: refusals (`refusal-<reason>`) and the quick phrases of the chat.

## Tables

refusal-too-late = too late: the table has moved on
refusal-table-not-found = no such table
refusal-table-closed = this table is closed
refusal-too-many-tables = you have too many tables open: finish or close one first
refusal-too-many-bot-tables = you have { $limit } tables running where only bots play: close one first
refusal-seat-taken = this seat is taken
refusal-no-free-seat = all seats are taken
refusal-seats-empty = there are still free seats: wait for people or add bots
refusal-not-seated = you have no seat at this table
refusal-not-host = only the host of the table can do that
refusal-already-started = the match has already begun
refusal-not-started = the match hasn't begun yet
refusal-not-over = the match isn't over yet
refusal-already-over = the match is already over
refusal-unknown-level = there are no bots of level "{ $level }"; allowed: { $allowed }
refusal-rated-needs-people = a rated match needs at least two people
refusal-no-such-person = this person isn't at the table
refusal-kicked = the host removed you from this table
refusal-hint-rated = there are no hints in rated matches
refusal-hint-public = there are no hints at public tables
refusal-hint-people = hints are for playing alone against bots: other people play here
refusal-hint-not-now = hints are for your own decisions: it isn't your turn
refusal-hint-failed = the hint could not be computed: try again in a moment

## Chat

refusal-muted = the host has muted you at this table
refusal-chat-phrases-only = only ready-made phrases can be sent at this table
refusal-empty-message = the message is empty: choose a phrase or write something

## People

refusal-not-logged-in = you aren't known here yet: open the page first, or send your token
refusal-bad-name = a name needs at least one visible character and at most { $longest } characters in all
refusal-name-taken = this name is taken: choose another
refusal-wrong-password = wrong name or password
refusal-banned = you can't play here any more
refusal-has-account = you already have an account
refusal-no-account = you have no account yet
refusal-not-for-bots = bot accounts cannot do that
refusal-bots-only = only bot accounts can do that
refusal-too-many-bots = you can have at most { $limit } bot accounts
refusal-too-many-imports = you can keep at most { $limit } records: delete one first

## Requests

refusal-not-found = there's nothing here
refusal-bad-request = this request cannot be understood: { $detail }
refusal-method-not-allowed = this can't be done here
refusal-unsupported = only JSON is understood here
refusal-compressed = bodies must not be compressed here
refusal-body-too-large = this is too large
refusal-wrong-origin = this request comes from another page
refusal-too-many-requests = that was too fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
refusal-too-busy = the server is still busy with what you asked for before: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
refusal-too-much-unread = you haven't read your earlier answers yet: read them first
refusal-too-many-sockets = too many connections are open: close one first
refusal-too-many-streams = too many streams are open: at most { $limit }
refusal-no-table-here = join a table first
refusal-replay-too-large = this match is too long to be replayed here: download its record
refusal-review-too-long = this match is too long to be reviewed here: at most { $limit } moves
refusal-review-failed = the review could not be computed: try again in a moment
refusal-record-too-large = a record can be at most { $limit } KB
refusal-import-too-long = this record is too long to be kept here: at most { $limit } moves
refusal-server-error = something went wrong here; the error has been logged
refusal-store-down = nothing can be saved right now: try again soon
refusal-no-proof = this record contains no proof of its shuffles

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
