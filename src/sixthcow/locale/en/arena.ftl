### The arena: bots against bots. `rotations` is how often the seats change with the same cards.

arena-preparing = Getting ready
arena-progress = Playing deals
arena-head = { $game } · { $seats } seats · { $matches } matches ({ $deals } deals × { $rotations } rotations) · seed { $seed }
arena-stopped = Stopped after { $done } of { $planned } matches.
arena-nothing = Stopped before the first deal was over.

## The table

arena-column-bot = bot
arena-column-penalty = penalty per match
arena-column-wins = wins per seat
arena-column-rating = rating
arena-column-lost = decisions lost
arena-column-pair = difference
arena-column-corrected = corrected for luck
arena-column-judged = errors by analysis
arena-number = { $number }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { $share }%
arena-error = { $mean } ± { $error }

## Decisions that a bot lost: how, how often, and what the first of them was

arena-fault-crash = crashed
arena-fault-late = no answer in time
arena-fault-illegal = illegal action
arena-fault-garbled = unreadable message
arena-fault-flood = too much output
arena-lost = { $bot }: { $kind } × { $count }
arena-lost-first = { $bot }: { $kind } × { $count }, first: { $first }

## What cannot be played

refusal-bot-unknown = there is no bot "{ $bot }"; allowed: { $allowed }
refusal-bot-program = bot "{ $bot }" cannot play: there is no program "{ $program }"
refusal-bot-unfit = bot "{ $bot }" cannot play: { $detail }
refusal-bot-silent = bot "{ $bot }" did not answer the hello: { $detail }
refusal-worker-lost = one of the playing processes ended unexpectedly
refusal-cluster-unreachable = the Ray cluster at { $address } cannot be used: { $detail }
refusal-cluster-version = every machine of the cluster needs Sixth Cow { $version }
refusal-cluster-failed = a machine of the cluster could not play: { $detail }
refusal-unwritable = cannot write { $file }: { $detail }
refusal-save-line = line { $line } of { $file } was not written by an arena
refusal-save-other = { $file } holds another arena: "{ $term }" is { $saved } there, and { $given } now
