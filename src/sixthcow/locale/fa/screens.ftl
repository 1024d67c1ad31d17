### صفحهٔ مرورگر: همه چیز جز میز.

screen-loading = یک لحظه…
screen-broken = اینجا اشکالی پیش آمد. لطفاً صفحه را دوباره باز کنید.
screen-cancel = انصراف

## راه‌ها

nav-label = فهرست اصلی
nav-skip = پرش به محتوا
nav-play = بازی
nav-lobby = میزها
nav-learn = آموزش
nav-rules = قوانین
nav-me = پروفایل
nav-options = زبان و تنظیمات
nav-about = دربارهٔ اینجا
nav-leaderboard = برترین‌ها
nav-import = باز کردن بازی ضبط‌شده

## صفحهٔ نخست

start-tagline = مبادا ششمی شوید!
start-lead = بازی کارتی با چهار ردیف و کلی گاو. در مرورگر، با ربات‌های خوب یا با دوستان.
start-quick-help = با کسانی که همین حالا منتظرند؛ پس از ۳۰ ثانیه ربات‌ها جای خالی را پر می‌کنند
start-now-help = کلاسیک، شما و سه ربات، بدون ثبت‌نام
start-dealing = کارت‌ها پخش می‌شوند…
start-join = دعوت شده‌اید؟
start-join-hint = پیوند یا کد
start-join-go = ورود
start-join-wrong = این نه پیوند یک میز است و نه کدی دوازده‌نویسه‌ای.
start-going = ادامهٔ بازی
start-going-more = و { $count } میز دیگر
start-not-begun = هنوز شروع نشده
start-your-turn = نوبت شماست
start-learn = تازه آمده‌اید؟
start-learn-help = پنج‌دقیقه‌ای، با خود بازی یاد بگیرید.
start-training = تمرین
start-training-help = معماها، و اشتباه‌های خودتان برای حل کردن.
strengths-title = چطور بازی می‌کنید
start-games = همهٔ بازی‌ها
start-seats = { $least } تا { $most } بازیکن
start-rules-of = قوانین: { $game }
start-tables = میزهای باز
start-no-tables = الان کسی سر میز عمومی منتظر نیست.
start-all-tables = همهٔ میزها

## چیدن میز

setup-title = میز شما
setup-game = بازی
setup-seats = بازیکنان
setup-fewer = یک بازیکن کمتر
setup-more = یک بازیکن بیشتر
setup-others = دیگران
setup-a-person = بازیکن واقعی
setup-a-bot = ربات: { $level }
setup-mixed = گوناگون
setup-suggested = پیشنهاد برای شما: { $level }
setup-apart = هر صندلی جداگانه…
setup-options = تنظیمات بازی
setup-terms = تنظیمات میز
setup-by-edition = طبق نسخه
setup-at-most = حداکثر { $count }.
setup-visibility = چه کسی می‌تواند بیاید
setup-visibility-private = هر که پیوند دارد
setup-visibility-public = همه، از فهرست میزها
setup-chat = گفتگو
setup-chat-free = آزاد
setup-chat-phrases = فقط جمله‌های آماده
setup-away = وقتی کسی نیست
setup-away-bot = ربات ادامه می‌دهد
setup-away-wait = صبر می‌کنیم
setup-pace = وقت فکر کردن
setup-tally = نمایش کله‌گاوهای این دور
setup-tally-help = همه می‌بینند هر کس تا اینجا چقدر برداشته است؛ وگرنه بازی با حافظه است.
setup-memory = یادآور
setup-memory-help = همه آنچه را می‌بینند که بازیکنی دقیق به یاد می‌سپرد.
setup-rated = رتبه‌ای
setup-rated-help = در فهرست برترین‌ها حساب می‌شود؛ دست‌کم دو بازیکن انسانی لازم است.
setup-yes = بله
setup-no = خیر
setup-play = بازی
setup-open = باز کردن میز
setup-rules = قوانین

## میزها

