"""What may be seen of a rows game (DEAL-4): views as allow-lists, and states that fit a view."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from sixthcow.engine import DEALER, Choice, Effect, PlayerView, Random, View, ZoneView
from sixthcow.games.rows import zones
from sixthcow.games.rows.cards import Card, cards_of, heads, without
from sixthcow.games.rows.match import tidy
from sixthcow.games.rows.state import Cards, HoofTurn, KeptDeal, RowsState, Showing

if TYPE_CHECKING:
    from sixthcow.games.rows.game import RowsGame

T = TypeVar("T")

OWN_ZONES = 3  # a hand, the cards before it on the table, a pile


def view(
    game: "RowsGame", state: RowsState, seat: int | None, *, choices: bool, knowledge: bool
) -> View:
    """The view of a seat, or of a spectator (None)."""
    return View(
        game=game.name,
        options=game.options,
        settings=game.settings,
        seats=game.seats,
        seat=seat,
        round=state.round,
        asks=state.asks,
        waiting=tuple(decider for decider in game.deciders(state) if decider != DEALER),
        zones=_zones(game, state, seat),
        players=_open.part(state, _players, game),
        choices=() if seat is None or not choices else tuple(_choices(game, state, seat)),
        picked=() if seat is None else state.picks[seat],
        asks_facts={"card": state.queue[0].cards[0]} if state.asks in {"row", "end"} else {},
        flags=game.flags(state),
        knowledge=_knowledge(game, state, seat) if knowledge else {},
    )


def _shown(state: RowsState, seat: int) -> Cards:
    """The cards that lie open before a seat and wait to be placed."""
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


class _Memo:
    """What everybody sees of a state, while one seat after another looks at the same one."""

    def __init__(self) -> None:
        self._seen: tuple[RowsState | None, dict[object, Any]] = (None, {})

    def part(
        self, state: RowsState, look: Callable[["RowsGame", RowsState], T], game: "RowsGame"
    ) -> T:
        """A part of the public view, looked up only once for a state."""
        of, parts = self._seen
        if of is not state:
            of, parts = self._seen = (state, {})
        if look not in parts:
            parts[look] = look(game, state)
        found: T = parts[look]
        return found


_open = _Memo()


def _zones(game: "RowsGame", state: RowsState, seat: int | None) -> tuple[ZoneView, ...]:
    """The public zones, with a seat's own in place of what others see of them."""
    public = _open.part(state, _public_zones, game)
    if seat is None:
        return public
    first = len(state.rows) + OWN_ZONES * seat
    return (*public[:first], *_own_zones(state, seat), *public[first + OWN_ZONES :])


def _own_zones(state: RowsState, seat: int) -> Iterator[ZoneView]:
    """A seat's hand, table and pile, as it sees them itself."""
    pick, pile = state.picks[seat], state.piles[seat]
    hand = without(state.hands[seat], pick)
    yield ZoneView(zones.HANDS[seat], seat, hand, len(hand))
    table = _shown(state, seat) or pick
    yield ZoneView(zones.TABLES[seat], seat, table, len(table))
    yield ZoneView(zones.PILES[seat], seat, pile, len(pile), heads(pile))


def _public_zones(game: "RowsGame", state: RowsState) -> tuple[ZoneView, ...]:
    found = []
    for zone, row in zip(zones.ROWS, state.rows, strict=False):
        cards = cards_of(row)
        found.append(ZoneView(zone, None, row, len(cards), heads(cards), game.row_places))
    hands_are_open = game.hands_are_open(state)
    for owner in range(game.seats):
        pick = state.picks[owner]
        hand = without(state.hands[owner], pick)
        faces = hand if hands_are_open else (None,) * len(hand)
        found.append(ZoneView(zones.HANDS[owner], owner, faces, len(hand)))
        table = _shown(state, owner) or (None,) * len(pick)
        found.append(ZoneView(zones.TABLES[owner], owner, table, len(table)))
        found.append(ZoneView(zones.PILES[owner], owner, (), len(state.piles[owner])))
    draft = state.asks == "draft"
    stock = ZoneView(
        zones.DRAFT if draft else zones.DECK, None, state.stock if draft else (), len(state.stock)
    )
    found.append(stock)
    if state.hoof and state.hoof.aside:
        aside = state.hoof.aside
        found.append(ZoneView(zones.ASIDE, None, aside, len(aside), heads(aside)))
    return tuple(found)


