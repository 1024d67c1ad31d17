### The rules, clause by clause: the name a player would use, and `.text` for the "why?" button.

## Cards

clause-CARD-1 = the deck
    .text = There are 104 cards, numbered 1 to 104, one of each.
clause-CARD-2 = bull heads
    .text = Most cards have 1 bull head. A number ending in 5 has 2, a multiple of 10 has 3, a multiple of 11 has 5, and the 55 has 7.

## Setting up a round

clause-DEAL-1 = number of players
    .text = Two to ten people can play.
clause-DEAL-2 = the deal
    .text = All 104 cards are shuffled before every round, and everyone gets 10.
clause-DEAL-3 = first cards of the rows
    .text = The next four cards are turned up and start rows 1 to 4, in the order they were drawn. The rest sit this round out.
clause-DEAL-4 = what is secret
    .text = Only you see your hand; rows and revealed cards are open to all. Taken cards are kept face down; you may look through your own pile, never another player's.

## A turn

clause-TURN-1 = secret pick
    .text = Everyone picks a card from their hand at the same time and lays it face down. You may change your pick until the last player has chosen.
clause-TURN-2 = the reveal
    .text = Once everyone has picked, all the cards are turned up together.
clause-TURN-3 = lowest first
    .text = The revealed cards are placed one by one, lowest number first.
clause-TURN-4 = ten turns
    .text = A round lasts ten turns. Then all hands are empty.

## Placing a card

clause-PLACE-1 = ascending order
    .text = A card can follow the last card of a row only if it is higher.
clause-PLACE-2 = smallest difference
    .text = If the card fits several rows, it must go to the one whose last card is the closest below it.
clause-PLACE-3 = full row
    .text = A row holds five cards. If yours would be the sixth, you take those five, and your card becomes the first of the row.
clause-PLACE-4 = lowest card
    .text = If your card is lower than the last card of every row, you take one whole row of your choice, and your card becomes its first card.
clause-PLACE-5 = choosing when your card comes up
    .text = You choose the row to take when your card comes up, seeing all the revealed cards and the rows as they are then. The cards after yours wait for you.
clause-PLACE-6 = free choice of row
    .text = You may take any row, even if another one has fewer bull heads.
clause-PLACE-7 = taken cards
    .text = Cards you take go to your pile and do not come back to your hand in this round.

## Scoring and the end of a match

clause-SCORE-1 = counting bull heads
    .text = At the end of a round everyone counts the bull heads in their pile and adds them to their total.
clause-END-1 = above the target
    .text = The match ends after the round in which someone's total goes above the target, usually 66.
clause-END-2 = target reached
    .text = The match ends after the round in which someone's total reaches the target, usually 66, or goes above it.
clause-END-3 = lowest total wins
    .text = The lowest total wins. Players tied for the lowest share the win.
clause-END-4 = another target
    .text = Before the start the players may agree on another target, or on a fixed number of rounds.
clause-END-5 = titles
    .text = A player who has reached the target loses and becomes Lord of the Cows; if nobody has, the highest total earns that title. The winner is the Star of Cow Espionage.
clause-END-6 = which ending applies
    .text = Classic and Logical end when a total goes above the target, the other variants as soon as one reaches it. Choosing another edition changes that.

## Tactical

clause-TACT-1 = only the low cards
    .text = Only the cards from 1 up to ten per player plus four are used: 1 to 34 for three players. All of them are dealt, so everyone knows which cards are in play.

## Logical

clause-LOGIC-1 = cards face up
    .text = The cards from 1 up to ten per player plus four are laid out face up.
clause-LOGIC-2 = choosing your hand
    .text = Clockwise from the first player, each takes one card at a time until everyone holds 10. The last four start the rows, from low to high.
clause-LOGIC-3 = hands you could remember
    .text = Everyone sees who takes what, so a good memory knows every hand. The table may agree to show them on screen.
clause-LOGIC-4 = first choice moves on
    .text = The first choice moves one seat clockwise each round.

## Tournament

clause-TOUR-1 = a round for each player
    .text = There are as many rounds as players, and no target. The cards are dealt as in the tactical game or chosen as in the logical one.
clause-TOUR-2 = the same hand for everyone
    .text = The first player's hand from round 1 goes round the table: each player plays it in one round, and only their penalty in that round is written down. It is secret in round 1 and known to all afterwards.
clause-TOUR-3 = all the other cards
    .text = Each round the others get new hands and the rows new cards; if hands are chosen, the rows keep theirs. In a duplicate tournament the whole deal stays, and every hand moves on one seat.
clause-TOUR-4 = lowest penalty wins
    .text = The lowest written penalty wins; equal ones share the win. More than five players is not recommended.

## Professional

clause-PRO-1 = both ends of a row
    .text = A card may go at either end of a row: on the left if it is lower than the first card, on the right if it is higher than the last.
clause-PRO-2 = closest end
    .text = The card must go to the end where the difference to its neighbour is smallest. If a left and a right end are equally close, its player chooses.
clause-PRO-3 = sixth card at either end
    .text = If your card would be the sixth in its row, on the left or on the right, you take the five, and your card becomes the first of the row.
clause-PRO-4 = no end fits
    .text = If your card fits no end of any row, you take one whole row of your choice, and your card becomes its first card.

## Open game

clause-OPEN-1 = starter marker
    .text = Card 1 leaves the deck and marks the player who shows first. That leaves cards for two to nine players.
clause-OPEN-2 = the marker moves on
    .text = The oldest player, or another the table agrees on, has the marker first. After each round it moves one seat clockwise.
clause-OPEN-3 = showing in turn
    .text = The player with the marker shows their card first, then the others clockwise, each seeing the cards before theirs. A card once shown can't be changed; when all are shown, they are placed as usual.

