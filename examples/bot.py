"""A bot for `sixthcow arena "cmd:python3 examples/bot.py"`: it looks for the cheapest choice."""

import json
import sys


def cost(choice):
    """The points of the rows that a choice would take now; choosing a row costs some."""
    return sum(effect["worth"] if effect["target"] else 4 for effect in choice["effects"])


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        say({"ready": 1})
    elif "view" in message:
        best = min(message["view"]["choices"], key=cost)
        say({"action": best["action"], "id": message["id"]})
