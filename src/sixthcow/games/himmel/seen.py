"""What may be seen of a himmel table: views as allow-lists, and states that fit a view."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sixthcow.engine import (
    DEALER,
    Card,
    Choice,
    Effect,
    Own,
    PlayerView,
    Random,
    View,
    ZoneView,
)
from sixthcow.games.himmel import knowledge, zones
from sixthcow.games.himmel.state import (
    RAISE,
    REVERSE,
    THEFT,
    Cards,
    Guess,
    HimmelState,
    in_order,
)

if TYPE_CHECKING:
    from sixthcow.games.himmel.match import HimmelMatch


def public(game: "HimmelMatch", state: HimmelState, *, knowledge: bool) -> View:
    """What everybody sees, and what an attentive spectator remembers."""
    return View(
        game=game.name,
        options=game.options,
        settings=game.settings,
        seats=game.seats,
        seat=None,
        round=state.round,
        asks=state.asks,
        waiting=tuple(decider for decider in game.deciders(state) if decider != DEALER),
        zones=tuple(_zones(game, state)),
        players=tuple(_players(game, state)),
        flags={"marker": state.marker, "direction": state.direction},
        knowledge=_knowledge(game, state, None) if knowledge else {},
    )


def own(
    game: "HimmelMatch", state: HimmelState, seat: int, *, choices: bool, knowledge: bool
) -> Own:
    """What a seat sees differently from everyone else."""
    hand, heap = state.hands[seat], state.heaps[seat]
    return Own(
        zones=(
            ZoneView(zones.HANDS[seat], seat, hand, len(hand)),
            ZoneView(zones.HEAPS[seat], seat, heap, len(heap), len(heap)),
        ),
        choices=tuple(_choices(game, state, seat)) if choices else (),
        knowledge=_knowledge(game, state, seat) if knowledge else {},
    )


def _zones(game: "HimmelMatch", state: HimmelState) -> Iterator[ZoneView]:
    for place in range(2):
        target, stack = state.targets[place], state.stacks[place]
        yield ZoneView(zones.TARGETS[place], None, target, len(target), len(target) + len(stack))
        yield ZoneView(zones.STACKS[place], None, stack, len(stack))
    for owner in range(game.seats):
        hand, heap = state.hands[owner], state.heaps[owner]
        faces = hand if state.asks == "over" else (None,) * len(hand)
        yield ZoneView(zones.HANDS[owner], owner, faces, len(hand))
        yield ZoneView(zones.HEAPS[owner], owner, (), len(heap), len(heap))
    yield ZoneView(zones.DECK, None, (), len(state.deck))
    if state.aside:
        yield ZoneView(zones.ASIDE, None, state.aside, len(state.aside))


def _players(game: "HimmelMatch", state: HimmelState) -> Iterator[PlayerView]:
    before = game.totals(state._replace(asks="over"))
    for seat, running in enumerate(game.totals(state)):
        yield PlayerView(seat, before[seat], running, len(state.hands[seat]))


def _choices(game: "HimmelMatch", state: HimmelState, seat: int) -> Iterator[Choice]:
    for action in game.legal(state, seat):
        verb, *words = action.split()
        numbers = [int(word) for word in words]
        match verb:
            case "put":
                stack = zones.STACKS[numbers[1] - 1]
                yield Choice(action, (numbers[0],), stack, (Effect(numbers[0], stack),))
            case "raise":
                target = zones.TARGETS[numbers[1] - 1]
                yield Choice(action, (RAISE, numbers[0]), target, (Effect(numbers[0], target),))
            case "reverse":
                yield Choice(action, (REVERSE,), None, (_to_heap(REVERSE, seat),))
            case "rob":
                hand = zones.HANDS[numbers[0] - 1]
                yield Choice(action, (THEFT,), hand, (_to_heap(THEFT, seat),))
            case "target":
                place = zones.TARGETS[1 - state.marker]
                yield Choice(action, (numbers[0],), place, (Effect(numbers[0], place),))
            case _:
                takes = state.targets[state.marker] + state.stacks[state.marker]
                effect = Effect(None, zones.HEAPS[seat], takes, len(takes))
                yield Choice(action, (), zones.TARGETS[state.marker], (effect,))


def _to_heap(card: Card, seat: int) -> Effect:
    """HIM-SPEC-1: a special card costs a point."""
    return Effect(card, zones.HEAPS[seat], (), 1)


def _knowledge(game: "HimmelMatch", state: HimmelState, seat: int | None) -> dict[str, Any]:
    """What an attentive player knows beyond what is visible."""
    unseen: Cards = state.deck
    if state.asks != "over":
        for owner, hand in enumerate(state.hands):
            unseen += hand if owner != seat else ()
    in_hands = (Counter(unseen) - Counter(state.returned)).elements()
    guesses = () if seat is None else knowledge.possible(state.guesses[seat], in_hands)
    return {
        "heaps": [list(heap) for heap in state.heaps],
        "unseen": list(in_order(unseen)),
        "guesses": [[weight, [list(pair) for pair in places]] for weight, places in guesses],
        "returned": list(state.returned),
        "special_hands": list(state.special_hands),
        "specials": list(state.specials),
        "rounds": [list(points) for points in state.rounds],
        "actor": state.actor,
        "robbed": state.robbed,
    }


def sample(game: "HimmelMatch", view: View, rng: Random) -> HimmelState:
    """A full state that fits the view: what its seat has not seen is dealt at random."""
    known = view.knowledge
    guesses = tuple(
        Guess(weight, tuple((card, holder) for card, holder in places))
        for weight, places in known["guesses"]
    )
    dealt = None
    while not dealt:
        dealt = _dealt(view, guesses, rng)
    hands, deck = dealt
    every_guess = list(knowledge.nothing(view.seats))
    if view.seat is not None:
        every_guess[view.seat] = guesses
    targets, stacks = view.all_of("target"), view.all_of("stack")
    return HimmelState(
        game=game,  # type: ignore[arg-type]
        round=view.round,
        asks=view.asks,
        actor=known["actor"],
        hands=hands,
        targets=(targets[0].cards, targets[1].cards),  # type: ignore[arg-type]
        stacks=(stacks[0].cards, stacks[1].cards),  # type: ignore[arg-type]
        marker=int(view.flags["marker"]),
        direction=int(view.flags["direction"]),
        deck=deck,
        heaps=tuple(tuple(heap) for heap in known["heaps"]),
        aside=tuple(card for zone in view.all_of("aside") for card in zone.cards),  # type: ignore[misc]
        returned=tuple(known["returned"]),
        robbed=known["robbed"],
        specials=tuple(known["specials"]),
        rounds=tuple(tuple(points) for points in known["rounds"]),
        guesses=tuple(every_guess),
        special_hands=tuple(known["special_hands"]),
    )


def _dealt(
    view: View, guesses: tuple[Guess, ...], rng: Random
) -> tuple[tuple[Cards, ...], Cards] | None:
    """Hands and a deck of the cards that the view's seat has not seen, or None if they do not fit
    all that it knows."""
    known = view.knowledge
    unseen: list[Card] = list(known["unseen"])
    rng.shuffle(unseen)
    deck = _take(unseen, known["returned"])
    hands: list[list[Card]] = [[] for _ in range(view.seats)]
    shown = [zone for zone in view.all_of("hand") if zone.owner == view.seat or view.asks == "over"]
    for zone in shown:
        hands[zone.zone.number] = [card for card in zone.cards if isinstance(card, int | str)]
    if guesses and view.asks != "over":
        (guess,) = rng.choices(guesses, [guess.weight for guess in guesses])
        for card, holder in guess.places:
            hands[holder] += _take(unseen, [card])
    for player in view.players:
        hand = hands[player.seat]
        least = known["special_hands"][player.seat] - sum(isinstance(card, str) for card in hand)
        hand += _take(unseen, [card for card in unseen if isinstance(card, str)][: max(0, least)])
    for player in view.players:
        hand = hands[player.seat]
        hand += _take(unseen, unseen[: player.hand - len(hand)])
        special = sum(isinstance(card, str) for card in hand)
        if len(hand) != player.hand or special < known["special_hands"][player.seat]:
            return None
    if view.asks == "target" and not any(isinstance(card, int) for card in hands[known["actor"]]):
        return None
    deck += unseen
    rng.shuffle(deck)
    return tuple(in_order(tuple(hand)) for hand in hands), tuple(deck)


def _take(cards: list[Card], wanted: Sequence[Card]) -> list[Card]:
    """Remove these cards from a list."""
    for card in list(wanted):
        cards.remove(card)
    return list(wanted)