lobby-title = میزهای عمومی
lobby-people = { $count ->
    [1] { $count } نفر اینجاست
   *[other] { $count } نفر اینجا هستند
}
lobby-filter-game = بازی
lobby-all-games = همهٔ بازی‌ها
lobby-filter-free = با صندلی خالی
lobby-open = باز کردن میز
lobby-lost = اتصال قطع شد. در حال اتصال دوباره…
lobby-empty = فعلاً میز عمومی نیست. یکی باز کنید: دیگران همین‌جا فوری آن را می‌بینند.
lobby-none-match = فعلاً چنین میزی نیست.
lobby-free = { $count } صندلی خالی
lobby-playing = در حال بازی
lobby-full = پر

## تماشای دوباره

replay-title = تماشای دوباره
replay-missing = چنین بازی‌ای نیست.
replay-to-table = رفتن به میز
replay-hands = دست‌ها
replay-controls = حرکت در بازی
replay-move = حرکت
replay-move-of = حرکت { $move } از { $moves }
replay-turn-back = یک نوبت عقب
replay-back = یک حرکت عقب
replay-play = پخش
replay-pause = مکث
replay-next = یک حرکت جلو
replay-turn-next = یک نوبت جلو
replay-rounds = دورها
replay-turns = نوبت‌های این دور
replay-turn = نوبت { $number }
replay-keys = کلیدها: پیکان‌ها حرکت به حرکت و با { "\u2066Shift\u2069" } نوبت به نوبت؛ کلید فاصله پخش و مکث.
replay-eyes = نما
replay-eyes-open = همهٔ کارت‌ها آشکار
replay-eyes-spectator = تماشاگر
replay-share = فرستادن همین لحظه
replay-download = بازی ضبط‌شده
replay-imported = واردشده: این سرور این کارت‌ها را پخش نکرده است.
replay-try = ادامهٔ بازی از اینجا
replay-try-seat = صندلی شما
replay-try-help = از همین لحظهٔ بازی میز تازه‌ای باز می‌شود: یک صندلی مال شماست و ربات‌ها جای دیگران می‌نشینند. در آمار حساب نمی‌شود.
replay-try-original = رفتن به آن بازی
replay-sheet-log = رویدادها
replay-sheet-scores = امتیازها
replay-sheet-fairness = مخلوط کردن منصفانه
import-title = باز کردن بازی ضبط‌شده
import-help = بازی ضبط‌شده یعنی یک بازی به شکل فایل: هنگام تماشای هر بازی می‌توانید آن را دریافت کنید. اینجا نشانی خودش را می‌گیرد و هر کس پیوند آن را داشته باشد می‌تواند آن را ببیند. آن را میان بازی‌های خود می‌یابید و همان‌جا می‌توانید پاکش کنید.
import-choose = فایلی انتخاب کنید یا اینجا رها کنید
import-not-json = { $file } بازی ضبط‌شده نیست: { "\u2066JSON\u2069" } نیست.

## انصاف

