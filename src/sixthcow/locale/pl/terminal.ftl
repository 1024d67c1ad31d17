### Terminal: słowa wokół stołu. Nazwy klawiszy przychodzą jako wartości.

## Stół

terminal-title = Sixth Cow
terminal-number = { $number }
terminal-round = Runda { $number }
terminal-lap = okrążenie { $number }
terminal-running = { $total } + { $running }
terminal-target = Cel { $number }
terminal-deck = Talia
terminal-clockwise = zgodnie z zegarem
terminal-counter = przeciwnie do zegara
terminal-aside = Zebrane:
terminal-choosing = wybiera…
terminal-has-chosen = wybór gotowy
terminal-bot-with = bot · { $cards }
terminal-unsaved-short = bez zapisu
terminal-keys-choose = { $arrows }, nr: wybierz · { $enter }: zagraj · { $hint }: rada · { $why }: czemu? · { $scores }: wyniki · { $quit }: koniec
terminal-keys-toggle = { $arrows }: wybierz · { $space }: weź lub nie · { $enter }: gotowe · { $hint }: rada · { $why }: czemu? · { $quit }: koniec
terminal-keys-watch = { $space }: pomiń · { $why }: czemu? · { $scores }: wyniki · { $quit }: koniec

## Hints

terminal-hint-cost = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-hint-cost-win = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $chance }%)
terminal-hint-costs = Ile średnio kosztuje każdy wybór, od najtańszego: { $costs }
terminal-hint-costs-win = Ile średnio kosztuje każdy wybór i jaką daje szansę na wygraną, od najtańszego: { $costs }
terminal-hint-wait = Podpowiedzi się przygotowują: za chwilę wciśnij { $key } ponownie
terminal-hint-alone = Podpowiedzi są tylko w grze z samymi botami.

## Między turami

terminal-handover = Teraz przy klawiaturze: { $name }
terminal-handover-key = { $name }: naciśnij { $key }, gdy tylko ty widzisz ekran

## Tabela wyników

terminal-sheet = { $rounds ->
    [0] Tabela wyników: żadna runda się jeszcze nie skończyła
    [one] Tabela wyników po { $rounds } rundzie
   *[other] Tabela wyników po { $rounds } rundach
}
terminal-match-over = Koniec gry
terminal-total = Wynik
terminal-keys-sheet = { $enter }: dalej · { $quit }: koniec
terminal-keys-over = { $again }: jeszcze raz · { $review }: analiza · { $menu }: inna gra · { $quit }: koniec
terminal-keys-review = { $arrows }: przewijanie · { $enter }: wstecz · { $quit }: koniec

## Początek

terminal-choose-game = W co gramy?
terminal-continue = Graj dalej
terminal-continue-file = Wróć do gry: { $game }, runda { $round }
terminal-language = Język: { $name }
terminal-keys-start = { $arrows }: wybierz · { $enter }: otwórz · { $language }: język · { $theme }: kolory · { $quit }: koniec
terminal-keys-setup = { $up }: wybierz · { $change }: zmień · { $enter }: graj · { $back }: wstecz
terminal-play = Graj
terminal-open-value = –
terminal-field-seats = Gracze
terminal-field-people = Osoby przy tej klawiaturze
terminal-field-bots = Przeciwnicy
terminal-field-speed = Tempo
terminal-field-theme = Kolory
terminal-field-language = Język
terminal-value-bots-cautious = ostrożni
terminal-value-bots-random = losowi
terminal-value-bots-careful = rozważni
terminal-value-bots-strong = silni
terminal-value-bots-master = mistrzowie
terminal-value-speed-slow = wolne
terminal-value-speed-normal = zwykłe
terminal-value-speed-fast = szybkie
terminal-value-speed-instant = od razu
terminal-value-theme-dark = ciemne
terminal-value-theme-light = jasne
terminal-person = { $people ->
    [1] Gracz
   *[other] Gracz { $number }
}
terminal-cows = Krasula, Mućka, Łaciata, Malina, Kalina, Róża, Wiśnia, Stokrotka, Jagoda, Gwiazda, Perła, Zorza, Pszczółka

## Wejście i wyjście

terminal-how-to-resume = Gra jest zapisana. Wrócisz do niej tak: { $command }
terminal-unsaved = Nie udało się zapisać gry w { $file }: { $detail }
terminal-file-exists = { $file } już istnieje: graj dalej ({ $option }) albo podaj inny plik.
terminal-no-terminal = Do gry potrzebny jest terminal: wejście i wyjście nie mogą być przekierowane.
terminal-nothing-to-resume = Nie ma niedokończonej gry, do której można wrócić.
terminal-too-small = Okno jest za małe: potrzeba co najmniej { $width } × { $height }
