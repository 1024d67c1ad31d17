### Наборы данных команды `sixthcow dataset`.

dataset-progress = Файлы
dataset-done = { $folder }: игр: { $matches }.

## Что нельзя записать

refusal-dataset-other = в { $folder } другой набор данных: «{ $term }» там { $saved }, а теперь { $given }
refusal-no-extra = пакет { $package } не установлен; его ставит { $command }
refusal-bot-inside = бот «{ $bot }» не может здесь играть: годятся только боты из состава Sixth Cow
