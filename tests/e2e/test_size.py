"""What the first screen loads, and how the page's figures are reported."""

from benchmarks.page import GOALS, Figures, first_load, report
from tests.e2e.conftest import Arrive


async def test_the_first_load_is_small(arrive: Arrive) -> None:
    """Script and style, compressed, of all that the first screen asks for."""
    sizes = await first_load(await arrive())
    assert len(sizes) > 3
    assert sum(sizes.values()) <= GOALS["KB"] * 1024, sizes


def test_the_report_says_how_far_the_page_is() -> None:
    frames = [16.0] * 9 + [56.0]
    lines = report(Figures({"a.js": 51_200, "a.css": 10_240}, [0.9, 3.0, 1.5], frames))
    for line, figures in zip(
        lines, (("60.0 KB",), ("1.50 s", "best 0.90"), ("50.0 frames/s", "10% late")), strict=True
    ):
        assert all(figure in line for figure in figures), line
