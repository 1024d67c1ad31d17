### Zbiory danych polecenia `sixthcow dataset`.

dataset-progress = Pliki
dataset-done = { $folder }: gry: { $matches }.

## Czego nie można zapisać

refusal-dataset-other = { $folder } zawiera inny zbiór danych: „{ $term }” to tam { $saved }, a teraz { $given }
refusal-no-extra = brak pakietu { $package }; zainstaluj go: { $command }
refusal-bot-inside = bot „{ $bot }” nie może tu grać: mogą tylko boty dołączone do Sixth Cow
