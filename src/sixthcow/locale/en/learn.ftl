### The introduction: short lessons with the rulebooks' own examples.

learn-chapters = Chapters
learn-next = Next
learn-done = Continue
learn-right = Right!
learn-free = Also allowed!
learn-wrong = Not there.
learn-where = { $name } plays { $card }. Where does it go?
learn-which-row = { $name }'s { $card } fits in no row, so { $name } takes one. Which would you take?
learn-how-many = How many bull heads does the { $card } have?

learn-rows = Four rows
learn-rows-text = Everyone has picked a card in secret; now the cards are revealed and placed, lowest first. A card goes to the row whose last card is the closest below it. Tap the row.
learn-sixth = The sixth card
learn-sixth-text = A row holds five cards. If yours would be the sixth, you take the five: that's what this game is about. Same table, next turn.
learn-low = Too low
learn-low-text = What if a card is lower than the end of every row? Then its player takes a whole row, any they like, and the card starts that row afresh.
learn-heads = Bull heads
learn-heads-text = Every bull head on the cards you take is a penalty point. Fewest heads wins. Most cards have one head, some have more.
learn-round = Half a round
learn-round-text = Five turns on one table, all rules together. Can you place every card?
learn-himmel = Himmel, A... und Zwirn!
learn-himmel-text = A different game: two targets instead of rows. A card goes under a target if it's lower than the target and higher than the top card of the stack there. If you play nothing, you take the marked stack.
learn-tips = Tips
learn-tips-text = What the rulebooks advise, and what good players do.
learn-tip-nearest = The closest card decides, even when it hurts: the 45 must follow the 42 in the full row, although following the 41 would be kinder.
learn-tip-displaced = A safe place can vanish: the 62 was meant for the 61, but the 29 takes that row first, and the 62 lands as the sixth elsewhere.
learn-tip-fifth = A card that comes fifth, right after the last number of its row, is safe: nobody can squeeze in between.
learn-tip-low = Low cards let you choose: when a row costs a single head, a very low card is a cheap way out.
learn-training = Train with positions
