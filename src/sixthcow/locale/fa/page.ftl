### صفحهٔ مرورگر: واژه‌های دور میز. اصطلاح‌های بازی در فایل‌های دیگر است.

page-title = گاو ششم
page-close = بستن
page-retry = تلاش دوباره
page-home = صفحهٔ نخست
page-offline = سرور در دسترس نیست. با برگشتن اینترنت، صفحه دوباره کار می‌کند.
page-missing = اینجا چیزی نیست.

## صفحهٔ نخست

page-play-now = شروع بازی
page-play-friends = بازی با دوستان
page-play-quick = بازی سریع

## دور میز

page-round = دور { $number }
page-lap = گردش { $number }
page-ends-at = پایان با رسیدن به { $target }
page-ends-above = پایان با گذشتن از { $target }
page-ends-after = { $rounds } دور
page-by-memory = با حافظه
page-continues = ادامهٔ یک بازی دیگر
page-clockwise = ساعتگرد
page-counter = پادساعتگرد
page-clock = زمان مانده
page-days = { $count } روز
page-watchers = { $count ->
    [1] { $count } نفر تماشا می‌کند
   *[other] { $count } نفر تماشا می‌کنند
}
page-panels = بیشتر دربارهٔ این میز
page-panel-log = رویدادها
page-panel-chat = گفتگو
page-panel-memory = یادآور
page-panel-scores = امتیازها
page-panel-rules = قوانین
page-panel-options = تنظیمات

## بازیکنان

page-players = بازیکنان
page-player = بازیکن
page-points = امتیاز منفی
page-this-round = { $count } در این دور
page-choosing = در حال انتخاب…
page-has-chosen = انتخاب کرد
page-away = غایب
page-away-bot = غایب، ربات بازی می‌کند
page-stand-in = ربات بازی می‌کند
page-bot = ربات
page-pile = { $count } کارت برداشته‌شده
page-meet = بیشتر دربارهٔ { $name }
page-bot-of = ربات، قدرت: { $level }
page-no-seat = بدون صندلی
page-is-muted = گفتگویش بسته است
page-their-page = بازی‌ها و آمار
page-hide-chat = پنهان کردن پیام‌هایش در این دستگاه
page-show-chat = نمایش دوبارهٔ پیام‌هایش
page-kick = بیرون کردن
page-kick-sure = { $status ->
    [playing] { $name } را بیرون می‌کنید؟ ربات به جایش ادامه می‌دهد و خودش دیگر نمی‌تواند به این میز برگردد.
   *[other] { $name } را بیرون می‌کنید؟ دیگر نمی‌تواند به این میز برگردد.
}
page-flag-starter = شروع‌کننده
page-flag-featured = دستی را بازی می‌کند که حساب می‌شود

## کارت‌ها

page-row = ردیف { $number }: { $cards }؛ { $heads } کله‌گاو
page-deck = دسته
page-marker = نشانگر اینجاست
page-your-hand = دست شما
page-dock = چه باید کرد
page-goal-heads = هر کس کمترین کله‌گاو را داشته باشد برنده است.
page-goal-points = هر کس کمترین امتیاز منفی را داشته باشد برنده است.
page-goal-above = بازی وقتی تمام می‌شود که مجموع کسی از { $target } بیشتر شود.
page-goal-at = بازی وقتی تمام می‌شود که مجموع کسی به { $target } برسد.
page-goal-rounds = بازی { $rounds } دور است.
page-sending = در حال فرستادن…
page-tap-again = برای تأیید دوباره لمس کنید
page-skip = رد کردن
page-why = چرا؟
page-hint = راهنمایی

## رویدادها، امتیازها، کمک حافظه

