### Several servers: PostgreSQL, NATS and workers.

refusal-no-cluster-extra = this needs more packages: { $command }
refusal-backup-of-postgres = a PostgreSQL database is backed up with its own tools: { $command }
refusal-no-bus = a worker needs a bus: --bus nats://…
worker-ready = Ready to think for bots.
worker-stopped = Stopped.
migrate-copied = { $kind }: { $count } copied and compared
migrate-done = Everything is in PostgreSQL now, and every match was replayed. The SQLite file is unchanged.
