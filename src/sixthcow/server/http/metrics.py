"""Metrics for Prometheus about requests, sockets, commands and refusals."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from sixthcow.server.wire.messages import Command


class Metrics:
    """Counts; every name begins with `sixthcow_`."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry
        self.requests = Counter(
            "sixthcow_http_requests",
            "Answered requests",
            ("route", "method", "status"),
            registry=registry,
        )
        self.seconds = Histogram(
            "sixthcow_http_request_seconds",
            "Time until an answer begins",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
            registry=registry,
        )
        self.sockets = Gauge("sixthcow_sockets", "Open sockets", ("kind",), registry=registry)
        self.commands = Counter(
            "sixthcow_commands", "Commands for tables", ("type",), registry=registry
        )
        self.refusals = Counter(
            "sixthcow_refusals", "What was refused", ("reason",), registry=registry
        )
        self._commands: dict[type[Command], Counter] = {}

    def count(self, command: Command) -> None:
        """Count a command of its type. Looking up its label each time was a twentieth of a move."""
        kind = type(command)
        if kind not in self._commands:
            self._commands[kind] = self.commands.labels(kind.__name__)
        self._commands[kind].inc()

    def exposition(self) -> bytes:
        """All figures of the registry, as Prometheus reads them."""
        return generate_latest(self._registry)
