"""Every message between the server and its clients, as strict, versioned schemas.

The JSON Schema and TypeScript types of the page are generated from this file (`sixthcow schema`).
Commands go to a table over its socket, or one by one over HTTP; each carries an id chosen by the
client, and a command that is resent with the same id takes effect once.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from sixthcow.server.wire.views import (
    CardFace,
    EventData,
    Origin,
    OutcomeData,
    Strict,
    ViewChanges,
    ViewData,
)

PROTOCOL = 1

CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
PersonId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=280)]
OptionName = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]

Visibility = Literal["public", "private"]
Pace = Literal["none", "relaxed", "normal", "blitz", "day", "three-days", "week"]
AwayRule = Literal["bot", "wait"]
ChatRule = Literal["free", "phrases"]
Phrase = Literal[
    "hello", "good-luck", "well-played", "nice-move", "ouch", "moo", "thanks", "hurry",
    "one-moment", "sorry", "again", "good-game", "bye",
]  # fmt: skip

# Seconds for one decision.
PACES: dict[str, float | None] = {
    "none": None, "relaxed": 90, "normal": 30, "blitz": 8,
    "day": 86_400, "three-days": 259_200, "week": 604_800,
}  # fmt: skip


class Terms(Strict, frozen=True):
    """What a table plays and how: everything its host chooses before it starts.

    `away` says what happens to the seat of a person who is away: a bot of level `stand_in` plays
    for it, or the table waits. `memory` shows everybody what an attentive player would remember,
    `tally` every player's penalty of the present round; without either, a table plays by memory.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)] = "classic"
    options: dict[OptionName, bool | int | float | str] = field(default_factory=dict)
    seats: Annotated[int, Meta(ge=1, le=32)] = 4
    visibility: Visibility = "private"
    pace: Pace = "none"
    away: AwayRule = "bot"
    stand_in: Level = "careful"
    chat: ChatRule = "free"
    memory: bool = False
    tally: bool = True
    rated: bool = False


# --- what clients say ---------------------------------------------------------------------------


class Command(Strict, frozen=True, tag_field="type"):
    """A command from a client to its table."""

    id: CommandId


class Act(Command, frozen=True, tag="act"):
    """Decide. `decision` is the number of the decision being answered: too late if it has
    passed."""

    action: ActionText
    decision: int


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or any free one; a person who is already seated moves there."""

    seat: SeatNumber | None = None


class Contribute(Command, frozen=True, tag="contribute"):
    """Contribute 32 random bytes to the shuffles, before the match starts. They stay secret until
    then, and sending others replaces them."""

    contribution: Contribution


class Leave(Command, frozen=True, tag="leave"):
    """Leave the seat; after the start a bot plays on, and the person can return to it."""


class Back(Command, frozen=True, tag="back"):
    """Take your seat back from the bot that stands in."""


class AddBot(Command, frozen=True, tag="add-bot"):
    """Host: put a bot on a seat, or on any free one."""

    level: Level
    seat: SeatNumber | None = None


class Clear(Command, frozen=True, tag="clear"):
    """Host: remove the bot or person from a seat, before the start."""

    seat: SeatNumber


class Swap(Command, frozen=True, tag="swap"):
    """Host: swap two seats, before the start."""

    seat: SeatNumber
    other: SeatNumber


class Kick(Command, frozen=True, tag="kick"):
    """Host: remove a person from the table; a bot plays on for their seat."""

    person: PersonId


class Mute(Command, frozen=True, tag="mute"):
    """Host: mute or unmute a person in the chat."""

    person: PersonId
    muted: bool = True


class Change(Command, frozen=True, tag="change"):
    """Host: change the terms, before the start."""

    terms: Terms


class Start(Command, frozen=True, tag="start"):
    """Host: begin; every seat must be taken."""


class Say(Command, frozen=True, tag="say"):
    """Chat: a phrase that everybody reads in their own language, or words where allowed."""

    phrase: Phrase | None = None
    text: ChatText | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: a new table with the same people, bots and terms. If nobody else has to agree
    it starts at once, unless `start` is false: then there is time to contribute."""

    start: bool = True


class Close(Command, frozen=True, tag="close"):
    """Host: close a table that has not started."""


AnyCommand = (
    Act | Sit | Contribute | Leave | Back | AddBot | Clear | Swap | Kick | Mute | Change | Start
    | Say | Rematch | Close
)  # fmt: skip


