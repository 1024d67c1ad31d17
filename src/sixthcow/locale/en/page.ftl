### The browser page: the words around the table. Game terms are those of the other files.

page-title = Sixth Cow
page-close = Close
page-retry = Try again
page-home = Home
page-offline = The server can't be reached. The page will work again as soon as you're online.
page-missing = There's nothing here.

## The first screen

page-play-now = Play now
page-play-friends = Play with friends
page-play-quick = Quick match

## Around the table

page-round = Round { $number }
page-lap = lap { $number }
page-ends-at = ends at { $target }
page-ends-above = ends above { $target }
page-ends-after = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
page-by-memory = by memory
page-continues = continues another match
page-clockwise = clockwise
page-counter = anticlockwise
page-clock = Time left
page-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
page-panels = More about this table
page-panel-log = Log
page-panel-chat = Chat
page-panel-memory = Memory aid
page-panel-scores = Scores
page-panel-rules = Rules
page-panel-options = Settings

## Players

page-players = Players
page-player = Player
page-points = penalty points
page-this-round = { $count } in this round
page-choosing = choosing …
page-has-chosen = has chosen
page-away = away
page-away-bot = away, a bot is playing
page-stand-in = a bot is playing
page-bot = bot
page-pile = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
}
page-meet = More about { $name }
page-bot-of = Bot, strength: { $level }
page-no-seat = has no seat
page-is-muted = muted
page-their-page = Games and statistics
page-hide-chat = Hide their chat on this device
page-show-chat = Show their chat again
page-kick = Remove
page-kick-sure = { $status ->
    [playing] Remove { $name } from the table? A bot will take over, and they can't come back.
   *[other] Remove { $name } from the table? They can't come back.
}
page-flag-starter = begins
page-flag-featured = plays the hand that counts

## The cards

page-row = Row { $number }: { $cards }; { $heads ->
    [one] { $heads } bull head
   *[other] { $heads } bull heads
}
page-deck = Deck
page-marker = The marker is here
page-your-hand = Your hand
page-dock = What to do
page-goal-heads = Fewest bull heads wins.
page-goal-points = Fewest penalty points wins.
page-goal-above = The match ends once someone goes above { $target }.
page-goal-at = The match ends once someone reaches { $target }.
page-goal-rounds = { $rounds ->
    [one] There's just one round.
   *[other] You play { $rounds } rounds.
}
page-sending = Sending …
page-tap-again = Tap again to confirm
page-skip = Skip
page-why = Why?
page-hint = Hint

## The log, the scores, the memory aid

page-log-empty = Nothing has happened yet.
page-hints-of = { $count ->
    [one] { $name } has taken a hint
   *[other] { $name } has taken { $count } hints
}
page-log-placed = { $count ->
    [1] { $card } to row { $row }
   *[other] Twins { $card } to row { $row }
}
page-log-row-taken = { $name } takes row { $row }: { $heads ->
    [one] { $heads } bull head
   *[other] { $heads } bull heads
}
page-log-scored = { $name }: +{ $points }, { $total } in total
page-scores-empty = No round is over yet.
page-total = Total
page-chart = Totals by round, as lines
page-memory-help = Light cards haven't been seen yet this round.
page-memory-unseen = Cards not seen yet
page-round-over = Round { $number } is over
page-next-round = Next round
page-ready-wait = Waiting for { $names } …
page-ready-you = Everyone is waiting for you.
page-heads-left = { $name } is { $count ->
    [one] { $count } bull head
   *[other] { $count } bull heads
} away from the end of the match.
page-rounds-left = { $count ->
    [one] One round to go.
   *[other] { $count } rounds to go.
}

## The end

page-over = The match is over
page-you-win = { $count ->
    [one] You win with { $points }
   *[other] You share the win with { $names }: { $points }
} { $points ->
    [one] penalty point
   *[other] penalty points
}
page-result = Show the result
page-rematch = Play again
page-to-rematch = Go to the next match
page-replay = Watch the replay
page-review = Review the match
page-original-round = In the original match, this seat got { $points } in this round.
page-original-total = You finished with { $mine }; in the original match, this seat finished with { $points }.

