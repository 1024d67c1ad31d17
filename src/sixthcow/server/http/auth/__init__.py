"""Identity and permission: devices, tokens, passwords, origins."""
