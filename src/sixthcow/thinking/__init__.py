"""Bots' decisions outside the event loop: in processes here, or on workers elsewhere."""
