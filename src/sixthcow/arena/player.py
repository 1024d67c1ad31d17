"""A bot on its seat for one match: it decides, and may be asked again what it would have done."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random

from sixthcow.bots import BOTS, Bot, Learner
from sixthcow.bots.chance import RandomBot
from sixthcow.bots.external import BotFault, ExternalBot
from sixthcow.engine import Event, Outcome, State, View

STAND_IN = "cautious"
LONGEST_DETAIL = 200


class Player:
    """A bot on its seat for one match. If it fails to decide, `cautious` decides for it."""

    def __init__(self, bot: Bot, rng: Random, another: Callable[[], Bot], asks: int = 0) -> None:
        """`another` makes a bot like this one; `asks` is how often to ask again."""
        self.faults: list[tuple[str, str]] = []
        self._bot = bot
        self._program = bot if isinstance(bot, ExternalBot) else None
        self._stand_in = BOTS[STAND_IN]()
        self._rng = rng
        self._another = another
        self._asks = 0 if self._program else asks

    def begin(self, state: State, seat: int) -> None:
        """The match begins."""
        if self._program:
            self._program.begin(state.view(seat), self._rng)

    def see(self, seat: int, events: Sequence[Event]) -> None:
        """Something happened; programs are notified."""
        if self._program and events:
            self._program.see(event.seen_from(seat) for event in events)

    def end(self, outcome: Outcome) -> None:
        """The match is over."""
        if self._program:
            self._program.end(outcome)

    def answers(self, view: View, rng: Random) -> tuple[str, ...]:
        """What the bot answers when it is asked again and again, each time as if it were the first;
        nothing where it has no choice, or is not asked."""
        if len(view.actions) == 1 or not self._asks:
            return ()
        if type(self._bot) is RandomBot:  # all are equally likely: each of them once says it all
            return tuple(rng.sample(view.actions, len(view.actions)))
        return tuple(self._answer(view, rng) for _ in range(self._asks))

    def _answer(self, view: View, rng: Random) -> str:
        try:
            action = self._twin().decide(view, rng)
        except Exception:  # the first answer is the one that counts as a fault
            action = ""
        return action if action in view.actions else deepcopy(self._stand_in).decide(view, rng)

    def _twin(self) -> Bot:
        """A bot that remembers the same, and whose own memories are not kept."""
        if not isinstance(self._bot, Learner):
            return deepcopy(self._bot)
        twin = self._another()
        assert isinstance(twin, Learner)
        twin.recall(self._bot.notes())
        return twin

    def decide(self, view: View) -> str:
        """The bot's action, or the stand-in's if there is none or it is not legal."""
        try:
            action = self._bot.decide(view, self._rng)
        except BotFault as fault:
            return self._lose(view, fault.kind, fault.detail)
        except Exception as error:  # any error in a bot counts against that bot only
            return self._lose(view, "crash", repr(error))
        return action if action in view.actions else self._lose(view, "illegal", str(action))

    def _lose(self, view: View, kind: str, detail: str) -> str:
        self.faults.append((kind, detail[:LONGEST_DETAIL]))
        action = self._stand_in.decide(view, self._rng)
        if self._program:
            self._program.lost(kind, action)
        return action
