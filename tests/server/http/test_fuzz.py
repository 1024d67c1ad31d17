"""Sockets fed with whatever Hypothesis thinks of: refusals or news, never an error of ours."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.http.house import House
from tests.server.http.test_tables import open_table

TYPES = [
    "act", "sit", "leave", "back", "add-bot", "clear", "swap", "kick", "mute", "change", "start",
    "say", "rematch", "close", "ping", "pong", "resync", "nothing",
]  # fmt: skip
VALUES: dict[str, st.SearchStrategy[object]] = {
    "action": st.sampled_from(["play 1", "play 99", "yes", "shuffle 1 2", "", "\x00", "é" * 201]),
    "decision": st.integers(-1, 9),
    "seat": st.integers(-1, 33) | st.none(),
    "other": st.integers(-1, 33),
    "level": st.sampled_from(["first", "random", "god", ""]),
    "person": st.sampled_from(["abcdefghijkl", "", "x" * 12]),
    "muted": st.booleans(),
    "phrase": st.sampled_from(["moo", "rude", None]),
    "text": st.text(max_size=300) | st.none(),
    "seen": st.integers(),
    "terms": st.fixed_dictionaries(
        {},
        optional={
            "game": st.sampled_from(["toy", "classic", "chess"]),
            "seats": st.integers(-1, 40),
            "options": st.dictionaries(st.text(max_size=5), st.integers() | st.text(max_size=5)),
            "pace": st.sampled_from(["none", "blitz", "soon"]),
        },
    ),
}
JSON = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={"id": st.from_regex(r"[a-z0-9]{6,12}", fullmatch=True), **VALUES},
)
FRAMES = (COMMANDS | JSON).map(lambda value: msgspec.json.encode(value).decode()) | st.text()


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(FRAMES, max_size=5), st.booleans())
def test_whatever_comes_is_answered(house: House, frames: list[str], started: bool) -> None:
    ada = house.guest("Ada")
    terms = {"game": "toy", "seats": 2}
    table = open_table(ada, terms=terms, bots=["first"], start=started)
    line = house.socket(ada, f"/api/tables/{table}/socket")
    for frame in frames:
        line.socket.send(frame)
    line.send({"type": "ping"})
    while (message := line.hear())["type"] != "pong":
        assert message.get("reason") != "server-error", (frames, message)
    line.close()
    assert ada.get(f"/api/tables/{table}").status_code == 200
    ada.close()
