"""What may be seen of a rows game (DEAL-4): views as allow-lists, and states that fit a view."""

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sixthcow.engine import (
    DEALER,
    Action,
    Choice,
    Effect,
    Own,
    PlayerView,
    Random,
    View,
    Zone,
    ZoneView,
)
from sixthcow.engine.view import Place
from sixthcow.games.rows import zones
from sixthcow.games.rows.cards import HIGHEST, Card, Row, cards_of, heads, without
from sixthcow.games.rows.moves import Spot, cards_in
from sixthcow.games.rows.state import Cards, RowsState, Showing

if TYPE_CHECKING:
    from sixthcow.games.rows.game import RowsGame

NOTHING: tuple[Cards, int] = ((), 0)
FACE_DOWN = tuple((None,) * size for size in range(HIGHEST + 1))


class _Last:
    """What everybody sees of a state, cached while one seat after another looks at it."""

    def __init__(self) -> None:
        self._seen: tuple[RowsState, View] | None = None

    def view(self, game: "RowsGame", state: RowsState) -> View:
        """The public view of a state, computed only once."""
        if self._seen is None or self._seen[0] is not state:
            self._seen = state, _public(game, state)
        return self._seen[1]


_last = _Last()


def public(game: "RowsGame", state: RowsState, *, knowledge: bool) -> View:
    """What everybody sees, and what an attentive spectator remembers."""
    view = _last.view(game, state)
    return replace(view, knowledge=_knowledge(game, state, None)) if knowledge else view


def own(game: "RowsGame", state: RowsState, seat: int, *, choices: bool, knowledge: bool) -> Own:
    """What a seat sees differently from everyone else."""
    return Own(
        _own_zones(state, seat),
        _choices(game, state, seat) if choices else (),
        state.picks[seat],
        _knowledge(game, state, seat) if knowledge else {},
    )


def _public(game: "RowsGame", state: RowsState) -> View:
    return View(
        game=game.name,
        options=game.options,
        settings=game.settings,
        seats=game.seats,
        seat=None,
        round=state.round,
        asks=state.asks,
        waiting=tuple([decider for decider in game.deciders(state) if decider != DEALER]),
        zones=_public_zones(game, state),
        players=_players(game, state),
        asks_facts=game.asks_facts(state),
        flags=game.flags(state),
    )


def _shown(state: RowsState, seat: int) -> Cards:
    """The cards face up in front of a seat, waiting to be placed."""
    if not state.queue:
        return ()
    cards: list[Card] = []
    for showing in state.queue:
        if len(showing.seats) == len(showing.cards):
            pairs = zip(showing.seats, showing.cards, strict=True)
            cards += [card for owner, card in pairs if owner == seat]
        elif seat in showing.seats:
            cards += showing.cards
    return tuple(cards)


def _own_zones(state: RowsState, seat: int) -> tuple[ZoneView, ...]:
    """A seat's hand, table and pile, as it sees them itself."""
    pick, pile = state.picks[seat], state.piles[seat]
    hand = without(state.hands[seat], pick) if pick else state.hands[seat]
    table = _shown(state, seat) or pick
    return (
        ZoneView(zones.HANDS[seat], seat, hand, len(hand)),
        ZoneView(zones.TABLES[seat], seat, table, len(table)),
        ZoneView(zones.PILES[seat], seat, pile, len(pile), heads(pile)),
    )


# Created once and reused: seats look alike from outside, and rows seldom change.


@lru_cache(maxsize=4096)
def _others_zones(
    seat: int, hand: tuple[Place, ...], table: tuple[Place, ...], pile: int
) -> tuple[ZoneView, ...]:
    """A seat's hand, table and pile, as all others see them."""
    return (
        ZoneView(zones.HANDS[seat], seat, hand, len(hand)),
        ZoneView(zones.TABLES[seat], seat, table, len(table)),
        ZoneView(zones.PILES[seat], seat, (), pile),
    )


@lru_cache(maxsize=4096)
def _taken(row: Row) -> tuple[Cards, int]:
    """The cards that taking a row gives, and their heads."""
    cards = cards_of(row)
    return cards, heads(cards)


@lru_cache(maxsize=4096)
def _row_zone(number: int, row: Row, places: int) -> ZoneView:
    cards, worth = _taken(row)
    return ZoneView(zones.ROWS[number], None, row, len(cards), worth, places)


def _public_zones(game: "RowsGame", state: RowsState) -> tuple[ZoneView, ...]:
    found = [_row_zone(number, row, game.row_places) for number, row in enumerate(state.rows)]
    hands_are_open = game.hands_are_open(state)
    for owner, (hand, pick) in enumerate(zip(state.hands, state.picks, strict=True)):
        left = without(hand, pick) if hands_are_open else FACE_DOWN[len(hand) - len(pick)]
        table = _shown(state, owner) or FACE_DOWN[len(pick)]
        found += _others_zones(owner, left, table, len(state.piles[owner]))
    draft = state.asks == "draft"
    stock = ZoneView(
        zones.DRAFT if draft else zones.DECK, None, state.stock if draft else (), len(state.stock)
    )
    return (*found, stock, *game.variant_zones(state))


def _players(game: "RowsGame", state: RowsState) -> tuple[PlayerView, ...]:
    found = []
    picking = state.asks == "play"
    written, totals = game.written(state), game.totals(state)
    for seat, hand in enumerate(state.hands):
        chosen = picking and bool(state.picks[seat] or _shown(state, seat))
        found.append(PlayerView(seat, written[seat], totals[seat], len(hand), chosen))
    return tuple(found)


