"""HTTP bodies besides the messages of tables: people, records, statistics."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from sixthcow.server.wire.messages import Level, PersonId, SeatNumber, Terms
from sixthcow.server.wire.views import EventData, OutcomeData, Strict, ViewData

PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
AccountName = Annotated[str, Meta(pattern=r"^[\w.-]{3,24}$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
LanguageTag = Literal["en", "de", "pl", "ru", "fa"]
Speed = Literal["slow", "normal", "fast", "instant"]
Theme = Literal["system", "light", "dark"]
Motion = Literal["system", "full", "reduced"]
Digits = Literal["native", "latin"]


class Problem(Strict, frozen=True):
    """Any answer that is not a success: why, as a key with facts, and in the reader's language."""

    status: int
    reason: str
    facts: dict[str, Any]
    clause: str
    text: str


# --- people -------------------------------------------------------------------------------------


class Settings(Strict, frozen=True):
    """A person's settings for the page. `digits` are those of the language, or Latin ones."""

    speed: Speed = "normal"
    theme: Theme = "system"
    sound: bool = False
    confirm: bool = False
    motion: Motion = "system"
    digits: Digits = "native"


class SettingsChange(Strict, frozen=True):
    """Changes to a person's settings; omitted ones stay unchanged."""

    speed: Speed | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET
    sound: bool | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    motion: Motion | UnsetType = UNSET
    digits: Digits | UnsetType = UNSET


class Me(Strict, frozen=True):
    """The person who asks. `account` is the name they log in with; guests have none."""

    id: str
    name: str
    language: LanguageTag
    settings: Settings
    account: str | None
    created: int
    tables: list[str]


class MeChange(Strict, frozen=True):
    """Changes to one's own profile; omitted fields stay unchanged."""

    name: PersonName | UnsetType = UNSET
    language: LanguageTag | UnsetType = UNSET
    settings: SettingsChange | UnsetType = UNSET


class Credentials(Strict, frozen=True):
    """To create an account from the guest, or to log in.

    `absorb`: the games that this device's guest has played are moved to the account.
    """

    account: AccountName
    password: Password
    absorb: bool = True


class PasswordChange(Strict, frozen=True):
    """A new password; all other devices are logged out."""

    old: Password
    new: Password


# --- games --------------------------------------------------------------------------------------


class OptionInfo(Strict, frozen=True):
    """An option of a game: one of `values`, or a whole number, or a seat (counted from 1).

    `most` is the largest whole number that a table may choose.
    """

    name: str
    kind: Literal["one-of", "whole-number", "seat"]
    values: list[str | int | bool]
    default: str | int | bool | None
    most: int | None


class GameInfo(Strict, frozen=True):
    """A game that can be played here; `chapters` are the groups of clauses that apply to it."""

    name: str
    chapters: list[str]
    least_seats: int
    most_seats: int
    options: list[OptionInfo]


class Catalogue(Strict, frozen=True):
    """Everything there is to choose from."""

    games: list[GameInfo]
    levels: list[str]
    phrases: list[str]
    paces: dict[str, float | None]


# --- tables -------------------------------------------------------------------------------------


class NewTable(Strict, frozen=True):
    """Open a table. Its host takes the first seat, `bots` the next ones; `start` begins at once."""

    terms: Terms = Terms()
    bots: Annotated[tuple[Level, ...], Meta(max_length=31)] = ()
    sit: bool = True
    start: bool = False


class QuickMatch(Strict, frozen=True):
    """A seat among others who want to play the same game now."""

    game: Annotated[str, Meta(min_length=1, max_length=40)] = "classic"


class TryWanted(Strict, frozen=True):
    """A seat (from 0) in a finished game, after so many of its moves, against bots of a level.
    `contributes`: the table waits until its player has added to the chance of what is still to be
    dealt."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    level: Level = "strong"
    contributes: bool = False


class TableMade(Strict, frozen=True):
    """The id of the new table."""

    id: str


# --- finished games -----------------------------------------------------------------------------


class RecordKept(Strict, frozen=True):
    """The id of an imported record: requests for a finished game accept it."""

    id: str


class Step(Strict, frozen=True):
    """A position of a replay: the move that led there, its events, and the view after it."""

    move: int
    by: int | None
    action: str | None
    events: list[EventData]
    view: ViewData
    scores: list[list[float]]


class Replay(Strict, frozen=True):
    """A whole match, step by step, as one seat sees it or with all cards open. `id` is its table,
    or its address if it was `imported`: then it was not dealt here. A record that was only replayed
    has no address."""

    id: str | None
    imported: bool
    game: str
    options: dict[str, Any]
    names: list[str]
    at: int | None
    eyes: int | Literal["open", "spectator"]
    deck: list[tuple[int | str, float]]
    steps: list[Step]
    outcome: OutcomeData | None
    commitment: str | None
    seed: str | None


class Proof(Strict, frozen=True):
    """Whether the dealer was honest: the seed fits its fingerprint, and every draw fits the seed
    and the `contributions` of players, by the number of the seat from 1.

    The first `continues` moves of a match may come from another one: they are not checked here.

    For a match that was not `dealt_here` but imported, this only says that the record is
    consistent: its author may have chosen the seed.
    """

    dealt_here: bool
    commitment: str
    seed: str
    contributions: dict[str, str]
    seed_fits: bool
    draws: int
    wrong: list[int]
    continues: int


# --- bot accounts -------------------------------------------------------------------------------


class NewBot(Strict, frozen=True):
    """Create a bot account."""

    name: PersonName


class BotMade(Strict, frozen=True):
    """A new bot account; its token is shown only once."""

    id: str
    name: str
    token: str


class BotAccount(Strict, frozen=True):
    """One of your own bot accounts, without its token."""

    id: PersonId
    name: str
    created: int
