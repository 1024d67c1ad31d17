### آنچه سرور می‌گوید: رد کردن‌ها (`refusal-<reason>`) و جمله‌های آمادهٔ گفت‌وگو.

## میزها

refusal-too-late = دیر شد: بازی سر میز جلوتر رفته است
refusal-table-not-found = چنین میزی وجود ندارد
refusal-table-closed = این میز بسته شده است
refusal-too-many-tables = میزهای باز شما زیاد است: اول یکی را تمام کنید یا ببندید
refusal-seat-taken = این جا گرفته شده است
refusal-no-free-seat = همهٔ جاها گرفته شده‌اند
refusal-seats-empty = هنوز جای خالی هست: منتظر دیگران بمانید یا ربات اضافه کنید
refusal-not-seated = شما سر این میز جایی ندارید
refusal-not-host = فقط میزبان میز می‌تواند این کار را بکند
refusal-already-started = بازی شروع شده است
refusal-not-started = بازی هنوز شروع نشده است
refusal-not-over = بازی هنوز تمام نشده است
refusal-already-over = بازی دیگر تمام شده است
refusal-unknown-level = رباتی با سطح «{ $level }» وجود ندارد؛ مجاز: { $allowed }
refusal-rated-needs-people = بازی رتبه‌بندی دست‌کم دو نفر لازم دارد
refusal-no-such-person = چنین کسی سر این میز نیست
refusal-kicked = میزبان از شما خواسته است این میز را ترک کنید

## گفت‌وگو

refusal-muted = میزبان گفت‌وگو را سر این میز برای شما بسته است
refusal-chat-phrases-only = سر این میز فقط جمله‌های آماده به کار می‌روند
refusal-empty-message = پیام خالی است: جمله‌ای انتخاب کنید یا چیزی بنویسید

## آدم‌ها

refusal-not-logged-in = هنوز معلوم نیست شما کیستید: اول صفحه را باز کنید یا توکن خود را بفرستید
refusal-bad-name = نام باید خواندنی باشد و حداکثر { $longest } نویسه داشته باشد
refusal-name-taken = این نام گرفته شده است: نام دیگری انتخاب کنید
refusal-wrong-password = نام یا گذرواژه درست نیست
refusal-banned = شما دیگر نمی‌توانید این‌جا بازی کنید
refusal-has-account = شما از پیش حساب دارید
refusal-no-account = شما هنوز حساب ندارید
refusal-not-for-bots = حساب ربات‌ها نمی‌تواند این کار را بکند
refusal-bots-only = فقط حساب ربات‌ها می‌تواند این کار را بکند
refusal-too-many-bots = حساب‌های ربات شما کافی است: حداکثر { $limit }
refusal-too-many-imports = پرونده‌های شما کافی است: حداکثر { $limit }؛ اول یکی را پاک کنید

## درخواست‌ها

refusal-not-found = این‌جا چیزی نیست
refusal-bad-request = این درخواست فهمیده نمی‌شود: { $detail }
refusal-method-not-allowed = این کار این‌جا شدنی نیست
refusal-unsupported = این‌جا فقط { "\u2066" }JSON{ "\u2069" } فهمیده می‌شود
refusal-body-too-large = این خیلی بزرگ است
refusal-wrong-origin = این درخواست از صفحهٔ دیگری آمده است
refusal-too-many-requests = خیلی تند بود: { $seconds } ثانیهٔ دیگر دوباره امتحان کنید
refusal-too-many-sockets = اتصال‌های باز زیاد است: اول یکی را ببندید
refusal-too-many-streams = جریان‌های باز زیاد است: حداکثر { $limit }
refusal-no-table-here = این‌جا میزی نیست که این کار سر آن بشود
refusal-replay-too-large = این بازی برای بازپخش در این‌جا خیلی طولانی است: ثبت آن را بگیرید
refusal-record-too-large = پرونده در این‌جا حداکثر { $limit } کیلوبایت است
refusal-import-too-long = این پرونده برای نگهداری در این‌جا خیلی طولانی است: حداکثر { $limit } حرکت
refusal-server-error = این‌جا مشکلی پیش آمد؛ یادداشت شد
refusal-store-down = الان چیزی ذخیره نمی‌شود: کمی بعد دوباره امتحان کنید
refusal-no-proof = این ثبت بازی برای مخلوط کردن‌ها اثباتی ندارد

## جمله‌ها

phrase-hello = سلام!
phrase-good-luck = موفق باشید!
phrase-well-played = عالی بازی کردید!
phrase-nice-move = چه حرکت قشنگی!
phrase-ouch = آخ!
phrase-moo = ماااا!
phrase-thanks = ممنون!
phrase-hurry = منتظر شما هستیم …
phrase-one-moment = یک لحظه لطفاً
phrase-sorry = ببخشید!
phrase-again = یک بار دیگر؟
phrase-good-game = بازی خوبی بود!
phrase-bye = به امید دیدار!
