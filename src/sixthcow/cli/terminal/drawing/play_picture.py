"""The picture of the playing screen: people on top, the table in the middle, the hand below."""

from rich.cells import cell_len

from sixthcow.cli.terminal.animation.transitions import find
from sixthcow.cli.terminal.drawing.board import Board
from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.card_faces import Drawer
from sixthcow.cli.terminal.drawing.layout import Layout, arrange, hand_size
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.drawing.players import Players
from sixthcow.cli.terminal.input.selection import ActionItem, CardItem
from sixthcow.cli.terminal.table.scene import Scene
from sixthcow.cli.terminal.table.session import Session
from sixthcow.engine import Zone
from sixthcow.locale.say import Speaker


def draw_scene(painter: Painter, scene: Scene, session: Session, speaker: Speaker) -> None:
    """The whole screen."""
    game = session.state.game
    layout = arrange(painter.width, painter.height, scene.view.seats)
    drawer = Drawer(painter, game.worth, heads=not scene.view.all_of("target"))
    _header(painter, layout, scene, session)
    Players(painter, drawer, scene).draw(layout.players)
    Board(painter, drawer, layout.card, scene).draw(painter.mirrored(layout.table))
    _log(painter, painter.mirrored(layout.log), scene, speaker)
    _prompt(painter, layout, scene, speaker)
    _hand(drawer, layout, scene, speaker)
    _footer(painter, layout, scene)


def _header(painter: Painter, layout: Layout, scene: Scene, session: Session) -> None:
    texts, theme, view = painter.texts, painter.theme, scene.view
    game = session.state.game
    parts = [texts.words.text(f"game-{view.game}")]
    if edition := game.settings.get("edition"):
        parts.append(texts.words.text(f"edition-{edition}"))
    parts.append(texts.say("round", number=view.round))
    if "lap" in view.flags:
        parts.append(texts.say("lap", number=view.flags["lap"]))
    title = texts.say("title")
    painter.words(layout.header, title, theme.strong)
    used = cell_len(texts.line(title, 40)) + 2
    rest = layout.header._replace(x=layout.header.x + used, width=layout.header.width - used)
    painter.words(painter.mirrored(rest), " · ".join(parts), theme.soft)
    if scene.unsaved:
        painter.words(layout.header, texts.say("unsaved-short"), theme.danger, "end")


def _log(painter: Painter, rect: Rect, scene: Scene, speaker: Speaker) -> None:
    """The last lines that fit; with an explanation open, its line and the rule under it."""
    texts, theme = painter.texts, painter.theme
    painter.canvas.fill(rect, theme.shade)
    inner = rect.inset(1)
    bottom = inner.y + inner.height
    last = len(scene.log) - 1
    if scene.why is not None and (event := scene.log[scene.why][1]):
        last = scene.why
        lines = texts.lines(speaker.why(event), inner.width)[: inner.height - 3]
        bottom -= len(lines)
        for number, line in enumerate(lines):
            at = Rect(inner.x, bottom + number, inner.width)
            painter.words(at, "", theme.text)
            x = at.x + at.width - cell_len(line) if texts.rtl else at.x
            painter.canvas.write(x, at.y, line, theme.accent)
        bottom -= 1
    room, first = bottom - inner.y, last + 1
    told: list[list[str]] = []
    while first and len(lines := texts.lines(scene.log[first - 1][0], inner.width - 2)) <= room:
        first, room = first - 1, room - len(lines)
        told.insert(0, lines)
    y = inner.y
    for number, lines in enumerate(told, start=first):
        newest = number == last
        bullet = (theme.glyphs.left if texts.rtl else theme.glyphs.here) if newest else "·"
        painter.words(Rect(inner.x, y, inner.width), bullet, theme.accent)
        for line in lines:
            x = inner.x + inner.width - 2 - cell_len(line) if texts.rtl else inner.x + 2
            painter.canvas.write(x, y, line, theme.text if newest else theme.soft)
            y += 1


def _prompt(painter: Painter, layout: Layout, scene: Scene, speaker: Speaker) -> None:
    theme, selection = painter.theme, scene.selection
    painter.canvas.fill(Rect(0, layout.prompt.y, painter.width, painter.height), theme.shade)
    first, second = layout.prompt.line(0), layout.prompt.line(1)
    if scene.event and scene.log:
        painter.words(first, scene.log[-1][0], theme.text, "middle")
        return
    choice = selection.preview if selection else None
    effect = speaker.choice(choice, scene.view) if choice else ""
    if len(painter.texts.lines(effect, first.width)) > 1:
        painter.paragraph(layout.prompt, effect, theme.accent, "middle")
        return
    painter.words(first, speaker.prompt(scene.view), theme.text, "middle")
    painter.words(second, effect, theme.accent, "middle")


def _hand(drawer: Drawer, layout: Layout, scene: Scene, speaker: Speaker) -> None:
    """The viewer's cards, the highlighted one raised, and buttons for actions without a card."""
    seat, rect, selection, painter = scene.view.seat, layout.hand, scene.selection, drawer.painter
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
            sign = painter.theme.glyphs.half if focused else painter.theme.glyphs.done
            under = Rect(left, top + size.height, size.width)
            painter.canvas.fill(under, painter.theme.accent, sign if focused else " ")
            if not focused:
                painter.centred(under, sign, painter.theme.accent)
        if selection and item in selection.items:
            painter.canvas.mark(spot._replace(y=rect.y, height=rect.height), item)
    x += len(cards) * size.step + 1
    for button, label in zip(buttons, labels, strict=True):
        focused = bool(selection) and selection.focus == button  # type: ignore[union-attr]
        x += _button(painter, Rect(x, rect.y + 1, min(24, len(label)) + 2, 2), label, button,
                     focused=focused)  # fmt: skip


def _button(painter: Painter, rect: Rect, label: str, item: ActionItem, *, focused: bool) -> int:
    style = painter.theme.chosen if focused else painter.theme.button
    painter.canvas.fill(rect, style)
    painter.paragraph(rect.inset(1), label, style, "middle")
    painter.canvas.mark(rect, item)
    return rect.width + 1


def _footer(painter: Painter, layout: Layout, scene: Scene) -> None:
    texts, theme = painter.texts, painter.theme
    key = "keys-choose" if scene.selection else "keys-watch"
    if scene.selection and scene.selection.open_ended:
        key = "keys-toggle"
    arrows = theme.glyphs.across_keys
    text = texts.say(
        key, arrows=arrows, enter="Enter", space="Space", hint="h", why="w", scores="s", quit="q"
    )
    painter.words(layout.footer, text, theme.faint, "middle")
