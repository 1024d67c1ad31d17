### The terminal: the words around the table. Names of keys come as values.

## The table

terminal-title = Sixth Cow
terminal-number = { $number }
terminal-round = Round { $number }
terminal-lap = lap { $number }
terminal-running = { $total } + { $running }
terminal-target = Target { $number }
terminal-deck = Deck
terminal-clockwise = clockwise
terminal-counter = anticlockwise
terminal-aside = Taken:
terminal-choosing = choosing …
terminal-has-chosen = has chosen
terminal-bot-with = bot · { $cards }
terminal-unsaved-short = not saved
terminal-keys-choose = { $arrows }, number: choose · { $enter }: play · { $hint }: hint · { $why }: why? · { $scores }: scores · { $quit }: quit
terminal-keys-toggle = { $arrows }: move · { $space }: keep or not · { $enter }: done · { $hint }: hint · { $why }: why? · { $quit }: quit
terminal-keys-watch = { $space }: skip · { $why }: why? · { $scores }: scores · { $quit }: quit

## Hints

terminal-hint-cost = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-hint-cost-win = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $chance }%)
terminal-hint-costs = What each choice costs on average, cheapest first: { $costs }
terminal-hint-costs-win = What each choice costs on average and the chance to win the match with it, cheapest first: { $costs }
terminal-hint-wait = Hints are being prepared: press { $key } again in a moment
terminal-hint-alone = Hints are for playing alone against bots.

## Between turns

terminal-handover = Pass the keyboard to { $name }
terminal-handover-key = { $name }: press { $key } when only you can see the screen

## The score sheet

terminal-sheet = { $rounds ->
    [0] Score sheet: no round is over yet
    [one] Score sheet after { $rounds } round
   *[other] Score sheet after { $rounds } rounds
}
terminal-match-over = The match is over
terminal-total = Total
terminal-keys-sheet = { $enter }: continue · { $quit }: quit
terminal-keys-over = { $again }: play again · { $review }: review · { $menu }: another game · { $quit }: quit
terminal-keys-review = { $arrows }: scroll · { $enter }: back · { $quit }: quit

## The start

terminal-choose-game = What would you like to play?
terminal-continue = Continue
terminal-continue-file = Continue { $game }, round { $round }
terminal-language = Language: { $name }
terminal-keys-start = { $arrows }: choose · { $enter }: open · { $language }: language · { $theme }: colours · { $quit }: quit
terminal-keys-setup = { $up }: move · { $change }: change · { $enter }: play · { $back }: back
terminal-play = Play
terminal-open-value = –
terminal-field-seats = Players
terminal-field-people = People at this keyboard
terminal-field-bots = Opponents
terminal-field-speed = Speed
terminal-field-theme = Colours
terminal-field-language = Language
terminal-value-bots-cautious = cautious
terminal-value-bots-random = random
terminal-value-bots-careful = thoughtful
terminal-value-bots-strong = strong
terminal-value-bots-master = master
terminal-value-speed-slow = slow
terminal-value-speed-normal = normal
terminal-value-speed-fast = fast
terminal-value-speed-instant = at once
terminal-value-theme-dark = dark
terminal-value-theme-light = light
terminal-person = { $people ->
    [1] Player
   *[other] Player { $number }
}
terminal-cows = Bella, Daisy, Rosie, Clover, Buttercup, Molly, Hazel, Flora, Maggie, Olive, Ruby, Poppy, Willow

## Coming and going

terminal-how-to-resume = The match is saved. To continue: { $command }
terminal-unsaved = The match couldn't be saved in { $file }: { $detail }
terminal-file-exists = { $file } already exists: continue it ({ $option }), or name another file.
terminal-no-terminal = Playing needs a terminal: input and output can't be redirected.
terminal-nothing-to-resume = There's no unfinished match to continue.
terminal-too-small = The window is too small: it needs at least { $width } × { $height }
