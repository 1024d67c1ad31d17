"""A data set read back as NumPy arrays."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sixthcow.research.dataset.shards import NAME, pa, parquet


class Decisions(NamedTuple):
    """Decisions as arrays, one line each; `about` says what was played and names everything.

    `mask` is 1 for legal actions. `costs` is what each action was expected to cost, NaN where it
    was not legal, or not played out. `points`, `total` and `rank` are how it ended.
    """

    observation: npt.NDArray[np.int16]
    mask: npt.NDArray[np.int8]
    action: npt.NDArray[np.int16]
    costs: npt.NDArray[np.float32]
    match: npt.NDArray[np.int64]
    number: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    bot: npt.NDArray[Any]
    round: npt.NDArray[np.int16]
    asks: npt.NDArray[Any]
    points: npt.NDArray[np.float32]
    total: npt.NDArray[np.float32]
    rank: npt.NDArray[np.int8]
    about: dict[str, Any]


def read(path: str | Path) -> Decisions:
    """A data set from its folder, or a part of it from one of its shards."""
    path = Path(path)
    files = sorted(path.glob("part-*.parquet")) if path.is_dir() else [path]
    if not files:
        raise FileNotFoundError(f"{path} holds no data set: there is no part-00000.parquet")
    table = pa.concat_tables(
        [parquet.read_table(file) for file in files], promote_options="default"
    )
    table = table.unify_dictionaries().combine_chunks()
    about = json.loads(table.schema.metadata[NAME.encode()])
    columns = {name: table.column(name) for name in table.column_names}
    sparse = {name: columns.pop(name).combine_chunks() for name in ("legal", "costs")}
    seen = columns.pop("observation").combine_chunks().flatten().to_numpy()
    where = _lines(sparse["legal"]), sparse["legal"].flatten().to_numpy()
    mask = np.zeros((table.num_rows, len(about["actions"])), np.int8)
    mask[where] = 1
    costs = np.full(mask.shape, np.nan, np.float32)
    if about["play_outs"]:
        costs[where] = sparse["costs"].flatten().to_numpy()
    simple = {
        name: np.array(column.to_pylist()) if name in {"bot", "asks"} else column.to_numpy()
        for name, column in columns.items()
    }
    shape = table.num_rows, len(seen) // max(1, table.num_rows)
    return Decisions(observation=seen.reshape(shape), mask=mask, costs=costs, about=about, **simple)


def _lines(lists: Any) -> npt.NDArray[np.int64]:
    """The line that every item of a column of lists belongs to."""
    lengths = np.diff(lists.offsets.to_numpy())
    return np.repeat(np.arange(len(lengths)), lengths)