class Ping(Strict, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Sent by either side; the other answers with a pong."""


class Pong(Strict, frozen=True, tag_field="type", tag="pong"):
    """I am; `now` is the server's clock in milliseconds."""

    now: int = 0


class Resync(Strict, frozen=True, tag_field="type", tag="resync"):
    """A client that has missed something asks for what came after `seen`."""

    seen: int = 0


class Ready(Strict, frozen=True, tag_field="type", tag="ready"):
    """A player has looked at the end of a round and is ready for the next one, which is `round`.
    Everybody is shown who is ready; the game does not wait for it."""

    round: Annotated[int, Meta(ge=1)]


FromClient = AnyCommand | Ping | Pong | Resync | Ready


# --- what the server says -----------------------------------------------------------------------


class SeatData(Strict, frozen=True):
    """A seat: nobody's (`person` and `level` null), a person's or a bot's.

    `here`: the person has the table open. `stand_in`: a bot plays for them at the moment.
    `ready`: the last round that they are ready for, since they came; 0 for bots.
    `contributed`: they have added to the chance of the deal. `hints`: how many hints they have
    taken in this match.
    """

    seat: int
    name: str
    person: str | None
    level: str | None
    here: bool
    stand_in: bool
    ready: int
    contributed: bool
    hints: int


class TableData(Strict, frozen=True):
    """A table as everybody there sees it, except for the game itself.

    `commitment` is the fingerprint of the dealer's seed, shown before the deal; `seed` is the seed
    itself, shown after the end. `contributions` is what players have added to it, by the number of
    the seat from 1, shown from the start. `next` is the table of the rematch. `notices` are keys of
    what players should know before they start. `starts` is when a quick match begins by itself, by
    the server's clock: bots take the seats that are free then. Nobody is the `host` of one.
    `origin` is the match that this one goes on from, if it does.
    """

    id: str
    terms: Terms
    status: Literal["open", "playing", "over", "closed"]
    host: str
    starts: int | None
    seats: list[SeatData]
    muted: list[str]
    watchers: int
    notices: list[str]
    commitment: str
    seed: str | None
    contributions: dict[str, str] | None
    next: str | None
    origin: Origin | None
    created: int


class ChatData(Strict, frozen=True):
    """One line of chat, from a person at the table."""

    person: str
    name: str
    at: int
    phrase: str | None
    text: str | None


class ScoreData(Strict, frozen=True):
    """Every seat's penalty in every finished round; how it ended, once it has."""

    rounds: list[list[float]]
    outcome: OutcomeData | None


class LateData(Strict, frozen=True):
    """A seat whose clock ran out at a decision, so that a bot decided: `action`, sent only to that
    seat. While the decision is open and picks may still be changed, nobody is informed."""

    seat: int
    decision: int
    action: str | UnsetType = UNSET


class Snapshot(Strict, frozen=True, tag_field="type", tag="table"):
    """Everything a client needs to draw its table; sent first, and whenever a gap is too wide.

    `you` and `seat` are the reader. `deck` has every card with its penalty points. `decision` is
    the number of the current decision and `deadline` is when it must be made, by the server's clock
    `now` (milliseconds). `late`: the reader's clock ran out, and they have not decided since.
    """

    protocol: int
    v: int
    you: str
    seat: int | None
    now: int
    table: TableData
    chat: list[ChatData]
    view: ViewData | None
    deck: list[tuple[CardFace, float]]
    scores: ScoreData
    decision: int
    deadline: int | None
    late: list[LateData] | UnsetType = UNSET


class News(Strict, frozen=True, tag_field="type", tag="news"):
    """The changes from version `since` of the table to version `v`.

    `answer` is the id of the reader's own command, if that was the cause. After a gap `view` holds
    the whole view instead of `changes`.
    """

    since: int
    v: int
    now: int
    answer: str | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    table: TableData | UnsetType = UNSET
    chat: list[ChatData] | UnsetType = UNSET
    events: list[EventData] | UnsetType = UNSET
    late: list[LateData] | UnsetType = UNSET
    changes: ViewChanges | UnsetType = UNSET
    view: ViewData | UnsetType | None = UNSET
    deck: list[tuple[CardFace, float]] | UnsetType = UNSET
    scores: ScoreData | UnsetType = UNSET
    decision: int | UnsetType = UNSET
    deadline: int | UnsetType | None = UNSET


class Presence(Strict, frozen=True, tag_field="type", tag="presence"):
    """Who is here and ready for which round, by seat, and how many watch. Not part of the table's
    versions."""

    here: list[bool]
    stand_in: list[bool]
    ready: list[int]
    watchers: int


class Refusal(Strict, frozen=True, tag_field="type", tag="refused"):
    """A command that was not carried out: why, as a key with facts, and as a sentence."""

    answer: str | None
    reason: str
    facts: dict[str, Any]
    clause: str
    text: str


class Bye(Strict, frozen=True, tag_field="type", tag="bye"):
    """The server closes this socket: `restart` (reconnect soon), `kicked`, `flood`, `slow`, …"""

    reason: str


FromServer = Snapshot | News | Presence | Refusal | Bye | Ping | Pong


# --- the lobby ----------------------------------------------------------------------------------


class LobbyTable(Strict, frozen=True):
    """A public table in the lobby."""

    id: str
    game: str
    status: Literal["open", "playing"]
    pace: Pace
    rated: bool
    seats: int
    taken: int
    names: list[str]
    created: int
    starts: int | None = None


class Lobby(Strict, frozen=True, tag_field="type", tag="lobby"):
    """All public tables; sent first."""

    tables: list[LobbyTable]
    people: int


class LobbyNews(Strict, frozen=True, tag_field="type", tag="lobby-news"):
    """Tables that are new or have changed, and the ids of those that are gone."""

    tables: list[LobbyTable]
    gone: list[str]
    people: int


# A message, or a part of one, as JSON.
encode = msgspec.json.Encoder().encode

from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
