"""What actions cost in samples of how a round may go on: every action in the same ones."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sixthcow import fast
from sixthcow.analysis import model, prediction
from sixthcow.analysis.foreseen import Foreseen
from sixthcow.analysis.learnt_choices import learnt
from sixthcow.analysis.public_turn import Likely
from sixthcow.analysis.searches import is_searched, searched_in_steps
from sixthcow.analysis.steps import Steps, at_once, play_outs_in_steps
from sixthcow.bots.master import are_hands_known, asks_network, draws_pairs
from sixthcow.bots.reading import shows_in_turn
from sixthcow.engine import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Doubles = npt.NDArray[np.float64]
    Floats = npt.NDArray[np.floating[Any]]

# The network is asked about one table for so many play-outs of each action, but about no fewer and
# no more than these.
PLAY_OUTS_PER_TABLE = 64
LEAST_TABLES, MOST_TABLES = 4, 192

TABLES_OF_A_STEP = 160  # of all actions together: about 6 milliseconds of a core; more are slower


# Double: play-outs of each action against the same pairs of the others; to draw these takes as long
# as so many play-outs.
REPEATS = 4
DRAWING = 16

WORDS = 4  # random numbers that a generator makes at a time


class PlayOuts:
    """Plain play-outs: all play on by their policies."""

    fewest = 256  # samples before any action is given up
    play_outs = 1  # of every action in a sample
    slowness = 1  # how many plain play-outs take as long as one of these
    clear = 3.0  # standard errors between an error and the next class that settle it

    def __init__(self, view: View, seed: int) -> None:
        self._view = view
        self._seed = seed
        self._policies = model.policies(view)

    def costs(self, actions: Sequence[str], first: int, samples: int) -> "Steps[Floats]":
        """In steps: what these actions cost in so many deals, beginning with that number: an array
        (actions, samples)."""

        def part(start: int, count: int) -> "Floats":
            return self._played(actions, first + start, count)

        return play_outs_in_steps(self._view, self._work(len(actions)), samples, part)

    def _work(self, actions: int) -> int:
        """How many plain play-outs take as long as a sample of so many actions."""
        return actions * self.slowness

    def _played(self, actions: Sequence[str], first: int, samples: int) -> "Floats":
        points = fast.play_outs(
            self._view, actions, samples, seed=self._seed, first=first, policy=self._policies
        )
        return model.costs(self._view, points)

    def tables(self, samples: int) -> int:
        """For so many deals, how many tables the network is asked about: there it adds to what
        actions cost in them."""
        return 0

    def foreseen(self, actions: Sequence[str], first: int, tables: int) -> "Steps[Floats]":
        """In steps: what it adds at these tables, beginning with that number: an array (actions,
        tables)."""
        raise NotImplementedError


class DrawnTurns(PlayOuts):
    """Turns in which the others draw their cards by how likely they are to play them."""

    def __init__(self, view: View, seed: int, likely: Callable[[View], Steps[Likely]]) -> None:
        super().__init__(view, seed)
        self._likely = likely

    def costs(self, actions: Sequence[str], first: int, samples: int) -> "Steps[Floats]":
        """In steps; the first ones find out how likely the cards are."""
        yield from self._likely(self._view)
        return (yield from super().costs(actions, first, samples))

    @cached_property
    def _weights(self) -> Any:
        return at_once(self._likely(self._view)).weights

    def _played(self, actions: Sequence[str], first: int, samples: int) -> "Floats":
        points = fast.drawn_play_outs(
            self._view, actions, samples, self._weights, seed=self._seed, first=first,
            policy=self._policies,
        )  # fmt: skip
        return model.costs(self._view, points)


class PredictedTurns(DrawnTurns):
    """Turns in which the others play as the network predicts. What it expects after them counts
    along with play-outs."""

    fewest = 1_024
    clear = 2.5  # tables take long: more of them where it is close are worth more

    def __init__(self, view: View, seed: int) -> None:
        super().__init__(view, seed, prediction.likely_in_a_step)
        self._share = prediction.foresight_share(view)

    @cached_property
    def _foreseen(self) -> Foreseen:
        return Foreseen(self._view)

    def _played(self, actions: Sequence[str], first: int, samples: int) -> "Floats":
        played: Floats = (1 - self._share) * super()._played(actions, first, samples)
        return played

    def tables(self, samples: int) -> int:
        """One for some play-outs, within limits."""
        wanted = min(MOST_TABLES, max(LEAST_TABLES, samples // PLAY_OUTS_PER_TABLE))
        return wanted if self._share else 0

    def foreseen(self, actions: Sequence[str], first: int, tables: int) -> "Steps[Floats]":
        """At tables that do not depend on the seed: the network says the same in every analysis of
        a view."""
        import numpy as np

        batch, parts = max(1, TABLES_OF_A_STEP // len(actions)), []
        for start in range(first, first + tables, batch):
            count = min(batch, first + tables - start)
            picks = fast.drawn_picks(
                self._view, count * PLAY_OUTS_PER_TABLE, self._weights, seed=0,
                first=start * PLAY_OUTS_PER_TABLE,
            )  # fmt: skip
            losses = self._foreseen.losses(actions, picks, PLAY_OUTS_PER_TABLE)
            parts.append(self._share * (model.taken(self._view) + losses))
            yield
        return np.concatenate(parts, axis=1)


class ShownInTurn(PlayOuts):
    """OPEN-3: the seats that follow show what the network predicts, once they see the cards before
    theirs."""

    fewest = 1_024
    slowness = 8

    @cached_property
    def _weights(self) -> Any:
        return prediction.likely_picks(self._view).weights

    def _played(self, actions: Sequence[str], first: int, samples: int) -> "Floats":
        import numpy as np

        from sixthcow.bots.opponents import led_in_turn

        hands = fast.deals(self._view, samples, seed=self._seed, first=first)
        drawn = numbers_below_one(self._seed, first, samples, self._view.seats)
        turns = led_in_turn(self._view, actions, hands, self._weights[hands], drawn)
        points = [
            fast.play_deals(
                self._view, turn, [action], seed=self._seed, first=first, policy=self._policies
            )
            for action, turn in zip(actions, turns, strict=True)
        ]
        return model.costs(self._view, np.concatenate(points))


class KnownHands(PlayOuts):
    """Turns in which all know each other's hands, and play what they have learnt together."""

    def costs(self, actions: Sequence[str], first: int, samples: int) -> "Steps[Floats]":
        """In steps; in the first they learn."""
        learnt(self._view)
        yield
        return (yield from super().costs(actions, first, samples))

    def _played(self, actions: Sequence[str], first: int, samples: int) -> "Floats":
        import numpy as np

        from sixthcow.bots.opponents import led_by, places_drawn

        held, likely = learnt(self._view)
        hands, shares = np.tile(held, (samples, 1, 1)), np.tile(likely, (samples, 1, 1))
        drawn = numbers_below_one(self._seed, first, samples, self._view.seats)
        points = fast.play_deals(
            self._view, led_by(hands, places_drawn(shares, drawn)), actions,
            seed=self._seed, first=first, policy=self._policies,
        )  # fmt: skip
        return model.costs(self._view, points)


