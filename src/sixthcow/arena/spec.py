"""A bot as it is written on the command line: `cautious`, `master:think=0.1`, `cmd:./mybot -q`."""

import inspect
import math
import shlex
import shutil
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, get_args

from sixthcow.bots import BOTS, Bot
from sixthcow.bots.external import BotFault, ExternalBot
from sixthcow.engine import BadOption, Refused, View

COMMAND = "cmd"

# How a setting is parsed, by the types its parameter may have; the first that fits is used.
READERS: Mapping[type, Callable[[str], object]] = {
    bool: {"true": True, "false": False}.__getitem__,
    int: int,
    float: float,
    str: str,
}


def maker(text: str, think: float) -> Callable[[], Bot]:
    """A factory for this bot; programs get `think` seconds per decision. Refuses unknown bots."""
    name, _, rest = text.partition(":")
    if name == COMMAND:
        return partial(ExternalBot, command(text, rest), think)
    if name not in BOTS:
        allowed = ", ".join([*BOTS, f"{COMMAND}:…"])
        raise Refused("bot-unknown", bot=text, allowed=allowed)
    make: Callable[..., Bot] = BOTS[name]
    return partial(make, **settings(name, rest, inspect.signature(make, eval_str=True)))


def command(text: str, line: str) -> tuple[str, ...]:
    """The words of a command line, whose first word must be an existing program."""
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise Refused("bot-unfit", bot=text, detail=str(error)) from None
    if not words or not shutil.which(words[0]):
        raise Refused("bot-program", bot=text, program=words[0] if words else "")
    return tuple(words)


def settings(bot: str, written: str, signature: inspect.Signature) -> dict[str, object]:
    """The settings of a bot, `key=value` separated by commas, checked against its parameters."""
    found: dict[str, object] = {}
    for pair in filter(None, written.split(",")):
        key, _, text = pair.partition("=")
        if key not in signature.parameters:
            known = ", ".join(signature.parameters) or "–"
            raise BadOption("option-unknown", option=f"{bot}:{key}", allowed=known)
        found[key] = setting(f"{bot}:{key}", text, signature.parameters[key].annotation)
    return found


def setting(name: str, text: str, annotation: Any) -> object:
    """A value of the type that the setting has."""
    kinds = get_args(annotation) or (annotation,)
    for kind in [kind for kind in READERS if kind in kinds]:
        with suppress(KeyError, ValueError):
            value = READERS[kind](text)
            if not isinstance(value, float) or math.isfinite(value):
                return value
    allowed = ", ".join(kind.__name__ for kind in READERS if kind in kinds)
    raise BadOption("option-value", option=name, value=text, allowed=allowed)


def try_out(text: str, think: float, view: View) -> None:
    """Create the bot once, to refuse bad settings and programs that do not answer."""
    make = maker(text, think)
    try:
        bot = make()
    except Refused:
        raise
    except (TypeError, ValueError) as error:
        raise Refused("bot-unfit", bot=text, detail=str(error)) from None
    bot.prepare(view.game)
    if isinstance(bot, ExternalBot):
        try:
            bot.try_out(view, Random(0))
        except BotFault as fault:
            detail = fault.detail or fault.kind
            raise Refused("bot-silent", bot=text, detail=detail) from None
        finally:
            bot.close()
