### The browser page: all screens but the table.

screen-loading = One moment …
screen-broken = Something went wrong here. Please reload the page.
screen-cancel = Cancel

## The way around

nav-label = Main
nav-skip = Skip to content
nav-play = Play
nav-lobby = Tables
nav-learn = Learn
nav-rules = Rules
nav-me = Profile
nav-options = Language and settings
nav-about = About
nav-leaderboard = Leaderboard
nav-import = Open a record

## The first screen

start-tagline = Never be the sixth.
start-lead = The classic card game of four rows and many bulls. In your browser, against good bots or with friends.
start-quick-help = With others who are waiting now; bots fill up after 30 seconds
start-now-help = Classic, you and three bots, no account
start-dealing = Dealing …
start-join = Been invited?
start-join-hint = Link or code
start-join-go = Join
start-join-wrong = That's neither a link to a table nor a twelve-character code.
start-going = Continue
start-going-more = and { $count } more
start-not-begun = not started yet
start-your-turn = your turn
start-learn = New here?
start-learn-help = Learn it in five minutes, by playing.
start-training = Training
start-training-help = Puzzles, and your own mistakes to solve.
strengths-title = How you play
start-games = All games
start-seats = { $least }–{ $most } players
start-rules-of = Rules: { $game }
start-tables = Open tables
start-no-tables = Nobody is waiting at a public table right now.
start-all-tables = All tables

## Setting up a table

setup-title = Your table
setup-game = Game
setup-seats = Players
setup-fewer = One player fewer
setup-more = One player more
setup-others = The others
setup-a-person = people
setup-a-bot = bots: { $level }
setup-mixed = mixed
setup-suggested = Suggested for you: { $level }
setup-apart = Seat by seat …
setup-options = Game options
setup-terms = Table options
setup-by-edition = set by the edition
setup-at-most = At most { $count }.
setup-visibility = Who may join
setup-visibility-private = anyone with the link
setup-visibility-public = anyone, from the lobby
setup-chat = Chat
setup-chat-free = free
setup-chat-phrases = ready-made phrases only
setup-away = When someone is away
setup-away-bot = a bot takes over
setup-away-wait = we wait
setup-pace = Time to think
setup-tally = Show bull heads of the round
setup-tally-help = Everyone sees what each player has taken so far; otherwise the table plays by memory.
setup-memory = Memory aid
setup-memory-help = Everyone is shown what an attentive player would remember.
setup-rated = Rated
setup-rated-help = Counts for the leaderboard; needs at least two people.
setup-yes = yes
setup-no = no
setup-play = Play
setup-open = Open the table
setup-rules = Rules

## The lobby

lobby-title = Public tables
lobby-people = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
lobby-filter-game = Game
lobby-all-games = All games
lobby-filter-free = With a free seat
lobby-open = Open a table
lobby-lost = Connection lost. Reconnecting …
lobby-empty = No public tables right now. Open one: others will see it here at once.
lobby-none-match = No such table right now.
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-playing = in progress
lobby-full = full

## Replays

replay-title = Replay
replay-missing = No such match.
replay-to-table = Back to the table
replay-hands = Hands
replay-controls = Move through the match
replay-move = Move
replay-move-of = move { $move } of { $moves }
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-turn-next = One turn forward
replay-rounds = Rounds
replay-turns = Turns of this round
replay-turn = Turn { $number }
replay-keys = Keys: arrows go by move, with Shift by turn; Space plays and pauses.
replay-eyes = View
replay-eyes-open = all cards open
replay-eyes-spectator = spectator
replay-share = Share this moment
replay-download = Record
replay-imported = Imported: this server did not deal these cards.
replay-try = Play on from here
replay-try-seat = Your seat
replay-try-help = A new table opens at this moment of the match: you take a seat, bots take the others. It counts in no statistics.
replay-try-original = Go to that match
replay-sheet-log = Log
replay-sheet-scores = Scores
replay-sheet-fairness = Fair shuffles
import-title = Open a record
import-help = A record is a match saved as a file; every replay lets you download one. Opened here it gets its own address, and anyone with the link can watch it. You'll find it among your matches, where you can also delete it.
import-choose = Choose a file, or drop it here
import-not-json = { $file } is not a record: it is not JSON.

## Fairness

