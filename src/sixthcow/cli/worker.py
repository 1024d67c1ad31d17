"""`sixthcow worker`: thinks for the bots of servers elsewhere; cheap to import."""

import argparse
import signal
from typing import TYPE_CHECKING

from sixthcow.cli.installation import cluster_extra, configuration, refusing
from sixthcow.engine import Refused
from sixthcow.locale import Words

if TYPE_CHECKING:
    from sixthcow.server.config import Config

FLAGS = ("bus", "bot_processes", "log_level", "log_format")


def add_worker_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    from sixthcow.cli.serve import FLAGS as SERVE_FLAGS

    parser.add_argument("--config", metavar="FILE", help="settings (default: sixthcow.toml)")
    for name in FLAGS:
        parser.add_argument(f"--{name.replace('_', '-')}", metavar="VALUE", help=SERVE_FLAGS[name])


@refusing
def run(arguments: argparse.Namespace, words: Words) -> int:
    """Think until stopped."""
    config = configuration(arguments, FLAGS).config
    if not config.bus:
        raise Refused("no-bus")
    import asyncio

    from sixthcow.server import logging

    logging.set_up(config.log_level, config.log_format)
    asyncio.run(_work(config, words))
    return 0


async def _work(config: "Config", words: Words) -> None:
    import asyncio

    from sixthcow.games import GAMES
    from sixthcow.thinking.queue_worker import Worker

    with cluster_extra():
        from sixthcow.server.bus.nats import NatsBus
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    bus = await NatsBus.connect(config.bus)
    worker = Worker(bus, GAMES, config.bot_processes)
    try:
        await worker.start()
        print(words.text("worker-ready"), flush=True)
        await stop.wait()
    finally:
        await worker.close()
        await bus.close()
    print(words.text("worker-stopped"), flush=True)
