"""Players that see only a view, by name: five levels, a trained player, and three yardsticks."""

from collections.abc import Callable

from sixthcow.bots.bot import Bot, Learner
from sixthcow.bots.cautious import Cautious
from sixthcow.bots.chance import RandomBot
from sixthcow.bots.master import Master
from sixthcow.bots.master_1 import FirstMaster
from sixthcow.bots.references import Flat, Thrifty
from sixthcow.bots.search import Careful, Strong
from sixthcow.bots.trained import Trained

LEVELS = ("random", "cautious", "careful", "strong", "master")

BOTS: dict[str, Callable[..., Bot]] = {
    bot.name: bot
    for bot in (RandomBot, Cautious, Careful, Strong, Master, FirstMaster, Trained, Thrifty, Flat)
}

__all__ = ["BOTS", "LEVELS", "Bot", "Learner"]
