"""A table's log: every entry that the store keeps, from opening to the last move.

A table is the fold of its log, and its version is the number of entries. Entries are facts that
were checked before they were written: reading them back involves no checks and no chance.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from sixthcow.server.wire.messages import Terms
from sixthcow.server.wire.views import Origin

By = Literal["person", "bot", "clock", "dealer", "record"]


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that happened at a table.

    `at` is when, in milliseconds. `person` asked for it by the command `command`; entries that the
    server made by itself (bots, clocks, the dealer) have neither. Of the entries caused by one
    command, only the first carries its id.
    """

    at: int
    person: str = ""
    command: str = ""


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """The first entry: the host opens the table, with a commitment to the dealer's seed.

    A quick match has no host, and `starts` at a time: bots take the seats that are free then. A
    table that goes on from a moment of another match has an `origin`; if it `awaits` a
    contribution, nothing happens there before that.
    """

    terms: Terms
    host: str
    commitment: str
    previous: str = ""
    starts: int = 0
    origin: Origin | None = None
    awaits: bool = False


class TermsChanged(Entry, frozen=True, tag="terms", kw_only=True):
    """The host chose other terms; seats beyond the new number are free again."""

    terms: Terms


class SeatTaken(Entry, frozen=True, tag="seat", kw_only=True):
    """A person sits down (or moves), or a bot takes a seat."""

    seat: int
    name: str
    sitter: str = ""
    level: str = ""


class Contributed(Entry, frozen=True, tag="contributed", kw_only=True):
    """A person added to the chance of the deal: a secret until the start."""

    seat: int
    contribution: str


class SeatLeft(Entry, frozen=True, tag="left", kw_only=True):
    """A seat is free again; after the start, a bot plays for it from now on."""

    seat: int


class SeatsSwapped(Entry, frozen=True, tag="swapped", kw_only=True):
    """Two seats changed places."""

    seat: int
    other: int


class Renamed(Entry, frozen=True, tag="renamed", kw_only=True):
    """A person at the table changed their name."""

    name: str


class HostChanged(Entry, frozen=True, tag="host", kw_only=True):
    """Another person is the host."""

    host: str


class Kicked(Entry, frozen=True, tag="kicked", kw_only=True):
    """A person was removed for good."""

    whom: str


class Muted(Entry, frozen=True, tag="muted", kw_only=True):
    """A person was muted or unmuted here."""

    whom: str
    muted: bool


class Started(Entry, frozen=True, tag="started"):
    """The game begins."""


class Moved(Entry, frozen=True, tag="moved", kw_only=True):
    """A move, the dealer's (seat -1) included; `by` says who decided for the seat."""

    seat: int
    action: str
    by: By = "person"


class StandIn(Entry, frozen=True, tag="stand-in", kw_only=True):
    """A bot starts or stops playing for a person's seat."""

    seat: int
    on: bool


class Said(Entry, frozen=True, tag="said", kw_only=True):
    """A line of chat."""

    name: str
    phrase: str = ""
    text: str = ""


class Hinted(Entry, frozen=True, tag="hinted", kw_only=True):
    """A person took a hint for a decision."""

    seat: int
    decision: int


class Ended(Entry, frozen=True, tag="ended", kw_only=True):
    """The match is over and the dealer's seed is revealed."""

    seed: str


class Closed(Entry, frozen=True, tag="closed", kw_only=True):
    """The table is closed without a result: by its host, or because nobody came."""

    reason: Literal["host", "abandoned", "admin"]


class Followed(Entry, frozen=True, tag="followed", kw_only=True):
    """The rematch is at another table."""

    next: str


AnyEntry = (
    Opened | TermsChanged | SeatTaken | Contributed | SeatLeft | SeatsSwapped | Renamed
    | HostChanged | Kicked | Muted | Started | Moved | StandIn | Said | Hinted | Ended | Closed
    | Followed
)  # fmt: skip

encode_entry = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode_entry(data: bytes | str) -> AnyEntry:
    """An entry as the store kept it."""
    return _decoder.decode(data)
