"""Programs as bots: good ones play, bad ones lose their decisions and leave nothing behind."""

import fcntl
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from sixthcow.bots import external
from sixthcow.bots.external import MOST_RESTARTS, BotFault, ExternalBot
from sixthcow.bots.process import MOST_UNREAD
from sixthcow.dealer import deal
from sixthcow.engine import Event, Outcome, State
from sixthcow.games import GAMES

RNG = Random(6)
MOO = "moo\n"
LONG = 20.0  # seconds that no good answer takes, however busy the machine

# Writes down its messages, and answers; each test decides what it does before an answer.
PROGRAM = """
import json, os, sys, time
log = open({log!r}, "a")
log.write(json.dumps({{"start": os.getpid()}}) + "\\n")
for line in sys.stdin:
    log.write(line)
    log.flush()
    told = json.loads(line)
    if "hello" in told:
        print(json.dumps({{"ready": 1}}), flush=True)
    elif "view" in told:
        number = told["id"]
        {before}
        action = told["view"]["choices"][0]["action"]
        print(json.dumps({{"action": action, "id": number}}), flush=True)
"""

Make = Callable[..., ExternalBot]


def dealt() -> State:
    state: State = GAMES["classic"](3, {"rounds": 1}).start()
    return state.apply(*deal(state, Random(1)))[0]


STATE = dealt()
VIEW = STATE.view(1)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log.jsonl"


@pytest.fixture
def make(tmp_path: Path, log: Path) -> Iterator[Make]:
    """Makes bots that do something before they answer, and ends them."""
    bots = []

    def make_bot(before: str = "", think: float = LONG, program: str = PROGRAM) -> ExternalBot:
        file = tmp_path / "program.py"
        file.write_text(program.format(log=str(log), before=before), "utf-8")
        bots.append(ExternalBot([sys.executable, "-I", "-S", str(file)], think))
        return bots[-1]

    yield make_bot
    for bot in bots:
        bot.close()


