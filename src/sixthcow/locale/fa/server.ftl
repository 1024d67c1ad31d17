### آنچه سرور می‌گوید: رد کردن‌ها (`refusal-<reason>`) و جمله‌های آمادهٔ گفتگو.

## میزها

refusal-too-late = دیر شد: بازی سر میز جلوتر رفته است
refusal-table-not-found = چنین میزی وجود ندارد
refusal-table-closed = این میز بسته شده است
refusal-too-many-tables = میزهای باز شما زیاد است: اول یکی را تمام کنید یا ببندید
refusal-too-many-bot-tables = { $limit } میز شما فقط با ربات‌ها در جریان است: اول یکی را ببندید
refusal-seat-taken = این صندلی گرفته شده است
refusal-no-free-seat = همهٔ صندلی‌ها گرفته شده‌اند
refusal-seats-empty = هنوز صندلی خالی هست: منتظر دیگران بمانید یا ربات اضافه کنید
refusal-not-seated = شما سر این میز صندلی ندارید
refusal-not-host = فقط میزبان میز می‌تواند این کار را بکند
refusal-already-started = بازی شروع شده است
refusal-not-started = بازی هنوز شروع نشده است
refusal-not-over = بازی هنوز تمام نشده است
refusal-already-over = بازی تمام شده است
refusal-unknown-level = رباتی با سطح «{ $level }» وجود ندارد؛ مجاز: { $allowed }
refusal-rated-needs-people = بازی رتبه‌ای دست‌کم دو بازیکن انسانی لازم دارد
refusal-no-such-person = چنین کسی سر این میز نیست
refusal-kicked = میزبان شما را از این میز بیرون کرده است
refusal-hint-rated = در بازی‌های رتبه‌ای راهنمایی نیست
refusal-hint-public = سر میزهای عمومی راهنمایی نیست
refusal-hint-people = راهنمایی فقط برای بازی تنها با ربات‌هاست: اینجا دیگران هم بازی می‌کنند
refusal-hint-not-now = راهنمایی فقط برای تصمیم خودتان است: نوبت شما نیست
refusal-hint-failed = راهنمایی انجام نشد: کمی بعد دوباره امتحان کنید

## گفتگو

refusal-muted = میزبان گفتگوی شما را سر این میز بسته است
refusal-chat-phrases-only = سر این میز فقط جمله‌های آماده به کار می‌روند
refusal-empty-message = پیام خالی است: جمله‌ای انتخاب کنید یا چیزی بنویسید

## آدم‌ها

refusal-not-logged-in = هنوز معلوم نیست شما کیستید: اول صفحه را باز کنید یا توکن خود را بفرستید
refusal-bad-name = نام باید دست‌کم یک نویسهٔ دیدنی و حداکثر { $longest } نویسه داشته باشد
refusal-name-taken = این نام گرفته شده است: نام دیگری انتخاب کنید
refusal-wrong-password = نام یا گذرواژه درست نیست
refusal-banned = شما دیگر نمی‌توانید اینجا بازی کنید
refusal-has-account = شما از پیش حساب دارید
refusal-no-account = شما هنوز حساب ندارید
refusal-not-for-bots = حساب ربات‌ها نمی‌تواند این کار را بکند
refusal-bots-only = فقط حساب ربات‌ها می‌تواند این کار را بکند
refusal-too-many-bots = حداکثر { $limit } حساب ربات می‌توانید داشته باشید
refusal-too-many-imports = حداکثر { $limit } بازی ضبط‌شده می‌توانید نگه دارید: اول یکی را پاک کنید

## درخواست‌ها

refusal-not-found = اینجا چیزی نیست
refusal-bad-request = این درخواست قابل فهم نیست: { $detail }
refusal-method-not-allowed = این کار اینجا شدنی نیست
refusal-unsupported = اینجا فقط { "\u2066" }JSON{ "\u2069" } پذیرفته می‌شود
refusal-compressed = اینجا محتوای فشرده پذیرفته نمی‌شود
refusal-body-too-large = این خیلی بزرگ است
refusal-wrong-origin = این درخواست از صفحهٔ دیگری آمده است
refusal-too-many-requests = خیلی تند بود: { $seconds } ثانیهٔ دیگر دوباره امتحان کنید
refusal-too-busy = سرور هنوز درگیر درخواست‌های قبلی شماست: { $seconds } ثانیهٔ دیگر دوباره امتحان کنید
refusal-too-much-unread = پاسخ‌های قبلی هنوز خوانده نشده است: اول آن‌ها را بخوانید
refusal-too-many-sockets = اتصال‌های باز زیاد است: اول یکی را ببندید
refusal-too-many-streams = جریان‌های باز زیاد است: حداکثر { $limit }
refusal-no-table-here = اول سر میزی بنشینید
refusal-replay-too-large = این بازی برای بازپخش در اینجا خیلی طولانی است: پروندهٔ آن را دریافت کنید
refusal-review-too-long = این بازی برای بررسی خیلی طولانی است: حداکثر { $limit } حرکت
refusal-review-failed = بررسی انجام نشد: کمی بعد دوباره امتحان کنید
refusal-record-too-large = پرونده در اینجا حداکثر { $limit } کیلوبایت است
refusal-import-too-long = این پرونده برای نگهداری در اینجا خیلی طولانی است: حداکثر { $limit } حرکت
refusal-server-error = اینجا مشکلی پیش آمد؛ خطا ثبت شد
refusal-store-down = الان چیزی ذخیره نمی‌شود: کمی بعد دوباره امتحان کنید
refusal-no-proof = این پرونده مدرکی برای مخلوط کردن منصفانه ندارد

## جمله‌ها

phrase-hello = سلام!
phrase-good-luck = موفق باشید!
phrase-well-played = عالی بازی کردید!
phrase-nice-move = چه حرکت قشنگی!
phrase-ouch = آخ!
phrase-moo = ماااا!
phrase-thanks = ممنون!
phrase-hurry = منتظر شما هستیم…
phrase-one-moment = یک لحظه لطفاً
phrase-sorry = ببخشید!
phrase-again = یک بار دیگر؟
phrase-good-game = بازی خوبی بود!
phrase-bye = به امید دیدار!
