"""One table of bots: a deal is played once in every rotation, each bot seeing only its view."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

from sixthcow.analysis.match_errors import errors_of
from sixthcow.arena.plan import Plan
from sixthcow.arena.result import Deal, Faults, Match
from sixthcow.arena.spec import maker
from sixthcow.bots import BOTS, Bot
from sixthcow.bots.external import BotFault, ExternalBot
from sixthcow.dealer import draw
from sixthcow.engine import DEALER, Event, Outcome, Record, State, View
from sixthcow.engine.record import Recorder
from sixthcow.games import GAMES

STAND_IN = "cautious"
LONGEST_DETAIL = 200


class Stopped(Exception):
    """Somebody asked to stop in the middle of a deal."""


class Played(NamedTuple):
    """A played deal, with the records of its matches, one line each, if requested."""

    deal: Deal
    records: tuple[str, ...]


class Player:
    """A bot on its seat for one match. If it fails to decide, `cautious` decides for it."""

    def __init__(self, bot: Bot, rng: Random) -> None:
        self.faults: list[tuple[str, str]] = []
        self._bot = bot
        self._program = bot if isinstance(bot, ExternalBot) else None
        self._stand_in = BOTS[STAND_IN]()
        self._rng = rng

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


class Table:
    """The bots of a plan: a new one for every seat and match, except that programs keep running."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._makers = [maker(entrant, plan.think) for entrant in plan.entrants]
        self._programs: dict[int, ExternalBot] = {}

    def play(self, number: int, stop: Callable[[], bool], *, keep_records: bool) -> Played:
        """Play a deal in every rotation; raises Stopped as soon as `stop` returns true."""
        matches = []
        records = []
        for rotation in range(len(self._plan.seatings)):
            match, record = self._match(number, rotation, stop)
            matches.append(match)
            if keep_records:
                records.append(record.to_json())
        return Played(Deal(number, tuple(matches)), tuple(records))

    def close(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            program.close()

    def _match(self, number: int, rotation: int, stop: Callable[[], bool]) -> tuple[Match, Record]:
        players = self._players(number, rotation)
        recorder = self._recorder(number, rotation)
        # The dealer has its own generator, so that the cards do not depend on who plays them.
        dealer = Random(f"{self._plan.seed}/{number}")
        for seat, player in enumerate(players):
            player.begin(recorder.state, seat)
        while (state := recorder.state).outcome is None:
            if stop():
                raise Stopped
            if state.chance:
                moves = {DEALER: draw(state.chance, dealer)}
            else:
                # Seats that decide at the same time see the same table.
                moves = {seat: players[seat].decide(state.view(seat)) for seat in state.pending}
            for mover, action in moves.items():
                events = recorder.play(mover, action)
                for seat, player in enumerate(players):
                    player.see(seat, events)
        for player in players:
            player.end(state.outcome)
        seated = zip(self._plan.seatings[rotation], players, strict=True)
        faults = _counted((bot, *fault) for bot, player in seated for fault in player.faults)
        record, outcome = recorder.record, state.outcome
        errors = errors_of(record) if self._plan.judged else None
        return Match(outcome.totals, outcome.ranking, faults, errors), record

    def _players(self, number: int, rotation: int) -> list[Player]:
        seed = f"{self._plan.seed}/{number}/{rotation}"
        slots = [self._plan.slot(rotation, seat) for seat in range(self._plan.seats)]
        return [
            Player(self._bot(slot), Random(f"{seed}/{seat}")) for seat, slot in enumerate(slots)
        ]

    def _bot(self, slot: int) -> Bot:
        if slot in self._programs:
            return self._programs[slot]
        bot = self._makers[self._plan.seatings[0][slot]]()
        bot.prepare(self._plan.game)
        if isinstance(bot, ExternalBot):
            self._programs[slot] = bot
        return bot

    def _recorder(self, number: int, rotation: int) -> Recorder:
        plan = self._plan
        names = tuple(plan.entrants[bot] for bot in plan.seatings[rotation])
        arena = {"seed": plan.seed, "deal": number, "rotation": rotation}
        record = Record(plan.game, names, (), plan.options, {"meta": {"arena": arena}})
        return Recorder(record, GAMES)


def _counted(faults: Iterable[tuple[int, str, str]]) -> tuple[Faults, ...]:
    counts: dict[tuple[int, str], Faults] = {}
    for bot, kind, detail in faults:
        before = counts.get((bot, kind), Faults(bot, kind, 0, detail))
        counts[bot, kind] = before._replace(times=before.times + 1)
    return tuple(counts.values())
