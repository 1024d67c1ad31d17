"""The profile: an account on several devices, bot accounts, the export and the deletion of data."""

import asyncio
import json
import secrets
from pathlib import Path

from playwright.async_api import Locator, Response, Route, expect

from tests.e2e.company import call
from tests.e2e.conftest import Arrive
from tests.e2e.past import finished_match
from tests.e2e.person import Likes, Person

PASSWORD = "correct horse"


def new_account() -> str:
    """A name that nobody has."""
    return f"ada-{secrets.token_hex(4)}"


def part(person: Person, key: str) -> Locator:
    """A part of the page about oneself, by its heading."""
    return person.page.get_by_role("region", name=person.says(key), exact=True)


async def play_a_match(person: Person) -> None:
    """A short one, against a bot, and then look at oneself."""
    await finished_match(person, seats=2)
    await person.go("/me")
    await expect(games(person)).to_have_count(1)


async def enter(person: Person, door: str, account: str, password: str = PASSWORD) -> None:
    """Make an account or log in, through the form."""
    form = part(person, "me-account")
    await form.get_by_role("group").get_by_role("button", name=person.says(door)).click()
    await form.get_by_label(person.says("account-name")).fill(account)
    await form.get_by_label(person.says("account-password")).fill(password)
    await form.locator("form").get_by_role("button", name=person.says(door)).click()


def games(person: Person) -> Locator:
    """The matches that one has played."""
    return part(person, "me-history").locator("a[href^='/g/']")


async def choose(person: Person, where: Locator, key: str, value: str) -> None:
    """Change the page's settings, and wait until the server has them."""

    def tells(answer: Response) -> bool:
        return f'"{value}"' in (answer.request.post_data or "")

    async with person.page.expect_response(tells):
        await where.get_by_label(person.says(key)).select_option(value)


