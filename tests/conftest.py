"""How many processes test at a time."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of servers and browsers wait for them now and then."""
    return (os.cpu_count() or 1) + 1
