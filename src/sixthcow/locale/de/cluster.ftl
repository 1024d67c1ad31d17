### Mehrere Server: PostgreSQL, NATS und Arbeiter.

refusal-no-cluster-extra = dafür braucht es weitere Pakete: { $command }
refusal-backup-of-postgres = eine PostgreSQL-Datenbank wird mit ihren eigenen Werkzeugen gesichert: { $command }
refusal-no-bus = ein Worker braucht einen Bus: --bus nats://…
worker-ready = Bereit, für Bots zu denken.
worker-stopped = Angehalten.
migrate-copied = { $kind }: { $count } kopiert und verglichen
migrate-done = Alles ist jetzt in PostgreSQL, und jede Partie wurde nachgespielt. Die Datei ist unverändert.
