"""Everything that speaks HTTP and WebSocket: routes, sockets, streams of bots, the page's files."""
