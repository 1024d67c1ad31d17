"""The game record: read strictly, written whole, replayed without chance."""

import json
from dataclasses import replace

import pytest

from sixthcow.engine import BadOption, BadRecord, Record
from sixthcow.engine.record import FORMAT, MAX_BYTES, IllegalMove, Move, Recorder
from sixthcow.games import GAMES

DEAL = " ".join(["shuffle", *map(str, range(1, 105))])
DOCUMENT: dict[str, object] = {
    "format": "sixthcow/1",
    "game": "classic",
    "options": {"edition": "persian"},
    "seats": ["Ada", "Bo"],
    "moves": [[0, DEAL], [1, "play 3"], [2, "play 14"]],
    "meta": {"place": "Łódź"},
}


def changed(**fields: object) -> str:
    """The document with some fields replaced."""
    return json.dumps(DOCUMENT | fields)


def refusal(text: str | bytes) -> BadRecord:
    """The refusal to read a text."""
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    return caught.value


def refused_steps(record: Record) -> BadRecord:
    """The refusal to follow a record."""
    with pytest.raises(BadRecord) as caught:
        list(record.steps(GAMES))
    return caught.value


# Reading and writing


def test_a_record_is_read_with_seats_from_0_and_the_dealer_as_minus_1() -> None:
    record = Record.from_json(json.dumps(DOCUMENT))
    assert record.game == "classic"
    assert record.seats == ("Ada", "Bo")
    assert record.options == {"edition": "persian"}
    assert record.moves == (Move(-1, DEAL), Move(0, "play 3"), Move(1, "play 14"))


def test_unknown_keys_are_kept_and_ignored() -> None:
    record = Record.from_json(json.dumps(DOCUMENT))
    assert record.extra == {"meta": {"place": "Łódź"}}
    assert record.to_document() == DOCUMENT


def test_writing_and_reading_gives_the_same_record() -> None:
    record = Record.from_json(json.dumps(DOCUMENT))
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().encode()) == record
    assert "\n" not in record.to_json()
    assert "Łódź" in record.to_json()


def test_options_may_be_left_out() -> None:
    document = {key: value for key, value in DOCUMENT.items() if key != "options"}
    assert Record.from_document(document).options == {}


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[1,", b"\xff\xfe\xfd", "NaN", '{"a": NaN}'])
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    assert refusal(text).reason == "not-json"


def test_json_too_deep_to_read_is_refused() -> None:
    assert refusal("[" * 100_000 + "]" * 100_000).reason == "not-json"


@pytest.mark.parametrize("text", ["[]", "3", "null", '"sixthcow/1"'])
def test_what_is_no_object_is_refused(text: str) -> None:
    assert refusal(text).reason == "not-an-object"


@pytest.mark.parametrize("wrong", ["sixthcow/2", "", 1, None, ["sixthcow/1"]])
def test_another_format_is_refused(wrong: object) -> None:
    error = refusal(changed(format=wrong))
    assert (error.reason, error.facts["allowed"]) == ("format", FORMAT)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("game", 3),
        ("game", None),
        ("options", []),
        ("options", "none"),
        ("seats", "Ada"),
        ("seats", None),
        ("seats", ["Ada", 2]),
        ("moves", {}),
        ("moves", None),
    ],
)
def test_a_field_of_another_kind_is_refused_by_name(name: str, wrong: object) -> None:
    error = refusal(changed(**{name: wrong}))
    assert (error.reason, error.facts["field"]) == ("field", name)


@pytest.mark.parametrize("name", ["game", "seats", "moves"])
def test_a_missing_field_is_refused_by_name(name: str) -> None:
    error = refusal(json.dumps({key: value for key, value in DOCUMENT.items() if key != name}))
    assert (error.reason, error.facts["field"]) == ("field", name)


@pytest.mark.parametrize(
    "wrong",
    [[1], ["1", "play 3"], [1, 3], [True, "play 3"], [1.0, "play 3"], "play 3", [1, "a", 2]],
)
def test_a_move_of_another_form_is_refused_by_its_number(wrong: object) -> None:
    error = refusal(changed(moves=[[0, DEAL], wrong]))
    assert (error.reason, error.facts["field"], error.move) == ("field", "moves", 2)


def test_a_record_too_large_to_be_one_is_refused() -> None:
    error = refusal(" " * (MAX_BYTES + 1))
    assert (error.reason, error.facts["limit"]) == ("too-large", 16)


# Replaying


def test_steps_are_the_start_and_the_state_after_every_move() -> None:
    steps = list(Record.from_document(DOCUMENT).steps(GAMES))
    assert [step.number for step in steps] == [0, 1, 2, 3]
    assert [step.state.asks for step in steps] == ["shuffle", "play", "play", "row"]
    assert (steps[0].move, steps[0].events) == (None, ())
    assert steps[2].move == Move(0, "play 3")
    assert steps[2].events[0].kind == "picked"


