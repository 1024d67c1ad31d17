### Training with `sixthcow train`.

train-progress = Training
train-measured = { $seconds } s · { $millions } million decisions · alone against simple players: { $yardsticks }
train-written = The player is in { $file }. To see it play: { $command }
refusal-train-device = cannot train on "{ $device }": { $detail }
refusal-train-weights = cannot use these weights: { $detail }
