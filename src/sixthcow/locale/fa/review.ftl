### بررسی بازی‌ها: هر تصمیم چه هزینه‌ای داشت و چه چیزی شانس بود.

review-progress = بررسی‌شده
review-round = دور { $number }
review-better = بهتر: { $best }
review-win = احتمال بردن بازی: { $chance }٪
review-win-instead = احتمال بردن بازی: { $chance }٪ به جای { $best }٪
review-none = هیچ بی‌دقتی، اشتباه یا اشتباه بزرگی نبود.
review-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-more = +{ $number }
review-column-name = بازیکن
review-column-expected = انتظار
review-column-error = اشتباه‌ها
review-column-luck = شانس
review-column-result = نتیجه
review-column-rate = اشتباه در هر تصمیم
review-column-classes = بی‌دقتی، اشتباه، اشتباه بزرگ
review-sum = انتظار + اشتباه‌ها + شانس = نتیجه، به امتیاز منفی. کار دیگران هم جزو شانس است.
review-all = همهٔ { $count } بازی
review-situations = اشتباه در هر تصمیم، بر پایهٔ موقعیت

## ردهٔ تصمیم‌ها

verdict-best = بهترین انتخاب
verdict-equal = به همان خوبی
verdict-inaccuracy = بی‌دقتی
verdict-mistake = اشتباه
verdict-blunder = اشتباه بزرگ

## موقعیت‌های تصمیم

situation-play = انتخاب کارت
situation-row = انتخاب ردیف
situation-draft = گزینش کارت‌ها
situation-end = انتخاب سمت
situation-first = کدام کارت اول
situation-place = انتخاب کارت
situation-stop = کارت دوم یا نه
situation-keep = کارت‌های نگه‌داشتنی
situation-turn = نوبت
situation-rob = فرصت دزدی
situation-target = هدف تازه
situation-late = از نوبت ۷ به بعد
situation-low-cards = کارت‌های پایین در دست

## واقعیت‌هایی که یک انتخاب را توضیح می‌دهند. `chance` به درصد است.

fact-lowest = کارت { $card } به هیچ ردیفی نمی‌خورد: یکی را برمی‌دارید، بهتر از همه ردیف { $row } ({ $heads } کله‌گاو)
fact-sixth = کارت { $card } ششمین کارت ردیف { $row } می‌شود ({ $heads } کله‌گاو): { $chance }٪
fact-sixth-unless = کارت { $card } ششمین کارت ردیف { $row } می‌شود ({ $heads } کله‌گاو)، مگر این‌که { $between } بیاید: { $chance }٪
fact-risk = کارت { $card } به ردیف { $row } می‌رود؛ شاید دیگران زودتر آن را پر کنند: { $chance }٪
fact-safe = کارت { $card } به ردیف { $row } می‌رود و آنجا امن است
fact-takes-row = ردیف { $row } هزینه‌اش { $heads } کله‌گاو است
fact-put = { $skipped ->
    [0] کارت { $card } هیچ عددی را رد نمی‌کند
   *[other] کارت { $card } از روی { $skipped } عدد رد می‌شود
}
fact-special = کارت ویژه به کپهٔ تپالهٔ خودتان می‌رود
fact-pass = { $cards } کارت برمی‌دارید
fact-keep = { $cards ->
    [0] همه به ستون گاو نر شما می‌روند
   *[other] { $cards } کارت به دست شما می‌آید؛ اگر تا پایان بماند، دو برابر حساب می‌شود
}
fact-piled = ستون گاو نر شما { $heads } کله‌گاو بیشتر می‌شود
fact-stop = کارت‌های دیگرتان را برای بعد نگه می‌دارید
fact-draft = کارت { $card } به کارت { $nearest } شما نزدیک‌تر از همه است
fact-room = زیر هدف { $card } برای { $room } عدد جا هست
fact-then-lowest = بعد از آن، کارت { $card } شما به هیچ ردیفی نمی‌خورد
fact-then-sixth = بعد از آن، کارت { $card } شما ششمین کارت ردیف { $row } می‌شود ({ $heads } کله‌گاو)
fact-then-risk = بعد از آن، کارت { $card } شما به ردیف { $row } می‌رود؛ شاید دیگران زودتر آن را پر کنند: { $chance }٪
fact-then-safe = بعد از آن، کارت { $card } شما به ردیف { $row } می‌رود و آنجا امن است
fact-later = بقیهٔ دور حدود { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } امتیاز منفی بیشتر هزینه دارد
