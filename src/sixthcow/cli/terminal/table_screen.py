"""The picture of the playing screen: people on top, the table in the middle, the hand below."""

from rich.cells import cell_len

from sixthcow.cli.terminal.brush import Brush
from sixthcow.cli.terminal.canvas import Rect
from sixthcow.cli.terminal.cards import Drawer
from sixthcow.cli.terminal.layout import Layout, arrange, hand_size
from sixthcow.cli.terminal.motion import find
from sixthcow.cli.terminal.people import People
from sixthcow.cli.terminal.scene import Scene
from sixthcow.cli.terminal.selection import ActionItem, CardItem
from sixthcow.cli.terminal.session import Session
from sixthcow.cli.terminal.table import Table
from sixthcow.engine import Zone
from sixthcow.locale.say import Speaker


def draw_scene(brush: Brush, scene: Scene, session: Session, speaker: Speaker) -> None:
    """The whole screen."""
    game = session.state.game
    layout = arrange(brush.width, brush.height, scene.view.seats)
    drawer = Drawer(brush, game.worth, heads=not scene.view.all_of("target"))
    _header(brush, layout, scene, session)
    People(brush, drawer, scene).draw(layout.players)
    Table(brush, drawer, layout.card, scene).draw(brush.mirrored(layout.table))
    _log(brush, brush.mirrored(layout.log), scene, speaker)
    _prompt(brush, layout, scene, speaker)
    _hand(drawer, layout, scene, speaker)
    _footer(brush, layout, scene)


def _header(brush: Brush, layout: Layout, scene: Scene, session: Session) -> None:
    tongue, paint, view = brush.tongue, brush.paint, scene.view
    game = session.state.game
    parts = [tongue.words.text(f"game-{view.game}")]
    if edition := game.settings.get("edition"):
        parts.append(tongue.words.text(f"edition-{edition}"))
    parts.append(tongue.say("round", number=view.round))
    if "lap" in view.flags:
        parts.append(tongue.say("lap", number=view.flags["lap"]))
    title = tongue.say("title")
    brush.words(layout.header, title, paint.strong)
    used = cell_len(tongue.line(title, 40)) + 2
    rest = layout.header._replace(x=layout.header.x + used, width=layout.header.width - used)
    brush.words(brush.mirrored(rest), " · ".join(parts), paint.soft)
    if scene.unsaved:
        brush.words(layout.header, tongue.say("unsaved-short"), paint.danger, "end")


def _log(brush: Brush, rect: Rect, scene: Scene, speaker: Speaker) -> None:
    """The last lines that fit; with an explanation open, its line and the rule under it."""
    tongue, paint = brush.tongue, brush.paint
    brush.canvas.fill(rect, paint.shade)
    inner = rect.inset(1)
    bottom = inner.y + inner.height
    last = len(scene.log) - 1
    if scene.why is not None and (event := scene.log[scene.why][1]):
        last = scene.why
        lines = tongue.lines(speaker.why(event), inner.width)[: inner.height - 3]
        bottom -= len(lines)
        for number, line in enumerate(lines):
            at = Rect(inner.x, bottom + number, inner.width)
            brush.words(at, "", paint.text)
            x = at.x + at.width - cell_len(line) if tongue.rtl else at.x
            brush.canvas.write(x, at.y, line, paint.accent)
        bottom -= 1
    room, first = bottom - inner.y, last + 1
    told: list[list[str]] = []
    while first and len(lines := tongue.lines(scene.log[first - 1][0], inner.width - 2)) <= room:
        first, room = first - 1, room - len(lines)
        told.insert(0, lines)
    y = inner.y
    for number, lines in enumerate(told, start=first):
        newest = number == last
        bullet = (paint.glyphs.left if tongue.rtl else paint.glyphs.here) if newest else "·"
        brush.words(Rect(inner.x, y, inner.width), bullet, paint.accent)
        for line in lines:
            x = inner.x + inner.width - 2 - cell_len(line) if tongue.rtl else inner.x + 2
            brush.canvas.write(x, y, line, paint.text if newest else paint.soft)
            y += 1