def test_a_record_may_stop_anywhere() -> None:
    record = Record.from_document(DOCUMENT)
    steps = list(record.steps(GAMES))
    assert steps[0].state.pending == {-1: ()}
    for count in range(len(record.moves)):
        stopped = replace(record, moves=record.moves[:count])
        assert list(stopped.steps(GAMES)) == steps[: count + 1]


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    error = refused_steps(Record("bridge", ("Ada", "Bo")))
    assert (error.reason, error.facts["game"]) == ("unknown-game", "bridge")
    assert str(error.facts["allowed"]).startswith("classic, tactical")


@pytest.mark.parametrize(
    ("seats", "options"), [((), {}), (("Ada",), {}), (("Ada", "Bo"), {"target": 0})]
)
def test_seats_and_options_are_refused_as_the_game_does(
    seats: tuple[str, ...], options: dict[str, object]
) -> None:
    with pytest.raises(BadOption):
        list(Record("classic", seats, options=options).steps(GAMES))


def test_an_illegal_move_stops_there_with_its_number() -> None:
    record = Record("classic", ("Ada", "Bo"), (Move(-1, DEAL), Move(0, "play 14")))
    error = refused_steps(record)
    assert isinstance(error, IllegalMove)
    assert (error.move, error.reason, error.clause) == (2, "not-in-hand", "TURN-1")
    assert (error.error.seat, error.error.action) == (0, "play 14")
    assert error.error.legal == tuple(f"play {card}" for card in range(1, 11))


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_move_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    error = refused_steps(Record("classic", ("Ada", "Bo"), (Move(seat, "play 1"),)))
    assert (error.reason, error.move) == ("no-such-seat", 1)
    assert (error.facts["seat"], error.facts["seats"]) == (seat + 1, 2)


# Writing down a match


def test_simultaneous_picks_are_written_in_seat_order_final_picks_only() -> None:
    recorder = Recorder(Record("classic", ("Ada", "Bo", "Cy")), GAMES)
    for seat, action in (
        (-1, DEAL), (2, "play 21"), (0, "play 9"), (2, "play 22"), (0, "play 10"), (1, "play 20"),
    ):  # fmt: skip
        recorder.play(seat, action)
    assert recorder.record.moves == (
        Move(-1, DEAL), Move(0, "play 10"), Move(1, "play 20"), Move(2, "play 22"),
    )  # fmt: skip


def test_picks_that_are_still_open_are_in_the_record_too() -> None:
    recorder = Recorder(Record("classic", ("Ada", "Bo", "Cy")), GAMES)
    for seat, action in ((-1, DEAL), (2, "play 21"), (1, "play 20"), (2, "play 22")):
        recorder.play(seat, action)
    assert recorder.record.moves == (Move(-1, DEAL), Move(1, "play 20"), Move(2, "play 22"))


def test_cards_shown_in_turn_are_written_in_that_order() -> None:
    deal = " ".join(["shuffle", *map(str, range(2, 105))])
    recorder = Recorder(Record("open", ("Ada", "Bo"), options={"first": 2}), GAMES)
    for seat, action in ((-1, deal), (1, "play 12"), (0, "play 9")):
        recorder.play(seat, action)
    assert [move.seat for move in recorder.record.moves] == [-1, 1, 0]


def test_a_recorder_goes_on_where_a_record_stopped() -> None:
    record = Record.from_document(DOCUMENT)
    recorder = Recorder(record, GAMES)
    assert recorder.record == record
    caused = recorder.play(0, "row 2")
    assert caused[0].kind == "row_taken"
    assert recorder.record.moves == (*record.moves, Move(0, "row 2"))
    assert recorder.record.extra == record.extra
    assert recorder.state.asks == "play"


def test_what_a_recorder_wrote_replays_to_its_state() -> None:
    recorder = Recorder(Record("classic", ("Ada", "Bo"), options={"rounds": 1}), GAMES)
    recorder.play(-1, DEAL)
    while recorder.state.pending:
        seat = max(recorder.state.pending)
        recorder.play(seat, recorder.state.pending[seat][-1])
    *_, last = Record.from_json(recorder.record.to_json()).steps(GAMES)
    assert last.state == recorder.state
    assert last.state.outcome is not None


@pytest.mark.parametrize(
    "value", ["1e400", "-1e400", "NaN", "Infinity", r'"\ud800"', r'{"\udc00": 1}']
)
def test_what_could_not_be_written_again_is_not_read(value: str) -> None:
    text = changed()[:-1] + f', "more": {value}}}'
    assert refusal(text).reason == "not-json"
    assert refusal(text.encode()).reason == "not-json"


def test_letters_in_two_halves_are_one_letter() -> None:
    record = Record.from_json(changed(meta={"cow": "\U0001f404"}))
    assert record.extra["meta"] == {"cow": "\U0001f404"}
    assert Record.from_json(record.to_json()) == record