class PredictedRows(PlayOuts):
    """PLACE-4: the network knows what each row leaves; the rest is play-outs."""

    def __init__(self, view: View, seed: int) -> None:
        super().__init__(view, seed)
        self._share = prediction.foresight_share(view)

    @cached_property
    def _losses(self) -> dict[str, float]:
        losses = prediction.losses_by_row(self._view) + model.taken(self._view)
        return dict(zip(self._view.actions, map(float, losses), strict=True))

    def _played(self, actions: Sequence[str], first: int, samples: int) -> "Floats":
        import numpy as np

        played = (1 - self._share) * super()._played(actions, first, samples)
        losses = np.array([self._losses[action] for action in actions])
        found: Floats = played + self._share * losses[:, None]
        return found


class LikelyPairs(PlayOuts):
    """Turns of double in which the others play pairs that are likely from their hands.

    It takes long to draw these, so a sample is a deal in which every action is tried several times.
    """

    play_outs = REPEATS

    def _work(self, actions: int) -> int:
        return actions * REPEATS + DRAWING

    def _played(self, actions: Sequence[str], first: int, samples: int) -> "Floats":
        points = fast.likely_play_outs(
            self._view, actions, samples, REPEATS, seed=self._seed, first=first,
            policy=self._policies,
        )  # fmt: skip
        costs = model.costs(self._view, points)
        found: Floats = costs.reshape(len(actions), samples, REPEATS).mean(axis=2)
        return found


def numbers_below_one(seed: int, first: int, samples: int, each: int) -> "Doubles":
    """So many random numbers for each sample, an array (samples, each), which depend on the seed
    and the number of the sample alone."""
    from numpy.random import Generator, Philox

    blocks = -(-each // WORDS)
    chance = Generator(Philox(key=seed % 2**64).advance(first * blocks))
    return chance.random((samples, blocks * WORDS))[:, :each]


def samples_of(view: View, seed: int) -> PlayOuts:
    """The samples that tell most of a decision."""
    if fast.has_rules(view) and draws_pairs(view):
        return LikelyPairs(view, seed)
    if are_hands_known(view):
        return KnownHands(view, seed)
    if is_searched(view):
        return DrawnTurns(view, seed, searched_in_steps)
    return with_network(view, seed) if asks_network(view) else PlayOuts(view, seed)


def with_network(view: View, seed: int) -> PlayOuts:
    """The same where the network predicts what follows."""
    from sixthcow.bots.joined import yet_to_pick

    if view.asks == "row":
        return PredictedRows(view, seed)
    if not shows_in_turn(view):
        return PredictedTurns(view, seed)
    return (ShownInTurn if yet_to_pick(view) else PlayOuts)(view, seed)
