"""Every shape that enters or leaves the server: messages of sockets, bodies of HTTP, views."""
