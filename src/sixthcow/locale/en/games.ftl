### Games, editions, options and titles.
### An option's name is `option-<option>`, or `option-<option>-<game>` where a game means something
### else by it; a value's name is `value-<option>-<value>`.

## Games

game-classic = Classic
    .summary = Four rows, ten cards, and one fear: being the sixth.
game-tactical = Tactical
    .summary = Every card in play is known: count, plan and set traps.
game-logical = Logical
    .summary = Pick your own hand from the open cards, then live with it.
game-tournament = Tournament
    .summary = Everyone plays the same hand once: who'll make the most of it?
game-professional = Professional
    .summary = Rows grow at both ends, so trouble comes from both sides.
game-open = Open Game
    .summary = Cards are shown one after another: set the trap or walk around it.
game-double = Double Strike
    .summary = Two cards per turn: twice the plans, twice the surprises.
game-hoof = Hold Your Hooves
    .summary = Take cards back into your hand and play them again, if you dare.
game-twins = Twins
    .summary = Numbers come in pairs, and twins share their place and their troubles.
game-himmel = Himmel, A... und Zwirn!
    .summary = Squeeze your cards under the targets, rob your friends, and keep your dung heap small.
game-custom = Your Own Mix
    .summary = Mix the rules to your taste and surprise the whole table.

## Editions

edition-boi-beret = Бой берёт!
    .help = Russian edition: the match ends when a total goes above the target.
edition-6-bierze = 6. bierze!
    .help = Polish edition: the match ends when a total goes above the target.
edition-korova-006 = Корова 006
    .help = Russian edition with eight variants: the match ends when a total reaches the target.
edition-persian = Persian edition
    .help = The match ends when a total goes above the target.

## Options

option-edition = Edition
    .help = The rulebook you play by; it decides how the match ends.
option-target = Target
    .help = How many bull heads in total end the match.
option-ends = The match ends
    .help = Whether a total must go above the target or only reach it.
option-rounds = Rounds
    .help = Play a fixed number of rounds instead of to a target.
option-rounds-himmel = Games
    .help = How many games to play. Points add up.
option-first = Starting seat
    .help = The seat that begins the first round.
option-cards = Cards per turn
    .help = How many cards everyone plays each turn.
option-cards-tournament = Hands
    .help = Whether hands are dealt as in the tactical game or chosen as in the logical one.
option-duplicate = Duplicate
    .help = The deal stays the same and every hand moves one seat on each round, so everyone plays every hand.
option-deck = Deck
    .help = Which cards are in play.
option-tie = Ties
    .help = What decides when the lowest scores are equal.
option-deal = Deal
    .help = How the players get their hands.
option-reveal = Playing cards
    .help = Whether everyone plays in secret or shows their cards one after another.
option-sides = Ends of a row
    .help = Where a card may be added to a row.

## Values of options

value-edition-boi-beret = { edition-boi-beret }
value-edition-6-bierze = { edition-6-bierze }
value-edition-korova-006 = { edition-korova-006 }
value-edition-persian = { edition-persian }
value-ends-exceeds = above the target
value-ends-reaches = on reaching the target
value-cards-tactical = dealt, as in Tactical
value-cards-logical = chosen, as in Logical
value-cards-1 = one
value-cards-2 = two
value-duplicate-true = yes
value-duplicate-false = no
value-deck-two = two full decks
value-deck-doubles = one deck and the doubles 11–99
value-deck-full = all 104 cards
value-deck-tactical = only the low cards
value-tie-again = another game
value-tie-specials = fewer special cards
value-deal-shuffle = shuffled
value-deal-draft = chosen in turn
value-reveal-hidden = face down
value-reveal-open = open, in turn
value-sides-right = right end only
value-sides-both = both ends

## Titles

title-loser = Lord of the Cows
    .help = The title of a player whose total reached the target, or of the highest total.
title-winner = Star of Cow Espionage
    .help = The title of the player with the fewest bull heads.
