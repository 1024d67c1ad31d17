### Arena: boty przeciw botom. `rotations` mówi, ile razy boty zmieniają miejsca przy tych samych kartach.

arena-preparing = Przygotowanie
arena-progress = Rozegrano
arena-head = { $game } · miejsca: { $seats } · gry: { $matches } (rozdania: { $deals } × zmiany miejsc: { $rotations }) · ziarno { $seed }
arena-stopped = Przerwano: gry rozegrane { $done }, planowane { $planned }.
arena-nothing = Przerwano, zanim skończyło się pierwsze rozdanie.

## Tabela

arena-column-bot = bot
arena-column-penalty = ujemne punkty na grę
arena-column-wins = wygrane na miejsce
arena-column-rating = ranking
arena-column-lost = stracone decyzje
arena-column-pair = różnica
arena-column-corrected = bez szczęścia
arena-column-judged = błędy według analizy
arena-number = { $number }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { $share }%
arena-error = { $mean } ± { $error }

## Decyzje, które bot stracił: jak, ile razy i pierwsza z nich

arena-fault-crash = awaria
arena-fault-late = brak odpowiedzi na czas
arena-fault-illegal = niedozwolony ruch
arena-fault-garbled = nieczytelna wiadomość
arena-fault-flood = za dużo tekstu
arena-lost = { $bot }: { $kind } × { $count }
arena-lost-first = { $bot }: { $kind } × { $count }, pierwszy raz: { $first }

## Czego nie można zagrać

refusal-bot-unknown = nie ma bota „{ $bot }”; dozwolone: { $allowed }
refusal-bot-program = bot „{ $bot }” nie może grać: nie ma programu „{ $program }”
refusal-bot-unfit = bot „{ $bot }” nie może grać: { $detail }
refusal-bot-silent = bot „{ $bot }” nie odpowiedział na powitanie: { $detail }
refusal-worker-lost = jeden z grających procesów nieoczekiwanie się zakończył
refusal-cluster-unreachable = nie można użyć klastra Ray pod adresem { $address }: { $detail }
refusal-cluster-version = każdy komputer klastra potrzebuje Sixth Cow { $version }
refusal-cluster-failed = jeden z komputerów klastra nie mógł grać: { $detail }
refusal-unwritable = nie można zapisać { $file }: { $detail }
refusal-save-line = wiersz { $line } w { $file } nie pochodzi z areny
refusal-save-other = { $file } należy do innej areny: „{ $term }” to tam { $saved }, a teraz { $given }
