"""What the server needs from outside, as small interfaces: the news bus, bots that think, words."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from sixthcow.engine import Refused, View

# Says a refusal in a language.
Speak = Callable[[Refused, str], str]

Hear = Callable[[bytes], Awaitable[None]]


class Bus(Protocol):
    """Carries short news between the processes of one installation. It may lose messages: whoever
    hears nothing finds out from the store."""

    @property
    def alive(self) -> bool:
        """Whether news gets through, as far as this process can tell."""

    async def publish(self, subject: str, news: bytes) -> None:
        """Tell all subscribers of a subject, this process's own included."""

    async def subscribe(self, subject: str, hear: Hear) -> Callable[[], Awaitable[None]]:
        """Hear all news of a subject; the answer ends the subscription."""

    async def close(self) -> None:
        """Stop."""


class Thought(NamedTuple):
    """What a bot does, and what it has noted for its next decision on the same seat."""

    action: str
    notes: bytes = b""


class Thinker(Protocol):
    """Decides for bots, outside the event loop. It keeps nothing from one decision to the next, so
    any of its processes can make any decision: whoever asks keeps the notes of each seat."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that a table can ask for, weakest first."""

    async def decide(self, level: str, view: View, seed: int, notes: bytes = b"") -> Thought:
        """An action for the view's seat. Never fails: a broken bot falls back to a simple one.

        `notes` are those that came with the last decision on this seat; without them a bot knows
        nothing of the match but the view."""

    async def prepare(self, game: str) -> None:
        """A table of this game has been opened: get ready in the background."""

    async def close(self) -> None:
        """Stop."""