def _players(game: "RowsGame", state: RowsState) -> tuple[PlayerView, ...]:
    found = []
    for seat, running in enumerate(game.totals(state)):
        before = tidy(game.written(state, seat))
        chosen = state.asks == "play" and bool(state.picks[seat] or _shown(state, seat))
        found.append(PlayerView(seat, before, running, len(state.hands[seat]), chosen))
    return tuple(found)


def _choices(game: "RowsGame", state: RowsState, seat: int) -> Iterator[Choice]:
    for action in game.legal(state, seat):
        verb, *words = action.split()
        cards = tuple(int(word) for word in words if word.isdecimal())
        if verb in {"play", "place", "first"}:
            source = zones.TABLES[seat] if verb == "first" else zones.HANDS[seat]
            effects = [effect for card in cards for effect in _effects(game, state, card)]
            yield Choice(action, cards, source, tuple(effects))
        elif verb in {"row", "end"}:
            row, side = cards[0] - 1, words[-1] if verb == "end" else ""
            yield Choice(action, (), zones.ROWS[row], (_at_row(game, state, row, side),))
        else:
            where = {"draft": zones.DRAFT, "keep": zones.ASIDE}.get(verb)
            yield Choice(action, cards, where)


def _effects(game: "RowsGame", state: RowsState, card: Card) -> Iterator[Effect]:
    """Where a card would go as the rows are now."""
    spots = game.spots(state.rows, card)
    if not spots:
        yield Effect(card, None)
    for spot in spots:
        row = state.rows[spot.row]
        takes = cards_of(row) if game.overfills(row, card) else ()
        yield Effect(card, zones.ROWS[spot.row], takes, heads(takes), spot.side)


def _at_row(game: "RowsGame", state: RowsState, row: int, side: str) -> Effect:
    """What choosing this row (or this end of it) does to the card that is to be placed."""
    card = state.queue[0].cards[0]
    there = state.rows[row]
    takes = cards_of(there) if not side or game.overfills(there, card) else ()
    return Effect(card, zones.ROWS[row], takes, heads(takes), side)


def _knowledge(game: "RowsGame", state: RowsState, seat: int | None) -> dict[str, Any]:
    """What an attentive player knows beside what lies open."""
    known = [
        state.hands[owner]
        if owner == seat or game.hands_are_open(state)
        else game.known_in_hand(state, owner)
        for owner in range(game.seats)
    ]
    unseen: list[Card] = [] if state.asks == "draft" else list(state.stock)
    for hand, seen in zip(state.hands, known, strict=True):
        unseen += without(hand, seen)
    knowledge: dict[str, Any] = {
        "hands": [list(cards) for cards in known],
        "hand_sizes": [len(hand) for hand in state.hands],
        "piles": [list(pile) for pile in state.piles],
        "unseen": sorted(unseen),
        "queue": [[list(showing.cards), list(showing.seats)] for showing in state.queue],
        "rounds": [list(penalties) for penalties in state.rounds],
        "actor": state.actor,
    }
    if any(state.shares):
        knowledge["shares"] = list(state.shares)
    if state.hoof:
        lap, placed, _, seen_cards = state.hoof
        knowledge["hoof"] = [lap, placed, [list(cards) for cards in seen_cards]]
    if state.kept:
        knowledge["kept"] = [list(state.kept.rows), [list(hand) for hand in state.kept.hands]]
    return knowledge


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
        piles=_tuples(known["piles"]),
        stock=stock,  # type: ignore[arg-type]
        picks=tuple(picks),
        queue=tuple(Showing(tuple(cards), tuple(seats)) for cards, seats in known["queue"]),
        rounds=_tuples(known["rounds"]),
        shares=tuple(known.get("shares", (0,) * game.seats)),
        hoof=_hoof(view),
        kept=_kept(known.get("kept")),
    )


def _tuples(lists: list[list[Any]]) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(items) for items in lists)


def _hoof(view: View) -> HoofTurn | None:
    if "hoof" not in view.knowledge:
        return None
    lap, placed, seen = view.knowledge["hoof"]
    aside = [card for zone in view.all_of("aside") for card in zone.cards]
    return HoofTurn(lap, placed, tuple(aside), _tuples(seen))  # type: ignore[arg-type]


def _kept(kept: list[Any] | None) -> KeptDeal | None:
    return KeptDeal(tuple(kept[0]), _tuples(kept[1])) if kept else None
