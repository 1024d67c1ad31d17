### Число с существительным в именительном падеже, как в таблице или списке. `other` — дроби: 3,5.

count-points = { $count ->
    [one] { $count } штрафное очко
    [few] { $count } штрафных очка
    [many] { $count } штрафных очков
   *[other] { $count } штрафного очка
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
