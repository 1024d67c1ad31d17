"""The page's types are made from a schema; it must be the one that the server has."""

import json
from pathlib import Path

from sixthcow.cli.schema import document

COMMITTED = Path(__file__).parents[2] / "web" / "schema.json"


def test_the_page_knows_the_messages_that_the_server_has() -> None:
    """If this fails: `npm run types` in web/."""
    assert json.loads(COMMITTED.read_text("utf-8")) == json.loads(json.dumps(document()))
