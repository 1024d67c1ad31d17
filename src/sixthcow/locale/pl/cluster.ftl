### Kilka serwerów: PostgreSQL, NATS i procesy pomocnicze.

refusal-no-cluster-extra = do tego potrzeba dodatkowych pakietów: { $command }
refusal-backup-of-postgres = kopię bazy PostgreSQL robi się jej własnymi narzędziami: { $command }
refusal-no-bus = proces pomocniczy potrzebuje szyny: --bus nats://…
worker-ready = Gotowy do myślenia za boty.
worker-stopped = Zatrzymano.
migrate-copied = { $kind }: skopiowano i porównano { $count }
migrate-done = Wszystko jest teraz w PostgreSQL, a każdą grę odtworzono. Plik pozostał bez zmian.
