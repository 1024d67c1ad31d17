"""Everything that speaks HTTP and WebSocket: pages, people, tables, records, bot accounts."""

from sixthcow.server.http.app import create_app
from sixthcow.server.http.settings import HttpSettings, Limits, Rate

__all__ = ["HttpSettings", "Limits", "Rate", "create_app"]
