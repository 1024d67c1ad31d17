"""Tables: their logs, the games on them, whoever plays or watches, and what happens by itself."""
