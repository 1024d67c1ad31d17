### Несколько серверов: PostgreSQL, NATS и рабочие процессы.

refusal-no-cluster-extra = для этого нужны дополнительные пакеты: { $command }
refusal-backup-of-postgres = копию базы PostgreSQL делают её собственными средствами: { $command }
refusal-no-bus = рабочему процессу нужна шина: --bus nats://…
worker-ready = Готов думать за ботов.
worker-stopped = Остановлен.
migrate-copied = { $kind }: скопировано и сверено { $count }
migrate-done = Теперь всё в PostgreSQL, и каждая игра воспроизведена заново. Файл остался прежним.
