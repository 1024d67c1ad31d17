"""Tables: their logs and games, the people who play or watch, and what happens automatically."""
