"""Sentences for events, refusals, decisions and actions.

Every kind of event has one text (`event-row-taken`), every reason of a refusal one
(`refusal-not-in-hand`), every decision one (`prompt-row`, and `prompt-row.waiting` when others make
it) and every action one (`choice-keep`). Their arguments are derived from the event, the error or
the view in one way for all kinds, so that a new kind needs a text but no code.
"""

from collections.abc import Sequence
from itertools import groupby

from sixthcow.engine import (
    Card,
    Choice,
    Effect,
    Event,
    IllegalAction,
    Outcome,
    Refused,
    View,
    Zone,
)
from sixthcow.engine.errors import Fact
from sixthcow.engine.record import IllegalMove
from sixthcow.locale import Words

LONGEST_TEXT = 60
MOST_LEGAL = 20  # a hand of 14 has 91 pairs
SEATS = frozenset({"victim", "taker"})  # facts of events that are seats
JOINERS = "\u200c\u200d"  # Persian names need them between letters

Arguments = dict[str, str | int | float]


class Speaker:
    """Describes events, refusals, decisions and actions at a table whose seats have these names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = tuple(printable(name) for name in names)
        self._specials: dict[str, str] = {}

    def event(self, event: Event) -> str:
        """One sentence, without the full stop: `44 goes to row 3: its last card 43 is …`."""
        args: Arguments = {
            "clause": event.clause,
            "name": "" if event.seat is None else self.name(event.seat),
            **self._faces(in_hand_order(event)),
            **_places(event.source, event.target),
        }
        for fact, value in event.facts.items():
            args[fact] = self.name(int(value)) if fact in SEATS else value
        return self.words.text(f"event-{event.kind.replace('_', '-')}", **args)

    def why(self, event: Event) -> str:
        """The clause behind an event, with its text: `Smallest difference (PLACE-2): …`."""
        name = self.clause(event.clause)
        text = self.words.text(f"clause-{event.clause}.text")
        capital = name[:1].upper() + name[1:]
        return self.words.text("why", name=capital, clause=event.clause, text=text)

    def clause(self, clause: str) -> str:
        """The short name of a clause: `smallest difference`."""
        return self.words.text(f"clause-{clause}")

    def refusal(self, error: Refused) -> str:
        """`move 14: seat 2 cannot "play 33": not in hand [4, 31] (TURN-1)`."""
        inner = error.error if isinstance(error, IllegalMove) else error
        args = {name: self._fact(name, fact) for name, fact in inner.facts.items()}
        if isinstance(inner, IllegalAction):
            args["legal"] = self._first(inner.legal)
        text = self.words.text(f"refusal-{inner.reason}", **args)
        if isinstance(inner, IllegalAction):
            who, action = self._seat(inner.seat + 1), brief(inner.action)
            text = self.words.text("refused-action", who=who, action=action, text=text)
        if inner.clause:
            text = self.words.text("refused-clause", text=text, clause=inner.clause)
        if move := getattr(error, "move", 0):
            text = self.words.text("refused-move", move=str(move), text=text)
        return text

    def prompt(self, view: View) -> str:
        """What the viewing seat has to do now, or whom the table is waiting for."""
        key = f"prompt-{view.asks}"
        args: Arguments = {
            "names": self.words.join(map(self.name, view.waiting)),
            "count": len(view.waiting),
            **view.asks_facts,
        }
        if view.seat in view.waiting:
            plays = [choice.cards for choice in view.choices]
            args["count"] = max(map(len, plays), default=0)  # how many cards a turn takes
            args["cards"] = self.words.join(
                dict.fromkeys(self.card(card) for cards in plays for card in cards), "or"
            )
            args["stop"] = "yes" if "stop" in view.actions else "no"
        elif view.picked:
            key, args["cards"] = f"{key}.picked", self.words.join(map(self.card, view.picked))
        elif view.waiting:
            key = f"{key}.waiting"
        return self.words.text(key, **args)

    def choice(self, choice: Choice, view: View) -> str:
        """A label for an action, with what it would do: `Play 44: to row 3`."""
        verb = choice.action.partition(" ")[0]
        args = self._faces(choice.cards or [effect.card for effect in choice.effects])
        args |= {"card": self.card(choice.cards[-1])} if choice.cards else {}
        args |= {"effect": self._effects(choice.effects, view)}
        for effect in choice.effects:
            args |= {"points": effect.worth, "takes": len(effect.takes)}
        if choice.zone:
            args |= _places(choice.zone)
            if choice.zone.kind == "hand":
                args["victim"] = self.name(choice.zone.number)
            if choice.zone.kind == "stack":
                args["target"] = str(view.zone("target", choice.zone.number).cards[-1])
        return self.words.text(f"choice-{verb}", **args)

    def chosen(self, choice: Choice, view: View) -> str:
        """What was chosen, in short: its cards where they say it all (`44`), else its label."""
        rest = choice.action.partition(" ")[2]
        if choice.cards and rest == " ".join(map(str, choice.cards)):
            return self.words.join(map(self.card, choice.cards))
        return self.choice(choice, view)

    def notice(self, key: str) -> str:
        """The warnings to show before the match starts (`Game.notices`)."""
        return self.words.text(f"notice-{key}")

    def outcome(self, outcome: Outcome) -> tuple[str, ...]:
        """How a match ended: who won, then the titles that the edition gives."""
        names = self.words.join(map(self.name, outcome.winners))
        points = outcome.totals[outcome.winners[0]]
        count = len(outcome.winners)
        said = [self.words.text("outcome-winners", names=names, count=count, points=points)]
        for title, seats in outcome.titles.items():
            holders = self.words.join(map(self.name, seats))
            named = self.words.text(f"title-{title}")
            said.append(self.words.text("outcome-title", title=named, names=holders))
        return tuple(said)

    def name(self, seat: int) -> str:
        """The name of a seat; a seat without one gets its number."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self._seat(seat + 1)

    def card(self, card: Card | None) -> str:
        """A card's number, or the name of a special card."""
        if not isinstance(card, str):
            return "" if card is None else str(card)
        if card not in self._specials:
            self._specials[card] = self.words.text(f"card-{card}")
        return self._specials[card]

    def _seat(self, number: int) -> str:
        """A seat as the record numbers it: from 1, the dealer is 0."""
        return self.words.text("seat-name", seat=number)

    def _faces(self, cards: Sequence[Card | None]) -> Arguments:
        """The text for some cards, whether or not their faces are visible."""
        if not cards or cards[0] is None:
            return {"faces": "down", "count": len(cards)}
        said = [self.card(card) for card in cards]
        joined = self.words.join(said)
        return {"faces": "up", "count": len(cards), "card": said[0], "cards": joined}

    def _fact(self, name: str, fact: Fact) -> str | int | float:
        """A fact of a refusal: short numbers as numbers, anything else as a short text."""
        if isinstance(fact, int | float) and abs(fact) < 10_000:
            return fact
        if name == "deciders" and not isinstance(fact, int | float | str):
            return self.words.join(self._seat(int(number)) for number in fact)
        if isinstance(fact, Sequence) and not isinstance(fact, str):
            return self._first(list(map(str, fact)))
        return brief(str(fact), 2 * LONGEST_TEXT)

    def _first(self, actions: Sequence[str]) -> str:
        """The first few of a list in the notation, and how many more there are."""
        said = self.words.join(map(brief, actions[:MOST_LEGAL]), "comma")
        more = len(actions) - MOST_LEGAL
        return self.words.text("refused-more", list=said, count=more) if more > 0 else said

    def _effects(self, effects: Sequence[Effect], view: View) -> str:
        """Where cards would go as the rows are now: `to row 3`, or a list of these, one for each
        card."""
        both = "ends" in view.flags
        parts = []
        for card, spots in groupby(effects, lambda effect: effect.card):
            said = self.words.join((self._effect(spot, both) for spot in spots), "or")
            parts.append((self.card(card), said))
        if len(parts) == 1:
            return parts[0][1]
        return self.words.join(
            (self.words.text("choice-effect-of", card=card, effect=said) for card, said in parts),
            "semicolon",
        )

    def _effect(self, effect: Effect, both_ends: bool) -> str:
        kind = effect.side if both_ends else "row"
        if effect.takes:
            kind = "takes"
        if effect.target is None:
            kind = "inside" if both_ends else "low"
        row = str(effect.target.number + 1) if effect.target else ""
        return self.words.text("choice-effect", kind=kind, row=row, heads=effect.worth)


def _places(*zones: Zone | None) -> Arguments:
    """The zones of an event by their kind (`row` 3), and the kind it leads from and to."""
    places: Arguments = {zone.kind: str(zone.number + 1) for zone in zones if zone}
    kinds = [zone.kind if zone else "" for zone in zones]
    return places | {"from": kinds[0], "to": kinds[-1]}


def in_hand_order(event: Event) -> Sequence[Card | None]:
    """The cards of an event; those that go to a hand in the order in which a hand is held."""
    if event.target is None or event.target.kind != "hand":
        return event.cards
    return sorted(event.cards, key=lambda card: (isinstance(card, str), card or 0))


def printable(text: str) -> str:
    """The text without anything that could move the cursor or turn the direction of writing."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in JOINERS else "\ufffd" for sign in text)


def brief(text: str, longest: int = LONGEST_TEXT) -> str:
    """The text, or its beginning if it is very long."""
    return printable(text if len(text) <= longest else text[: longest - 1] + "…")
