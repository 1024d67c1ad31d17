"""The conformance kit: checks everything that players, screens, stores and bots rely on.

`check_game(MyGame)` plays random matches of a game with all its numbers of seats and all its
options, and raises `BrokenPromise` if one of the `CHECKS` fails. It needs no test framework.
"""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any

from sixthcow.engine import Game
from sixthcow.testing import invariants, legality, presentation, records, samples, secrecy
from sixthcow.testing.promises import BrokenPromise
from sixthcow.testing.random_play import play
from sixthcow.testing.setups import settings_of
from sixthcow.testing.story import Story

__all__ = ["CHECKS", "BrokenPromise", "check_game"]

# Each looks at one random match, and uses the generator to decide what to try.
CHECKS: tuple[Callable[[Story, Random], None], ...] = (
    invariants.no_card_is_lost_or_made,
    invariants.a_match_ends_and_only_then_has_an_outcome,
    invariants.points_only_grow_and_rounds_follow_each_other,
    invariants.what_is_pending_is_what_the_views_offer,
    invariants.states_are_values,
    invariants.picks_count_in_any_order_and_only_the_last_one,
    legality.everything_offered_can_be_done,
    legality.every_card_that_chance_may_draw_can_be_drawn,
    legality.everything_else_is_refused_with_what_is_legal,
    records.a_record_replays_to_the_same_states_and_events,
    records.a_record_holds_only_final_picks_in_seat_order,
    records.a_record_survives_json,
    records.a_record_may_stop_anywhere,
    records.views_events_and_snapshots_are_plain_json,
    presentation.events_say_where_every_hand_comes_from_and_goes_to,
    presentation.events_show_cards_to_those_who_may_see_them_and_nobody_else,
    presentation.nobody_is_shown_a_hand_of_others_before_it_is_laid_open,
    presentation.everybody_sees_the_same_places_and_players,
    presentation.a_pick_that_can_be_changed_shows_the_others_what_it_shows_everybody,
    secrecy.what_a_viewer_cannot_know_changes_nothing_they_see,
    samples.a_sample_fits_all_that_its_viewer_sees_and_has_seen,
    samples.play_goes_on_from_a_sample,
    samples.samples_vary_what_is_hidden_and_nothing_else,
)


def check_game(
    game: type[Game[Any]],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: str = "",
    private: Collection[str] = (),
) -> None:
    """Check a game with one setting or, without `seats`, with all numbers of seats and options.

    The same seed plays the same matches. `private` are kinds of events, beyond `dealt`, `drew` and
    `picked`, whose cards only their own seat may see.
    """
    if seats is None:
        for setting in settings_of(game):
            check_game(game, setting.seats, dict(setting.options), seed=seed, private=private)
        return
    story = Story(play(game(seats, options), seed), private)
    for check in CHECKS:
        check(story, Random(seed))
