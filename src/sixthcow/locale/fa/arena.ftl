### میدان: ربات‌ها در برابر هم. `rotations` یعنی چند بار با همان کارت‌ها جا عوض می‌کنند.

arena-preparing = در حال آماده‌سازی
arena-progress = در حال بازی
arena-head = { $game } · { $seats } صندلی · { $matches } بازی ({ $deals } پخش × { $rotations } چینش) · بذر { $seed }
arena-stopped = پس از { $done } بازی از { $planned } بازی متوقف شد.
arena-nothing = پیش از پایان نخستین پخش متوقف شد.

## جدول

arena-column-bot = ربات
arena-column-penalty = جریمه در هر بازی
arena-column-wins = برد هر صندلی
arena-column-rating = ریتینگ
arena-column-lost = تصمیم ازدست‌رفته
arena-column-pair = اختلاف
arena-column-corrected = بدون شانس
arena-column-judged = خطاها به گفتهٔ تحلیل
arena-number = { $number }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { $share }٪
arena-error = { $mean } ± { $error }

## تصمیم‌هایی که ربات از دست داد: چگونه، چند بار، و نخستین آن‌ها

arena-fault-crash = از کار افتاد
arena-fault-late = به‌موقع پاسخ نداد
arena-fault-illegal = حرکت غیرمجاز
arena-fault-garbled = پیام ناخوانا
arena-fault-flood = خروجی بیش از اندازه
arena-lost = { $bot }: { $kind } × { $count }
arena-lost-first = { $bot }: { $kind } × { $count }، نخست: { $first }

## آنچه نمی‌شود بازی کرد

refusal-bot-unknown = ربات «{ $bot }» وجود ندارد؛ مجاز: { $allowed }
refusal-bot-program = ربات «{ $bot }» نمی‌تواند بازی کند: برنامهٔ «{ $program }» وجود ندارد
refusal-bot-unfit = ربات «{ $bot }» نمی‌تواند بازی کند: { $detail }
refusal-bot-silent = ربات «{ $bot }» به سلام پاسخ نداد: { $detail }
refusal-worker-lost = یکی از فرایندهای بازی ناگهان پایان یافت
refusal-cluster-unreachable = از خوشهٔ ⁨Ray⁩ در { $address } نمی‌توان استفاده کرد: { $detail }
refusal-cluster-version = همهٔ رایانه‌های خوشه به ⁨Sixth Cow⁩ نسخهٔ { $version } نیاز دارند
refusal-cluster-failed = یکی از رایانه‌های خوشه نتوانست بازی کند: { $detail }
refusal-unwritable = نمی‌توان { $file } را نوشت: { $detail }
refusal-save-line = سطر { $line } از { $file } را میدان ننوشته است
refusal-save-other = { $file } از میدان دیگری است: «{ $term }» آنجا { $saved } است و اکنون { $given }