## Double strike

clause-DOUBLE-1 = two cards per turn
    .text = Everyone gets 14 cards and picks two of them each turn, face down, for seven turns. Two to seven can play.
clause-DOUBLE-2 = lowest card goes first
    .text = The player who showed the lowest card goes first and places both cards, in either order. Then comes the player with the lowest card among the rest.
clause-DOUBLE-3 = order of your two cards
    .text = You choose the order when your turn to place comes, seeing the rows as they are then. If a card makes you take a row of your choice, you choose it when that card comes up.

## Hold your hooves

clause-HOOF-1 = taking turns
    .text = Everyone gets 14 cards; two to seven can play. The youngest, or another the table agrees on, begins, and play goes clockwise.
clause-HOOF-2 = one card or two
    .text = On your turn you place a card. Once you see what it did, you may place a second.
clause-HOOF-3 = pile or hand
    .text = When you take a row, you decide card by card, for all to see, what goes to your pile and what joins your hand. A hand never holds more than 16 cards.
clause-HOOF-4 = taken cards play again
    .text = Cards you take into your hand can be played from then on, even as the second card of the same turn.
clause-HOOF-5 = end of the game
    .text = The game ends when someone has no cards left at the end of a lap, or at once when the player whose turn it is has more than 20 cards in their pile.
clause-HOOF-6 = cards in hand count double
    .text = Cards left in your hand count double, cards in your pile once. The lowest total wins.
clause-HOOF-7 = sixty laps at most
    .text = If the game has not ended after 60 laps, it stops there and is scored.

## Twins

clause-TWIN-1 = two decks
    .text = The game uses two full decks, or one deck and a second set of the doubles 11, 22 … 99. Everyone gets 10 cards; two to ten can play.
clause-TWIN-2 = twins together
    .text = Twins revealed in the same turn are placed together, one on the other, and count as one card of the row. The player who takes them counts both.
clause-TWIN-3 = onto its twin
    .text = If a card's twin is the last card of a row, the card is laid on it and can never be the sixth. If the twin is deeper in a row, the card is placed as usual.
clause-TWIN-4 = sharing the penalty
    .text = If twins placed together take a row, their two players share its bull heads, half each.
clause-TWIN-5 = who chooses for the twins
    .text = If twins placed together are lower than every row, the one of the two players who comes first, clockwise from the round's first seat, chooses the row to take. The first seat moves on by one each round.
clause-TWIN-6 = twins at the start
    .text = If the first cards of the rows include twins, one is laid on the other, and the next card of the deck starts the free row.

## Combining

clause-MIX-1 = mixing the rules
    .text = You may combine the deck, the deal, hidden or open play, the number of cards per turn and the ends of the rows. A mix that cannot be dealt or makes no sense is refused, with the reason.
clause-MIX-2 = what a mix needs
    .text = With two cards per turn everyone gets 14, and the tactical deck has 14 cards per player plus four. Choosing hands needs the tactical deck; with that deck card 1 is dealt too, and a token marks the starter.

## Himmel, A... und Zwirn!

clause-HIM-CARD-1 = the cards
    .text = There are 70 number cards, 1 to 70, and 15 special cards: 6 reverse, 5 theft and 4 raise. An arrow shows the direction of play, a marker shows one of the targets.
clause-HIM-DEAL-1 = hands and target cards
    .text = Everyone gets 5 secret cards, and the top two cards of the deck become the target cards. A special card turned up there is replaced and shuffled back.
clause-HIM-DEAL-2 = the start
    .text = The marker starts on the target card turned up first, and play goes clockwise. The table agrees on the first player; each further game of a match begins one seat on.
clause-HIM-TURN-1 = your turn
    .text = You play one number card or one special card, or you play nothing and take the marked stack. Playing nothing is always allowed.
clause-HIM-TURN-2 = drawing cards
    .text = At the end of your turn you draw until you hold 5 cards, as long as the deck lasts.
clause-HIM-NUM-1 = playing a number card
    .text = A number card goes under one of the two target cards. It must be lower than the target and higher than the top card of the stack there, if there is one.
clause-HIM-SPEC-1 = special cards count too
    .text = A special card you have played goes to your own dung heap and counts there.
clause-HIM-SPEC-2 = reverse
    .text = Reverse changes the direction of play. You may play one per turn; the next player may reverse again.
clause-HIM-SPEC-3 = theft
    .text = You take a card, unseen, from the hand of another player, who then draws one from the deck if there is one left. Nobody without cards can be robbed.
clause-HIM-SPEC-4 = raise
    .text = You lay a number card from your hand on a lower target card: it is the new target, and the old one stays under it. Without such a card you cannot play raise.
clause-HIM-PASS-1 = playing nothing
    .text = If you play nothing, the marked target card, everything under it and its stack go to your dung heap. The marker moves to the other target card.
clause-HIM-PASS-2 = a new target card
    .text = After taking the stack you lay any number card from your hand as the new target card. If you hold only special cards, the deck provides it; if the deck has no number card either, the game ends.
clause-HIM-END-1 = last stack taken
    .text = Once the deck is empty, the game ends as soon as someone plays nothing on their turn and takes the marked stack. If the deck still had cards when that turn began, play goes on.
clause-HIM-END-2 = counting the dung heap
    .text = Every card in your dung heap is one penalty point, whatever its number. Cards in hand and the other stack do not count, and the lowest score wins.
clause-HIM-END-3 = tie
    .text = If the lowest scores are equal, everyone plays another game and the points are added. By agreement, or after ten such games, fewer special cards played decide; if those are equal too, the win is shared.
clause-HIM-MATCH-1 = revenge
    .text = One game is complete in itself. For revenge you play three, or as many as you agree, and the lowest sum of points wins.