def _prompt(brush: Brush, layout: Layout, scene: Scene, speaker: Speaker) -> None:
    paint, selection = brush.paint, scene.selection
    brush.canvas.fill(Rect(0, layout.prompt.y, brush.width, brush.height), paint.shade)
    first, second = layout.prompt.line(0), layout.prompt.line(1)
    if scene.event and scene.log:
        brush.words(first, scene.log[-1][0], paint.text, "middle")
        return
    choice = selection.preview if selection else None
    effect = speaker.choice(choice, scene.view) if choice else ""
    if len(brush.tongue.lines(effect, first.width)) > 1:
        brush.paragraph(layout.prompt, effect, paint.accent, "middle")
        return
    brush.words(first, speaker.prompt(scene.view), paint.text, "middle")
    brush.words(second, effect, paint.accent, "middle")


def _hand(drawer: Drawer, layout: Layout, scene: Scene, speaker: Speaker) -> None:
    """The viewer's cards, the highlighted one raised, and buttons for what needs no card."""
    seat, rect, selection, brush = scene.view.seat, layout.hand, scene.selection, drawer.brush
    hand = find(scene.zones, Zone("hand", seat)) if seat is not None else None
    buttons = [i for i in selection.items if isinstance(i, ActionItem)] if selection else []
    labels = [
        speaker.choice(choice, selection.view)
        for item in buttons if selection
        for choice in selection.choices if choice.action == item.action
    ]  # fmt: skip
    wide = sum(min(24, len(label)) + 3 for label in labels)
    cards = hand.cards if hand else ()
    size = hand_size(len(cards), rect.width - wide, layout.card)
    x = max(0, (rect.width - wide - len(cards) * size.step + size.gap) // 2)
    for number, card in enumerate(cards):
        item = CardItem(Zone("hand", seat or 0), card)  # type: ignore[arg-type]
        focused = bool(selection) and selection.focus == item  # type: ignore[union-attr]
        if focused and number and cards[number - 1] == card:
            focused = False
        chosen = bool(selection) and card in selection.chosen  # type: ignore[union-attr]
        top = rect.y + (0 if focused or chosen else 1)
        left = x + number * size.step
        spot = drawer.card(left, top, size, card, chosen=focused)
        if focused or chosen:
            sign = brush.paint.glyphs.half if focused else brush.paint.glyphs.done
            under = Rect(left, top + size.height, size.width)
            brush.canvas.fill(under, brush.paint.accent, sign if focused else " ")
            if not focused:
                brush.centred(under, sign, brush.paint.accent)
        if selection and item in selection.items:
            brush.canvas.mark(spot._replace(y=rect.y, height=rect.height), item)
    x += len(cards) * size.step + 1
    for button, label in zip(buttons, labels, strict=True):
        focused = bool(selection) and selection.focus == button  # type: ignore[union-attr]
        x += _button(brush, Rect(x, rect.y + 1, min(24, len(label)) + 2, 2), label, button,
                     focused=focused)  # fmt: skip


def _button(brush: Brush, rect: Rect, label: str, item: ActionItem, *, focused: bool) -> int:
    style = brush.paint.chosen if focused else brush.paint.button
    brush.canvas.fill(rect, style)
    brush.paragraph(rect.inset(1), label, style, "middle")
    brush.canvas.mark(rect, item)
    return rect.width + 1


def _footer(brush: Brush, layout: Layout, scene: Scene) -> None:
    tongue, paint = brush.tongue, brush.paint
    key = "keys-choose" if scene.selection else "keys-watch"
    if scene.selection and scene.selection.open_ended:
        key = "keys-toggle"
    arrows = paint.glyphs.across_keys
    text = tongue.say(
        key, arrows=arrows, enter="Enter", space="Space", why="w", scores="s", quit="q"
    )
    brush.words(layout.footer, text, paint.faint, "middle")
