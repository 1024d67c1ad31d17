"""Shards: the Parquet files of a data set, each written as a whole."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from sixthcow.engine import Refused
from sixthcow.research.action_space import Actions
from sixthcow.research.dataset.dataset_plan import Plan
from sixthcow.research.dataset.matches import Decision, Player
from sixthcow.research.environment import encoding_of
from sixthcow.research.extras import missing

try:
    import pyarrow as pa
    from pyarrow import parquet
except ModuleNotFoundError:
    raise missing("pyarrow") from None

NAME = "sixthcow"  # the metadata key that describes a shard's content

__all__ = ["NAME", "pa", "parquet", "schema_of", "shard_path", "write_shard"]


def shard_path(folder: Path, number: int) -> Path:
    """The path of a shard."""
    return folder / f"part-{number:05}.parquet"


def schema_of(plan: Plan) -> Any:
    """The columns, and the metadata needed to read them."""
    encoding = encoding_of(plan.set_up)
    word = pa.dictionary(pa.int8(), pa.string())
    columns = {
        "match": pa.int64(),
        "number": pa.int32(),
        "seat": pa.int8(),
        "bot": word,
        "round": pa.int16(),
        "asks": word,
        "observation": pa.list_(pa.int16(), encoding.size),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "costs": pa.list_(pa.float32()),
        "points": pa.float32(),
        "total": pa.float32(),
        "rank": pa.int8(),
    }
    about = {
        **plan.terms(),
        "actions": list(Actions(plan.set_up).names),
        "planes": [list(plane) for plane in encoding.planes.values()],
    }
    return pa.schema(list(columns.items()), {NAME: json.dumps(about)})


def write_shard(folder: Path, plan: Plan, number: int) -> int:
    """Play the matches of a shard and write it; returns the number of its decisions."""
    player = Player(plan)
    decisions = [decision for match in plan.matches_of(number) for decision in player.play(match)]
    path = shard_path(folder, number)
    unfinished = path.with_suffix(".unfinished")
    try:
        parquet.write_table(_table(decisions, schema_of(plan)), unfinished, compression="zstd")
        unfinished.replace(path)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused("unwritable", file=str(path), detail=detail) from None
    return len(decisions)


def _table(decisions: list[Decision], schema: Any) -> Any:
    columns = dict(zip(Decision._fields, zip(*decisions, strict=True), strict=True))
    arrays = []
    for column in schema:
        values: Any = columns[column.name]
        if column.name == "observation":
            flat = pa.array(np.concatenate(values), pa.int16())
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, type=column.type))
        else:
            arrays.append(pa.array(values, column.type))
    return pa.Table.from_arrays(arrays, schema=schema)
