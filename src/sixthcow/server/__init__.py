"""Tables, people and clocks over HTTP and WebSocket. Knows no game: games and bots are passed
in."""
