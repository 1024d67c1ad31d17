"""Chat at a table: words, phrases in everybody's own language, and silence where it is wanted."""

import re

from playwright.async_api import Locator, WebSocketRoute, expect

from tests.e2e.company import close, gathered, meet
from tests.e2e.conftest import Arrive
from tests.e2e.person import NO_LINK, Likes, Person

ENGLISH_AND_GERMAN = (Likes(), Likes(language="de"))


async def chat(person: Person) -> Locator:
    """Open the chat of a table that has not begun, whether there are news in it or not."""
    await person.button(re.compile(f"^{person.says('page-panel-chat')}")).click()
    return person.page.get_by_role("dialog", name=person.says("page-panel-chat"))


async def say(person: Person, text: str) -> None:
    """Write something."""
    await person.page.get_by_role("textbox", name=person.says("page-message")).fill(text)
    await person.button(person.says("page-send")).click()


async def test_words_arrive_as_they_are_and_phrases_in_the_readers_language(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, ENGLISH_AND_GERMAN, start=False)
    lines = {one: (await chat(one)).get_by_role("listitem") for one in (ada, bo)}
    await say(ada, "  <b>good</b>   cards?  ")
    await expect(lines[bo]).to_have_text([f"Ada {'<b>good</b> cards?'}"])
    await bo.button(bo.says("phrase-moo")).click()
    await expect(lines[ada].last).to_have_text(f"Bo {ada.says('phrase-moo')}")
    await expect(lines[bo].last).to_have_text(f"Bo {bo.says('phrase-moo')}")
    assert ada.says("phrase-moo") != bo.says("phrase-moo")


async def test_news_in_the_chat_are_seen_before_the_start_and_in_play(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, [Likes(size=(360, 740)), Likes()], start=False)
    news = ada.button(re.compile(re.escape(ada.says("page-unread"))))
    await expect(news).to_have_count(0)
    await chat(bo)
    await say(bo, "Shall we?")
    await news.click()
    sheet = ada.page.get_by_role("dialog")
    await expect(sheet.get_by_text("Shall we?")).to_be_visible()
    await close(sheet)
    await expect(news).to_have_count(0)
    await ada.button(ada.says("page-start")).click()
    await bo.page.get_by_role("tab", name=bo.says("page-panel-chat")).click()
    await say(bo, "Good cards!")
    await news.click()
    await expect(sheet.get_by_text("Good cards!")).to_be_visible()


async def test_one_who_is_hidden_is_read_by_others_and_can_be_shown_again(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, start=False)
    await chat(bo)
    for text in ("first", "second"):
        await say(bo, text)
    lines = (await chat(ada)).get_by_role("listitem")
    await expect(lines).to_have_count(2)
    sheet = await meet(ada, "Bo")
    await sheet.get_by_role("button", name=ada.says("page-hide-chat")).click()
    await close(sheet)
    await expect(lines).to_have_text([ada.says("page-chat-empty")])
    await ada.page.reload()
    lines = (await chat(ada)).get_by_role("listitem")
    await expect(lines).to_have_text([ada.says("page-chat-empty")])
    await close(ada.page.get_by_role("dialog"))
    sheet = await meet(ada, "Bo")
    await sheet.get_by_role("button", name=ada.says("page-show-chat")).click()
    await close(sheet)
    lines = (await chat(ada)).get_by_role("listitem")
    await expect(lines).to_have_text(["Bo first", "Bo second"])


async def test_the_host_mutes_somebody_for_everybody(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, start=False)
    phrase = bo.button(bo.says("phrase-hello"))
    await chat(bo)
    await expect(phrase).to_be_visible()
    sheet = await meet(ada, "Bo")
    await sheet.get_by_role("button", name=ada.says("page-mute")).click()
    await expect(sheet.get_by_text(ada.says("page-is-muted"))).to_be_visible()
    await expect(bo.page.get_by_text(bo.says("page-muted"))).to_be_visible()
    await expect(phrase).to_have_count(0)
    await sheet.get_by_role("button", name=ada.says("page-unmute")).click()
    await phrase.click()
    await expect(bo.page.get_by_role("listitem").last).to_contain_text(bo.says("phrase-hello"))


async def test_where_only_phrases_are_used_nobody_can_write(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, start=False, chat="phrases")
    await chat(ada)
    await chat(bo)
    await expect(bo.page.get_by_role("textbox", name=bo.says("page-message"))).to_have_count(0)
    await bo.button(bo.says("phrase-good-luck")).click()
    await expect(ada.page.get_by_text(ada.says("phrase-good-luck")).nth(1)).to_be_visible()


async def test_what_is_said_without_a_link_is_said_later_and_once(arrive: Arrive) -> None:
    _, (ada, bo) = await gathered(arrive, start=False)
    ada.expected.append(NO_LINK)
    lines = {one: (await chat(one)).get_by_role("listitem") for one in (ada, bo)}
    phrases = ("phrase-hello", "phrase-moo", "phrase-ouch", "phrase-sorry", "phrase-bye")
    await ada.context.set_offline(True)
    for phrase in phrases:
        await ada.button(ada.says(phrase)).click()
    await ada.context.set_offline(False)
    for one in (ada, bo):
        await expect(lines[one]).to_have_text([f"Ada {one.says(phrase)}" for phrase in phrases])


async def test_two_lines_of_the_same_moment_are_both_shown(arrive: Arrive) -> None:
    ada = await arrive()

    def hurry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(re.sub(r'"at":\d+', '"at":1', str(told))))

    await ada.page.route_web_socket(re.compile("/api/tables/"), hurry)
    await ada.open_table(bots=False)
    lines = (await chat(ada)).get_by_role("listitem")
    for phrase in ("phrase-hello", "phrase-moo"):
        await ada.button(ada.says(phrase)).click()
    await expect(lines).to_have_count(2)
