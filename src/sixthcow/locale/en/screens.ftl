### The browser page: all screens but the table.

screen-loading = One moment …
screen-broken = Something went wrong here. Reload the page, please.
screen-cancel = Cancel

## The way around

nav-label = Main
nav-skip = To the content
nav-play = Play
nav-lobby = Tables
nav-learn = Learn
nav-rules = Rules
nav-me = You
nav-options = Language and settings
nav-about = About
nav-leaderboard = Leaderboard
nav-import = Open a record

## The first screen

start-tagline = Never be the sixth.
start-lead = The classic card game of four rows and many bulls. In your browser, against good bots or with friends.
start-now-help = Classic, you and three bots, no account
start-dealing = Dealing …
start-join = Did somebody invite you?
start-join-hint = Link or code
start-join-go = Join
start-join-wrong = This is neither a link to a table nor a code of twelve characters.
start-going = Go on playing
start-going-more = and { $count } more
start-not-begun = not begun yet
start-your-turn = your turn
start-learn = New here?
start-learn-help = Learn it in five minutes, by playing.
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
setup-apart = Seat by seat …
setup-options = Options of the game
setup-terms = Around the table
setup-by-edition = as the edition says
setup-visibility = Who may join
setup-visibility-private = whoever has the link
setup-visibility-public = everybody, from the lobby
setup-chat = Chat
setup-chat-free = free
setup-chat-phrases = ready-made phrases only
setup-away = When somebody is away
setup-away-bot = a bot plays on
setup-away-wait = we wait
setup-pace = Time to think
setup-memory = Memory aid
setup-memory-help = Everyone sees what an attentive player would remember.
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
lobby-lost = Connection lost. Trying again …
lobby-empty = No public table at the moment. Open one: others will see it here at once.
lobby-none-match = No table like that at the moment.
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-playing = being played
lobby-full = full

## Replays

replay-title = Replay
replay-missing = There is no such game.
replay-to-table = To the table
replay-hands = Hands
replay-controls = Move through the match
replay-move = Move
replay-move-of = move { $move } of { $moves }
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-turn-next = One turn on
replay-round = Round
replay-keys = Keys: arrows go by move, with Shift by turn; Space plays and pauses.
replay-eyes = Seen by
replay-eyes-open = everybody: all cards open
replay-eyes-spectator = a spectator
replay-share = Share this moment
replay-download = Record
replay-imported = Imported: this server did not deal these cards.
replay-sheet-log = Log
replay-sheet-scores = Scores
replay-sheet-fairness = Fair shuffles
import-title = Open a record
import-help = A record is a match as a file: you can download it from every replay. Here it gets an address of its own, where everybody who has the link can watch it. You find it among your games, and can delete it there.
import-choose = Choose a file, or drop it here
import-not-json = { $file } is not a record: it is not JSON.

## Fairness

fair-what = Before the deal the server showed a fingerprint of a secret number, the seed. Every shuffle follows from that seed, and now that the match is over, the seed is public. So your browser can do every shuffle once more and compare.
fair-what-imported = This record was brought by somebody; this server did not deal these cards. The check can only say whether the shuffles follow from the seed that the record names. Whoever wrote the record may have chosen that seed.
fair-check = Check it here
fair-checking = Shuffling once more …
fair-none = This record holds no proof of its shuffles.
fair-honest = { $count ->
    [one] Honest: the seed has the fingerprint that was shown, and the one draw follows from it.
   *[other] Honest: the seed has the fingerprint that was shown, and all { $count } draws follow from it.
}
fair-fits = The record agrees with itself: its seed has the fingerprint it names, and every draw follows from it. Who dealt these cards, it does not prove.
fair-contradicts = The record contradicts itself: its seed does not have the fingerprint it names.
fair-other-seed = Not honest: the seed does not have the fingerprint that was shown before the deal.
fair-wrong = Not honest: these moves do not follow from the seed: { $moves }
fair-commitment = Fingerprint (SHA-256), shown before the deal
fair-commitment-imported = Fingerprint (SHA-256) in the record
fair-seed = Seed, shown after the match
fair-seed-imported = Seed in the record
fair-draws = Every draw
fair-right = right
fair-not-right = wrong
fair-shuffle = Draw { $number } (move { $move }): { $count } cards shuffled
fair-theft = Draw { $number } (move { $move }): one of { $count } cards in hand
fair-how = How to check it yourself
fair-recipe = Draw number n takes its 32-bit numbers from SHA-256 of seed:n:0, seed:n:1 and so on. The cards are sorted, then each one from the last down changes places with one at or before it.
fair-yourself = Compare the fingerprint with any tool, or check the whole downloaded record:

