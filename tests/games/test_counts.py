"""Every way to play out a tiny game, counted by the program and by hand.

Two players, four rows, one round; the decks are so small that a reader can follow. The numbers
are derived beside each test from the rules alone.
"""

import pytest

from sixthcow.games.classic import Classic
from sixthcow.games.double import Double
from sixthcow.games.hoof import Hoof
from sixthcow.games.logical import Logical
from sixthcow.games.open_game import Open
from sixthcow.games.professional import Professional
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.state import Cards
from sixthcow.games.tactical import Tactical
from sixthcow.games.tournament import Tournament
from sixthcow.games.twins import Twins
from tests.games.counting import histories
from tests.games.positions import after

ONE_ROUND = {"rounds": 1}


class OneCard(RowsGame):
    """A hand of one card, and the six cards 1 to 6: one for each hand, four for the rows."""

    hand_size = 1

    def deck(self) -> Cards:
        """Six cards."""
        return tuple(range(1, 7))


class TwoCards(RowsGame):
    """A hand of two cards, and the eight cards 1 to 8."""

    hand_size = 2

    def deck(self) -> Cards:
        """Eight cards."""
        return tuple(range(1, 9))


class TinyClassic(OneCard, Classic):
    """Classic with a hand of one."""


class SmallClassic(TwoCards, Classic):
    """Classic with a hand of two."""


class TinyTactical(Tactical):
    """Tactical with a hand of one: its own rule makes the deck 1 to 1·2+4."""

    hand_size = 1


class TinyLogical(Logical):
    """Logical with a hand of one."""

    hand_size = 1


class TinyTournament(Tournament):
    """Tournament with a hand of one."""

    hand_size = 1


class TinyProfessional(OneCard, Professional):
    """Professional with a hand of one."""


class SmallProfessional(TwoCards, Professional):
    """Professional with a hand of two."""


class SmallOpen(TwoCards, Open):
    """Open game with a hand of two."""


class SmallDouble(TwoCards, Double):
    """Double strike with a hand of two, played in a single turn."""


class TinyHoof(OneCard, Hoof):
    """Hoof with a hand of one."""


class SmallHoof(TwoCards, Hoof):
    """Hoof with a hand of two."""


