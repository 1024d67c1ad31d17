"""`sixthcow review`: what every decision of a recorded match cost, and what was luck."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from textwrap import wrap
from typing import TYPE_CHECKING

from sixthcow.cli.replay import Source, for_each
from sixthcow.cli.review_tables import LONGEST_NAME, WIDTH, Totals, situation_lines, table_lines
from sixthcow.engine import Action, BadRecord, Record, View
from sixthcow.games import GAMES
from sixthcow.locale import Words
from sixthcow.locale.reasons import say_fact
from sixthcow.locale.say import Speaker, brief

if TYPE_CHECKING:
    from sixthcow.analysis import Decision, Item, MatchSummary, SeatSummary

INDENT = " " * 6


def add_review_arguments(parser: argparse.ArgumentParser) -> None:
    """Add all arguments except `--lang`, which every command has."""
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help="a record, or - for a stream")
    add("--seat", type=int, metavar="N", help="only the decisions of this seat, from 1")
    add("--json", action="store_true", help="one JSON object a decision, then one for the match")
    add("--play-outs", type=play_outs, default=0, metavar="N",
        help="how often a decision is played out at most, all its choices together")  # fmt: skip


def play_outs(text: str) -> int:
    """A whole number of play-outs."""
    number = int(text)
    if number < 1:
        raise ValueError("at least one")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Review every file given; the status is 2 if a record could not be followed to its end."""
    words, totals = Words(arguments.lang), Totals()
    status = for_each(arguments.files, words, lambda source: show(source, arguments, words, totals))
    if totals.matches > 1 and not arguments.json:
        write(totals.lines(words))
    return status


def show(source: Source, arguments: argparse.Namespace, words: Words, totals: Totals) -> None:
    """Write the review of one record to standard output, computed on all cores."""
    from sixthcow.analysis import threads

    with threads(os.cpu_count() or 1):
        review(source, arguments, words, totals)


def review(source: Source, arguments: argparse.Namespace, words: Words, totals: Totals) -> None:
    """Write a review as it is computed, and add the match to the totals of its players."""
    from sixthcow.analysis import analyse
    from sixthcow.cli.progress_bar import progress

    record = Record.from_json(source.text)
    seats = seats_of(record, arguments.seat)
    items = analyse(record, seats, play_outs=arguments.play_outs)
    # On the terminal the lines themselves show how far it is.
    if arguments.json and (sys.stdout.isatty() or not sys.stderr.isatty()):
        write(map(json_line, decisions_and_match(items)))
        return
    with progress(record.decisions(seats), words.text("review-progress")) as advance:
        counted = counting(decisions_and_match(items), advance)
        if arguments.json:
            write(map(json_line, counted))
        else:
            write(text_lines(record, adding_up(counted, record, words, totals), words))


def seats_of(record: Record, number: int | None) -> list[int] | None:
    """The seats to review: one, or all."""
    if number is None:
        return None
    if not 1 <= number <= len(record.seats):
        raise BadRecord("no-such-seat", seat=number, seats=len(record.seats))
    return [number - 1]


def decisions_and_match(items: "Iterable[Item]") -> "Iterator[Decision | MatchSummary]":
    """Everything but the ends of rounds, which the text and the JSON leave out."""
    from sixthcow.analysis import RoundEnd

    return (item for item in items if not isinstance(item, RoundEnd))


def counting(
    items: "Iterable[Decision | MatchSummary]", advance: Callable[[int], None]
) -> "Iterator[Decision | MatchSummary]":
    """The same, reporting every one."""
    for item in items:
        yield item
        advance(1)


def adding_up(
    items: "Iterable[Decision | MatchSummary]", record: Record, words: Words, totals: Totals
) -> "Iterator[Decision | MatchSummary]":
    """The same, adding the match to the totals of its players."""
    from sixthcow.analysis import MatchSummary

    for item in items:
        if isinstance(item, MatchSummary):
            totals.add(record.game, named(item, Speaker(words, record.seats)))
        yield item


def named(match: "MatchSummary", speaker: Speaker) -> "list[tuple[str, SeatSummary]]":
    """The summary of every seat with the name of its player."""
    return [(speaker.name(seat.seat), seat) for seat in match.seats]


def write(lines: Iterable[str]) -> None:
    """Write lines to standard output, each as soon as it is known."""
    for line in lines:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def json_line(item: "Decision | MatchSummary") -> str:
    """One JSON object."""
    return json.dumps(item.line(), ensure_ascii=False)


def text_lines(
    record: Record, items: "Iterable[Decision | MatchSummary]", words: Words
) -> Iterator[str]:
    """The errors, round by round and each as soon as it is known; then what they and luck made of
    each player's match, and where the errors were made."""
    from sixthcow.analysis import Decision

    speaker = Speaker(words, record.seats)
    steps = record.steps(GAMES)
    title = f"{words.text(f'game-{record.game}')} · {', '.join(speaker.names)}"
    yield from wrap(title, WIDTH)
    latest = 0  # the round of the latest error
    for item in items:
        if not isinstance(item, Decision):
            if not latest:
                yield words.text("review-none")
            seats = named(item, speaker)
            yield ""
            yield from table_lines(seats, words)
            yield from wrap(words.text("review-sum"), WIDTH)
            yield ""
            yield from situation_lines(seats, words)
        elif item.verdict not in {"best", "equal"}:
            if item.round > latest:
                latest = item.round
                yield ""
                yield words.text("review-round", number=latest)
            before = next(step.state for step in steps if step.number == item.move - 1)
            yield from error_lines(item, before.view(item.seat), speaker)


def error_lines(decision: "Decision", view: View, speaker: Speaker) -> Iterator[str]:
    """One error: the move, what it cost, what would have been better, and why."""
    words = speaker.words
    name = brief(speaker.name(decision.seat), LONGEST_NAME)
    cost = words.text("review-more", number=words.text("review-number", number=decision.error))
    verdict = words.text(f"verdict-{decision.verdict}")
    move = words.text("terminal-number", number=decision.move)
    action, best = (in_words(each, view, speaker) for each in (decision.action, decision.best))
    said = f"{move:>4}  {name}: {action}  {cost}  {verdict}"
    yield from wrap(said, WIDTH, subsequent_indent=INDENT)
    better = words.text("review-better", best=best)
    reasons = [*reasons_of(decision, decision.action, words)]
    reasons.append(words.join([better, *reasons_of(decision, decision.best, words)], "semicolon"))
    reasons += chances_to_win(decision, words)
    for reason in reasons:
        yield from wrap(reason, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def in_words(action: Action, view: View, speaker: Speaker) -> str:
    """An action as the page names it: `44`, `Take row 3 (5 heads)`."""
    return next(speaker.chosen(choice, view) for choice in view.choices if choice.action == action)


def chances_to_win(decision: "Decision", words: Words) -> Iterator[str]:
    """What the error cost of the chance to win the match, if it did."""
    chance, best = (
        round(100 * decision.win[action].share) for action in (decision.action, decision.best)
    )
    if chance < best:
        yield words.text("review-win-instead", chance=chance, best=best)


def reasons_of(decision: "Decision", action: str, words: Words) -> Iterator[str]:
    """The facts about an action, in words."""
    for fact in decision.facts.get(action, ()):
        yield say_fact(words, fact.kind, fact.values)
