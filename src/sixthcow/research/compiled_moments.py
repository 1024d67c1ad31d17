"""Moments of rows games (all but hoof) by the kernels: the plain engine follows only if asked."""

from copy import deepcopy
from typing import NamedTuple, Self

import numpy as np

from sixthcow.fast._jit import I16, I32, I64
from sixthcow.fast.rows.flat_table import HAND
from sixthcow.games.rows.game import RowsGame
from sixthcow.research.chance_nodes import Draw, draw_of
from sixthcow.research.moments import ALL, Moment, Moves, Now, Past, Rules
from sixthcow.research.planes import Observation
from sixthcow.research.vector import one_table
from sixthcow.research.vector.compiling import I8
from sixthcow.research.vector.rows import batch
from sixthcow.research.vector.rows_layout import KEPT_HANDS, SIZE


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
        self._shown: tuple[I16, I8] | None = None

    @classmethod
    def start(cls, rules: Rules) -> Self:
        """The start of a match."""
        game = rules.game
        assert isinstance(game, RowsGame)
        terms, pool, planes, starts = batch(game, rules.encoding, rules.actions, 1).rules
        draw = draw_of(game, "shuffle", game.deck())
        kernels = Kernels(terms, pool, planes, starts, draw)
        table = np.zeros(SIZE, np.int32)
        player = one_table.start(table, kernels.terms, kernels.pool)
        now = Now(player, [0.0] * game.seats, [0.0] * game.seats)
        return cls(rules, Past(None, start=game.start()), now, kernels, table)

    def draw(self) -> Draw:
        """The dealer's move that the moment waits for."""
        kept = self._table[KEPT_HANDS : KEPT_HANDS + HAND]  # TOUR-3
        if not kept[0]:
            return deepcopy(self._kernels.draw)
        cards = np.setdiff1d(self._kernels.pool, kept).tolist()
        return draw_of(self._rules.game, "shuffle", cards)

    def legal(self, player: int) -> list[int]:
        """What one who decides may do, by number, ascending."""
        _, masks = self._shown or self._look()
        numbers: list[int] = masks[player].nonzero()[0].tolist()
        return numbers

    def observation(self, player: int) -> Observation:
        """What a player sees; those who do not decide now are shown it by the plain engine."""
        if self.player not in {ALL, player}:
            return super().observation(player)
        seen, _ = self._shown or self._look()
        own: Observation = seen[player]
        return own

    def after(self, moves: Moves) -> Self:
        """The moment after what players choose together, or after cards are drawn."""
        terms, pool, _, starts, _ = self._kernels
        past, table, totals = Past(self._past, moves), self._table.copy(), self.totals
        if isinstance(moves, tuple):
            player = one_table.deal(table, terms, self._deck(moves))
        else:
            _, masks = self._shown or self._look()
            points, actions = np.empty(len(totals)), np.array([*moves.values()])
            player = one_table.play_together(table, terms, pool, starts, masks, actions, points)
            if player == one_table.ILLEGAL:
                past.followed(self._rules.actions)  # explains what is wrong
                raise AssertionError(f"the kernel does not allow {moves}, the plain engine does")
            totals = points.tolist()
        now = Now(player, totals, self._rewards(moves, totals))
        return type(self)(self._rules, past, now, self._kernels, table)

    def _deck(self, drawn: tuple[int, ...]) -> I32:
        """All cards, those drawn at the end, the first one last."""
        cards = np.array(drawn, np.int32)[::-1] + 1
        pool = self._kernels.pool
        copies = np.bincount(pool) - np.bincount(cards, minlength=max(pool) + 1)
        left = np.repeat(np.arange(len(copies), dtype=np.int32), copies)
        return np.concatenate([left, cards])

    def _look(self) -> tuple[I16, I8]:
        """What those see who decide now, and may do: a line per seat."""
        terms, _, planes, starts, _ = self._kernels
        seats = len(self.totals)
        seen = np.empty((seats, self._rules.encoding.size), np.int16)
        masks = np.zeros((seats, len(self._rules.actions)), np.int8)
        one_table.see(self._table, terms, planes, starts, seen, masks)
        self._shown = seen, masks
        return self._shown
