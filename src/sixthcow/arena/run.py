"""An arena from its first deal to its last, with the files it writes on the way."""

from collections.abc import Generator
from contextlib import ExitStack, closing
from pathlib import Path

from sixthcow.arena.cluster import play_on_cluster
from sixthcow.arena.parallel import cores, play_deals
from sixthcow.arena.plan import Plan
from sixthcow.arena.result import Deal
from sixthcow.arena.saving import LineFile, Save
from sixthcow.engine import BadOption

Deals = Generator[Deal, None, None]


def run(
    plan: Plan,
    jobs: int | None = None,
    save: Path | None = None,
    records: Path | None = None,
    cluster: str | None = None,
) -> Deals:
    """Every deal of the plan: first those saved earlier, then the others as they are played, here
    or on the Ray cluster at an address.

    Closing the iterator stops the arena: `with closing(run(plan)) as deals: …`. The deals, and so
    the report, are the same however many `jobs` play them, but they come in any order.
    """
    if jobs is not None and jobs < 1:
        raise BadOption("option-value", option="jobs", value=str(jobs), allowed="1, 2, 3, …")
    if save and records and save.resolve() == records.resolve():
        raise BadOption("options-together", option="save", other="records")
    return _run(plan, jobs, save, records, cluster)


def _run(
    plan: Plan, jobs: int | None, save: Path | None, records: Path | None, cluster: str | None
) -> Deals:
    with ExitStack() as stack:
        kept = stack.enter_context(closing(Save(save, plan))) if save else None
        lines = stack.enter_context(closing(LineFile(records))) if records else None
        known = dict(kept.deals) if kept else {}
        numbers = range(1, plan.deals + 1)
        yield from (known[number] for number in numbers if number in known)
        missing = [number for number in numbers if number not in known]
        if cluster:
            playing = play_on_cluster(plan, missing, cluster, jobs, keep_records=lines is not None)
        else:
            playing = play_deals(plan, missing, jobs or cores(), keep_records=lines is not None)
        for played in stack.enter_context(closing(playing)):
            if lines:
                lines.add(played.records)
            if kept:
                kept.add(played.deal)
            yield played.deal
