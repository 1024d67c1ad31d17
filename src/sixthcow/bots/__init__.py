"""Players that see only a view, by name."""

from collections.abc import Callable

from sixthcow.bots.bot import Bot
from sixthcow.bots.cautious import Cautious
from sixthcow.bots.chance import RandomBot

BOTS: dict[str, Callable[[], Bot]] = {bot.name: bot for bot in (RandomBot, Cautious)}

__all__ = ["BOTS", "Bot"]
