"""Who is asking, and whether they may: devices, tokens, passwords, origins."""