fair-what = Before the deal the server showed a fingerprint of a secret number, the seed. Every shuffle follows from that seed, and now that the match is over, the seed is public. So your browser can repeat every shuffle and compare.
fair-what-imported = This record was imported; this server did not deal these cards. The check can only say whether the shuffles follow from the seed the record names. Its author may have chosen that seed.
fair-check = Check it here
fair-checking = Shuffling again …
fair-none = This record contains no proof of its shuffles.
fair-honest = { $count ->
    [one] Honest: the seed has the fingerprint that was shown, and the one draw follows from it.
   *[other] Honest: the seed has the fingerprint that was shown, and all { $count } draws follow from it.
}
fair-fits = The record agrees with itself: its seed has the fingerprint it names, and every draw follows from it. It doesn't prove who dealt these cards.
fair-contradicts = The record contradicts itself: its seed does not have the fingerprint it names.
fair-other-seed = Not honest: the seed does not have the fingerprint that was shown before the deal.
fair-wrong = Not honest: these moves do not follow from the seed: { $moves }
fair-commitment = Fingerprint (SHA-256), shown before the deal
fair-commitment-imported = Fingerprint (SHA-256) in the record
fair-seed = Seed, shown after the match
fair-seed-imported = Seed in the record
fair-added = Random numbers added by players’ devices
fair-added-by-nobody = No player’s device added a random number: the server alone chose the seed.
fair-continues = The first { $moves } moves come from another match and are not part of this proof.
fair-yours-missing = Your device’s number is missing or another one: not honest.
fair-other-commitment = The fingerprint is not the one that your device saw before the deal: not honest.
fair-mixing = The cards follow from a mixed seed: SHA-256 of the seed and of every added number in seat order, written like seed:1=number:2=number. If nobody added one, it is the seed itself.
fair-draws = Every draw
fair-right = correct
fair-not-right = wrong
fair-shuffle = Draw { $number } (move { $move }): { $count } cards shuffled
fair-theft = Draw { $number } (move { $move }): one of { $count } cards in hand
fair-how = How to check it yourself
fair-recipe = Draw number n takes its 32-bit numbers from SHA-256 of seed:n:0, seed:n:1 and so on. The cards are sorted, then each one, from the last down, swaps places with one at or before it.
fair-yourself = Compare the fingerprint with any tool, or check the whole downloaded record:

## Rules

rules-all = All rules
rules-lead = Every rule has a number, and the table tells you which one applied.
rules-to-learn = Rather learn by playing?
rules-own = What's special here
rules-shared = As in { $game }
rules-shared-help = Everything else, unless the rules above say otherwise.
rules-clause = Link to clause { $clause }
rules-editions = Editions
rules-usual = the default here
rules-play = Play it

## You and others

me-name = Your name
me-save = Save
me-saved = Saved.
me-account = Account
me-stats = Statistics
me-history = Matches played
me-bots = Bot accounts
me-data = Your data
account-why = You can play without an account. With one, all your devices know you.
account-make = Create an account
account-login = Log in
account-logout = Log out
account-as = You're logged in as { $account }.
account-name = Account name
account-password = Password
account-password-hint = At least eight characters.
account-password-change = Change password
account-password-old = Old password
account-password-new = New password
account-password-changed = Your password has been changed. All other devices are logged out.
account-absorb = Keep the matches played on this device
bots-help = For programs that play here: create an account for your bot and give it the token.
bots-name = Name of the bot
bots-make = Create
bots-token = The token of { $name }
bots-token-once = Copy it now: it's shown only once.
bots-remove = Remove { $name }
data-help = Download everything we store about you, or delete it for good.
data-export = Download everything
data-delete = Delete everything
data-delete-what = Your name, your account, your settings and your bots are deleted at once. Matches you played with others stay, without your name. This can't be undone.
data-delete-sure = Yes, delete everything about me.
history-filter = How it ended
history-all = All
history-won = Won
history-lost = Not won
history-imported = Imported
history-empty = No finished match yet. The first one takes five minutes.
history-none = No such match.
history-more = Show older
history-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
history-place = Place { $place } of { $of }
history-unfinished = not finished
history-remove = Delete
history-remove-question = Delete this record? Its link will stop working.
stats-empty = No statistics yet: they come with your first finished match.
stats-games = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
stats-wins = won
stats-penalty = penalty points on average
stats-rank = place on average
stats-rating = Rating
stats-rating-chart = Rating over time, from { $from } to { $to }
stats-versus = Head to head
stats-better = ahead
stats-equal = level
stats-worse = behind
person-title = Player
person-missing = No such player.
person-no-games = No finished matches at public tables yet.
board-title = Leaderboard: { $game }
board-help = Everyone who has played rated matches against people.
board-place = Place
board-games = Matches
board-empty = No rated match yet. Open a rated table and be the first.

## About, and nowhere

missing-help = The link is wrong, or what was here is gone.
about-what = What is Sixth Cow?
about-what-text = Sixth Cow is a place to play 6 nimmt! and its relatives: eleven games from five rulebooks, against bots or with friends, in five languages. No account, no ads, nothing to install.
about-fair = Fair cards
about-fair-text = The server commits to every shuffle before the deal and proves it after the match. Every replay has a button that checks it in your own browser.
about-data = Your data
about-data-text = A cookie tells the server that you are the same guest as yesterday. Nothing else follows you. On your profile page you can download all your data or delete it.
about-free = Free software
about-free-text = The program is free software: run your own server with one command, write bots, read the code.
about-rulebooks = The rulebooks
about-rulebooks-text = The rules are written in our own words, based on these rulebooks:
about-author = a game by { $name }
about-translator = translated by { $name }
about-marks = The names of the games are their publishers' marks. This site is not connected with them.
