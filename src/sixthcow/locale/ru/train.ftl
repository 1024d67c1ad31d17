### Обучение командой `sixthcow train`.

train-progress = Обучение
train-measured = { $seconds } с · решений (в миллионах): { $millions } · в одиночку против простых игроков: { $yardsticks }
train-written = Игрок сохранён в файле { $file }. Посмотреть, как он играет: { $command }
refusal-train-device = обучение на «{ $device }» невозможно: { $detail }
refusal-train-weights = эти веса использовать нельзя: { $detail }
