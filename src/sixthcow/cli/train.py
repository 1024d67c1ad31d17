"""`sixthcow train`: train a player by self-play; cheap to import, PyTorch is loaded when training
starts."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sixthcow.engine import BadOption, Refused
from sixthcow.locale import Words
from sixthcow.locale.say import Speaker

if TYPE_CHECKING:
    from sixthcow.research.training.loop import Report, Run

WEIGHTS = "weights.npz"
YARDSTICK = "thrifty-4"  # what the curve shows
STEPS = "▁▂▃▄▅▆▇█"


def add_train_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    add = parser.add_argument
    add("folder", type=Path, metavar="FOLDER",
        help="where everything is kept; run it again to go on")  # fmt: skip
    add("--minutes", type=float, default=30.0, metavar="N",
        help="how long to train in all, measuring not counted (default: 30)")  # fmt: skip
    add("--every", type=float, default=30.0, metavar="SECONDS",
        help="how often to measure, save and export (default: 30)")  # fmt: skip
    add("--width", type=int, default=512, metavar="N", help="numbers per layer (default: 512)")
    add("--depth", type=int, default=3, metavar="N", help="inner layers (default: 3)")
    add("--begin", metavar="FILE",
        help="begin with the weights of this player instead of random ones")  # fmt: skip
    add("--rival", metavar="FILE",
        help="play against this player, which does not learn: a best response to it")  # fmt: skip
    add("--planner", metavar="FILE",
        help="let players who plan sit there, too, who choose as this network of "
             "sixthcow.research.training.fit_planner says")  # fmt: skip
    add("--seats", type=int, choices=range(2, 11), metavar="N",
        help="only tables of N players (default: 2 to 10)")  # fmt: skip
    add("--seed", type=int, default=0, metavar="N", help="other chance (default: 0)")
    add("--device", metavar="NAME", help="cuda, cuda:1, cpu … (default: a GPU if there is one)")
    add("--against", action="append", default=[], metavar="BOT",
        help="play against this bot in the arena at the end; may be repeated")  # fmt: skip
    add("--rounds", type=int, default=200, metavar="N",
        help="how many rounds against each of them (default: 200)")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Train and show the progress; refusals are printed, with status 2."""
    words = Words(arguments.lang)
    try:
        return _run(arguments, words)
    except Refused as error:
        print(Speaker(words, ()).refusal(error), file=sys.stderr)
        return 2


def _run(arguments: argparse.Namespace, words: Words) -> int:
    for name in ("minutes", "every", "width", "depth"):
        if not 0 < getattr(arguments, name) < float("inf"):
            value = str(getattr(arguments, name))
            raise BadOption("option-value", option=name, value=value, allowed="> 0")
    begun = _begin(arguments)
    file = arguments.folder / WEIGHTS
    _train(begun, file, words)
    bot = f"trained:weights={file}"
    print(words.text("train-written", file=str(file), command=f"sixthcow arena {bot} master"))
    for rival in arguments.against:
        _compare(bot, rival, arguments.rounds, words)
    return 0


def _begin(arguments: argparse.Namespace) -> "Run":
    try:
        import torch

        from sixthcow.bots.network import Misfit
        from sixthcow.research.training.loop import Run, settings_for
    except ModuleNotFoundError as error:
        extra = "pip install 'sixthcow[train]'"
        raise Refused("no-extra", package=str(error.name), command=extra) from None
    device = arguments.device or ("cuda" if torch.cuda.is_available() else "cpu")
    settings = settings_for(
        device,
        seconds=60 * arguments.minutes,
        every=arguments.every,
        width=arguments.width,
        depth=arguments.depth,
        seed=arguments.seed,
        begin=arguments.begin or "",
        rival=arguments.rival or "",
        planner=arguments.planner or "",
        seats=arguments.seats or 0,
    )
    try:
        torch.zeros(1, device=device)
        return Run(arguments.folder, settings, device)
    except Misfit as error:
        raise Refused("train-weights", detail=str(error)) from None
    except (RuntimeError, AssertionError) as error:
        detail = str(error).partition("\n")[0]
        raise Refused("train-device", device=device, detail=detail) from None


def _train(begun: "Run", file: Path, words: Words) -> None:
    """Train with a bar and a curve; every measurement is printed, saved and exported."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from sixthcow.research.training.weights import export

    console = Console(stderr=True, highlight=False, markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with shown as bar:
        title = words.text("train-progress")
        task = bar.add_task(title, total=begun.settings.seconds)

        def show(report: "Report") -> None:
            export(begun.learner.average, file)
            console.print(measured(report, words))
            bar.update(task, description=f"{title} {curve(begun.reports)}")

        begun.train(show, lambda seconds: bar.update(task, completed=seconds))
    export(begun.learner.average, file)


def measured(report: "Report", words: Words) -> str:
    """A measurement as one line."""
    yardsticks = ", ".join(
        f"{name} {words.text('arena-hundredths', number=value)}"
        for name, value in report.yardsticks.items()
    )
    return words.text(
        "train-measured",
        seconds=round(report.seconds),
        millions=round(report.decisions / 1e6),
        yardsticks=yardsticks,
    )


def curve(reports: "Sequence[Report]") -> str:
    """A chart of the penalties against thrifty players so far; low is good."""
    values = [report.yardsticks[YARDSTICK] for report in reports[-40:]]
    low, high = min(values), max(values)
    scale = (len(STEPS) - 1) / ((high - low) or 1)
    return "".join(STEPS[round((value - low) * scale)] for value in values)


def _compare(trained: str, rival: str, rounds: int, words: Words) -> None:
    """Play the trained player against a bot, in alternating seats."""
    from sixthcow.arena import make_plan, report, set_table
    from sixthcow.arena import run as play
    from sixthcow.cli.progress_bar import progress
    from sixthcow.cli.standings import show

    plan = make_plan([trained, rival], set_table([trained, rival]), rounds=rounds)
    deals = []
    with progress(plan.deals, words.text("arena-progress")) as advance:
        for deal in play(plan):
            deals.append(deal)
            advance(1)
    show(report(plan, deals), words)
