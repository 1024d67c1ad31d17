### The coach in the page: reviews, hints, training.

coach-review = Review
coach-preparing = The analysis is being prepared. This takes a moment.
coach-graph = The total that everybody was expected to have after each round, from decision to decision
coach-decision = Decision
coach-decision-of = decision { $number } of { $count }
coach-seat = Decisions of
coach-next-mistake = Next mistake
coach-previous-mistake = Previous mistake
coach-choices = What each choice was expected to cost
coach-costs = expected: { $points } penalty points
coach-win-legend = The percentages are the chances to win the match.
coach-more-choices = { $count ->
    [one] and { $count } choice that is no better
   *[other] and { $count } choices that are no better
}
coach-played = played
coach-chose = { $name }: { $choice }
coach-error = That cost { $points } penalty points more than the best choice on average.
coach-hindsight = With hindsight only, when all cards were known: { $choice }.
coach-decider = { $by ->
    [clock] { $name } ran out of time and a bot decided, so this counts as luck.
    [record] This comes from the match that was continued here, so it counts as luck.
   *[bot] A bot decided for { $name }, so this counts as luck.
}
coach-summary = Errors and luck
coach-keys = Keys: arrows go from decision to decision, with Shift (or n and p) from mistake to mistake.

## Hints: what to look at. `reason` is one of the facts that reviews use.

hint-only = There's only one thing you can do.
hint-equal = All choices are about equally good.
hint-rows = Compare what the rows cost, and where your other cards will fit afterwards.
hint-beware = Watch out: { $reason }.
hint-row = Look at row { $row }: there's room for { $free ->
    [one] { $free } more card
   *[other] { $free } more cards
}. Which of your cards fits there?
hint-consider = Think about this: { $reason }.
hint-compare = Compare everything you can do.
coach-hint-costs = What each choice costs on average

training-title = Training
training-daily = Puzzle of the day
training-help = One choice is clearly the best. Find it.
training-game = Game
training-rating = Your rating
training-solved = Solved
training-streak = Days in a row
training-you = You
training-right = Right, that is the best choice.
training-wrong = { $choice } is better: yours costs { $points } penalty points more.
training-yours = your choice
training-next = Next position
training-all = You have answered all positions of this game.
training-mistake = Your mistake
training-mistake-help = You went wrong here in one of your matches. What is best?
training-due = { $count ->
    [0] Your mistakes: none due
   *[other] Your mistakes: { $count } due
}
training-back = { $days ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
training-learned = You have solved it every time. It will not come back.
training-added = { $count ->
    [one] Your mistake comes back there from tomorrow on.
   *[other] Your { $count } mistakes come back there from tomorrow on.
}

## How somebody plays, by the reviews of their matches

strengths-matches = { $count ->
    [one] { $count } match reviewed
   *[other] { $count } matches reviewed
}
strengths-empty = There is nothing here yet. Look at the review of a match that you have played: what it finds is collected here, in this browser.
strengths-errors = Errors per decision, match by match
strengths-lately = Lately you lose { $points } penalty points per decision by errors, about as much as bots of this level: { $level }.
strengths-situations = Where points are lost
strengths-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
strengths-average = Penalty points per decision. The line is the average: { $points }.
strengths-classes = Your choices
strengths-choices-of = Choices of { $name }
strengths-luck = Luck, match by match
strengths-luck-saved = So far luck has saved you { $points } penalty points. What the others do counts as luck, too.
strengths-luck-cost = So far luck has cost you { $points } penalty points. What the others do counts as luck, too.
