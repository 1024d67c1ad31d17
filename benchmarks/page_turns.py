"""How long a turn takes to watch at normal speed, beside what the animation plans for it."""

from statistics import median
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.async_api import Browser

TURNS = 5
TURN_GOALS = {4: 5.0, 10: 8.0}  # seconds, by number of players

# All waiting of a page is planned: its timers say how long it shall take.
PLANNED = """(() => {
  const { setTimeout } = window;
  window.planned = 0;
  window.setTimeout = (act, ms = 0, ...rest) =>
    setTimeout(() => { window.planned += ms; act(...rest); }, ms);
})()"""
# Picks a card; in the end milliseconds until something can be chosen again, and those planned.
TURN = """() => new Promise((done) => {
  const asked = () => document.querySelector('.player.me[aria-current]') !== null;
  const begun = performance.now();
  const before = window.planned;
  const look = (gone) => {
    if (gone && asked()) done([performance.now() - begun, window.planned - before]);
    else requestAnimationFrame(() => look(gone || !asked()));
  };
  document.querySelector('.hand [data-item]').click();
  look(false);
})"""


class Turn(NamedTuple):
    """Milliseconds from a pick to the next decision, and those that the animation planned."""

    taken: float
    planned: float


def turn_line(players: int, turns: list[Turn]) -> str:
    """The figures of some turns as a line of a table."""
    seconds = median(turn.taken for turn in turns) / 1000
    ratio = sum(turn.taken for turn in turns) / sum(turn.planned for turn in turns)
    return (
        f"a turn of {players:2} players, normal speed   {seconds:8.2f} s"
        f"        goal {TURN_GOALS[players]:.0f}, {ratio:.2f} x what is planned"
    )


async def timed_turns(browser: "Browser", address: str, players: int) -> list[Turn]:
    """Turns of a match against bots, from the pick to the next decision."""
    from tests.e2e.person import Likes, Person

    likes = Likes(settings={"speed": "normal", "motion": "full"})
    person = await Person.arrive(browser, address, likes)
    await person.page.add_init_script(PLANNED)
    await person.open_table(seats=players)
    turns: list[Turn] = []
    while len(turns) < TURNS:
        items = await person.offered()
        if any(item["key"].startswith("card:") for item in items):
            turns.append(Turn(*await person.page.evaluate(TURN)))
        else:
            await person.decide()  # a row to take: part of no turn that is measured
    await person.context.close()
    return turns