page-log-empty = هنوز اتفاقی نیفتاده است.
page-hints-of = { $count ->
    [one] { $name } یک راهنمایی گرفته است
   *[other] { $name } تعداد { $count } راهنمایی گرفته است
}
page-log-placed = { $count ->
    [1] کارت { $card } به ردیف { $row }
   *[other] دوقلوهای { $card } به ردیف { $row }
}
page-log-row-taken = { $name } ردیف { $row } را برمی‌دارد: { $heads } کله‌گاو
page-log-scored = { $name }: { $points } امتیاز، در مجموع { $total }
page-scores-empty = هنوز دوری تمام نشده است.
page-total = مجموع
page-chart = مجموع امتیازها دور به دور، به صورت خط
page-memory-help = کارت‌های روشن در این دور هنوز دیده نشده‌اند.
page-memory-unseen = کارت‌هایی که هنوز دیده نشده‌اند
page-round-over = دور { $number } تمام شد
page-next-round = دور بعد
page-ready-wait = منتظر { $names }…
page-ready-you = همه منتظر شما هستند.
page-heads-left = { $name } تا پایان بازی { $count } کله‌گاو فاصله دارد.
page-rounds-left = { $count } دور دیگر مانده است.

## پایان

page-over = بازی تمام شد
page-you-win = { $count ->
    [1] شما با { $points } امتیاز منفی برنده شدید
   *[other] شما و { $names } با { $points } امتیاز منفی با هم برنده شدید
}
page-result = نمایش نتیجه
page-rematch = یک بار دیگر
page-to-rematch = رفتن به بازی بعدی
page-replay = تماشای دوبارهٔ بازی
page-review = بررسی بازی
page-original-round = در بازی اصلی، این صندلی در این دور { $points } گرفت.
page-original-total = نتیجهٔ شما: { $mine }. در بازی اصلی، این صندلی با { $points } تمام کرد.

## پیش از شروع

page-seats-count = { $count } صندلی
page-rated = رتبه‌ای
page-host = میزبان
page-ask-name = دیگران شما را چه صدا کنند؟
page-ask-name-save = تأیید
page-ask-name-skip = فعلاً نه
page-free-seat = صندلی خالی
page-sit = اینجا بنشینید
page-move-up = بردن { $name } به یک صندلی بالاتر
page-remove = حذف { $name }
page-bot-level = قدرت ربات‌ها
page-fill-bots = { $count ->
    [one] افزودن یک ربات
   *[other] افزودن { $count } ربات
}
page-start = شروع
page-sit-down = نشستن سر میز
page-take-a-seat = شما تماشا می‌کنید. برای بازی روی یک صندلی بنشینید.
page-all-taken = شما تماشا می‌کنید: همهٔ صندلی‌ها پر است.
page-change = تغییر
page-change-title = تغییر تنظیمات میز
page-change-save = ذخیره
page-change-stand = دیگر صندلی ندارند: { $names }
page-host-starts = وقتی همهٔ صندلی‌ها پر شد، میزبان شروع می‌کند.
page-quick-free = هنوز { $count } صندلی خالی است.
page-quick-then = بازی وقتی شروع می‌شود که همهٔ صندلی‌ها پر شود؛ وگرنه با پایان زمان، ربات‌ها می‌نشینند.
page-quick-clock = زمان باقی‌مانده تا آمدن ربات‌ها
page-invite = این پیوند را برای دوستانتان بفرستید، یا بگذارید کد را اسکن کنند.
page-link = پیوند این میز
page-share = هم‌رسانی
page-copied = کپی شد
page-qr = پیوند این میز به صورت کد { "\u2066QR\u2069" }

## گفتگو

page-chat-empty = هنوز کسی چیزی نگفته است.
page-unread = (پیام‌های تازه)
page-message = پیام
page-send = فرستادن
page-mute = بستن گفتگویش برای همه
page-unmute = باز کردن گفتگویش
page-muted = میزبان گفتگوی شما را اینجا بسته است.

## تماشا، رفتن، برگشتن

