"""The end of a himmel game and of a match of several games (HIM-END, HIM-MATCH)."""

from sixthcow.engine import DEALER, Card, Event, Game, Outcome, Own, Random, View
from sixthcow.engine.game import ranked
from sixthcow.engine.options import MOST_ROUNDS, OneOf, SeatNumber, WholeNumber
from sixthcow.games.himmel import seen, zones
from sixthcow.games.himmel.state import HimmelState

MOST_EXTRA_GAMES = 10  # HIM-END-3


class HimmelMatch(Game[HimmelState]):
    """From the end of a game to the end of a match."""

    name = "himmel"
    seat_range = range(3, 7)
    seat_clause = "HIM-DEAL-1"
    chapters = (
        *("HIM-CARD", "HIM-DEAL", "HIM-TURN", "HIM-NUM"),
        *("HIM-SPEC", "HIM-PASS", "HIM-END", "HIM-MATCH"),
    )
    option_specs = (
        WholeNumber("rounds", 1, MOST_ROUNDS),  # HIM-MATCH-1
        SeatNumber("first"),
        OneOf("tie", ("again", "specials"), "again"),
    )

    def worth(self, card: Card) -> int:
        """HIM-END-2: every card is one penalty point."""
        return 1

    def first_seat(self, number: int) -> int:
        """HIM-DEAL-2: the seat that begins game `number`, moving on by one each game."""
        return (int(self.settings["first"] or 1) - 1 + number - 1) % self.seats

    def totals(self, state: HimmelState) -> tuple[int, ...]:
        """HIM-END-2: one point per card; HIM-MATCH-1: the points of all games are added."""
        live = [0 if state.counted else len(heap) for heap in state.heaps]
        return tuple(
            live[seat] + sum(int(points[seat]) for points in state.rounds)
            for seat in range(self.seats)
        )

    def end_game(self, state: HimmelState, clause: str, events: list[Event]) -> HimmelState:
        """HIM-END-1: the game is over; HIM-END-2: only the dung heaps count."""
        events.append(Event("round_over", clause, state.actor, facts={"reason": "pass"}))
        points = tuple(len(heap) for heap in state.heaps)
        state = state._replace(asks="over", rounds=(*state.rounds, points))
        totals = self.totals(state)
        for seat, heap in enumerate(state.heaps):
            facts = {"points": points[seat], "total": totals[seat]}
            events.append(Event("scored", "HIM-END-2", seat, heap, zones.HEAPS[seat], None, facts))
        if not self.match_is_over(state):
            return state._replace(asks="shuffle", actor=DEALER)
        events.append(Event("match_over", "HIM-MATCH-1"))
        clause = "HIM-END-2" if totals.count(min(totals)) == 1 else "HIM-END-3"
        for seat in self.outcome(state).winners:
            events.append(Event("won", clause, seat, facts={"total": totals[seat]}))
        return state

    def match_is_over(self, state: HimmelState) -> bool:
        """HIM-MATCH-1: after the games agreed on; HIM-END-3: a tie may be played off."""
        games, planned = len(state.rounds), int(self.settings["rounds"] or 1)
        totals = self.totals(state)
        tied = totals.count(min(totals)) > 1
        play_off = tied and self.settings["tie"] == "again"
        return games >= planned and not (play_off and games < planned + MOST_EXTRA_GAMES)

    def outcome(self, state: HimmelState) -> Outcome:
        """HIM-END-2: the lowest wins; HIM-END-3: ties go to the player of fewer special cards."""
        totals = self.totals(state)
        lowest = min(totals)
        keys = [
            (total, state.specials[seat] if total == lowest else 0)
            for seat, total in enumerate(totals)
        ]
        ranking = ranked(keys)
        winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
        return Outcome(totals, ranking, winners, {})

    def public(self, state: HimmelState, *, knowledge: bool) -> View:
        """What lies open."""
        return seen.public(self, state, knowledge=knowledge)

    def own(self, state: HimmelState, seat: int, *, choices: bool, knowledge: bool) -> Own:
        """What a seat alone sees."""
        return seen.own(self, state, seat, choices=choices, knowledge=knowledge)

    def sample(self, view: View, rng: Random) -> HimmelState:
        """A full state that the view's seat cannot tell from the real one."""
        return seen.sample(self, view, rng)
