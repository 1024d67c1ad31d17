"""The middle of the table, drawn from a view's zones: the terminal knows no rules."""

from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.card_faces import Drawer, Size
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.input.selection import CardItem, Item, ZoneItem
from sixthcow.cli.terminal.table.scene import Scene
from sixthcow.engine import Effect, Zone, ZoneView

STRIP = 4  # a card of one line: three digits and room to breathe


class Board:
    """Draws rows, columns of targets and stacks, open cards to choose from, and cards aside."""

    def __init__(self, painter: Painter, drawer: Drawer, size: Size, scene: Scene) -> None:
        self.painter = painter
        self.canvas = painter.canvas
        self.theme = painter.theme
        self.drawer = drawer
        self.size = size
        self.view = scene.view
        self.zones = scene.zones
        self.selection = scene.selection
        self.focus: Item | None = self.selection.focus if self.selection else None
        self.items: list[Item] = self.selection.items if self.selection else []
        self.effects: list[Effect] = self.selection.previews() if self.selection else []

    def draw(self, rect: Rect) -> None:
        """Draw everything in the middle, into this part of the screen."""
        rows = self._of("row")
        if rows:
            height = len(rows) * self.size.height
            wide = 3 + ((rows[0].capacity or 5) + 1) * self.size.step + 5
            x = rect.x + max(0, (rect.width - wide) // 2)
            y = rect.y + max(0, (rect.height - height) // 2)
            for number, row in enumerate(rows):
                self._row(x, y + number * self.size.height, row)
            rect = Rect(x, y + height, rect.width - (x - rect.x), rect.y + rect.height - y - height)
        elif targets := self._of("target"):
            self._columns(rect, targets)
        for zone in self._of("draft"):
            self._grid(rect, zone)
        for zone in self._of("aside"):
            line = rect.y if rows else rect.y + rect.height - 1
            self._aside(Rect(rect.x, line, rect.width), zone)

    def _of(self, kind: str) -> list[ZoneView]:
        return [zone for zone in self.zones if zone.zone.kind == kind]

    def _on(self, zone: Zone) -> list[Effect]:
        return [effect for effect in self.effects if effect.target == zone]

    def _is_item(self, zone: Zone) -> bool:
        return any(isinstance(item, ZoneItem) and item.zone == zone for item in self.items)

    def _is_focus(self, zone: Zone) -> bool:
        return isinstance(self.focus, ZoneItem) and self.focus.zone == zone

    # Rows

    def _row(self, x: int, y: int, row: ZoneView) -> None:
        theme, size = self.theme, self.size
        capacity = row.capacity or len(row.cards)
        middle = y + (size.height - 1) // 2
        focused, effects = self._is_focus(row.zone), self._on(row.zone)
        label = str(row.zone.number + 1)
        style = theme.accent if focused or effects else theme.soft
        self.canvas.write(x, middle, (theme.glyphs.here if focused else " ") + label, style)
        at_left = any(effect.side == "left" for effect in effects)
        for place in range(capacity + 1):
            left = x + 3 + place * size.step
            index = place - at_left
            if 0 <= index < len(row.cards):
                self.drawer.card(left, y, size, row.cards[index])
            elif place == capacity:
                self.drawer.empty(left, y, size, theme.sixth, theme.glyphs.head)
            else:
                self.drawer.empty(left, y, size, theme.place)
        for effect in effects:
            self._ghost_in_row(x, y, row, effect)
        end = x + 3 + (capacity + 1) * size.step
        worth = self.painter.texts.number(row.worth or 0)
        heads = f"{theme.glyphs.head} {worth}"
        self.canvas.write(end, middle, heads, theme.accent if focused else theme.soft)
        self._mark_row(Rect(x, y, end + 5 - x, size.height), row.zone)

    def _mark_row(self, rect: Rect, zone: Zone) -> None:
        """A click on a row chooses it; where its ends differ, on that half of it."""
        here = [item for item in self.items if isinstance(item, ZoneItem) and item.zone == zone]
        for number, item in enumerate(here):
            half = rect.width // len(here)
            shift = number if item.side != "left" else 0
            self.canvas.mark(rect._replace(x=rect.x + shift * half, width=half), item)

    def _ghost_in_row(self, x: int, y: int, row: ZoneView, effect: Effect) -> None:
        capacity = row.capacity or len(row.cards)
        place = 0 if effect.side == "left" else len(row.cards)
        if isinstance(self.focus, ZoneItem):
            if effect.takes and not effect.side:
                return  # the whole row is meant: its label says so
            if effect.side != self.focus.side:
                return
        left = x + 3 + min(place, capacity) * self.size.step
        self._ghost(left, y, effect)

    def _ghost(self, x: int, y: int, effect: Effect) -> None:
        """Where a card would go, in the accent colour; in the danger colour if it would take
        cards."""
        style = self.theme.sixth if effect.takes else self.theme.place
        face = "" if effect.card is None else self.drawer.face(effect.card)
        rect = self.drawer.empty(x, y, self.size, style)
        glyphs = self.theme.glyphs
        if self.theme.colour:
            edge = glyphs.dash * rect.width
            self.canvas.write(rect.x, rect.y, edge, self.theme.accent)
            text = f"{glyphs.left}{face}{glyphs.right}" if self.size.width > 6 else face
            self.painter.centred(rect.line((rect.height - 1) // 2), text, self.theme.accent)
        else:
            self.painter.centred(rect.line((rect.height - 1) // 2), f"({face})", self.theme.strong)

    # Targets with their stacks

    def _columns(self, rect: Rect, targets: list[ZoneView]) -> None:
        step = min(24, rect.width // (len(targets) + 1))
        x = rect.x + max(0, (rect.width - step * (len(targets) + 1)) // 2)
        for number, target in enumerate(targets):
            column = Rect(x + number * step, rect.y, step, rect.height)
            self._column(column, target)
        for deck in self._of("deck"):
            self._deck(Rect(x + len(targets) * step, rect.y, step, rect.height), deck)

    def _column(self, rect: Rect, target: ZoneView) -> None:
        theme, size, number = self.theme, self.size, target.zone.number
        stack = next(zone for zone in self._of("stack") if zone.zone.number == number)
        marked = self.view.flags.get("marker") == number
        mine = [zone for zone in (target.zone, stack.zone) if self._is_item(zone)]
        focused = any(self._is_focus(zone) for zone in (target.zone, stack.zone))
        title = self.painter.texts.say("target", number=number + 1)
        lit = focused or self._on(target.zone) or self._on(stack.zone)
        heading = theme.accent if lit else (theme.strong if marked else theme.soft)
        self.painter.words(rect.line(0), title, heading, "middle")
        x = rect.x + (rect.width - size.width) // 2
        if target.cards:
            self.drawer.card(x, rect.y + 1, size, target.cards[-1])
        else:
            self.drawer.empty(x, rect.y + 1, size, theme.place)
        if marked:
            self.canvas.write(x - 2, rect.y + 1 + (size.height - 1) // 2, theme.glyphs.marker,
                              theme.accent)  # fmt: skip
        for line, covered in enumerate(reversed(target.cards[:-1][-(size.height - 1) :])):
            self.drawer.strip(Rect(x + size.width + 1, rect.y + 1 + line, STRIP), covered)
        for effect in self._on(target.zone):
            self._ghost(x, rect.y + 1, effect)
        self._stack(Rect(x, rect.y + 1 + size.height, size.width, rect.height - 2 - size.height),
                    stack)  # fmt: skip
        if target.worth:
            cost = self.painter.texts.words.text("count-cards", count=target.worth)
            style = theme.accent if marked else theme.faint
            self.painter.words(rect.line(rect.height - 1), cost, style, "middle")
        for zone in mine:
            item = next(i for i in self.items if isinstance(i, ZoneItem) and i.zone == zone)
            self.canvas.mark(rect, item)

    def _stack(self, rect: Rect, stack: ZoneView) -> None:
        """The covered cards as one line each, the topmost whole, and a ghost where the next would
        go."""
        ghosts = self._on(stack.zone)
        height, y = self.size.height, rect.y
        room = rect.height - (0 if not stack.cards else height) - (height if ghosts else 0)
        covered = stack.cards[:-1]
        hidden = max(0, len(covered) - max(0, room))
        for card in covered[hidden:]:
            self.drawer.strip(Rect(rect.x, y, rect.width), card, lined=True)
            y += 1
        if hidden:
            note = f"+{self.painter.texts.number(hidden)}"
            self.canvas.write(rect.x + rect.width + 1, rect.y, note, self.theme.soft)
        if stack.cards:
            self.drawer.card(rect.x, y, self.size, stack.cards[-1])
            y += height
        elif not ghosts:
            self.drawer.empty(rect.x, y, self.size, self.theme.place)
        for effect in ghosts:
            self._ghost(rect.x, y, effect)

    def _deck(self, rect: Rect, deck: ZoneView) -> None:
        theme, size = self.theme, self.size
        self.painter.words(rect.line(0), self.painter.texts.say("deck"), theme.soft, "middle")
        x = rect.x + (rect.width - size.width) // 2
        if not deck.size:
            self.drawer.empty(x, rect.y + 1, size, theme.place, "0")
            return
        card = self.drawer.card(x, rect.y + 1, size, None)
        count = f" {self.painter.texts.number(deck.size)} "
        self.painter.centred(card.line((size.height - 1) // 2), count, theme.strong)
        direction = self.view.flags.get("direction")
        if direction is not None:
            way = "clockwise" if direction == 1 else "counter"
            sign = theme.glyphs.clockwise if direction == 1 else theme.glyphs.counter
            text = f"{sign} {self.painter.texts.say(way)}"
            self.painter.words(rect.line(size.height + 2), text, theme.soft, "middle")

    # Open cards

    def _grid(self, rect: Rect, zone: ZoneView) -> None:
        """All open cards, one line each, as many beside each other as fit."""
        step = STRIP + 1
        columns = max(1, min(10, rect.width // step))
        lines = -(-len(zone.cards) // columns)
        tall = 2 if lines * 2 <= rect.height else 1
        x = rect.x + (rect.width - columns * step) // 2
        for number, card in enumerate(zone.cards):
            at = Rect(x + number % columns * step, rect.y + number // columns * tall, STRIP)
            self._strip_item(at, zone.zone, card)

    def _aside(self, rect: Rect, zone: ZoneView) -> None:
        title = self.painter.texts.say("aside")
        width = min(len(title) + 1, 16)
        self.painter.words(rect._replace(width=width), title, self.theme.soft)
        for number, card in enumerate(zone.cards):
            at = Rect(rect.x + width + 1 + number * (STRIP + 2), rect.y, STRIP)
            self._strip_item(at, zone.zone, card)

    def _strip_item(self, at: Rect, zone: Zone, card: object) -> None:
        """A card of one line that may be chosen; chosen ones have a tick."""
        item = CardItem(zone, card)  # type: ignore[arg-type]
        focused = self.focus == item
        self.drawer.strip(at, card, chosen=focused)  # type: ignore[arg-type]
        if focused:
            self.canvas.write(at.x - 1, at.y, self.theme.glyphs.here, self.theme.accent)
        if self.selection and card in self.selection.chosen and item in self.items:
            self.canvas.write(at.x + at.width, at.y, self.theme.glyphs.done, self.theme.accent)
        if item in self.items:
            self.canvas.mark(at, item)