fair-what = پیش از پخش، سرور اثر انگشت یک عدد پنهان، یعنی بذر، را نشان داد. هر بار مخلوط شدن کارت‌ها از همین بذر به دست می‌آید و حالا که بازی تمام شده، بذر آشکار است. پس مرورگر شما می‌تواند همه را دوباره مخلوط و مقایسه کند.
fair-what-imported = این پرونده وارد شده است؛ این سرور این کارت‌ها را پخش نکرده است. بررسی فقط می‌گوید که مخلوط شدن کارت‌ها از بذری که در پرونده آمده به دست می‌آید یا نه. نویسندهٔ پرونده شاید خودش این بذر را انتخاب کرده باشد.
fair-check = بررسی در همین‌جا
fair-checking = دوباره مخلوط می‌کنیم…
fair-none = این پرونده مدرکی برای مخلوط کردن منصفانه ندارد.
fair-honest = { $count ->
    [1] منصفانه: بذر همان اثر انگشتی را دارد که نشان داده شد و تنها قرعه از آن به دست می‌آید.
   *[other] منصفانه: بذر همان اثر انگشتی را دارد که نشان داده شد و هر { $count } قرعه از آن به دست می‌آید.
}
fair-fits = پرونده با خودش می‌خواند: بذر همان اثر انگشت نام‌برده را دارد و هر قرعه از آن به دست می‌آید. این ثابت نمی‌کند چه کسی کارت‌ها را پخش کرده است.
fair-contradicts = پرونده با خودش نمی‌خواند: بذر آن اثر انگشت نام‌برده را ندارد.
fair-other-seed = منصفانه نیست: بذر آن اثر انگشتی را ندارد که پیش از پخش نشان داده شد.
fair-wrong = منصفانه نیست: این حرکت‌ها از بذر به دست نمی‌آیند: { $moves }
fair-commitment = اثر انگشت ({ "\u2066SHA-256\u2069" })، نشان‌داده‌شده پیش از پخش
fair-commitment-imported = اثر انگشت ({ "\u2066SHA-256\u2069" }) در پرونده
fair-seed = بذر، نشان‌داده‌شده پس از بازی
fair-seed-imported = بذر در پرونده
fair-added = اعداد تصادفی افزوده‌شده از دستگاه بازیکنان
fair-added-by-nobody = دستگاه هیچ بازیکنی عدد تصادفی اضافه نکرد: بذر را فقط سرور انتخاب کرد.
fair-continues = حرکت‌های آغاز (تعداد: { $moves }) از یک بازی دیگر است و جزو این اثبات نیست.
fair-yours-missing = عدد دستگاه شما نیست یا عدد دیگری است: صادقانه نیست.
fair-other-commitment = این اثر انگشت همانی نیست که دستگاه شما پیش از پخش کارت‌ها دید: صادقانه نیست.
fair-mixing = کارت‌ها از بذر ترکیبی به دست می‌آیند: { "\u2066SHA-256\u2069" } بذر و همهٔ اعداد افزوده‌شده به ترتیب جایگاه‌ها، به شکل { "\u2066seed:1=number:2=number\u2069" }. اگر کسی عددی اضافه نکرده باشد، همان بذر است.
fair-draws = همهٔ قرعه‌ها
fair-right = درست
fair-not-right = نادرست
fair-shuffle = قرعهٔ { $number } (حرکت { $move }): { $count } کارت مخلوط شد
fair-theft = قرعهٔ { $number } (حرکت { $move }): یکی از { $count } کارت دست
fair-how = چطور خودتان بررسی کنید
fair-recipe = قرعهٔ شمارهٔ { "\u2066n\u2069" } عددهای ۳۲ بیتی‌اش را از { "\u2066SHA-256\u2069" } متن‌های { "\u2066seed:n:0\u2069" } و { "\u2066seed:n:1\u2069" } و … می‌گیرد. کارت‌ها مرتب می‌شوند، سپس هر کارت، از آخری رو به اول، جایش را با کارتی در همان جا یا پیش از آن عوض می‌کند.
fair-yourself = اثر انگشت را با هر برنامه‌ای مقایسه کنید، یا همهٔ پروندهٔ دریافت‌شده را بررسی کنید:

## قوانین

rules-all = همهٔ قوانین
rules-lead = هر قانون شماره‌ای دارد و میز می‌گوید کدام به کار رفت.
rules-to-learn = ترجیح می‌دهید با بازی یاد بگیرید؟
rules-own = ویژهٔ این بازی
rules-shared = مانند { $game }
rules-shared-help = بقیهٔ قوانین، تا جایی که بالا چیز دیگری نگفته باشد.
rules-clause = پیوند بند { $clause }
rules-editions = نسخه‌ها
rules-usual = پیش‌فرض
rules-play = بازی کنید

## شما و دیگران

