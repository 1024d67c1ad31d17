### Die Datensätze von `sixthcow dataset`.

dataset-progress = Dateien
dataset-done = { $folder } enthält { $matches } Partien.

## Was nicht geschrieben werden kann

refusal-dataset-other = { $folder } enthält einen anderen Datensatz: „{ $term }“ ist dort { $saved } und jetzt { $given }
refusal-no-extra = { $package } ist nicht installiert; mit { $command } kommt es dazu
refusal-bot-inside = der Bot „{ $bot }“ kann hier nicht spielen: das können nur die Bots von Sixth Cow selbst
