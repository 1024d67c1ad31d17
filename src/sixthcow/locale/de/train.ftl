### Das Training mit `sixthcow train`.

train-progress = Training
train-measured = { $seconds } s · { $millions } Millionen Entscheidungen · allein gegen einfache Spieler: { $yardsticks }
train-written = Der Spieler ist in { $file }. So spielt er: { $command }
refusal-train-device = auf „{ $device }“ kann nicht trainiert werden: { $detail }
refusal-train-weights = diese Gewichte lassen sich nicht verwenden: { $detail }