## Rules

rules-all = All rules
rules-lead = Every rule has a number, and the table tells you which one was at work.
rules-to-learn = Better learn by playing?
rules-own = What is special here
rules-shared = As in { $game }
rules-shared-help = Everything else, as long as the rules above do not say otherwise.
rules-clause = Link to clause { $clause }
rules-editions = Editions
rules-usual = usual here
rules-play = Play it

## You and others

me-name = Your name
me-save = Save
me-saved = Saved.
me-account = Account
me-stats = Statistics
me-history = Games played
me-bots = Bot accounts
me-data = Your data
account-why = You can play without an account. With one, you are the same person on all your devices.
account-make = Make an account
account-login = Log in
account-logout = Log out
account-as = You are logged in as { $account }.
account-name = Account name
account-password = Password
account-password-hint = At least eight characters.
account-password-change = Change password
account-password-old = Old password
account-password-new = New password
account-password-changed = The password is changed. All other devices are logged out.
account-absorb = Take along the games played on this device
bots-help = For programs that play here: make an account for your bot and give it the token.
bots-name = Name of the bot
bots-make = Make
bots-token = The token of { $name }
bots-token-once = Copy it now: it is shown only this once.
bots-remove = Remove { $name }
data-help = Everything stored about you, to take along; or gone, for good.
data-export = Download everything
data-delete = Delete everything
data-delete-what = Your name, your account, your settings and your bots are deleted at once. Games that others played with you stay, without your name. This cannot be undone.
data-delete-sure = Yes, delete everything about me.
history-filter = How it ended
history-all = All
history-won = Won
history-lost = Not won
history-imported = Imported
history-empty = No finished game yet. The first one takes five minutes.
history-none = No such game.
history-more = Older ones
history-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
history-place = Place { $place } of { $of }
history-unfinished = not finished
history-remove = Delete
history-remove-question = Delete this record? Its link will lead nowhere.
stats-empty = No figures yet: they come with the first finished game.
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-wins = won
stats-penalty = penalty points on average
stats-rank = place on average
stats-rating = Rating
stats-rating-chart = Rating over time, from { $from } to { $to }
stats-versus = Head to head
stats-better = ahead
stats-equal = equal
stats-worse = behind
person-title = Player
person-missing = There is nobody like that.
person-no-games = No finished games at public tables yet.
board-title = Leaderboard: { $game }
board-help = Everybody with rated matches between people.
board-place = Place
board-games = Games
board-empty = No rated match yet. Open a rated table and be the first.

## About, and nowhere

missing-help = The link is wrong, or what was here is gone.
about-what = What this is
about-what-text = Sixth Cow is a place to play 6 nimmt! and its relatives: eleven games by five rulebooks, against bots or with friends, in five languages. No account, no advertisements, nothing to install.
about-fair = Fair cards
about-fair-text = The server commits to every shuffle before the deal and proves it after the match. Every replay has a button that checks it in your own browser.
about-data = Your data
about-data-text = A cookie tells the server that you are the same guest as yesterday. There is nothing else that follows you. On the page “You” you can take all your data along, or delete it.
about-free = Free software
about-free-text = The program is free software: run your own server with one command, write bots, read the code.
about-rulebooks = The rulebooks
about-rulebooks-text = The rules here are told in our own words, from these rulebooks:
about-author = a game by { $name }
about-translator = translated by { $name }
about-marks = The names of the games are their publishers' marks. This site is not connected with them.
