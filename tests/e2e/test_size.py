"""What the first screen loads, and how the page's figures are reported."""

from benchmarks.page import GOALS, Figures, first_load, report
from benchmarks.page_turns import Turn
from tests.e2e.conftest import Arrive


async def test_the_first_load_is_small(arrive: Arrive) -> None:
    """Script and style, compressed, of all that the first screen asks for."""
    sizes = await first_load(await arrive())
    assert len(sizes) > 3
    assert sum(sizes.values()) <= GOALS["KB"] * 1024, sizes


def test_the_report_says_how_far_the_page_is() -> None:
    frames = [16.0] * 9 + [56.0]
    turns = {4: [Turn(4000, 3000), Turn(5000, 4000), Turn(9000, 8000)]}
    sizes = {"a.js": 51_200, "a.css": 10_240}
    lines = report(Figures(sizes, [0.9, 3.0, 1.5], [0.5, 0.25], frames, turns))
    expected = (
        ("60.0 KB",),
        ("1.50 s", "best 0.90"),
        ("0.38 s", "best 0.25"),
        ("50.0 frames/s", "10% late"),
        ("5.00 s", "1.20 x"),
    )
    for line, figures in zip(lines, expected, strict=True):
        assert all(figure in line for figure in figures), line
