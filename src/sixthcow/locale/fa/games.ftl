### بازی‌ها، نسخه‌ها، تنظیم‌ها و لقب‌ها.
### `option-<option>`, `option-<option>-<game>`, `value-<option>-<value>`
### Foreign names stand between U+2066 and U+2069, so that they keep their own direction and digits.

## بازی‌ها

game-classic = کلاسیک
    .summary = چهار ردیف، ده کارت و فقط یک ترس: ششمی شدن.
game-tactical = تاکتیکی
    .summary = همه می‌دانند چه کارت‌هایی در بازی است: بشمارید، نقشه بکشید و تله بگذارید.
game-logical = منطقی
    .summary = کارت‌هایتان را خودتان انتخاب کنید و بعد از پسشان بربیایید.
game-tournament = تورنمنت
    .summary = همه یک بار با دستی یکسان بازی می‌کنند: چه کسی بهتر از آن استفاده می‌کند؟
game-professional = حرفه‌ای
    .summary = ردیف‌ها از دو سر رشد می‌کنند و دردسر هم از دو طرف می‌رسد.
game-open = بازی آشکار
    .summary = کارت‌ها به نوبت رو می‌شوند: تله بگذارید یا از کنارش رد شوید.
game-double = ضربهٔ دوگانه
    .summary = دو کارت در هر نوبت: دو برابر نقشه، دو برابر غافلگیری.
game-hoof = سم به زمین نکوب!
    .summary = کارت‌ها را به دست برگردانید و دوباره بازی کنید، اگر جرئتش را دارید.
game-twins = دوقلوها
    .summary = عددها جفت‌جفت می‌آیند و دوقلوها جا و دردسرشان یکی است.
game-himmel = { "\u2066" }Himmel, A... und Zwirn!{ "\u2069" }
    .summary = کارت‌ها را زیر هدف‌ها جا کنید، از دوستان بدزدید و نگذارید کپهٔ تپاله‌تان بزرگ شود.
game-custom = ترکیب دلخواه
    .summary = قوانین را به سلیقهٔ خود ترکیب کنید تا همهٔ میز غافلگیر شود.

## نسخه‌ها

edition-boi-beret = { "\u2066" }Бой берёт!{ "\u2069" }
    .help = نسخهٔ روسی: بازی وقتی تمام می‌شود که مجموعی از سقف بیشتر شود.
edition-6-bierze = { "\u2066" }6. bierze!{ "\u2069" }
    .help = نسخهٔ لهستانی: بازی وقتی تمام می‌شود که مجموعی از سقف بیشتر شود.
edition-korova-006 = { "\u2066" }Корова 006{ "\u2069" }
    .help = نسخهٔ روسی با هشت گونهٔ بازی: بازی وقتی تمام می‌شود که مجموعی به سقف برسد.
edition-persian = نسخهٔ فارسی
    .help = بازی وقتی تمام می‌شود که مجموعی از سقف بیشتر شود.

## تنظیم‌ها

option-edition = نسخه
    .help = دفترچهٔ قوانینی که طبق آن بازی می‌کنید. پایان بازی به آن بستگی دارد.
option-target = سقف
    .help = مجموع کله‌گاوهایی که با آن بازی تمام می‌شود.
option-ends = پایان بازی
    .help = مجموع باید از سقف بیشتر شود یا رسیدن به آن کافی است.
option-rounds = تعداد دورها
    .help = به جای سقف، تعداد معلومی دور بازی می‌کنید.
option-rounds-himmel = تعداد بازی‌ها
    .help = چند بازی می‌کنید. امتیازها جمع می‌شود.
option-first = صندلی شروع‌کننده
    .help = صندلی‌ای که دور اول از آن شروع می‌شود.
option-cards = تعداد کارت در هر نوبت
    .help = هر بازیکن در هر نوبت چند کارت بازی می‌کند.
option-cards-tournament = دست‌ها
    .help = دست‌ها مثل بازی تاکتیکی پخش شوند یا مثل بازی منطقی انتخاب شوند.
option-duplicate = پخش ثابت
    .help = همان پخش می‌ماند و هر دست در هر دور یک صندلی جلو می‌رود، پس هر کس با همهٔ دست‌ها بازی می‌کند.
option-deck = دستهٔ کارت
    .help = چه کارت‌هایی در بازی است.
option-tie = تساوی
    .help = وقتی کمترین‌ها برابرند، چه چیزی تعیین‌کننده است.
option-deal = شیوهٔ پخش
    .help = بازیکنان کارت‌های دستشان را چطور می‌گیرند.
option-reveal = بازی کردن کارت
    .help = همه پنهانی بازی کنند یا کارت‌ها را به نوبت رو کنند.
option-sides = سرهای ردیف
    .help = کارت را به کدام سر ردیف می‌شود اضافه کرد.

## مقدار تنظیم‌ها

value-edition-boi-beret = { edition-boi-beret }
value-edition-6-bierze = { edition-6-bierze }
value-edition-korova-006 = { edition-korova-006 }
value-edition-persian = { edition-persian }
value-ends-exceeds = بیش از سقف
value-ends-reaches = با رسیدن به سقف
value-cards-tactical = پخش، مثل تاکتیکی
value-cards-logical = انتخاب، مثل منطقی
value-cards-1 = یکی
value-cards-2 = دو تا
value-duplicate-true = بله
value-duplicate-false = خیر
value-deck-two = دو دستهٔ کامل
value-deck-doubles = یک دسته و عددهای قرینهٔ ۱۱ تا ۹۹
value-deck-full = همهٔ ۱۰۴ کارت
value-deck-tactical = فقط کارت‌های پایین
value-tie-again = یک بازی دیگر
value-tie-specials = کارت ویژهٔ کمتر
value-deal-shuffle = مخلوط و پخش
value-deal-draft = انتخاب به نوبت
value-reveal-hidden = به پشت
value-reveal-open = به رو و به نوبت
value-sides-right = فقط سمت راست
value-sides-both = هر دو سر

## لقب‌ها

title-loser = ارباب گاوها
    .help = لقب بازیکنی که مجموعش به سقف رسیده، یا بازیکنی که بیشترین مجموع را دارد.
title-winner = ستارهٔ جاسوسی گاوها
    .help = لقب بازیکنی که کمترین کله‌گاو را دارد.
