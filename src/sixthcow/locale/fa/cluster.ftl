### چند سرور: PostgreSQL، NATS و کارگرها.

refusal-no-cluster-extra = برای این کار بسته‌های دیگری لازم است: { $command }
refusal-backup-of-postgres = از پایگاه دادهٔ ⁨PostgreSQL⁩ با ابزارهای خودش پشتیبان گرفته می‌شود: { $command }
refusal-no-bus = فرایند کارگر به یک گذرگاه نیاز دارد: ⁨--bus nats://…⁩
worker-ready = آمادهٔ فکر کردن برای ربات‌ها.
worker-stopped = متوقف شد.
migrate-copied = { $kind }: { $count } رونوشت و مقایسه شد
migrate-done = اکنون همه چیز در ⁨PostgreSQL⁩ است و همهٔ بازی‌ها بازپخش شدند. فایل همان‌گونه که بود مانده است.
