"""The C loop that the kernels are measured against plays the same game."""

import pytest

from benchmarks import c_loop, kernels


@pytest.mark.skipif(c_loop.library() is None, reason="no C compiler")
@pytest.mark.parametrize("seats", kernels.SEATS)
def test_the_c_loop_and_the_lanes_cost_the_same(seats: int) -> None:
    assert kernels.check(seats) < 0.06


def test_every_measurement_does_its_work() -> None:
    for measurement in kernels.measurements():
        measurement.work(3)
