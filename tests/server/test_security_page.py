"""The page about security names every limit."""

import dataclasses
import re
from pathlib import Path

from sixthcow.server.http.limits import Limits

PAGE = Path(__file__).parents[2] / "docs" / "security.md"


def test_every_limit_is_explained() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named == {field.name for field in dataclasses.fields(Limits)}
