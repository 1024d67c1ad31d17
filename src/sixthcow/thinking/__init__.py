"""Bots' decisions outside the event loop: in local processes, or on remote workers."""
