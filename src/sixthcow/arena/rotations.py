"""One table of bots: a deal is played once in every rotation, each bot seeing only its view."""

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from sixthcow.analysis.match_errors import errors_of
from sixthcow.arena.luck import Luck, asks_of, policies_of
from sixthcow.arena.plan import Plan
from sixthcow.arena.player import Player
from sixthcow.arena.result import Deal, Faults, Match
from sixthcow.arena.spec import maker
from sixthcow.bots import Bot
from sixthcow.bots.external import ExternalBot
from sixthcow.dealer import draw
from sixthcow.engine import DEALER, Record
from sixthcow.engine.record import Recorder
from sixthcow.games import GAMES


class Stopped(Exception):
    """Somebody asked to stop in the middle of a deal."""


class Played(NamedTuple):
    """A played deal, with the records of its matches, one line each, if requested."""

    deal: Deal
    records: tuple[str, ...]


class Table:
    """The bots of a plan: a new one for every seat and match, except that programs keep running."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._makers = [maker(entrant, plan.think) for entrant in plan.entrants]
        self._programs: dict[int, ExternalBot] = {}
        self._asks = asks_of(plan)

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
        asking = Random(f"{self._plan.seed}/{number}/{rotation}/again")
        luck = Luck(policies_of(recorder.record.seats), asking) if any(self._asks) else None
        for seat, player in enumerate(players):
            player.begin(recorder.state, seat)
        while (state := recorder.state).outcome is None:
            if stop():
                raise Stopped
            if state.chance:
                moves = {DEALER: draw(state.chance, dealer)}
            else:
                # Seats that decide at the same time see the same table.
                views = {seat: state.view(seat) for seat in state.pending}
                answers = {seat: players[seat].answers(views[seat], asking) for seat in views}
                moves = {seat: players[seat].decide(view) for seat, view in views.items()}
                if luck:
                    luck.add(state, moves, answers)
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
        owed = luck.points if luck else None
        return Match(outcome.totals, outcome.ranking, faults, errors, owed), record

    def _players(self, number: int, rotation: int) -> list[Player]:
        seed = f"{self._plan.seed}/{number}/{rotation}"
        slots = [self._plan.slot(rotation, seat) for seat in range(self._plan.seats)]
        return [
            Player(
                self._bot(slot),
                Random(f"{seed}/{seat}"),
                self._makers[entrant := self._plan.seatings[0][slot]],
                self._asks[entrant],
            )
            for seat, slot in enumerate(slots)
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
