"""The strip of players: name, total, cards, and whom the table is waiting for."""

from sixthcow.cli.terminal.animation.transitions import find
from sixthcow.cli.terminal.drawing.board import STRIP
from sixthcow.cli.terminal.drawing.canvas import Rect
from sixthcow.cli.terminal.drawing.card_faces import Drawer
from sixthcow.cli.terminal.drawing.layout import WIDTH_OF_PLAYER
from sixthcow.cli.terminal.drawing.painter import Painter
from sixthcow.cli.terminal.input.selection import Item, ZoneItem
from sixthcow.cli.terminal.table.scene import Scene
from sixthcow.engine import PlayerView, Zone

HIDDEN = 2  # a face-down card has nothing to read


class Players:
    """Draws the players in seating order, in the language's reading direction."""

    def __init__(self, painter: Painter, drawer: Drawer, scene: Scene) -> None:
        self.painter = painter
        self.theme = painter.theme
        self.drawer = drawer
        self.scene = scene
        self.view = scene.view
        self.zones = scene.zones
        self.items: list[Item] = scene.selection.items if scene.selection else []
        self.focus = scene.selection.focus if scene.selection else None

    def draw(self, rect: Rect) -> None:
        """Draw all players, in one row or two."""
        count = len(self.view.players)
        columns = count if count * WIDTH_OF_PLAYER <= rect.width else -(-count // 2)
        rows = -(-count // columns)
        height = rect.height // rows
        width = (rect.width + 1) // columns
        for player in self.view.players:
            row, column = divmod(player.seat, columns)
            chip = Rect(rect.x + column * width, rect.y + row * height, width - 1, height)
            self._player(self.painter.mirrored(chip), player)

    def _player(self, rect: Rect, player: PlayerView) -> None:
        theme, painter = self.theme, self.painter
        item = ZoneItem(Zone("hand", player.seat), "")
        focused = self.focus == item
        waiting = player.seat in self.view.waiting
        painter.canvas.fill(rect, theme.shade)
        if item in self.items:
            painter.canvas.mark(rect, item)
        inner = rect.inset(1)
        name = self.scene.names[player.seat]
        if self.view.flags.get("starter") == player.seat:
            name = f"{name} {theme.glyphs.starter}"
        style = theme.chosen if focused else (theme.accent if waiting else theme.strong)
        total = self._total(player)
        room = inner.width - len(total) - 1
        self._sign(rect, player, waiting=waiting or focused)
        if rect.height == 1:
            before = self._start(inner, room - 1) if not painter.texts.rtl else inner
            before = inner._replace(x=inner.x + len(total) + 1) if painter.texts.rtl else before
            room -= self._table(before, player.seat, 3)
        painter.words(self._start(inner, room), name, style)
        painter.words(inner.line(0), total, theme.strong, "end")
        if rect.height > 1:
            used = self._table(inner.line(1), player.seat, STRIP)
            state = self._start(inner.line(1), inner.width - used)
            painter.words(state, self._state(player, state.width, waiting=waiting), theme.soft)

    def _sign(self, rect: Rect, player: PlayerView, *, waiting: bool) -> None:
        """The mark at the start of the chip: still to decide, or done."""
        glyphs = self.theme.glyphs
        sign = glyphs.here if waiting else (glyphs.done if player.chosen else "")
        if self.painter.texts.rtl and sign == glyphs.here:
            sign = glyphs.left
        self.painter.words(rect.line(0)._replace(width=rect.width), sign, self.theme.accent)

    def _start(self, rect: Rect, width: int) -> Rect:
        """The first cells of a line, in reading direction."""
        x = rect.x + rect.width - width if self.painter.texts.rtl else rect.x
        return Rect(x, rect.y, max(0, width))

    def _table(self, rect: Rect, seat: int, width: int) -> int:
        """Draw the cards in front of a player, at the end of the line; returns the cells they
        take."""
        zone = find(self.zones, Zone("table", seat))
        cards = zone.cards if zone else ()
        if width < STRIP and None in cards:
            return 0  # the tick says it already
        width = HIDDEN if None in cards else width
        used = len(cards) * (width + 1)
        left = rect.x if self.painter.texts.rtl else rect.x + rect.width - used + 1
        for number, card in enumerate(cards):
            self.drawer.strip(Rect(left + number * (width + 1), rect.y, width), card)
        return used

    def _total(self, player: PlayerView) -> str:
        """Finished rounds, and this round's penalty where the table may know it."""
        texts = self.painter.texts
        known = [
            zone.worth for zone in self.view.zones
            if zone.owner == player.seat and zone.worth is not None
        ]  # fmt: skip
        running = player.running - player.total
        if not (known or self.scene.tally) or not running:
            return texts.number(player.total)
        return texts.say("running", total=player.total, running=running)

    def _state(self, player: PlayerView, room: int, *, waiting: bool) -> str:
        texts = self.painter.texts
        if waiting:
            return texts.say("choosing")
        if player.chosen:
            return texts.say("has-chosen")
        hand = find(self.zones, Zone("hand", player.seat))
        cards = texts.words.text("count-cards", count=hand.size if hand else player.hand)
        bot = texts.say("bot-with", cards=cards)
        return bot if player.seat in self.scene.bots and len(bot) <= room else cards
