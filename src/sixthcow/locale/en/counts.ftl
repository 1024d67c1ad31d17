### A number with its noun, as shown in a table or a list.

count-points = { $count ->
    [one] { $count } penalty point
   *[other] { $count } penalty points
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