class TinyTwins(Twins):
    """Twins with a hand of one, the cards 1 to 6 and a second 1."""

    hand_size = 1

    def deck(self) -> Cards:
        """Seven cards."""
        return (1, 1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("game", [TinyClassic, TinyTactical])
def test_classic_and_tactical_with_one_card_each_over_all_shuffles(game: type[RowsGame]) -> None:
    # Nobody has a choice but the one whose card is lower than every row: 4 rows to take.
    # The lower card a of the two is lower than all rows only if it is the 1 (else the 1 lies in a
    # row). The higher card b always finds the row that a went to, or a lower one. So a shuffle
    # with the 1 in a hand has 4 histories, any other 1. The 1 is in a hand in 2 of its 6 places:
    # 240 of the 720 shuffles.
    assert histories(game(2, ONE_ROUND).start()) == 240 * 4 + 480 * 1


def test_classic_with_two_low_cards_each() -> None:
    # Hands 1 2 and 3 4, rows 5 / 6 / 7 / 8. Each player picks one of two cards first: 2 · 2 ways.
    # First turn: both cards are lower than all rows. The lower one takes one of 4 rows; the
    # higher follows it.
    # Second turn: the row that grew ends in 3 or 4 (the higher card of turn 1), the others in more
    # than 4. The first player's card, 1 or 2, is lower than all and takes one of 4 rows. The
    # second player's card is higher than it, so it has a row.
    start = after(SmallClassic(2, ONE_ROUND).start(), "0 shuffle 1 2 3 4 5 6 7 8")
    assert histories(start) == 2 * 2 * 4 * 4


def test_classic_with_two_high_cards_each() -> None:
    # Hands 5 6 and 7 8, rows 1 / 2 / 3 / 4: every card finds a lower row, and the row of the 4
    # gets four cards at most, so nobody ever takes one. Only the picks of turn 1 are free.
    start = after(SmallClassic(2, ONE_ROUND).start(), "0 shuffle 5 6 7 8 1 2 3 4")
    assert histories(start) == 2 * 2


def test_open_has_as_many_histories_as_classic() -> None:
    # Whether cards are shown in turn or together, everybody picks once a turn: as derived above.
    start = after(SmallOpen(2, ONE_ROUND).start(), "0 shuffle 1 2 3 4 5 6 7 8")
    assert histories(start) == 64
    start = after(SmallOpen(2, ONE_ROUND).start(), "0 shuffle 5 6 7 8 1 2 3 4")
    assert histories(start) == 4


def test_logical_with_one_card_each() -> None:
    # 6 cards for the first drafter, 5 for the second: 30 drafts. The 1 is drafted in 10 of them
    # (5 by each), and then takes one of 4 rows; otherwise nobody chooses.
    assert histories(TinyLogical(2, ONE_ROUND).start()) == 10 * 4 + 20 * 1


@pytest.mark.parametrize(
    ("shuffle", "expected"),
    [
        # The featured card is the 1. It takes one of 4 rows in round 1 and again in round 2,
        # whichever of the 5! = 120 shuffles of the others that round begins with.
        ("shuffle 1 2 3 4 5 6", 4 * 120 * 4),
        # The other player has the 1 in round 1. In round 2 the featured 2 is known and the 1 is
        # the other player's in 4! = 24 of 120 shuffles.
        ("shuffle 2 1 3 4 5 6", 4 * (24 * 4 + 96 * 1)),
        # Nobody has the 1 in round 1.
        ("shuffle 2 3 1 4 5 6", 1 * (24 * 4 + 96 * 1)),
    ],
)
def test_tournament_with_one_card_each(shuffle: str, expected: int) -> None:
    start = after(TinyTournament(2).start(), f"0 {shuffle}")
    assert histories(start) == expected


@pytest.mark.parametrize(
    ("shuffle", "expected"),
    [("shuffle 1 2 3 4 5 6", 4 * 4), ("shuffle 2 1 3 4 5 6", 4 * 4), ("shuffle 2 3 1 4 5 6", 1)],
)
def test_tournament_duplicate_with_one_card_each(shuffle: str, expected: int) -> None:
    # The same two cards and the same rows in both rounds: a 1 in hand takes one of 4 rows twice.
    start = after(TinyTournament(2, {"duplicate": True}).start(), f"0 {shuffle}")
    assert histories(start) == expected


@pytest.mark.parametrize("duplicate", [False, True])
def test_tournament_logical_with_one_card_each(duplicate: bool) -> None:
    # 30 drafts in round 1. In round 2 the featured card and the four rows stay, so that a single
    # card is left for the other player: the same two cards meet again, also without `duplicate`.
    # With the 1 among them (10 drafts) there are 4 · 4 ways, otherwise 1.
    options = {"cards": "logical", "duplicate": duplicate}
    assert histories(TinyTournament(2, options).start()) == 10 * 16 + 20 * 1


def test_professional_with_one_card_each_over_all_shuffles() -> None:
    # A card fits an end of every single-card row; its player chooses if two are equally near.
    # For hands a < b, a is placed first. Each pair of hands has 2 · 4! = 48 shuffles (who has
    # which, and the order of the rows, change nothing). The number of ways for each pair:
    ways = {
        (1, 2): 1,  # 1 left of 3; 2 lies between them, and 4 is nearest
        (1, 3): 2,  # 1 left of 2; 3 right of 2 or left of 4
        (1, 4): 2,  # 1 left of 2; 4 right of 3 or left of 5
        (1, 5): 2,  # 1 left of 2; 5 right of 4 or left of 6
        (1, 6): 1,  # 1 left of 2; 6 right of 5
        (2, 3): 2,  # 2 right of 1 (4 is farther); 3 right of 2 or left of 4
        (2, 4): 4,  # 2 right of 1 or left of 3; 4 right of 3 (it ends that row) or left of 5
        (2, 5): 4,  # 2 right of 1 or left of 3; 5 right of 4 or left of 6
        (2, 6): 2,  # 2 right of 1 or left of 3; 6 right of 5
        (3, 4): 2,  # 3 right of 2 (5 is farther); 4 right of 3 or left of 5
        (3, 5): 4,  # 3 right of 2 or left of 4; 5 right of 4 or left of 6
        (3, 6): 2,  # 3 right of 2 or left of 4; 6 right of 5
        (4, 5): 2,  # 4 right of 3 (6 is farther); 5 right of 4 or left of 6
        (4, 6): 2,  # 4 right of 3 or left of 5; 6 right of 5
        (5, 6): 1,  # 5 right of 4; 6 right of 5
    }
    assert sum(ways.values()) == 33
    assert histories(TinyProfessional(2, ONE_ROUND).start()) == 33 * 48


def test_professional_with_two_cards_each() -> None:
    # Hands 5 6 and 7 8, rows 1 / 2 / 3 / 4, first picks in four ways:
    # 5 and 7: 5 right of 4, 7 right of 5. Then 6 and 8: the 6 is inside that row (4 5 7) and
    #   goes right of 3; the 8 right of 7. One way.
    # 5 and 8: 4 5 8. Then 6 and 7: the 6 right of 3, the 7 right of 6. One way.
    # 6 and 7: 4 6 7. Then 5 and 8: the 5 right of 3, the 8 right of 7. One way.
    # 6 and 8: 4 6 8. Then 5 and 7: the 5 right of 3, the 7 right of 5. One way.
    start = after(SmallProfessional(2, ONE_ROUND).start(), "0 shuffle 5 6 7 8 1 2 3 4")
    assert histories(start) == 4
    # Hands 1 2 and 3 8, rows 4 / 5 / 6 / 7:
    # 1 and 3: 1 left of 4 (1 4); 3 inside it, left of 5 (3 5). Then 2 and 8: the 2 left of 3; the
    #   8 right of 7. One way.
    # 1 and 8: 1 4 and 7 8. Then 2 and 3: the 2, inside 1 4, left of 5 (2 5); the 3, inside both,
    #   left of 6. One way.
    # 2 and 3: 2 4, and 3, inside it, left of 5 (3 5). Then 1 and 8: the 1 left of 2, the 8 right
    #   of 7. One way.
    # 2 and 8: 2 4 and 7 8. Then 1 and 3: the 1 left of 2; the 3, inside that row, left of 5. One.
    start = after(SmallProfessional(2, ONE_ROUND).start(), "0 shuffle 1 2 3 8 4 5 6 7")
    assert histories(start) == 4


def test_double_strike_with_one_turn() -> None:
    # Hands 1 2 and 3 4, rows 5 / 6 / 7 / 8; everybody plays both cards. The holder of the 1 acts
    # first, the other then has ways that depend on the rows:
    #   after "1 first": the 1 takes one of 4 rows, the 2 follows it. Then 3 first: 3 and 4 follow:
    #     1 way; or 4 first: it follows the 2, and the 3, lower than all, takes one of 4 rows.
    #     4 · (1 + 4) = 20
    #   after "2 first": the 2 takes one of 4 rows. Then the 1, lower than all, takes
    #     the row of the 2: as before 1 + 4 ways for the other player, or
    #     one of 3 others: 3 first, both follow the 2: 1 way; 4 first, it follows the 2, and the 3
    #       follows the 1: 1 way.
    #     4 · ((1 + 4) + 3 · (1 + 1)) = 44
    start = after(SmallDouble(2, ONE_ROUND).start(), "0 shuffle 1 2 3 4 5 6 7 8")
    assert histories(start) == 20 + 44


def test_double_strike_without_takings() -> None:
    # Hands 5 6 and 7 8, rows 1 / 2 / 3 / 4: everything fits, only the two orders are free.
    start = after(SmallDouble(2, ONE_ROUND).start(), "0 shuffle 5 6 7 8 1 2 3 4")
    assert histories(start) == 2 * 2


def test_hoof_with_one_card_each() -> None:
    # Hands 1 and 6, rows 2 / 3 / 4 / 5. The first player's 1 takes one of 4 rows, a single card,
    # and keeps it or not. Not kept: the hand is empty, no second card. Kept: it is placed as the
    # second card (it finds the 1, or a higher row below it) or held back. Then the 6 is placed,
    # its player's hand is empty, and the lap ends the game.
    start = after(TinyHoof(2, ONE_ROUND).start(), "0 shuffle 1 6 2 3 4 5")
    assert histories(start) == 4 * (1 + 2)
    # Hands 6 and 1: the 6 goes on the 5 and its player's hand is empty, so this lap is the last.
    # The 1 takes the 2, the 3 or the 4, with 1 + 2 ways as before; or the 5 and the 6: it keeps
    # none (1 way), one of them (2 ways each) or both, and then places either or none (3 ways).
    start = after(TinyHoof(2, ONE_ROUND).start(), "0 shuffle 6 1 2 3 4 5")
    assert histories(start) == 3 * (1 + 2) + (1 + 2 + 2 + 3)


def test_hoof_with_two_cards_each() -> None:
    # Hands 5 6 and 7 8, rows 1 / 2 / 3 / 4: nothing is ever taken. In a turn the first card is one
    # of two, and the other follows or not: 4 ways, 2 of which leave one card. The game ends with
    # lap 1 unless both players have a card left (2 · 2 of the 4 · 4 ways); then each must place
    # it in lap 2.
    start = after(SmallHoof(2, ONE_ROUND).start(), "0 shuffle 5 6 7 8 1 2 3 4")
    assert histories(start) == (16 - 4) + 4 * 1


def test_twins_with_one_card_each_over_all_shuffles() -> None:
    # The cards 1 1 2 3 4 5 6 have 7!/2 = 2520 shuffles, of which, by where the ones are:
    # both in hands (120): they are placed together, lower than all; one of 4 rows is taken.
    # one in a hand (2 · 5 places, 1200), the other left out of the four rows (2 · 1 places, 240):
    #   the 1 takes one of 4 rows.
    # one in a hand, the other in a row (960): it is laid on its twin. No choice.
    # none in a hand (10 pairs of places, 1200): a row begins with a 1, alone or with its twin on
    #   it and the last card of the deck in its place, so every card finds a row. No choice.
    assert 120 + 240 + 960 + 1200 == 2520
    assert histories(TinyTwins(2, ONE_ROUND).start()) == 120 * 4 + 240 * 4 + 960 + 1200
