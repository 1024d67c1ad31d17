"""Moments of rows games (all but hoof) by the kernels: the plain engine follows only if asked."""

from typing import NamedTuple, Self

import numpy as np

from sixthcow.fast._jit import I16, I32, I64
from sixthcow.fast.rows.flat_table import HAND
from sixthcow.games.rows.game import RowsGame
from sixthcow.research.chance_nodes import Draw, draw_of
from sixthcow.research.moments import ALL, Moment, Moves, Now, Past, Rules
from sixthcow.research.planes import Observation
from sixthcow.research.vector import one_table
from sixthcow.research.vector.one_table import LEGAL, LINE
from sixthcow.research.vector.rows import batch
from sixthcow.research.vector.rows_layout import KEPT_HANDS


class Kernels(NamedTuple):
    """What the kernels know of the rules."""

    terms: I64
    pool: I32
    planes: I64
    starts: I64
    draw: Draw  # from all cards


class CompiledMoment(Moment):
    """A moment of a match whose table is one of a `VectorEnv`."""

    def __init__(self, rules: Rules, past: Past, now: Now, kernels: Kernels, table: I32) -> None:
        super().__init__(rules, past, now)
        self._kernels = kernels
        self._table = table
        self._shown: I16 | None = None

    @classmethod
    def start(cls, rules: Rules) -> Self:
        """The start of a match."""
        game = rules.game
        assert isinstance(game, RowsGame)
        terms, pool, planes, starts = batch(game, rules.encoding, rules.actions, 1).rules
        draw = draw_of(game, "shuffle", game.deck())
        kernels = Kernels(terms, pool, planes, starts, draw)
        table = np.zeros(LEGAL + LINE * game.seats, np.int32)
        player = one_table.start(table, terms, pool, starts, np.zeros(len(rules.actions), np.int8))
        now = player, [0.0] * game.seats, [0.0] * game.seats
        return cls(rules, Past(None, start=game.start()), now, kernels, table)

    def draw(self) -> Draw:
        """The dealer's move that the moment waits for."""
        kept = self._table[KEPT_HANDS : KEPT_HANDS + HAND]  # TOUR-3
        if not kept[0]:
            return self._kernels.draw.copy()
        cards = np.setdiff1d(self._kernels.pool, kept).tolist()
        return draw_of(self._rules.game, "shuffle", cards)

    def legal(self, player: int) -> list[int]:
        """What one who decides may do, by number, ascending."""
        table, line = self._table, LEGAL + LINE * player
        numbers: list[int] = table[line + 1 : line + 1 + table.item(line)].tolist()
        return numbers

    def observation(self, player: int) -> Observation:
        """What a player sees; those who do not decide now are shown it by the plain engine."""
        if self.player not in (ALL, player):
            return super().observation(player)
        if self._shown is None:
            self._shown = np.empty((len(self.totals), self._rules.encoding.size), np.int16)
            one_table.see(self._table, self._kernels.terms, self._kernels.planes, self._shown)
        own: Observation = self._shown[player]
        return own

    def after(self, moves: Moves) -> Self:
        """The moment after what players choose together, or after cards are drawn."""
        terms, pool, _, starts, _ = self._kernels
        rules, past, table = self._rules, Past(self._past, moves), self._table.copy()
        mask = np.zeros(len(rules.actions.names), np.int8)
        if isinstance(moves, tuple):
            cards = np.array(moves) + 1
            player = one_table.deal(table, terms, pool.copy(), starts, mask, cards)
            totals, rewards = self.totals, self.rewards
        else:
            actions, points = np.array([*moves.values()]), np.empty((2, len(self.totals)))
            player = one_table.play_together(table, terms, pool, starts, mask, actions, points)
            if player == one_table.ILLEGAL:
                past.followed(rules.actions)  # explains what is wrong
                raise AssertionError(f"the kernel does not allow {moves}, the plain engine does")
            totals, rewards = points.tolist()
        return type(self)(rules, past, (player, totals, rewards), self._kernels, table)
