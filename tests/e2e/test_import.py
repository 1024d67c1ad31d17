"""A record from a file: it gets an address, is watched there, listed, and deleted."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.async_api import expect

from tests.e2e import screens
from tests.e2e.conftest import Arrive
from tests.e2e.past import finished_match
from tests.e2e.person import Likes, Person
from tests.e2e.test_replay import verdict

ADDRESS = re.compile(r"/g/([a-z0-9]{12})(\?step=1)?$")  # it may be playing already


async def record_of(person: Person, identity: str) -> dict[str, Any]:
    """The record of a match, as it can be downloaded."""
    answer = await person.context.request.get(f"/api/games/{identity}/record")
    record: dict[str, Any] = await answer.json()
    return record


async def open_record(person: Person, file: Path) -> str:
    """Choose a file: the address that it gets."""
    await person.go("/replay")
    await person.page.locator("input[type=file]").set_input_files(file)
    await expect(person.page).to_have_url(ADDRESS)
    found = ADDRESS.search(person.page.url)
    assert found
    return found[1]


async def test_an_opened_record_has_an_address_that_others_can_watch(
    arrive: Arrive, tmp_path: Path
) -> None:
    ada, bo = await arrive(), await arrive(Likes(size=(390, 844), language="fa"))
    table = await screens.over(ada, rounds=1)
    last = await ada.rows()
    file = tmp_path / "match.json"
    file.write_text(json.dumps(await record_of(ada, table)))
    address = await open_record(ada, file)
    assert address != table
    assert await open_record(ada, file) == address

    await bo.go(f"/g/{address}")
    await expect(bo.page.get_by_text(bo.says("replay-imported"))).to_be_visible()
    await bo.page.keyboard.press("End")
    await expect(bo.button(bo.says("replay-next"))).to_be_disabled()
    assert await bo.rows() == last
    await bo.page.get_by_label(bo.says("replay-eyes")).select_option("0")
    await expect(bo.page).to_have_url(re.compile(r"eyes=0"))
    async with bo.page.expect_download() as downloading:
        await bo.page.get_by_role("link", name=bo.says("replay-download"), exact=True).click()
    download = await downloading.value
    assert download.suggested_filename == f"sixthcow-{address}.json"


async def test_what_one_has_brought_is_listed_and_can_be_deleted(
    arrive: Arrive, tmp_path: Path
) -> None:
    ada = await arrive()
    table = await finished_match(ada)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(await record_of(ada, table) | {"seats": ["Di", "Ed", "Flo", "Gus"]}))
    address = await open_record(ada, file)
    await ada.go("/me")
    lines = ada.page.locator("main a[href^='/g/']")
    await expect(lines).to_have_count(2)
    # The figures know only what was played here.
    await expect(
        ada.page.get_by_text(ada.says("history-imported"), exact=True).last
    ).to_be_visible()
    await ada.page.get_by_label(ada.says("history-filter")).select_option("imported")
    await expect(lines).to_have_count(1)
    await expect(lines).to_have_attribute("href", f"/g/{address}")
    await expect(lines).to_contain_text("Flo")
    await ada.button(ada.says("history-remove")).click()
    await ada.button(ada.says("history-remove")).click()
    await expect(lines).to_have_count(0)
    await ada.page.get_by_label(ada.says("history-filter")).select_option("all")
    await expect(lines).to_have_attribute("href", f"/g/{table}")
    ada.expected.append("404")
    await ada.go(f"/g/{address}")
    await expect(ada.page.get_by_role("heading", name=ada.says("replay-missing"))).to_be_visible()


async def test_the_check_of_an_opened_record_says_who_did_not_deal(
    arrive: Arrive, tmp_path: Path
) -> None:
    ada = await arrive()
    record = await record_of(ada, await finished_match(ada))
    whole, forged = tmp_path / "whole.json", tmp_path / "forged.json"
    whole.write_text(json.dumps(record))
    proof = record["meta"]["fairness"]
    proof["seed"] = "0" * len(proof["seed"])
    forged.write_text(json.dumps(record))
    for file, key in ((whole, "fair-fits"), (forged, "fair-contradicts")):
        await open_record(ada, file)
        said = await verdict(ada)
        await expect(said).to_have_text(ada.says(key))
        assert "honest" not in (await said.get_attribute("class") or "").split()
        dialog = ada.page.get_by_role("dialog")
        await expect(dialog.get_by_text(ada.says("fair-what-imported"))).to_be_visible()


async def test_a_file_that_is_no_record_is_told_so(arrive: Arrive, tmp_path: Path) -> None:
    ada = await arrive()
    ada.expected.append("400|413")
    (tmp_path / "file.json").write_text("{")
    (tmp_path / "other.json").write_text('{"moves": 3}')
    (tmp_path / "large.json").write_text(json.dumps("x" * 20_000_000))
    texts = {
        "file.json": ada.says("import-not-json", file="file.json"),
        "other.json": '“format”|"format"',
        "large.json": ada.says("refusal-record-too-large", limit=256),
    }
    await ada.go("/replay")
    for name, text in texts.items():
        await ada.page.locator("input[type=file]").set_input_files(tmp_path / name)
        alert = ada.page.get_by_role("alert")
        await expect(alert).to_contain_text(re.compile(text, re.IGNORECASE))


async def test_a_record_can_be_dropped(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/replay")
    record = json.dumps(
        {"format": "sixthcow/1", "game": "classic", "seats": ["Di", "Ed"], "moves": []}
    )
    dropped = await ada.page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'match.json', { type: 'application/json' }));
          return data;
        }""",
        record,
    )
    await ada.page.locator("main label").dispatch_event("drop", {"dataTransfer": dropped})
    # Nothing has happened in it yet.
    await expect(ada.page).to_have_url(re.compile(r"/g/[a-z0-9]{12}\?step=0$"))
