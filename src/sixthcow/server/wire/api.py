"""What HTTP requests and answers hold, besides the messages of tables: people, records, figures."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from sixthcow.server.wire.messages import Level, PersonId, Terms
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
    """Any answer that is not a success: why, as a key and facts, and in the reader's words."""

    status: int
    reason: str
    facts: dict[str, Any]
    clause: str
    text: str


# --- people -------------------------------------------------------------------------------------


class Settings(Strict, frozen=True):
    """How a person likes the page. `digits` are those of the language, or Latin ones."""

    speed: Speed = "normal"
    theme: Theme = "system"
    sound: bool = False
    confirm: bool = False
    motion: Motion = "system"
    digits: Digits = "native"


class SettingsChange(Strict, frozen=True):
    """What a person likes otherwise from now on; what is left out stays as it is."""

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
    """What a person changes about themselves."""

    name: PersonName | UnsetType = UNSET
    language: LanguageTag | UnsetType = UNSET
    settings: SettingsChange | UnsetType = UNSET


class Credentials(Strict, frozen=True):
    """To make an account (the guest becomes it) or to log in.

    `absorb`: the games that this device's guest has played go over to the account.
    """

    account: AccountName
    password: Password
    absorb: bool = True


class PasswordChange(Strict, frozen=True):
    """Another password; all other devices are logged out."""

    old: Password
    new: Password


# --- games --------------------------------------------------------------------------------------


class OptionInfo(Strict, frozen=True):
    """An option of a game: one of `values`, or a whole number, or a seat (counted from 1)."""

    name: str
    kind: Literal["one-of", "whole-number", "seat"]
    values: list[str | int | bool]
    default: str | int | bool | None


class GameInfo(Strict, frozen=True):
    """A game that can be played here; `chapters` are the groups of clauses it plays by."""

    name: str
    chapters: list[str]
    least_seats: int
    most_seats: int
    options: list[OptionInfo]


class Catalogue(Strict, frozen=True):
    """What there is to choose from."""

    games: list[GameInfo]
    levels: list[str]
    phrases: list[str]
    paces: dict[str, float | None]


# --- tables -------------------------------------------------------------------------------------


class NewTable(Strict, frozen=True):
    """Open a table. Its host sits down first, `bots` after them; `start` begins at once."""

    terms: Terms = Terms()
    bots: Annotated[tuple[Level, ...], Meta(max_length=31)] = ()
    sit: bool = True
    start: bool = False


class QuickMatch(Strict, frozen=True):
    """A seat among others who want to play the same game now."""

    game: Annotated[str, Meta(min_length=1, max_length=40)] = "classic"


class TableMade(Strict, frozen=True):
    """Where the new table is."""

    id: str


# --- finished games -----------------------------------------------------------------------------


class RecordKept(Strict, frozen=True):
    """Where a record that was brought is now: a finished game's requests take this id."""

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
    """A whole match, step by step, from one seat's eyes or with all cards open. `id` is its table,
    or its address if somebody has `imported` it: then it was not dealt here. What was only replayed
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
    """Whether the dealer was honest: the seed fits its hash, and every draw fits the seed and the
    `contributions` of players, by the number of the seat from 1.

    Of a match that was not `dealt_here` but imported, that only says that the record agrees with
    itself: whoever wrote it may have chosen the seed.
    """

    dealt_here: bool
    commitment: str
    seed: str
    contributions: dict[str, str]
    seed_fits: bool
    draws: int
    wrong: list[int]


# --- bot accounts -------------------------------------------------------------------------------


class NewBot(Strict, frozen=True):
    """Make a bot account of one's own."""

    name: PersonName


class BotMade(Strict, frozen=True):
    """A new bot account; its token is told once and never again."""

    id: str
    name: str
    token: str


class BotAccount(Strict, frozen=True):
    """A bot account of one's own, without its token."""

    id: PersonId
    name: str
    created: int
