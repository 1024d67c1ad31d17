### پایانه: واژه‌های دور میز. نام کلیدها به صورت مقدار می‌آید.

## میز

terminal-title = گاو ششم
terminal-number = { $number }
terminal-round = دور { $number }
terminal-lap = گردش { $number }
terminal-running = { $total } + { $running }
terminal-target = هدف { $number }
terminal-deck = دسته
terminal-clockwise = ساعتگرد
terminal-counter = پادساعتگرد
terminal-aside = برداشته‌شده:
terminal-choosing = در حال انتخاب…
terminal-has-chosen = انتخاب کرد
terminal-bot-with = ربات · { $cards }
terminal-unsaved-short = ذخیره نشد
terminal-keys-choose = { $arrows }، عدد: انتخاب · { $enter }: بازی · { $hint }: کمک · { $why }: چرا؟ · { $scores }: امتیازها · { $quit }: خروج
terminal-keys-toggle = { $arrows }: انتخاب · { $space }: نگه داشتن یا نه · { $enter }: تمام · { $hint }: کمک · { $why }: چرا؟ · { $quit }: خروج
terminal-keys-watch = { $space }: رد کردن · { $why }: چرا؟ · { $scores }: امتیازها · { $quit }: خروج

## Hints

terminal-hint-cost = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-hint-cost-win = { $choice }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $chance }٪)
terminal-hint-costs = هزینهٔ میانگین هر انتخاب، از ارزان‌ترین: { $costs }
terminal-hint-costs-win = هزینهٔ میانگین هر انتخاب و شانس برد با آن، از ارزان‌ترین: { $costs }
terminal-hint-wait = راهنمایی‌ها آماده می‌شوند: کمی بعد دوباره { $key } را بزنید
terminal-hint-alone = راهنمایی فقط برای بازی تنها با ربات‌هاست.

## میان نوبت‌ها

terminal-handover = صفحه‌کلید را به { $name } بدهید
terminal-handover-key = { $name }: وقتی فقط شما صفحه را می‌بینید { $key } را بزنید

## برگهٔ امتیازها

terminal-sheet = { $rounds ->
    [0] برگهٔ امتیازها: هنوز دوری تمام نشده است
   *[other] برگهٔ امتیازها پس از { $rounds } دور
}
terminal-match-over = بازی تمام شد
terminal-total = مجموع
terminal-keys-sheet = { $enter }: ادامه · { $quit }: خروج
terminal-keys-over = { $again }: یک بار دیگر · { $review }: بررسی · { $menu }: بازی دیگر · { $quit }: خروج
terminal-keys-review = { $arrows }: پیمایش · { $enter }: بازگشت · { $quit }: خروج

## شروع

terminal-choose-game = چه بازی کنیم؟
terminal-continue = ادامه
terminal-continue-file = ادامهٔ { $game }، دور { $round }
terminal-language = زبان: { $name }
terminal-keys-start = { $arrows }: انتخاب · { $enter }: باز کردن · { $language }: زبان · { $theme }: رنگ‌ها · { $quit }: خروج
terminal-keys-setup = { $up }: انتخاب · { $change }: تغییر · { $enter }: بازی · { $back }: برگشت
terminal-play = بازی
terminal-open-value = –
terminal-field-seats = بازیکنان
terminal-field-people = بازیکنان پای این صفحه‌کلید
terminal-field-bots = حریفان
terminal-field-speed = سرعت
terminal-field-theme = رنگ‌ها
terminal-field-language = زبان
terminal-value-bots-cautious = محتاط
terminal-value-bots-random = تصادفی
terminal-value-bots-careful = سنجیده
terminal-value-bots-strong = قوی
terminal-value-bots-master = استاد
terminal-value-speed-slow = آهسته
terminal-value-speed-normal = معمولی
terminal-value-speed-fast = تند
terminal-value-speed-instant = فوری
terminal-value-theme-dark = تیره
terminal-value-theme-light = روشن
terminal-person = { $people ->
    [1] بازیکن
   *[other] بازیکن { $number }
}
terminal-cows = گلی, پری, ماهک, نازی, شکوفه, لاله, ستاره, بنفشه, ریحان, پونه, سوسن, یاس, نرگس

## آمدن و رفتن

terminal-how-to-resume = بازی ذخیره شد. برای ادامه: { $command }
terminal-unsaved = بازی در { $file } ذخیره نشد: { $detail }
terminal-file-exists = { $file } از پیش هست: همان را ادامه دهید ({ $option }) یا فایل دیگری نام ببرید.
terminal-no-terminal = برای بازی پایانه لازم است: ورودی و خروجی نباید به جای دیگری هدایت شده باشد.
terminal-nothing-to-resume = بازی ناتمامی برای ادامه نیست.
terminal-too-small = پنجره خیلی کوچک است: دست‌کم { $width } × { $height }
