"""A hint in words: what to look at, then what every choice costs."""

from typing import TYPE_CHECKING

from sixthcow.engine import View
from sixthcow.locale import Words
from sixthcow.locale.reasons import say_fact
from sixthcow.locale.say import Speaker

if TYPE_CHECKING:
    from sixthcow.analysis import Hint

MOST = 10  # choices that are told, cheapest first


def what_to_look_at(hint: "Hint", words: Words) -> str:
    """The sentence of a hint."""
    fact = hint.reason
    reason = say_fact(words, fact.kind, fact.values) if fact else ""
    return words.text(f"hint-{hint.look.kind}", reason=reason, **hint.look.values)


def what_it_costs(hint: "Hint", view: View, speaker: Speaker, words: Words) -> str:
    """The expected costs of all choices, the best first, or of the best ones if there are many; the
    chances to win the match, too, where they depend on the choice."""
    from sixthcow.analysis.winning import matters

    costs, kind = hint.choices.costs, "-win" if matters(hint.win) else ""
    cheapest = sorted(view.choices, key=lambda choice: costs[choice.action].points)
    told = " · ".join(
        words.text(
            f"terminal-hint-cost{kind}",
            choice=speaker.chosen(choice, view),
            points=round(costs[choice.action].points, 1),
            chance=round(100 * hint.win[choice.action].share),
        )
        for choice in cheapest[:MOST]
    )
    return words.text(f"terminal-hint-costs{kind}", costs=told)
