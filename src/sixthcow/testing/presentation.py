"""What screens and servers rely on: complete events, and views with a common structure."""

from random import Random

from sixthcow.engine import State, View
from sixthcow.testing.promises import promise
from sixthcow.testing.random_play import Step, spread
from sixthcow.testing.story import Story, watches


def events_say_where_every_hand_comes_from_and_goes_to(story: Story, _rng: Random) -> None:
    """Following the events alone gives the hands of every state."""
    for step, hands in zip(story.history.steps, story.hands, strict=True):
        shown = step.state.snapshot()["hands"]
        assert isinstance(shown, list)
        held = [sorted((token.card for token in hand), key=str) for hand in hands]
        same = held == [sorted(hand, key=str) for hand in shown]
        promise(same, "events move every card of a hand", step.action, held, shown)


def events_show_cards_to_those_who_may_see_them_and_nobody_else(story: Story, _rng: Random) -> None:
    """Only their seat sees dealt, drawn, picked and `private` cards; all others are public."""
    for step, audiences in zip(story.history.steps, story.audiences, strict=True):
        for event, audience in zip(step.events, audiences, strict=True):
            for viewer in story.viewers if event.cards else ():
                due = event.cards if watches(viewer, audience) else (None,) * len(event.cards)
                shown = event.seen_from(viewer).cards
                promise(shown == due, "events show cards to whom they concern", viewer, event)


def nobody_is_shown_a_hand_of_others_before_it_is_laid_open(story: Story, _rng: Random) -> None:
    """The only visible faces in others' hands are those that a public event of this step showed."""
    for step in spread(story.history.steps, 20):
        open_cards = {card for event in step.events for card in event.seen_from(None).cards}
        for viewer in story.viewers:
            zones = story.view(step.state, viewer).all_of("hand")
            shown = {card for zone in zones if zone.owner != viewer for card in zone.cards}
            hidden = bool(step.state.outcome) or shown - {None} <= open_cards
            promise(hidden, "hands are hidden from others", viewer, step.action)


def everybody_sees_the_same_places_and_players(story: Story, _rng: Random) -> None:
    """The same zones in the same order, and the same players."""
    for state in spread(story.history.states, 15):
        spectator = story.view(state, None)
        places = [zone.zone for zone in spectator.zones]
        for seat in range(state.game.seats):
            view = story.view(state, seat)
            promise([zone.zone for zone in view.zones] == places, "all see the same places", seat)
            promise(view.players == spectator.players, "all see the same players", seat)


def a_pick_that_can_be_changed_shows_the_others_what_it_shows_everybody(
    story: Story, _rng: Random
) -> None:
    """What a seat sees differently from a spectator does not change when another seat picks."""
    history = story.history
    pairs = zip(history.states, history.steps, strict=False)
    picks = [(before, step) for before, step in pairs if is_open_pick(before, step)]
    simultaneous = any(state.game.may_change(state) for state in history.states)
    promise(bool(picks) == simultaneous, "picks that can be changed stay on the table")
    for before, step in spread(picks, 30) if picks else ():
        for seat in {*range(history.game.seats)} - {step.seat}:
            for event in step.events:
                promise(seat not in (event.seen_by or ()), "a pick is its seat's alone", seat)
            old, new = (
                seen_differently(story.view(state, seat), story.view(state, None))
                for state in (before, step.state)
            )
            promise(old == new, "a pick shows the others what it shows everybody", seat, step)


def seen_differently(view: View, spectator: View) -> dict[str, object]:
    """The fields that a seat sees differently from a spectator; of zones only those that differ."""
    own = {
        name: value
        for name, value in vars(view).items()
        if name not in {"seat", "zones"} and value != getattr(spectator, name)
    }
    pairs = zip(view.zones, spectator.zones, strict=True)
    return own | {str(zone.zone): zone for zone, other in pairs if zone != other}


def is_open_pick(before: State, step: Step) -> bool:
    """Whether a step is a pick that can still be changed, in the turn that was asked for."""
    after = step.state
    same_turn = (before.asks, before.round) == (after.asks, after.round)
    return same_turn and bool(after.game.may_change(after))
