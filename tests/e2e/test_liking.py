"""Settings of the page: sound, colours and language change at once, on every screen."""

from playwright.async_api import expect

from tests.e2e.company import close
from tests.e2e.conftest import Arrive
from tests.e2e.person import Likes

# Counts the tones that would be heard.
LISTEN = """window.tones = 0;
window.OscillatorNode = class extends OscillatorNode {
  start(...when) { window.tones++; super.start(...when); }
};"""
GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


async def test_sounds_are_heard_only_when_they_are_wanted(arrive: Arrive) -> None:
    ada = await arrive()
    await ada.context.add_init_script(LISTEN)
    await ada.open_table(seats=2)
    await ada.play(down_to=8)
    assert await ada.page.evaluate("tones") == 0
    await ada.button(ada.says("page-panel-options")).click()
    await ada.page.get_by_label(ada.says("page-set-sound")).check()
    await close(ada.page.get_by_role("dialog"))
    await ada.play(down_to=7)
    assert await ada.page.evaluate("tones") > 0


async def test_colours_and_language_change_at_a_table_without_a_new_start(arrive: Arrive) -> None:
    ada = await arrive(Likes(theme="light"))
    await ada.open_table(seats=2)
    await ada.play(down_to=8)
    light = await ada.page.evaluate(GROUND)
    await ada.page.evaluate("() => { window.same = true; }")
    await ada.button(ada.says("page-panel-options")).click()
    sheet = ada.page.get_by_role("dialog")
    await sheet.get_by_label(ada.says("page-set-theme")).select_option("dark")
    await expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert await ada.page.evaluate(GROUND) != light
    await sheet.get_by_label(ada.says("page-language")).select_option("ru")
    ada.speak("ru")
    await expect(
        ada.page.get_by_role("dialog", name=ada.says("page-panel-options"))
    ).to_be_visible()
    await close(ada.page.get_by_role("dialog"))
    players = ada.page.get_by_role("region", name=ada.says("page-players"))
    await expect(players).to_contain_text(ada.says("page-choosing"))
    assert await ada.page.evaluate("window.same")
    await ada.page.reload()
    await expect(ada.page.locator("html")).to_have_attribute("lang", "ru")
    await expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_movement_is_as_the_system_likes_it(arrive: Arrive) -> None:
    ada = await arrive(Likes(settings={}))
    await ada.go("/about")
    html = ada.page.locator("html")
    await expect(html).to_have_attribute("data-motion", "full")
    await ada.page.emulate_media(reduced_motion="reduce")
    await expect(html).to_have_attribute("data-motion", "reduced")