## Before the start

page-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
page-rated = rated
page-host = host
page-ask-name = What should the others call you?
page-ask-name-save = OK
page-ask-name-skip = Not now
page-free-seat = Free seat
page-sit = Sit here
page-move-up = Move { $name } one seat up
page-remove = Remove { $name }
page-bot-level = Strength of the bots
page-fill-bots = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
}
page-start = Start
page-sit-down = Sit down
page-take-a-seat = You're watching. Take a seat to join in.
page-all-taken = You're watching: every seat is taken.
page-change = Change
page-change-title = Change table settings
page-change-save = Save
page-change-stand = No seat left for: { $names }
page-host-starts = The host can start once every seat is taken.
page-quick-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-quick-then = The match begins when every seat is taken. If not, bots join when the time is up.
page-quick-clock = Time until bots join
page-invite = Send this link to your friends, or let them scan the code.
page-link = Link to this table
page-share = Share
page-copied = Copied
page-qr = The link to this table as a QR code

## Chat

page-chat-empty = Nobody has said anything yet.
page-unread = (new messages)
page-message = Message
page-send = Send
page-mute = Mute for everyone
page-unmute = Let them chat again
page-muted = The host has muted you here.

## Watching, leaving, coming back

page-watching = You're watching.
page-bot-plays = A bot is playing for you.
page-take-back = Take your seat back
page-late = Your time ran out: a bot decided for you.
page-late-chosen = Your time ran out, so a bot decided for you: { $what }
page-late-again = Your time ran out again. A bot will play for you until you're back.
page-late-of = { $name } ran out of time: a bot decided
page-leave = Leave the table
page-leave-sure = Leave now? A bot will play for you. The seat stays yours: you can come back at any time.
page-stand-up = Stand up
page-close-table = Close the table
page-close-sure = Close this table for everyone?
page-end-sure = Close the table in the middle of the match? The match won't count.
page-cancel = Cancel
page-gone-closed = This table is closed
page-gone-closed-then = It was closed before a match began. There's always room at another one.
page-gone-ended-then = It was closed in the middle of a match, which doesn't count. There's always room at another one.
page-gone-kicked = The host removed you from this table
page-gone-kicked-then = It happens. There's always room at another table.
page-gone-table-not-found = No such table
page-gone-table-not-found-then = Is the link complete? Tables that nobody visits are removed after a while.
page-gone-banned = You can't play here any more
page-gone-banned-then = The people who run this server decided so. If you think it's a mistake, ask them.
page-other-tables = Other tables

## The connection

page-connecting = Connecting …
page-lost = Connection lost. Reconnecting …
page-lost-sending = Connection lost. Your choice will be sent as soon as it is back.
page-too-late = Too late: the table had already moved on, so your last choice didn't count.
page-too-fast = Too fast for the server: your last choice will be sent again in a moment.
page-bye = The server has closed the connection. Reconnecting …

## Settings

page-language = Language
page-set-speed = Speed
page-set-speed-slow = slow
page-set-speed-normal = normal
page-set-speed-fast = fast
page-set-speed-instant = at once
page-set-theme = Colours
page-set-theme-system = same as system
page-set-theme-light = light
page-set-theme-dark = dark
page-set-motion = Animation
page-set-motion-system = same as system
page-set-motion-full = full
page-set-motion-reduced = reduced
page-set-digits = Digits
page-set-digits-native = Persian
page-set-digits-latin = Latin
page-set-confirm = Confirm with a second tap
page-set-sound = Sound

## Strengths of bots, and paces

level-random = random
level-cautious = cautious
level-careful = thoughtful
level-strong = strong
level-master = master
page-rank = strength { $rank } of 5
page-ranked = { $level } · { $rank }/5
pace-none = no clock
pace-relaxed = 90 seconds per decision
pace-normal = 30 seconds per decision
pace-blitz = 8 seconds per decision
pace-day = one day per decision
pace-three-days = three days per decision
pace-week = one week per decision
