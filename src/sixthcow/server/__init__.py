"""Tables, people and clocks over HTTP and WebSocket. Knows no game: it is handed games and bots."""
