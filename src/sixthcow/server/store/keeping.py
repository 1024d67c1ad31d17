"""How long things are kept: the rules of the clean-up, for every kind of store."""

from sixthcow.server.wire.messages import Pace

HOUR = 3_600_000
DAY = 24 * HOUR

# A guest who was not here for so long is forgotten: if they have no account, no rated match, and
# no seat at a table that is open or playing. Who is banned is remembered, or the ban would end.
GUEST = 180 * DAY

# A device that was not here for so long is logged out.
DEVICE = 400 * DAY

# An open table where nothing happens is closed.
OPEN_TABLE = 24 * HOUR

# A match where nothing happens is closed without a result, by its pace: where clocks run it has
# stopped for good long before; where people have days, several of them may miss their turn.
PLAYING_TABLE: dict[Pace, int] = {
    "blitz": 7 * DAY,
    "normal": 7 * DAY,
    "relaxed": 7 * DAY,
    "none": 30 * DAY,
    "day": 30 * DAY,
    "three-days": 30 * DAY,
    "week": 70 * DAY,
}

# A table that was closed without a result is deleted with its log. Finished matches are kept.
CLOSED_TABLE = 7 * DAY
