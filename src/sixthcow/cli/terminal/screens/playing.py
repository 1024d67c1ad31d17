"""The playing screen: what happens is shown step by step, then a person chooses."""

from collections import deque
from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

from textual.timer import Timer

from sixthcow.cli.terminal.animation.frames import Frame, Sheet, frames_of
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.drawing.play_picture import draw_scene
from sixthcow.cli.terminal.input.selection import ActionItem, CardItem, Selection, ZoneItem
from sixthcow.cli.terminal.language.hint_words import what_it_costs, what_to_look_at
from sixthcow.cli.terminal.screens.handover import HandoverScreen
from sixthcow.cli.terminal.screens.picture import PictureScreen
from sixthcow.cli.terminal.screens.scores import SheetScreen
from sixthcow.cli.terminal.settings import SPEEDS
from sixthcow.cli.terminal.table.scene import Scene
from sixthcow.cli.terminal.table.session import Happened, Session
from sixthcow.engine import DEALER, IllegalAction, View
from sixthcow.locale.say import Speaker

if TYPE_CHECKING:
    from sixthcow.analysis import Hint


class PlayScreen(PictureScreen[str]):
    """One match from its first deal to its end; dismissed after the final scores."""

    def __init__(self, session: Session, speaker: Speaker, *, tally: bool) -> None:
        super().__init__()
        self.session = session
        self.speaker = speaker
        self.table = "rows" if "row" in _kinds(session) else "sky"
        self.queue: deque[Frame | Sheet] = deque()
        self.holder: int | None = session.viewer
        self._timer: Timer | None = None
        self._hinted: Hint | None = None  # the hint that was begun
        view = session.state.view(session.viewer)
        self.scene = Scene(
            view=view,
            zones=view.zones,
            names=tuple(map(speaker.name, range(view.seats))),
            bots=frozenset(session.bots),
            tally=tally,
        )

    def on_mount(self) -> None:
        """Start or continue the match."""
        for notice in self.session.state.game.notices:
            self.scene.say(self.speaker.notice(notice))
        self.go_on()

    # What happens

    def go_on(self) -> None:
        """Let the bots and the dealer play, and show it."""
        for happened in self.session.run():
            self._add(happened)
        self.scene.unsaved = self.session.unsaved
        self.show_next()

    def _add(self, happened: Happened) -> None:
        self.queue.extend(frames_of(happened, self.session.viewer))
        if happened.seat not in {self.holder, DEALER} and len(self.session.people) > 1:
            self.holder = None

    def show_next(self) -> None:
        """Show what happened next, and wait; when all is shown, it is a person's turn."""
        self._timer = None
        pause = SPEEDS[self.terminal.appearance.speed]
        while self.queue:
            step = self.queue.popleft()
            if isinstance(step, Sheet):
                self.repaint()
                self.app.push_screen(
                    SheetScreen(step, self.speaker), callback=lambda _: self.show_next()
                )
                return
            self._show(step)
            if pause and step.pause:
                self.repaint()
                self._timer = self.set_timer(pause, self.show_next)
                return
        self._next_person()
        self.repaint()

    def skip(self) -> None:
        """Show the rest of this turn at once."""
        if self._timer:
            self._timer.stop()
        while self.queue and isinstance(self.queue[0], Frame):
            self._show(self.queue.popleft())  # type: ignore[arg-type]
        self.show_next()

    def _show(self, frame: Frame) -> None:
        self.scene.view, self.scene.zones = frame.view, frame.zones
        self.scene.event = frame.event
        if frame.event and frame.spoken:
            self.scene.say(self.speaker.event(frame.event), frame.event)

    def _next_person(self) -> None:
        state, person = self.session.state, self.session.next_person
        if state.outcome:
            sheet = SheetScreen(Sheet.of(state), self.speaker, self._review)
            self.app.push_screen(sheet, callback=self._finish)
        elif person is not None and person != self.holder:
            self.scene.show(state.view(None))
            name = self.speaker.name(person)
            self.app.push_screen(HandoverScreen(name), callback=lambda _: self.ask(person))
        elif person is not None:
            self.ask(person)

    def _finish(self, then: str | None) -> None:
        self.dismiss(then or "menu")

    def _review(self) -> None:
        # The analysis is loaded when it is used: it takes a moment.
        from sixthcow.cli.terminal.screens.match_review import ReviewScreen

        self.app.push_screen(ReviewScreen(self.session.record, self.session.people))

    def ask(self, person: int) -> None:
        """Let a person choose."""
        self.holder = person
        view = self.session.state.view(person)
        self.scene.show(view)
        self.scene.selection = Selection(view)
        self.repaint()

    def act(self, action: str) -> None:
        """Play what a person has chosen."""
        assert self.scene.selection and self.scene.selection.view.seat is not None
        try:
            happened = self.session.play(self.scene.selection.view.seat, action)
        except IllegalAction as error:
            self.scene.say(self.speaker.refusal(error))
            return
        self.scene.selection = None
        self.scene.view = replace(self.scene.view, choices=())
        if len(self.session.people) > 1:
            self.scene.show(self.session.state.view(None))
        self._add(happened)
        self.go_on()

    def _hint(self, view: View) -> None:
        """Say what to look at; the second time, what every choice costs."""
        texts = self.terminal.texts
        if len(self.session.people) > 1:
            self.scene.say(texts.say("hint-alone"))
        elif (hint := self.session.hint(view)) is None:
            self.scene.say(texts.say("hint-wait", key="h"))
        elif self._hinted is not hint:
            self._hinted = hint
            self.scene.say(what_to_look_at(hint, texts.words))
        else:
            self.scene.say(what_it_costs(hint, view, self.speaker, texts.words))

    # Keys and clicks

    def pressed(self, key: str, character: str | None) -> bool:
        """Arrows and numbers choose, Enter plays; what is shown can be skipped."""
        if key in {"w", "question_mark"}:
            self.scene.toggle_why()
        elif self.scene.why is not None and key in {"up", "down", "escape"}:
            if key == "escape":
                self.scene.toggle_why()
            else:
                self.scene.move_why(-1 if key == "up" else 1)
        elif key == "s":
            state = self.session.state
            self.app.push_screen(SheetScreen(Sheet.of(state, looked_up=True), self.speaker))
        elif key == "q":
            self.app.exit(0)
        elif self.queue and key in {"space", "enter", "escape"}:
            self.skip()
        elif self.scene.selection:
            return self._choose(self.scene.selection, key, character)
        else:
            return False
        return True

    def _choose(self, selection: Selection, key: str, character: str | None) -> bool:
        if key in {"left", "right"}:
            selection.step(1 if key == "right" else -1)
        elif key in {"up", "down"}:
            self._climb(selection, -1 if key == "up" else 1)
        elif key in {"enter", "space"}:
            action = selection.confirm() if key == "enter" else selection.enter()
            if action:
                self.act(action)
        elif key in {"escape", "backspace"}:
            selection.back()
        elif key == "h":
            self._hint(selection.view)
        elif character and character.isdecimal():
            selection.type(str(int(character)))
        else:
            return False
        return True

    def _climb(self, selection: Selection, way: int) -> None:
        """Highlight the nearest item above or below the highlighted one."""
        spots = self.picture.painted().spots
        focus = selection.focus
        if focus is None or focus not in spots:
            return
        here = spots[focus]
        middle = here.x + here.width / 2
        there = [
            (abs(spots[item].y - here.y), abs(spots[item].x + spots[item].width / 2 - middle), item)
            for item in selection.items
            if item in spots and (spots[item].y - here.y) * way > 0
        ]
        if there:
            selection.look_at(min(there, key=lambda found: found[:2])[2])
        else:
            selection.step(way)

    def clicked(self, item: Hashable) -> None:
        """The first click highlights, the second chooses."""
        if not self.scene.selection or not isinstance(item, CardItem | ZoneItem | ActionItem):
            return
        again = self.scene.selection.focus == item
        if (self.scene.selection.look_at(item) and again) and (
            action := self.scene.selection.enter()
        ):
            self.act(action)
        self.repaint()

    def draw(self, painter: Painter) -> None:
        """The table as it is now."""
        draw_scene(painter, self.scene, self.session, self.speaker)


def _kinds(session: Session) -> set[str]:
    """The kinds of zones at this table; rows are there once they are dealt."""
    view = session.state.view(None)
    kinds = {zone.zone.kind for zone in view.zones}
    return kinds | ({"row"} if "target" not in kinds else set())
