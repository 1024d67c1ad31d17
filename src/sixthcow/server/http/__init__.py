"""Everything about HTTP and WebSocket: routes, sockets, bots' streams, the page's files."""
