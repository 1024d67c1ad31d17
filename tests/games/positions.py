"""Positions drawn as text, and moves written as in a record, for the tests of the rows games.

`12 14 / 37 / 60 / 88` are four rows; `33+33` are twins on one place. A move is `2 play 17`: the
seat's number from 1 (0 is the dealer), then the action.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import pytest

from sixthcow.engine import DEALER, BadOption, Card, Event, IllegalAction, State
from sixthcow.games import GAMES
from sixthcow.games.rows.cards import Place, Row, cards_of
from sixthcow.games.rows.game import RowsGame
from sixthcow.games.rows.state import Cards, RowsState

S = TypeVar("S", bound=State)


# Drawing


def cards(text: str) -> Cards:
    """`3 17 40`: some cards."""
    return tuple(map(int, text.split()))


def rows(drawing: str) -> tuple[Row, ...]:
    """`12 14 / 37 / 60 / 88`: the rows of a table."""
    return tuple(tuple(map(_place, row.split())) for row in drawing.split("/"))


def _place(word: str) -> Place:
    numbers = tuple(map(int, word.split("+")))
    return numbers if len(numbers) > 1 else numbers[0]


def drawn(state: RowsState) -> str:
    """The rows of a state, drawn."""
    return " / ".join(" ".join(map(_word, row)) for row in state.rows)


def _word(place: Place) -> str:
    return str(place) if isinstance(place, int) else "+".join(map(str, place))


def pile(state: RowsState, seat: int) -> str:
    """The pile of a seat (from 1), ascending."""
    return " ".join(map(str, sorted(state.piles[seat - 1])))


def hand(state: RowsState, seat: int) -> str:
    """The hand of a seat (from 1)."""
    return " ".join(map(str, state.hands[seat - 1]))


# Reaching a position


def table(game: RowsGame, drawing: str, *hands: str) -> RowsState:
    """A table at the beginning of a turn in round 1, with these rows and these hands."""
    state, _ = game.start().apply(DEALER, shuffle(game.deck()))
    state = state._replace(rows=rows(drawing), hands=tuple(tuple(sorted(cards(h))) for h in hands))
    used = [card for held in (*state.hands, *map(cards_of, state.rows)) for card in held]
    return state._replace(stock=left_of(game.deck(), used))


def left_of(deck: Iterable[int], used: Iterable[int]) -> Cards:
    """The cards of a deck that are not used, ascending."""
    return tuple(sorted((Counter(deck) - Counter(used)).elements()))


def shuffle(due: Iterable[Card], *top: str) -> str:
    """A shuffle of all the cards that are due: those named on top, then the rest in order."""
    named = [int(word) for part in top for word in part.replace("/", " ").split()]
    rest = list(due)
    for card in named:
        rest.remove(card)
    return " ".join(["shuffle", *map(str, (*named, *rest))])


def dealt(game: RowsGame, drawing: str, *hands: str) -> RowsState:
    """The first turn of round 1 after a real shuffle: these rows, these hands.

    Hands named in part are filled up with the lowest cards that nobody was given.
    """
    return next_deal(game.start(), drawing, *hands)


def next_deal(state: RowsState, drawing: str, *hands: str) -> RowsState:
    """The same for a later round, at a state that waits for its shuffle."""
    assert state.chance is not None
    deck = [int(card) for card in state.chance.cards]
    spare = list(left_of(deck, [*cards(" ".join(hands)), *cards(drawing.replace("/", " "))]))
    full = []
    for given in hands:
        missing = state.game.hand_size - len(cards(given))
        full.append(" ".join(map(str, (*cards(given), *spare[:missing]))))
        spare = spare[missing:]
    return after(state, f"0 {shuffle(deck, *full, drawing)}")


# Playing


def after(state: S, *moves: str) -> S:
    """The state after these moves."""
    for move in moves:
        who, _, action = move.partition(" ")
        state, _ = state.apply(int(who) - 1, action)
    return state


def events(state: State, *moves: str) -> list[Event]:
    """What the last of these moves caused."""
    *before, last = moves
    who, _, action = last.partition(" ")
    _, caused = after(state, *before).apply(int(who) - 1, action)
    return list(caused)


def events_of(kind: str, caused: Iterable[Event]) -> list[Event]:
    """Those of one kind."""
    return [event for event in caused if event.kind == kind]


def turn(state: RowsState, *picks: int | str) -> RowsState:
    """The state after every seat, in seat order, has picked its card (or its two cards)."""
    return after(state, *(f"{seat} play {pick}" for seat, pick in enumerate(picks, start=1)))


def play_out(state: S) -> S:
    """Play with everybody's first legal action until the dealer is to move or all is over."""
    while state.pending and DEALER not in state.pending:
        seat, actions = next(iter(state.pending.items()))
        state, _ = state.apply(seat, actions[0])
    return state


# Asking


def pending(state: State) -> dict[int, list[str]]:
    """Who must decide what, seats as in a record."""
    return {seat + 1: list(actions) for seat, actions in state.pending.items()}


def refused(state: State, move: str) -> IllegalAction:
    """The refusal of a move."""
    who, _, action = move.partition(" ")
    with pytest.raises(IllegalAction) as caught:
        state.apply(int(who) - 1, action)
    return caught.value


def refused_options(name: str, seats: int, options: Mapping[str, object]) -> BadOption:
    """The refusal of a game with these options."""
    with pytest.raises(BadOption) as caught:
        GAMES[name](seats, options)
    return caught.value


def with_rounds(state: RowsState, *rounds: Sequence[float]) -> RowsState:
    """The same table with these rounds already played and counted."""
    return state._replace(
        rounds=tuple(tuple(penalties) for penalties in rounds), round=len(rounds) + 1
    )
