"""What the players of many himmel tables know of each other's hands after thefts (HIM-SPEC-3).

The same as `games.himmel.knowledge`, in arrays: a player's guesses are lines of a weight, a number
of known cards, those cards and who holds them. There are five thefts in a game, so no player
knows more than five cards, and nobody has more than 27 guesses.
"""

from sixthcow.fast._jit import I32
from sixthcow.fast.constants import HIGHEST
from sixthcow.fast.himmel.turns import SEATS, SIZES
from sixthcow.research.vector.compiling import allocating, step

THEFTS = 5
MOST = 32  # guesses
WEIGHT, COUNT, CARDS, HOLDERS = 0, 1, 2, 2 + THEFTS
WIDTH = HOLDERS + THEFTS


@step
def place_of(guess: I32, card: int, holder: int) -> int:
    """Where a guess says that a player holds a card, or -1."""
    for at in range(guess[COUNT]):
        if guess[CARDS + at] == card and guess[HOLDERS + at] == holder:
            return at
    return -1


@step
def held(guess: I32, holder: int) -> int:
    """How many cards a guess puts into a hand."""
    count = 0
    for at in range(guess[COUNT]):
        count += guess[HOLDERS + at] == holder
    return count


@step
def add(guess: I32, card: int, holder: int) -> None:
    """A player is known to hold a card."""
    guess[CARDS + guess[COUNT]], guess[HOLDERS + guess[COUNT]] = card, holder
    guess[COUNT] += 1


@step
def drop(guess: I32, at: int) -> None:
    """A card is no longer known."""
    last = guess[COUNT] - 1
    guess[CARDS + at], guess[HOLDERS + at] = guess[CARDS + last], guess[HOLDERS + last]
    guess[COUNT] -= 1


@allocating
def keep_weighty(guesses: I32, count: int) -> int:
    """Remove the guesses whose weight is 0; returns the number of the others."""
    kept = 0
    for number in range(count):
        if guesses[number, WEIGHT]:
            if kept < number:
                guesses[kept, :] = guesses[number, :]
            kept += 1
    return kept


@step
def shown(guesses: I32, count: int, holder: int, card: int) -> int:
    """A card was seen in a hand: guesses that put it elsewhere were wrong; it is known no more."""
    mentioned = False
    for number in range(count):
        for at in range(guesses[number, COUNT]):
            mentioned |= guesses[number, CARDS + at] == card
    for number in range(count):
        at = place_of(guesses[number], card, holder)
        if at >= 0:
            drop(guesses[number], at)
        elif mentioned and card <= HIGHEST:  # of special cards it may be another one
            guesses[number, WEIGHT] = 0
    return keep_weighty(guesses, count)


@step
def fitting(guesses: I32, count: int, table: I32, holder: int, gone: int) -> int:
    """Without guesses that put more cards into a hand than it has; `gone` just left it."""
    for number in range(count):
        for seat in range(table[SEATS]):
            size = table[SIZES + seat] - (gone if seat == holder else 0)
            if held(guesses[number], seat) > size:
                guesses[number, WEIGHT] = 0
    return keep_weighty(guesses, count)


@step
def special_only(guesses: I32, count: int, holder: int) -> int:
    """HIM-PASS-2: everybody sees that a hand holds only special cards."""
    for number in range(count):
        for at in range(guesses[number, COUNT]):
            if guesses[number, HOLDERS + at] == holder and guesses[number, CARDS + at] <= HIGHEST:
                guesses[number, WEIGHT] = 0
    return keep_weighty(guesses, count)


@step
def robbed(guesses: I32, count: int, card: int, thief: int) -> int:
    """The victim knows which card the thief has now."""
    for number in range(count):
        add(guesses[number], card, thief)
    return count


@step
def stole(guesses: I32, count: int, card: int, victim: int, size: int) -> int:
    """The thief knows the card, and weighs how likely it was to be drawn from such a hand."""
    for number in range(count):
        if place_of(guesses[number], card, victim) < 0:
            guesses[number, WEIGHT] *= size - held(guesses[number], victim)
    return shown(guesses, keep_weighty(guesses, count), victim, card)


@allocating
def watched(guesses: I32, count: int, thief: int, victim: int, size: int) -> int:
    """The others do not see the card: any of the victim's, also one they knew of."""
    grown = count
    for number in range(count):
        theirs = held(guesses[number], victim)
        for at in range(guesses[number, COUNT]):
            if guesses[number, HOLDERS + at] == victim:
                guesses[grown, :] = guesses[number, :]
                guesses[grown, HOLDERS + at] = thief
                grown += 1
        guesses[number, WEIGHT] *= size - theirs
    return keep_weighty(guesses, grown)
