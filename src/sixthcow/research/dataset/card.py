"""The data card: what a data set holds and how it was made, for people."""

from sixthcow.engine.options import spell
from sixthcow.research.action_space import Actions
from sixthcow.research.dataset.dataset_plan import Plan
from sixthcow.research.environment import encoding_of

CARD = """\
# Decisions in {game}, {seats} seats

Decisions of bots, written by `sixthcow dataset` (Sixth Cow {version}). Rules, encodings and numbers
of actions are described in the documentation of `sixthcow.research`.

- Game: {game} with {seats} seats; options: {options}
- Bots, filling the seats in turn and moving one seat on with each match: {bots}
- Seed: {seed}; {shard} matches in every shard
- Costs: {costs}

```python
from sixthcow.research.dataset import read

decisions = read("this folder")
```

| column | what it is |
|---|---|
| `match`, `number` | the match, and the number of the decision in it |
| `seat`, `bot`, `round`, `asks` | who decided what kind of thing, in which round |
| `observation` | {size} numbers (int16), see below |
| `legal` | the numbers of the legal actions |
| `action` | the number of the action that the bot chose |
| `costs` | for each action of `legal`, the mean penalty of this seat in this round |
| `points` | the penalty that the seat really got in this round |
| `total`, `rank` | the seat's total and rank at the end of the match |

## Observations

| plane | from | numbers | highest |
|---|---|---|---|
{planes}

## Actions

{actions} actions, by name in the metadata of every shard (`actions` of the key `sixthcow`).
"""


def card_of(plan: Plan) -> str:
    """The card as Markdown."""
    encoding = encoding_of(plan.set_up)
    played_out = f"the mean of {plan.play_outs} play-outs of every legal action (policy `pair`)"
    return CARD.format(
        **plan.terms()
        | {
            "options": ", ".join(f"{n} = {spell(v)}" for n, v in plan.options.items()) or "none",
            "bots": ", ".join(f"`{bot}`" for bot in plan.bots),
            "costs": played_out if plan.play_outs else "not played out",
            "size": encoding.size,
            "planes": "\n".join(
                f"| `{name}` | {start} | {size} | {most} |"
                for name, start, size, most in encoding.planes.values()
            ),
            "actions": len(Actions(plan.set_up)),
        }
    )