async def test_an_account_is_the_same_person_on_another_device(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    account = new_account()
    await ada.go("/me")
    await ada.page.get_by_label(ada.says("me-name")).fill("Ada Cow")
    await ada.button(ada.says("me-save")).click()
    await expect(ada.page.get_by_text(ada.says("me-saved"))).to_be_visible()
    await enter(ada, "account-make", account)
    await expect(ada.page.get_by_text(ada.says("account-as", account=account))).to_be_visible()

    await play_a_match(bo)
    bo.expected.append("401")
    await enter(bo, "account-login", account, "wrong horse")
    wrong = bo.says("refusal-wrong-password")
    await expect(bo.page.get_by_role("alert")).to_have_text(wrong[0].upper() + wrong[1:])
    await enter(bo, "account-login", account)
    await expect(bo.page.get_by_label(bo.says("me-name"))).to_have_value("Ada Cow")
    await expect(games(bo)).to_have_count(1)  # it came along with the guest
    await bo.button(bo.says("account-logout")).click()
    await expect(bo.page.get_by_text(bo.says("account-why"))).to_be_visible()
    await expect(games(bo)).to_have_count(0)
    await ada.page.reload()
    await expect(games(ada)).to_have_count(1)


async def test_what_one_likes_is_so_on_another_device(arrive: Arrive) -> None:
    ada, bo = await arrive(Likes(settings={})), await arrive()
    account = new_account()
    await ada.go("/me")
    await choose(ada, part(ada, "page-panel-options"), "page-language", "de")
    ada.speak("de")
    await choose(ada, part(ada, "page-panel-options"), "page-set-theme", "dark")
    await enter(ada, "account-make", account)
    await expect(ada.button(ada.says("account-logout"))).to_be_visible()
    await bo.go("/me")
    await enter(bo, "account-login", account)
    await expect(bo.page.locator("html")).to_have_attribute("lang", "de")
    await expect(bo.page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_what_one_changes_at_a_table_is_so_on_another_device(arrive: Arrive) -> None:
    ada, bo = await arrive(Likes(settings={})), await arrive(Likes(settings={}))
    account = new_account()
    for one, door in ((ada, "account-make"), (bo, "account-login")):
        await one.go("/me")
        await enter(one, door, account)
        await expect(one.button(one.says("account-logout"))).to_be_visible()
    await ada.open_table(seats=2)
    await ada.button(ada.says("page-panel-options")).click()
    await choose(ada, ada.page.get_by_role("dialog"), "page-set-theme", "dark")
    # The other device knows nothing of it yet, and changes something else.
    await choose(bo, part(bo, "page-panel-options"), "page-set-speed", "fast")
    html = bo.page.locator("html")
    await expect(html).to_have_attribute("data-theme", "dark")
    await ada.go("/rules")
    await ada.page.get_by_role("banner").get_by_role("button").click()
    speed = ada.page.get_by_role("dialog").get_by_label(ada.says("page-set-speed"))
    await expect(speed).to_have_value("fast")
    await expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_another_password_logs_other_devices_out(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    account = new_account()
    for one, door in ((ada, "account-make"), (bo, "account-login")):
        await one.go("/me")
        await enter(one, door, account)
        await expect(one.button(one.says("account-logout"))).to_be_visible()
    await ada.button(ada.says("account-password-change")).click()
    form = part(ada, "me-account")
    await form.get_by_label(ada.says("account-password-old")).fill(PASSWORD)
    await form.get_by_label(ada.says("account-password-new")).fill("another horse")
    await form.get_by_role("button", name=ada.says("me-save")).click()
    await expect(ada.page.get_by_text(ada.says("account-password-changed"))).to_be_visible()
    await bo.page.reload()
    await enter(bo, "account-login", account, "another horse")
    await expect(bo.button(bo.says("account-logout"))).to_be_visible()


async def test_what_was_asked_as_a_guest_is_answered_before_logging_in(arrive: Arrive) -> None:
    ada, bo = await arrive(), await arrive()
    account = new_account()
    await ada.go("/me")
    await enter(ada, "account-make", account)
    await expect(ada.button(ada.says("account-logout"))).to_be_visible()

    async def late(route: Route) -> None:
        await asyncio.sleep(1)
        await route.continue_()

    await bo.page.route("**/api/people/*/stats", late)
    await bo.go("/me")
    await enter(bo, "account-login", account)
    await expect(bo.button(bo.says("account-logout"))).to_be_visible()


async def test_a_bot_account_tells_its_token_once(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.go("/me")
    bots = part(ada, "me-bots")
    await bots.get_by_label(ada.says("bots-name")).fill("Robo Cow")
    await bots.get_by_role("button", name=ada.says("bots-make")).click()
    await expect(bots.locator("code")).to_contain_text("cow_")
    await ada.page.reload()
    await expect(bots.get_by_role("link", name="Robo Cow")).to_be_visible()
    await expect(bots.locator("code")).to_have_count(0)
    await bots.get_by_role("button", name=ada.says("bots-remove", name="Robo Cow")).click()
    await expect(bots.get_by_role("link", name="Robo Cow")).to_have_count(0)


async def test_all_that_is_stored_can_be_taken_along_and_deleted(
    arrive: Arrive, tmp_path: Path
) -> None:
    ada, bo = await arrive(), await arrive()
    await call(ada, "Ada Forgettable")
    await play_a_match(ada)
    match = await games(ada).get_attribute("href")
    async with ada.page.expect_download() as loading:
        await ada.page.get_by_role("link", name=ada.says("data-export")).click()
    file = tmp_path / "export.json"
    await (await loading.value).save_as(file)
    assert "Ada Forgettable" in json.dumps(json.loads(file.read_text("utf-8")))

    await delete_everything(ada)
    await ada.go("/me")
    await expect(ada.page.get_by_label(ada.says("me-name"))).not_to_have_value("Ada Forgettable")
    await expect(ada.page.get_by_text(ada.says("history-empty"))).to_be_visible()
    await bo.go(str(match))
    await expect(bo.button(bo.says("replay-play"))).to_be_visible()
    await expect(bo.page.get_by_text("Ada Forgettable")).to_have_count(0)


async def test_a_late_answer_does_not_bring_back_whoever_was_deleted(arrive: Arrive) -> None:
    ada = await arrive()
    asked, late = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        answer = await route.fetch()
        if route.request.method == "PATCH":
            asked.set()
            await late.wait()
        await route.fulfill(response=answer)

    await ada.page.route("**/api/me", hold)
    await ada.go("/me")
    await asked.wait()  # the settings have reached the server
    await delete_everything(ada)
    async with ada.page.expect_request_finished(lambda request: request.method == "PATCH"):
        late.set()
    await ada.page.get_by_role("link", name=ada.says("nav-me"), exact=True).click()
    await expect(ada.page.get_by_text(ada.says("stats-empty"))).to_be_visible()
    await ada.page.unroute_all(behavior="wait")  # what is still held must not outlive the page


async def delete_everything(person: Person) -> None:
    """Sure, and sure again."""
    await person.button(person.says("data-delete")).click()
    sheet = person.page.get_by_role("dialog", name=person.says("data-delete"))
    delete = sheet.get_by_role("button", name=person.says("data-delete"))
    await expect(delete).to_be_disabled()
    await sheet.get_by_label(person.says("data-delete-sure")).check()
    await delete.click()
    await expect(person.button(person.says("page-play-now"))).to_be_visible()
