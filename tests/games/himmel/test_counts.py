"""Every way to play out a tiny himmel game, counted by the program and by hand.

Two players, decks of a few cards, one game. To pass ends it once the deck is empty.
"""

import pytest

from sixthcow.games.himmel import Himmel, game
from sixthcow.games.himmel.state import Cards, HimmelState
from tests.games.counting import histories
from tests.games.himmel.positions import cards
from tests.games.positions import after


class TinyHimmel(Himmel):
    """Himmel for two, with the deck that the test gives it."""

    seat_range = range(2, 7)
    tiny_deck: Cards = ()

    def shuffled(self, state: HimmelState) -> Cards:
        """The few cards of a new game; later what is left of them."""
        return self.tiny_deck if state.between_games else super().shuffled(state)

    def match_is_over(self, state: HimmelState) -> bool:
        """One game, tied or not."""
        return True


def tiny(monkeypatch: pytest.MonkeyPatch, hand: int, deck: str) -> HimmelState:
    """A match of one game with hands of this size and this deck, before the shuffle."""
    monkeypatch.setattr(game, "HAND_SIZE", hand)
    himmel = TinyHimmel(2)
    himmel.tiny_deck = cards(deck)
    return himmel.start()


def test_numbers_only_over_all_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    # Four cards: hands x and y, two targets, no deck. The first player passes (1 way), or puts x
    # under a higher target; then the second passes, or puts y where it fits; then the first has
    # no card and passes. So each put of x counts 1 + the puts of y after it. By hands x, y:
    ways = {
        (1, 2): 1 + 3 + 3,  # targets 3, 4: x fits both; after either, y fits both
        (2, 1): 1 + 2 + 2,  # targets 3, 4: x fits both; y only where x is not
        (1, 3): 1 + 2 + 2,  # targets 2, 4: x fits both; y only under 4, on x or not
        (3, 1): 1 + 2,  # targets 2, 4: x under 4; y then only under 2
        (1, 4): 1 + 1 + 1,  # targets 2, 3: x fits both; y none
        (4, 1): 1,  # targets 2, 3: x none
        (2, 3): 1 + 2,  # targets 1, 4: x under 4; y on it
        (3, 2): 1 + 1,  # targets 1, 4: x under 4; y neither on it nor under 1
        (2, 4): 1 + 1,  # targets 1, 3: x under 3; y none
        (4, 2): 1,  # targets 1, 3: x none
        (3, 4): 1,  # targets 1, 2: x none
        (4, 3): 1,  # targets 1, 2: x none
    }
    # Each pair of hands has two shuffles, one for each order of the targets.
    assert sum(ways.values()) == 34
    assert histories(tiny(monkeypatch, 1, "1 2 3 4")) == 34 * 2


def test_theft_and_a_target_from_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    # Hands T and 1, targets 3 and 2, deck 4. The first player
    # robs: only the 1 can be stolen, the robbed draws the 4, the deck is empty. The 4 fits
    #   nowhere: pass. 1 way;
    # or passes: takes the 3, holds no number, and the 4 becomes the target. The second player then
    #   passes (the end), or puts the 1 under the 4 or under the 2 and has no card left: nobody
    #   can be robbed, so the first player passes. 3 ways.
    start = after(tiny(monkeypatch, 1, "1 2 3 4 T"), "0 shuffle T 1 3 2 4")
    assert histories(start) == 1 + 3


def test_a_special_card_turned_up_as_target(monkeypatch: pytest.MonkeyPatch) -> None:
    # Hands R and 1, targets 3 and 2, deck T 4. The first player
    # passes: takes the 3; the T is turned up and set aside, the 4 is the target, the T alone is
    #   shuffled (1 way). The second player puts the 1 under 4 or under 2, or passes and lays it as
    #   the target, in each case drawing the T. The first reverses and has no card, so that the
    #   second cannot rob and must pass; or passes. 3 · 2 ways;
    # or reverses: draws the T. The second player puts the 1 under 3 or under 2, or passes and lays
    #   it as the target, in each case drawing the 4, the last card. The first robs them of it, and
    #   they, with no card and no deck, pass; or passes. 3 · 2 ways.
    start = after(tiny(monkeypatch, 1, "1 2 3 4 R T"), "0 shuffle R 1 3 2 T 4")
    assert histories(start) == 6 + 6


def test_reverse_and_raise(monkeypatch: pytest.MonkeyPatch) -> None:
    # Hands 2 R and 4 U, targets 3 and 5, no deck. For two players a reverse changes nothing but
    # whose turn it is. The first player
    # passes: 1 way.
    # puts the 2 under 3: the second passes (1); or puts the 4 under 5, or raises the 3 to 4. After
    #   either the first passes, or reverses, and the second, with a lone U or nothing, passes (2).
    #   1 + 2 + 2 = 5 ways.
    # puts the 2 under 5: the same, the 4 going on the 2. 5 ways.
    # reverses: the second passes (1); or puts the 4 under 5, and the first puts the 2 under 3 (not
    #   on the 4) or passes (2); or raises the 3 to 4, and the first puts the 2 under either
    #   target or passes (3). After such a put the second has to pass. 1 + 2 + 3 = 6 ways.
    start = after(tiny(monkeypatch, 2, "2 3 4 5 R U"), "0 shuffle 2 R 4 U 3 5")
    assert histories(start) == 1 + 5 + 5 + 6


def test_every_theft_is_a_history_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    # Hands T and R R U, targets 3 and 2, no deck and no number: the first player
    # robs an R (either: the same) and leaves R U. The second passes (1), or reverses; then the
    #   first passes, or reverses too, and the second, with a U alone, passes (2). 3 ways.
    # robs the U and leaves R R: the second passes, or reverses, and the first, with a U alone,
    #   passes. 2 ways.
    # or passes: 1 way.
    start = after(tiny(monkeypatch, 1, "1 2 3 4 T"), "0 shuffle T 1 3 2 4")
    start = start._replace(deck=(), hands=(("T",), ("R", "R", "U")))
    assert histories(start) == 3 + 2 + 1