me-name = نام شما
me-save = ذخیره
me-saved = ذخیره شد.
me-account = حساب
me-stats = آمار
me-history = بازی‌های انجام‌شده
me-bots = حساب ربات‌ها
me-data = داده‌های شما
account-why = بدون حساب هم می‌توان بازی کرد. با حساب، همهٔ دستگاه‌هایتان شما را می‌شناسند.
account-make = ساختن حساب
account-login = ورود
account-logout = خروج
account-as = با نام { $account } وارد شده‌اید.
account-name = نام حساب
account-password = گذرواژه
account-password-hint = دست‌کم هشت نویسه.
account-password-change = عوض کردن گذرواژه
account-password-old = گذرواژهٔ پیشین
account-password-new = گذرواژهٔ تازه
account-password-changed = گذرواژه عوض شد. همهٔ دستگاه‌های دیگر از حساب خارج شدند.
account-absorb = نگه داشتن بازی‌های این دستگاه
bots-help = برای برنامه‌هایی که اینجا بازی می‌کنند: برای رباتتان حساب بسازید و توکن را به آن بدهید.
bots-name = نام ربات
bots-make = ساختن
bots-token = توکن { $name }
bots-token-once = همین حالا آن را کپی کنید: فقط همین یک بار نشان داده می‌شود.
bots-remove = حذف { $name }
data-help = هر چه را دربارهٔ شما نگه می‌داریم دریافت کنید، یا برای همیشه پاکش کنید.
data-export = دریافت همه چیز
data-delete = پاک کردن همه چیز
data-delete-what = نام، حساب، تنظیمات و ربات‌های شما فوری پاک می‌شوند. بازی‌هایی که با دیگران کرده‌اید بدون نام شما می‌مانند. این کار برگشت ندارد.
data-delete-sure = بله، همه چیز را دربارهٔ من پاک کنید.
history-filter = نتیجه
history-all = همه
history-won = بردها
history-lost = بدون برد
history-imported = واردشده
history-empty = هنوز بازی تمام‌شده‌ای نیست. اولی پنج دقیقه طول می‌کشد.
history-none = چنین بازی‌ای نیست.
history-more = قدیمی‌ترها
history-rounds = { $count } دور
history-place = رتبهٔ { $place } از { $of }
history-unfinished = ناتمام
history-remove = پاک کردن
history-remove-question = این پرونده پاک شود؟ پیوند آن دیگر به جایی نمی‌رسد.
stats-empty = هنوز آماری نیست: با نخستین بازی تمام‌شده می‌آید.
stats-games = { $count } بازی
stats-wins = برد
stats-penalty = میانگین امتیاز منفی
stats-rank = میانگین رتبه
stats-rating = ریتینگ
stats-rating-chart = ریتینگ در گذر زمان، از { $from } تا { $to }
stats-versus = رودررو
stats-better = جلوتر
stats-equal = برابر
stats-worse = عقب‌تر
person-title = بازیکن
person-missing = چنین بازیکنی نیست.
person-no-games = هنوز بازی تمام‌شده‌ای سر میزهای عمومی نیست.
board-title = برترین‌ها: { $game }
board-help = همهٔ کسانی که با بازیکنان واقعی بازی رتبه‌ای کرده‌اند.
board-place = رتبه
board-games = بازی‌ها
board-empty = هنوز بازی رتبه‌ای نشده. میزی رتبه‌ای باز کنید و نفر اول باشید.

## دربارهٔ اینجا، و هیچ‌جا

missing-help = پیوند اشتباه است، یا آنچه اینجا بود دیگر نیست.
about-what = گاو ششم چیست؟
about-what-text = گاو ششم جایی است برای بازی { "\u20666 nimmt!\u2069" } و خویشاوندانش: یازده بازی از پنج دفترچهٔ قوانین، با ربات‌ها یا با دوستان، به پنج زبان. بدون حساب، بدون تبلیغ، بدون نصب.
about-fair = کارت‌های منصفانه
about-fair-text = سرور هر بار مخلوط شدن کارت‌ها را پیش از پخش قطعی می‌کند و پس از بازی ثابتش می‌کند. تماشای هر بازی دکمه‌ای دارد که این را در مرورگر خودتان بررسی می‌کند.
about-data = داده‌های شما
about-data-text = کوکی به سرور می‌گوید شما همان مهمان دیروز هستید. چیز دیگری دنبالتان نمی‌کند. در پروفایل می‌توانید همهٔ داده‌هایتان را دریافت یا پاک کنید.
about-free = نرم‌افزار آزاد
about-free-text = این برنامه آزاد است: با یک فرمان سرور خودتان را راه بیندازید، ربات بنویسید، کد را بخوانید.
about-rulebooks = دفترچه‌های قوانین
about-rulebooks-text = قوانین را به زبان خودمان از روی این دفترچه‌ها نوشته‌ایم:
about-author = بازی‌ای از { $name }
about-translator = ترجمهٔ { $name }
about-marks = نام بازی‌ها نشان تجاری ناشرانشان است. این وبگاه با آن‌ها ارتباطی ندارد.
