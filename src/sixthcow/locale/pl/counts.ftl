### Liczba z rzeczownikiem w mianowniku, jak w tabeli lub na liście. `other` to ułamki: 3,5.

count-points = { $count ->
    [one] { $count } ujemny punkt
    [few] { $count } ujemne punkty
    [many] { $count } ujemnych punktów
   *[other] { $count } ujemnego punktu
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
