"""Names, chat and records that try to hurt: the page shows them as text, and nothing else."""

import json
from pathlib import Path

from playwright.async_api import expect

from tests.e2e.company import gathered
from tests.e2e.conftest import Arrive
from tests.e2e.past import finished_match
from tests.e2e.person import Likes, Person
from tests.e2e.test_chat import chat, say
from tests.e2e.test_import import open_record, record_of

MARKUP = "<img src=x onerror=hurt()>"
SHORT = "<s>a</s><b onclick=b()>"  # as long as a name may be
TURNED = "Eve\u2069\u202egnihtemos"  # ends an isolation, then turns the line around
SCRIPT = "</script><script>hurt()</script>"
TEMPLATE = "{{7*7}}${7*7}{ $count }"

# What must not be: something of ours that was made from a text, or a text that turns others around.
FOUND = """() => {
  const made = document.querySelectorAll('img[src="x"], [onclick], [onerror], s').length;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const turned = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.data;
    const isolated = walker.currentNode.parentElement.closest('bdi, option, title');
    if (/[\\u202a-\\u202e]/.test(text) && !isolated) turned.push(text);
    let depth = 0;
    for (const sign of text) {
      if ('\\u2066\\u2067\\u2068'.includes(sign)) depth += 1;
      if (sign === '\\u2069' && --depth < 0 && !isolated) { turned.push(text); break; }
    }
  }
  return { made, turned, hurt: typeof window.hurt };
}"""


RENAME = """async (name) => (await fetch('/api/me', {
  method: 'PATCH', body: JSON.stringify({ name }), headers: { 'Content-Type': 'application/json' },
})).status"""


async def is_unhurt(person: Person) -> None:
    """Nothing has come to life on this screen."""
    assert await person.page.evaluate(FOUND) == {"made": 0, "turned": [], "hurt": "undefined"}


async def test_a_hostile_record_is_only_text(arrive: Arrive, tmp_path: Path) -> None:
    ada, bo = await arrive(), await arrive()
    table = await finished_match(ada)
    record = await record_of(ada, table)
    record["seats"] = [MARKUP, TURNED, SCRIPT, TEMPLATE][: len(record["seats"])]
    record["meta"] = {**record["meta"], "comment": MARKUP, "players": [MARKUP, TURNED]}
    file = tmp_path / "hostile.json"
    file.write_text(json.dumps(record))
    address = await open_record(ada, file)
    for person in (ada, bo):
        await person.go(f"/g/{address}")
        await expect(person.page.get_by_text(MARKUP).first).to_be_visible()
        await is_unhurt(person)
        await person.page.keyboard.press("End")
        await expect(person.button(person.says("replay-next"))).to_be_disabled()
        await is_unhurt(person)
    await ada.go("/me")
    await expect(ada.page.locator(f"main a[href^='/g/{address}']")).to_be_visible()
    await is_unhurt(ada)


async def test_hostile_names_and_chat_are_only_text(arrive: Arrive) -> None:
    _, people = await gathered(arrive, [Likes(), Likes()], start=False)
    for person in people:
        assert await person.page.evaluate(RENAME, SHORT) == 200
    lines = [(await chat(person)).get_by_role("listitem") for person in people]
    for number, text in enumerate((MARKUP, TURNED, SCRIPT, TEMPLATE), start=1):
        await say(people[0], text)
        await expect(lines[1]).to_have_count(number)
    for person, shown in zip(people, lines, strict=True):
        await expect(shown.first).to_contain_text(MARKUP)
        await expect(shown.last).to_contain_text(TEMPLATE)
        await expect(person.page.get_by_text(SHORT).first).to_be_visible()
        await is_unhurt(person)
