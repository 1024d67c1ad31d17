### Eine Zahl mit ihrem Hauptwort, im Nominativ, wie in einer Tabelle oder Liste.

count-points = { $count ->
    [one] { $count } Minuspunkt
   *[other] { $count } Minuspunkte
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