def told(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


def starts(log: Path) -> list[int]:
    return [int(str(message["start"])) for message in told(log) if "start" in message]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def fault_of(bot: ExternalBot) -> BotFault:
    with pytest.raises(BotFault) as caught:
        bot.decide(VIEW, RNG)
    return caught.value


def test_a_good_program_plays_and_is_told_everything(make: Make, log: Path) -> None:
    bot = make()
    bot.begin(VIEW, Random(3))
    bot.see([Event("picked", "TURN-1", 0)])
    assert bot.decide(VIEW, RNG) == VIEW.actions[0]
    bot.lost("illegal", "play 5")
    bot.end(Outcome((3, 0, 1), (3, 1, 2), (1,), {}))
    bot.close()

    start, hello, events, view, lost, over, bye = told(log)
    assert hello["hello"] == {
        "protocol": 1,
        "game": "classic",
        "options": {"rounds": 1},
        "seats": 3,
        "seat": 1,
        "think": LONG,
        "seed": Random(3).choice(range(2**31)),
    }
    assert events["events"] == json.loads(json.dumps([Event("picked", "TURN-1", 0).to_json()]))
    assert view["view"] == json.loads(json.dumps(VIEW.to_json()))
    assert lost == {"lost": "illegal", "id": view["id"], "played": "play 5"}
    assert over == {"over": {"totals": [3, 0, 1], "ranking": [3, 1, 2], "winners": [1]}}
    assert bye == {"bye": True}
    assert not is_running(int(str(start["start"])))


def test_one_process_plays_many_games(make: Make, log: Path) -> None:
    bot = make()
    for _ in range(3):
        bot.begin(VIEW, RNG)
        assert bot.decide(VIEW, RNG) == VIEW.actions[0]
        bot.end(Outcome((0, 0, 0), (1, 1, 1), (0, 1, 2), {}))
    assert len(starts(log)) == 1


def test_a_view_alone_is_enough_to_begin(make: Make) -> None:
    assert make().decide(VIEW, RNG) == VIEW.actions[0]


@pytest.mark.parametrize(
    ("before", "detail"),
    [
        ("sys.exit(3)", "exit(3)"),
        ("sys.exit('out of cows')", "out of cows"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
    ],
)
def test_a_crash_is_told_with_the_last_complaint(make: Make, before: str, detail: str) -> None:
    fault = fault_of(make(before))
    assert (fault.kind, fault.detail) == ("crash", detail)


def test_a_crashed_program_is_started_again_a_few_times_a_game(make: Make, log: Path) -> None:
    bot = make("sys.exit(3)")
    for _ in range(MOST_RESTARTS + 3):
        assert fault_of(bot).detail == "exit(3)"
    assert len(starts(log)) == 1 + MOST_RESTARTS
    bot.begin(VIEW, RNG)
    assert fault_of(bot).kind == "crash"
    assert len(starts(log)) > 1 + MOST_RESTARTS
    assert not any(map(is_running, starts(log)))


def test_a_restarted_program_plays_on(make: Make, log: Path, tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    bot = make(f"if not os.path.exists({str(flag)!r}): open({str(flag)!r}, 'w'); sys.exit(1)")
    assert fault_of(bot).kind == "crash"
    assert bot.decide(VIEW, RNG) == VIEW.actions[0]
    assert len(starts(log)) == 2


def test_a_late_answer_is_lost_and_the_next_one_counts(make: Make, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    bot = make(f"while not os.path.exists({str(gate)!r}): time.sleep(0.01)", think=0.05)
    assert fault_of(bot).kind == "late"
    gate.touch()
    bot.think = LONG
    other = STATE.view(2)
    assert bot.decide(other, RNG) == other.actions[0]


def test_a_stuck_program_is_ended_after_a_few_decisions(make: Make, log: Path) -> None:
    bot = make("time.sleep(60)", think=0.05)
    for _ in range(external.MOST_LATE):
        assert fault_of(bot).kind == "late"
    (process,) = starts(log)
    assert not is_running(process)


def test_a_program_that_reads_nothing_keeps_nobody_waiting(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "START_LIMIT", 0.2)
    bot = make(program="import time\ntime.sleep(60)")
    begun = time.monotonic()
    bot.begin(VIEW, RNG)
    for _ in range(200):
        bot.see([Event("shuffled", "DEAL-2", cards=tuple(range(104)))])
    assert fault_of(bot).kind == "late"
    assert time.monotonic() - begun < LONG


@pytest.mark.parametrize(
    "said",
    ["thinking …", "[]", "3", '{"action": "play 1"}', '{"id": true, "action": "x"}', "[" * 9999],
)
def test_what_is_no_message_loses_the_decision(make: Make, said: str) -> None:
    fault = fault_of(make(f"print({said!r})"))
    assert fault.kind == "garbled"
    assert fault.detail == said[: len(fault.detail)]
    assert fault.detail


def test_an_action_must_be_a_word(make: Make) -> None:
    assert fault_of(make("print(json.dumps({'id': number, 'action': 17}))")).kind == "garbled"


def test_another_protocol_is_refused(make: Make) -> None:
    program = "import sys\nsys.stdin.readline()\nprint('{{\"ready\": 99}}', flush=True)"
    with pytest.raises(BotFault, match="ready"):
        make(program=program).try_out(VIEW, RNG)


@pytest.mark.parametrize(
    "before",
    [
        "sys.stdout.write('x' * 1_000_000)",
        "print('{\"id\": 0}\\n' * 100_000)",
    ],
    ids=["line", "lines"],
)
def test_a_flood_ends_the_program(make: Make, log: Path, before: str) -> None:
    assert fault_of(make(before)).kind == "flood"
    assert not any(map(is_running, starts(log)))


def test_a_flood_that_nobody_waits_for_ends_the_program_too(make: Make, log: Path) -> None:
    bot = make(f"print({MOO!r} * 10_000) if number > 2 else None")
    assert bot.decide(VIEW, RNG) == VIEW.actions[0]
    kinds = [fault_of(bot).kind]
    while kinds[-1] != "flood":
        time.sleep(0.05)
        kinds.append(fault_of(bot).kind)
    assert len(kinds) < MOST_UNREAD
    assert not any(map(is_running, starts(log)))


def test_a_program_that_is_not_there() -> None:
    fault = fault_of(ExternalBot(["/nowhere/bot"]))
    assert (fault.kind, fault.detail) == ("crash", "No such file or directory")


def test_the_children_of_a_program_end_with_it(make: Make, tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    bot = make(
        "import fcntl, subprocess\n"
        f"        held = open({str(lock)!r}, 'w')\n"
        "        fcntl.flock(held, fcntl.LOCK_EX)\n"
        "        subprocess.Popen(['sleep', '60'], pass_fds=[held.fileno()])"
    )
    assert bot.decide(VIEW, RNG)
    bot.close()
    with lock.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # waits until the child no longer holds it


def test_a_program_that_stays_is_ended(make: Make, log: Path) -> None:
    bot = make(program=PROGRAM + "\nimport signal\nsignal.pause()")
    assert bot.decide(VIEW, RNG)
    bot.close()
    (process,) = starts(log)
    assert not is_running(process)
