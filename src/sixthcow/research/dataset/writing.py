"""Writing a data set: shard by shard, on all cores, continuing where an earlier run stopped."""

import json
import os
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

from sixthcow.engine import Refused
from sixthcow.research.dataset.card import card_of
from sixthcow.research.dataset.dataset_plan import Plan
from sixthcow.research.dataset.shards import shard_path, write_shard

PLAN_FILE, CARD_FILE = "dataset.json", "README.md"


def write(folder: Path, plan: Plan, jobs: int | None = None) -> Generator[int, None, None]:
    """Write the missing shards; yields first how many exist already, and then 1 for each one
    written. Closing the iterator ends all processes.

    Writing again with more matches extends a data set.
    """
    begin(folder, plan)
    numbers = [n for n in range(plan.shards) if not shard_path(folder, n).exists()]
    yield plan.shards - len(numbers)
    jobs = min(jobs or os.cpu_count() or 1, len(numbers))
    if jobs < 2:
        for number in numbers:
            write_shard(folder, plan, number)
            yield 1
        return
    # A fork would copy whatever the threads here are doing.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        tasks = [pool.submit(write_shard, folder, plan, number) for number in numbers]
        for task in as_completed(tasks):
            task.result()
            yield 1
    except BrokenProcessPool:
        raise Refused("worker-lost") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin(folder: Path, plan: Plan) -> None:
    """Write the description of the data set; refuses a folder that holds another one."""
    saved = _saved(folder / PLAN_FILE)
    for term, given in plan.terms().items():
        if saved and saved.get(term) != given:
            raise Refused(
                "dataset-other", folder=str(folder), term=term,
                saved=json.dumps(saved.get(term)), given=json.dumps(given),
            )  # fmt: skip
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PLAN_FILE).write_text(json.dumps(plan.terms(), indent=2) + "\n", "utf-8")
        (folder / CARD_FILE).write_text(card_of(plan), "utf-8")
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused("unwritable", file=str(folder), detail=detail) from None


def _saved(path: Path) -> dict[str, object]:
    try:
        saved = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return saved if isinstance(saved, dict) else {}
