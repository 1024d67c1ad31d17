"""Everything the server sends or receives: socket messages, HTTP bodies, views."""
