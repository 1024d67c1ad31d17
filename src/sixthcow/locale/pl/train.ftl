### Trening poleceniem `sixthcow train`.

train-progress = Trening
train-measured = { $seconds } s · decyzje (w milionach): { $millions } · w pojedynkę przeciw prostym graczom: { $yardsticks }
train-written = Gracz jest w pliku { $file }. Aby zobaczyć, jak gra: { $command }
refusal-train-device = nie można trenować na „{ $device }”: { $detail }
refusal-train-weights = nie można użyć tych wag: { $detail }
