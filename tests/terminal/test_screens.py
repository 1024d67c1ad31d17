"""Every screen, driven by Textual's own pilot."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from textual.pilot import Pilot

from sixthcow import fast
from sixthcow.cli.terminal.input.selection import CardItem, ZoneItem
from sixthcow.cli.terminal.language.texts import Texts
from sixthcow.cli.terminal.screens.handover import HandoverScreen
from sixthcow.cli.terminal.screens.picture import PictureScreen
from sixthcow.cli.terminal.screens.playing import PlayScreen
from sixthcow.cli.terminal.screens.scores import SheetScreen
from sixthcow.cli.terminal.screens.start import SetupScreen, StartScreen
from sixthcow.cli.terminal.settings import SPEEDS, Appearance, Settings
from sixthcow.cli.terminal.table.session import Session
from sixthcow.cli.terminal.tui import TerminalApp, names_for
from sixthcow.engine import Record
from sixthcow.games import GAMES
from sixthcow.locale import LANGUAGES

MATCHES: list[tuple[str, Mapping[str, object]]] = [
    *((name, {} if name == "tournament" else {"rounds": 1}) for name in GAMES),
    ("custom", {"rounds": 1, "cards": 2, "sides": "both"}),
    ("custom", {"rounds": 1, "deck": "tactical", "deal": "draft", "reveal": "open"}),
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SIXTHCOW_HOME", str(tmp_path))
    return tmp_path


def app_for(settings: Settings) -> TerminalApp:
    session = None
    if settings.game:
        session = Session.begin(settings, names_for(settings, Texts(settings.language)))
    return TerminalApp(settings, session)


def instant(game: str = "", **more: object) -> Settings:
    return Settings(game=game, seed=7, appearance=Appearance(speed="instant"), **more)  # type: ignore[arg-type]


def picture(app: TerminalApp) -> str:
    assert isinstance(app.screen, PictureScreen)
    return app.screen.picture.painted().text()


async def press(pilot: Pilot[int], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def quickly(app: TerminalApp, pilot: Pilot[int], *keys: str) -> None:
    """Keys given to the screen itself: a whole match in seconds."""
    for key in keys:
        assert isinstance(app.screen, PictureScreen)
        app.screen.pressed(key, None)
        picture(app)
    await pilot.pause(0)


@pytest.mark.parametrize(("game", "options"), MATCHES, ids=str)
async def test_every_game_is_played_to_its_end(game: str, options: Mapping[str, object]) -> None:
    app = app_for(instant(game, seats=3, options=options))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        session = app.session
        assert session
        for number in range(2000):
            if session.state.outcome and isinstance(app.screen, SheetScreen):
                break
            await quickly(app, pilot, "right" if number % 3 else "up", "enter")
        assert session.state.outcome
        assert "wins" in picture(app) or "share the win" in picture(app)
        await press(pilot, "enter")
        assert app.session is session, "Enter, pressed once too often, must not begin another match"
        await press(pilot, "a")
        assert app.session is not session and app.session
        assert not app.session.state.outcome


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_and_size_is_drawn(language: str, size: tuple[int, int]) -> None:
    app = app_for(instant(language=language))
    async with app.run_test(size=size) as pilot:
        for game, seats in (("classic", 10), ("himmel", 6), ("logical", 10), ("twins", 2)):
            app.begin(instant(game, seats=seats, language=language))
            await pilot.pause()
            for key in ("enter", "w", "up", "s", "enter", "enter"):
                await quickly(app, pilot, key)
                screen = app.screen
                assert isinstance(screen, PictureScreen)
                screen.repaint()
                assert picture(app).strip()


@pytest.mark.parametrize("tally", [True, False])
async def test_everybody_sees_what_was_taken_unless_one_plays_by_memory(tally: bool) -> None:
    app = app_for(instant("classic", seats=10, tally=tally))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert app.session
        while app.session.state.view(0).players[0].hand > 5:
            await quickly(app, pilot, "enter")
        taken = re.findall(r"\d+ \+ \d+", picture(app))
        assert len(taken) > 1 if tally else len(taken) <= 1


@pytest.mark.parametrize("digits", ["native", "latin"])
async def test_persian_text_has_the_digits_that_its_reader_wants(digits: str) -> None:
    appearance = Appearance(speed="instant", digits=digits)
    settings = Settings(game="classic", seed=7, language="fa", appearance=appearance)
    app = TerminalApp(settings, Session.begin(settings, ("A", "B", "C", "D")))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert bool(re.search("[۰-۹]", picture(app))) is (digits == "native")


async def test_enter_twice_plays_classic_with_three_cautious_bots() -> None:
    app = app_for(instant())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, SetupScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, PlayScreen)
        assert app.session
        assert app.session.state.game.name == "classic"
        assert [bot.name for bot in app.session.bots.values()] == ["cautious"] * 3


async def test_settings_are_changed_before_the_game() -> None:
    app = app_for(instant())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "down", "enter")  # tactical
        await press(pilot, "down", "right", "down", "right", "down", "right")
        await press(pilot, "down", "right", "down", "3", "0")  # edition, then the target
        assert "30" in picture(app)
        await press(pilot, "enter")
        assert app.session
        game = app.session.state.game
        assert (game.name, game.seats, len(app.session.people)) == ("tactical", 5, 2)
        assert game.options == {"edition": "persian", "target": 30}
        assert {bot.name for bot in app.session.bots.values()} == {"careful"}


async def test_a_refusal_is_said_on_the_screen() -> None:
    app = app_for(instant())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "up", "enter")  # custom
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        names = [field.name for field in screen.fields]
        await press(pilot, *["down"] * (names.index("deal") + 1), "right", "enter")
        assert screen.refusal and screen.refusal[:20] in picture(app)
        assert isinstance(app.screen, SetupScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, StartScreen)


async def test_language_and_colours_change_on_the_start_screen() -> None:
    app = app_for(instant())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "l")
        assert "Was spielen wir?" in picture(app)
        await press(pilot, "t")
        assert app.appearance.theme == "light"
        await press(pilot, "q")
    assert app.return_value == 0


async def test_why_explains_what_happened() -> None:
    app = app_for(instant("classic"))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "enter", "enter")
        await press(pilot, "question_mark")
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        assert screen.scene.why is not None
        event = screen.scene.log[screen.scene.why][1]
        assert event and event.clause in picture(app)
        last = screen.scene.why
        await press(pilot, "up")
        assert screen.scene.why == last - 1
        await press(pilot, "escape")
        assert screen.scene.why is None


async def test_a_card_is_chosen_by_its_number_and_by_mouse() -> None:
    app = app_for(instant("classic"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, PlayScreen) and screen.scene.selection
        selection = screen.scene.selection
        last = selection.items[-1]
        assert isinstance(last, CardItem)
        await press(pilot, *str(last.card))
        assert selection.focus == last
        first = selection.items[0]
        spot = screen.picture.painted().spots[first]
        await pilot.click(offset=(spot.x + 1, spot.y + 2))
        assert selection.focus == first
        await pilot.click(offset=(spot.x + 1, spot.y + 2))
        await pilot.pause()
        assert screen.scene.selection is not selection


async def test_placements_are_shown_one_by_one_and_can_be_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(SPEEDS, "slow", 3600)  # nothing goes on by itself, however late a key is
    settings = Settings(game="classic", seed=7, appearance=Appearance(speed="slow"))
    app = app_for(settings)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, PlayScreen) and screen.queue and not screen.scene.selection
        await press(pilot, "space")
        assert screen.scene.selection
        await press(pilot, "enter")
        assert screen.queue and not screen.scene.selection
        assert "Space: skip" in picture(app)
        await press(pilot, "space")
        assert not screen.queue and screen.scene.selection


async def test_the_score_sheet_on_demand() -> None:
    app = app_for(instant("classic"))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        assert "no round is over yet" in picture(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, PlayScreen)


async def test_people_take_turns_at_the_keyboard() -> None:
    app = app_for(instant("hoof", people=2, seats=3, names=("Ada", "Bo")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        seen = []
        for _ in range(40):
            if isinstance(app.screen, HandoverScreen):
                seen.append(app.screen.person)
                assert "ȣ" not in picture(app)
            elif isinstance(app.screen, PlayScreen):
                view = app.screen.scene.view
                assert app.session
                assert view.seat in {None, app.session.next_person}
            await quickly(app, pilot, "enter")
        assert set(seen) == {"Ada", "Bo"}
        assert all(one != other for one, other in pairwise(seen))


async def test_a_row_is_chosen_by_its_number() -> None:
    app = app_for(instant("classic"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(40):
            screen = app.screen
            selection = screen.scene.selection if isinstance(screen, PlayScreen) else None
            if selection and isinstance(selection.focus, ZoneItem):
                await press(pilot, "4")
                assert selection.focus.zone == ("row", 3)
                await press(pilot, "up")
                assert selection.focus.zone == ("row", 2)
                return
            await press(pilot, "enter")
    pytest.fail("nobody had to take a row")


async def test_a_spoilt_file_is_no_end_of_the_world(home: Path) -> None:
    session = Session.begin(instant("classic"), ("A", "B", "C", "D"))
    list(session.run())
    spoilt = session.path.read_text("utf-8").replace("shuffle", "shuffle 7")
    session.path.write_text(spoilt, "utf-8")
    app = app_for(instant())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        assert isinstance(app.screen, StartScreen)
        assert app.screen.refusal
        assert "Continue" not in picture(app)
    assert list(home.iterdir()) == [session.path]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_says_what_to_look_at_and_then_the_costs(language: str, home: Path) -> None:
    fast.warm("classic")
    app = app_for(replace(instant("classic", seats=4), language=language))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen, session = app.screen, app.session
        assert isinstance(screen, PlayScreen)
        assert session
        before = len(screen.scene.log)
        await press(pilot, "h")
        await press(pilot, "h")
        looked, costs = (text for text, _ in screen.scene.log[before:])
        assert looked
        assert costs.count("·") == 9
        assert "…" not in picture(app).splitlines()[-1], "the keys do not fit"
        assert session.hints == {"1": 1}
        saved = Record.from_json(next(home.rglob("*.json")).read_text("utf-8"))
        assert saved.extra["meta"]["hints"] == {"1": 1}  # type: ignore[index]
        await quickly(app, pilot, "enter", "h")
        assert session.hints["1"] == 2


async def test_with_several_people_there_are_no_hints() -> None:
    app = app_for(instant("open", seats=2, people=2))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "enter", "h")
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.scene.log[-1][0] == Texts("en").say("hint-alone")


async def test_hints_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "ready", lambda _: False)
    app = app_for(instant("classic", seats=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "h")
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.scene.log[-1][0] == Texts("en").say("hint-wait", key="h")
        assert app.session
        assert app.session.hints == {}
