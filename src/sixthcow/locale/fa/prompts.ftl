### الان چه باید کرد: `prompt-<asks>` برای کسی که تصمیم می‌گیرد، `.waiting` برای بقیه.
### بعد نام حرکت‌ها، یادآوری‌ها، نتیجه و واژه‌های کوچک.

## تصمیم‌ها

prompt-play = { $count ->
    [1] یک کارت انتخاب کنید
   *[other] { $count } کارت انتخاب کنید
}
    .waiting = { $count ->
        [1] { $names } در حال انتخاب است
       *[other] { $names } در حال انتخاب هستند
    }
    .picked = انتخاب شما: { $cards }. در انتظار { $names }
prompt-draft = یک کارت برای دستتان انتخاب کنید
    .waiting = { $names } کارتی انتخاب می‌کند
prompt-row = کارت { $card } شما به هیچ ردیفی نمی‌خورد: کدام ردیف را برمی‌دارید؟
    .waiting = { $names } ردیفی برای برداشتن انتخاب می‌کند
prompt-end = دو سمت به یک اندازه به کارت { $card } شما نزدیک‌اند: یکی را انتخاب کنید
    .waiting = { $names } برای کارت { $card } یک سمت انتخاب می‌کند
prompt-first = کدام کارت اول باشد: { $cards }؟
    .waiting = { $names } انتخاب می‌کند کدام کارت اول باشد
prompt-place = { $stop ->
    [yes] کارت دوم را بازی کنید یا نوبت را تمام کنید
   *[no] یک کارت بازی کنید
}
    .waiting = نوبت { $names } است
prompt-keep = کدام کارت‌های برداشته‌شده را به دست می‌گیرید؟ بقیه به ستون گاو نر شما می‌رود
    .waiting = { $names } کارت‌های برداشته‌شده را تقسیم می‌کند
prompt-turn = نوبت شما: یک کارت بازی کنید، یا چیزی بازی نکنید و ستون نشان‌دار را بردارید
    .waiting = نوبت { $names } است
prompt-target = یک کارت عددی را هدف تازه کنید
    .waiting = { $names } هدف تازه را انتخاب می‌کند
prompt-shuffle = کارت‌ها مخلوط می‌شوند
prompt-steal = کارت دزدیده‌شده کشیده می‌شود
prompt-over = بازی تمام شد

## حرکت‌ها و اثرشان در وضع کنونی

choice-play = بازی کردن { $cards }: { $effect }
choice-place = بازی کردن { $cards }: { $effect }
choice-first = اول { $card }: { $effect }
choice-effect = { $kind ->
    [low] از همهٔ ردیف‌ها کوچک‌تر، یک ردیف برمی‌دارید
    [inside] به هیچ سمت هیچ ردیفی نمی‌خورد، یک ردیف برمی‌دارید
    [takes] ردیف { $row } را برمی‌دارید ({ $heads } کله‌گاو)
    [left] به سمت چپ ردیف { $row }
    [right] به سمت راست ردیف { $row }
   *[row] به ردیف { $row }
}
choice-effect-of = کارت { $card } { $effect }
choice-row = برداشتن ردیف { $row } ({ $points } کله‌گاو)
choice-end = کارت { $card } { $effect }
choice-draft = برداشتن { $card }
choice-keep = { $count ->
    [0] هیچ‌کدام به دست نرود
   *[other] به دست گرفتن { $cards }
}
choice-stop = بدون کارت دوم
choice-put = بازی کردن { $card } زیر هدف { $stack } (کارت { $target })
choice-reverse = برگرداندن جهت
choice-rob = دزدی از { $victim }
choice-raise = بالا بردن هدف { $target } تا { $card }
choice-pass = بازی نکردن: برداشتن { $takes } کارت
choice-target = هدف تازه: { $card }

## پیش از بازی و پس از آن

notice-draft-seats = با انتخاب دست، این نسخه برای دو تا شش نفر است؛ نفرات بیشتر هم می‌توانند بازی کنند
notice-tournament-seats = تورنمنت با حداکثر پنج نفر بهتر است؛ نفرات بیشتر هم می‌توانند بازی کنند
outcome-winners = { $count ->
    [1] { $names } با { $points } امتیاز منفی برنده است
   *[other] { $names } با { $points } امتیاز منفی با هم برنده‌اند
}
outcome-title = { $title }: { $names }

## واژه‌های کوچک

card-R = تغییر جهت
card-T = دزدی
card-U = بالا بردن هدف
why = { $name } ({ $clause }): { $text }
list-and = { $first } و { $next }
list-or = { $first } یا { $next }
list-comma = { $first }، { $next }
list-semicolon = { $first }؛ { $next }
