"""A sampled state fits the view it was made from, and what its viewer has seen."""

from collections import Counter
from random import Random

from sixthcow.testing.memory import contradictions, remembered, sampled, unseen_by_place
from sixthcow.testing.promises import promise
from sixthcow.testing.random_play import wander
from sixthcow.testing.secrecy import looks, view_bytes
from sixthcow.testing.story import Story


def a_sample_fits_all_that_its_viewer_sees_and_has_seen(story: Story, rng: Random) -> None:
    """A sample has the same view and cards, and nothing an attentive player knows to be wrong."""
    for look in looks(story, rng, 30):
        state = story.history.steps[look.last].state
        sample = sampled(story, look, rng)
        same = view_bytes(sample.view(look.viewer)) == view_bytes(story.view(state, look.viewer))
        promise(same, "a sample looks like the state", look)
        cards = Counter(sample.all_cards()) == Counter(state.all_cards())
        promise(cards, "a sample has the cards of the state", look)
        wrong = contradictions(story, look, sample)
        promise(not wrong, "a sample fits what its viewer remembers", look, wrong)
        able = all(sample.pending[seat] for seat in sample.view(None).waiting)
        promise(able, "in a sample who must decide can do something", look)


def play_goes_on_from_a_sample(story: Story, rng: Random) -> None:
    """A sample is a state like any other: it can be played to the end."""
    for look in looks(story, rng, 3):
        sample = sampled(story, look, rng)
        states = [sample, *(step.state for step in wander(sample, rng))]
        promise(states[-1].outcome is not None, "play goes on from a sample", look)


def samples_vary_what_is_hidden_and_nothing_else(story: Story, rng: Random) -> None:
    """Samples differ where something is hidden, and only there."""
    for look in looks(story, rng, 6):
        hands = [sampled(story, look, rng).snapshot()["hands"] for _ in range(30)]
        varied = any(hand != hands[0] for hand in hands)
        unseen = unseen_by_place(story, look)
        if len(unseen) > 1 and len({card for cards in unseen.values() for card in cards}) > 1:
            promise(varied, "samples vary what is hidden", look)
        elif all(len(zones) == 1 for zones in remembered(story, look).values()):
            promise(not varied, "samples keep what is known", look)