page-watching = شما تماشا می‌کنید.
page-bot-plays = ربات به جای شما بازی می‌کند.
page-take-back = برگشتن به صندلی خود
page-late = وقت شما تمام شد و ربات به جای شما تصمیم گرفت.
page-late-chosen = وقت شما تمام شد و ربات به جای شما تصمیم گرفت: { $what }
page-late-again = وقت شما باز هم تمام شد. تا برگشتن شما ربات به جایتان بازی می‌کند.
page-late-of = وقت { $name } تمام شد و ربات به جای او تصمیم گرفت
page-leave = ترک میز
page-leave-sure = اکنون می‌روید؟ ربات به جای شما ادامه می‌دهد. صندلی برای شما می‌ماند: هر وقت بخواهید می‌توانید برگردید.
page-stand-up = بلند شدن از صندلی
page-close-table = بستن میز
page-close-sure = این میز برای همه بسته شود؟
page-end-sure = میز را وسط بازی می‌بندید؟ این بازی حساب نمی‌شود.
page-cancel = انصراف
page-gone-closed = این میز بسته است
page-gone-closed-then = پیش از شروع بازی بسته شد. سر میزهای دیگر همیشه جا هست.
page-gone-ended-then = وسط بازی بسته شد و آن بازی حساب نمی‌شود. سر میزهای دیگر همیشه جا هست.
page-gone-kicked = میزبان شما را از این میز بیرون کرد
page-gone-kicked-then = پیش می‌آید. سر میزهای دیگر همیشه جا هست.
page-gone-table-not-found = چنین میزی نیست
page-gone-table-not-found-then = پیوند کامل است؟ میزهایی که کسی سرشان ننشیند پس از مدتی برچیده می‌شوند.
page-gone-banned = دیگر نمی‌توانید اینجا بازی کنید
page-gone-banned-then = گردانندگان این سرور چنین تصمیم گرفته‌اند. اگر فکر می‌کنید اشتباه شده، از آن‌ها بپرسید.
page-other-tables = میزهای دیگر

## اتصال

page-connecting = در حال اتصال…
page-lost = اتصال قطع شد. در حال اتصال دوباره…
page-lost-sending = اتصال قطع شد. انتخاب شما با برگشتن اتصال فرستاده می‌شود.
page-too-late = دیر شد: بازی جلوتر رفته و آخرین انتخاب شما حساب نشد.
page-too-fast = برای سرور زیادی سریع بود: آخرین انتخاب شما تا چند لحظهٔ دیگر دوباره فرستاده می‌شود.
page-bye = سرور اتصال را بست. در حال اتصال دوباره…

## تنظیمات

page-language = زبان
page-set-speed = سرعت
page-set-speed-slow = آهسته
page-set-speed-normal = معمولی
page-set-speed-fast = تند
page-set-speed-instant = فوری
page-set-theme = رنگ‌ها
page-set-theme-system = مانند سیستم
page-set-theme-light = روشن
page-set-theme-dark = تیره
page-set-motion = پویانمایی
page-set-motion-system = مانند سیستم
page-set-motion-full = کامل
page-set-motion-reduced = کاهش‌یافته
page-set-digits = ارقام
page-set-digits-native = فارسی
page-set-digits-latin = لاتین
page-set-confirm = تأیید با لمس دوم
page-set-sound = صدا

## قدرت ربات‌ها و زمان میزها

level-random = تصادفی
level-cautious = محتاط
level-careful = سنجیده
level-strong = قوی
level-master = استاد
page-rank = قدرت { $rank } از ۵
page-ranked = { $level } · { $rank } از ۵
pace-none = بدون ساعت
pace-relaxed = هر تصمیم ۹۰ ثانیه
pace-normal = هر تصمیم ۳۰ ثانیه
pace-blitz = هر تصمیم ۸ ثانیه
pace-day = هر تصمیم یک روز
pace-three-days = هر تصمیم سه روز
pace-week = هر تصمیم یک هفته
