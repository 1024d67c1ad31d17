"""`sixthcow serve`: the server people play on; cheap to import, the server is loaded when it
starts."""

import argparse
from contextlib import closing

from sixthcow.cli.installation import add_installation_arguments, configuration, refusing
from sixthcow.locale import Words

# Every setting but `database`, `store` and what a file is better for; a test compares them.
FLAGS = {
    "host": "the address to listen on (default: 127.0.0.1; 0.0.0.0 lets your network in)",
    "port": "the port to listen on (default: 8006, or the next free one)",
    "bus": "NATS, for several servers on one PostgreSQL: nats://…",
    "public_url": "the address that people use, if a proxy stands before the server",
    "origins": "further origins whose pages may use this server, with commas between them",
    "trusted_proxies": "proxies whose X-Forwarded headers are believed, with commas between them",
    "bot_processes": "how many processes think for bots (default: 1)",
    "metrics": "whether /metrics answers: true (default) or false",
    "log_level": "debug, info (default), warning or error",
    "log_format": "text (default) or json",
    "access_log": "whether every request is logged: true or false (default)",
}


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    add_installation_arguments(parser)
    for name, text in FLAGS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", metavar="VALUE", help=text)
    parser.add_argument("--open", action="store_true", help="open the page in your browser")
    parser.add_argument(
        "--print-config", action="store_true", help="print the settings as a file, and end"
    )


@refusing
def run(arguments: argparse.Namespace, words: Words) -> int:
    """Serve until stopped."""
    config, given = configuration(arguments, ("database", "store", *FLAGS))
    if arguments.print_config:
        from sixthcow.server.config import to_toml

        print(to_toml(config), end="")
        return 0
    from sixthcow.cli.bootstrap import listen, serve

    with closing(listen(config, exactly="port" in given)) as listener:
        return serve(config, listener, words, open_page=arguments.open)