def waiting_card(state: RowsState) -> dict[str, Card]:
    """The card that waits for a decision."""
    return {"card": state.queue[0].cards[0]}


@lru_cache(maxsize=8192)
def _takes_nothing(action: Action, source: Zone, spot: Spot | None) -> Choice:
    """A card that simply goes to a row, or is too low for all: most choices are one of these."""
    cards = cards_in(action)
    target, side = (zones.ROWS[spot.row], spot.side) if spot else (None, "")
    return Choice(action, cards, source, (Effect(cards[0], target, side=side),))


def _choices(game: "RowsGame", state: RowsState, seat: int) -> tuple[Choice, ...]:
    """Every legal action as the game shows it; one without cards or a zone is just a button."""
    choices: list[Choice] = []
    last, show = "", _button
    for action in game.legal(state, seat):
        verb = action.partition(" ")[0]
        if verb != last:  # most decisions have one verb
            last, show = verb, getattr(game, "choice_" + verb, _button)
        choices.append(show(state, seat, action))
    return tuple(choices)


def _button(_state: RowsState, _seat: int, action: Action) -> Choice:
    return Choice(action, (), None)


def placing(game: "RowsGame", state: RowsState, action: Action, source: Zone) -> Choice:
    """What placing one card, or several in order, does with the current rows."""
    cards = cards_in(action)
    spots, rows = game.spots(state.rows, cards[0]), state.rows
    if len(cards) == 1 and len(spots) < 2:
        spot = spots[0] if spots else None
        if spot is None or not game.overfills(rows[spot.row], cards[0]):
            return _takes_nothing(action, source, spot)
    effects = [effect for card in cards for effect in _effects(game, state, card)]
    return Choice(action, cards, source, tuple(effects))


def _effects(game: "RowsGame", state: RowsState, card: Card) -> list[Effect]:
    """Where a card would go with the current rows."""
    spots = game.spots(state.rows, card)
    found = [_effect(game, state.rows[spot.row], card, spot) for spot in spots]
    return found or [Effect(card, None)]


def _effect(game: "RowsGame", row: Row, card: Card, spot: Spot) -> Effect:
    takes, worth = _taken(row) if game.overfills(row, card) else NOTHING
    return Effect(card, zones.ROWS[spot.row], takes, worth, spot.side)


def at_row(game: "RowsGame", state: RowsState, action: Action, row: int, side: str = "") -> Choice:
    """What choosing a row (or an end of it) does with the card to be placed."""
    card, there, zone = state.queue[0].cards[0], state.rows[row], zones.ROWS[row]
    takes, worth = _taken(there) if not side or game.overfills(there, card) else NOTHING
    return Choice(action, (), zone, (Effect(card, zone, takes, worth, side),))


def _knowledge(game: "RowsGame", state: RowsState, seat: int | None) -> dict[str, Any]:
    """What an attentive player knows beyond what is visible."""
    known = [
        state.hands[owner]
        if owner == seat or game.hands_are_open(state)
        else game.known_in_hand(state, owner)
        for owner in range(game.seats)
    ]
    unseen: list[Card] = [] if state.asks == "draft" else list(state.stock)
    for hand, seen in zip(state.hands, known, strict=True):
        unseen += without(hand, seen)
    return {
        "hands": [list(cards) for cards in known],
        "hand_sizes": [len(hand) for hand in state.hands],
        "piles": [list(pile) for pile in state.piles],
        "unseen": sorted(unseen),
        "queue": [[list(showing.cards), list(showing.seats)] for showing in state.queue],
        "rounds": [list(penalties) for penalties in state.rounds],
        "actor": state.actor,
        **game.variant_knowledge(state),
    }


def sample(game: "RowsGame", view: View, rng: Random) -> RowsState:
    """A full state that fits the view: what its seat has not seen is dealt at random."""
    known = view.knowledge
    unseen: list[Card] = list(known["unseen"])
    rng.shuffle(unseen)
    hands: list[Cards] = []
    picks: list[Cards] = []
    for seat, size in enumerate(known["hand_sizes"]):
        missing = size - len(known["hands"][seat])
        hand = sorted([*known["hands"][seat], *unseen[:missing]])
        unseen = unseen[missing:]
        hands.append(tuple(hand))
        hidden = view.zone("table", seat).cards if view.asks == "play" else ()
        if seat == view.seat:
            picks.append(tuple(map(int, view.picked)))
        elif hidden and hidden[0] is None:
            picks.append(game.picked_cards(rng.choice(game.legal_play(hands[seat]))))
        else:
            picks.append(())
    stock = view.zone("draft").cards if view.asks == "draft" else tuple(unseen)
    return RowsState(
        game=game,
        round=view.round,
        asks=view.asks,
        actor=known["actor"],
        hands=tuple(hands),
        rows=tuple(zone.cards for zone in view.all_of("row")),  # type: ignore[misc]
        piles=tuples(known["piles"]),
        stock=stock,  # type: ignore[arg-type]
        picks=tuple(picks),
        queue=tuple(Showing(tuple(cards), tuple(seats)) for cards, seats in known["queue"]),
        rounds=tuples(known["rounds"]),
        variant=game.sampled_variant(view),
    )


def tuples(lists: list[list[Any]]) -> tuple[tuple[Any, ...], ...]:
    """The lists of lists of a view's knowledge, as tuples."""
    return tuple(tuple(items) for items in lists)
