### مربی در صفحه: بررسی‌ها، راهنمایی‌ها، تمرین.

coach-review = بررسی
coach-preparing = تحلیل دارد آماده می‌شود. کمی صبر کنید.
coach-graph = مجموعی که پس از دور برای هر کس انتظار می‌رفت، از تصمیم به تصمیم
coach-decision = تصمیم
coach-decision-of = تصمیم { $number } از { $count }
coach-seat = تصمیم‌های
coach-next-mistake = اشتباه بعدی
coach-previous-mistake = اشتباه قبلی
coach-choices = هزینهٔ مورد انتظار هر انتخاب
coach-costs = انتظار: { $points } امتیاز منفی
coach-win-legend = درصدها احتمال بردن بازی را نشان می‌دهند.
coach-more-choices = و { $count } انتخاب دیگر که بهتر نیست
coach-played = بازی شد
coach-chose = { $name }: { $choice }
coach-error = این به‌طور میانگین { $points } امتیاز منفی بیشتر از بهترین انتخاب هزینه داشت.
coach-hindsight = فقط پس از دیدن همهٔ کارت‌ها: { $choice }.
coach-decider = { $by ->
    [clock] وقت { $name } تمام شد و ربات به جای او تصمیم گرفت؛ پس این شانس حساب می‌شود.
    [record] این تصمیم از بازی‌ای است که اینجا ادامه یافته؛ پس شانس حساب می‌شود.
   *[bot] اینجا ربات به جای { $name } تصمیم گرفت؛ پس این شانس حساب می‌شود.
}
coach-summary = اشتباه و شانس
coach-keys = کلیدها: پیکان‌ها از تصمیم به تصمیم می‌روند، با ⁦Shift⁩ (یا ⁦n⁩ و ⁦p⁩) از اشتباه به اشتباه.

## راهنمایی‌ها: به چه باید نگاه کرد. ‏`reason` یکی از دلیل‌های بررسی‌هاست.

hint-only = فقط یک کار می‌توانید بکنید.
hint-equal = همهٔ انتخاب‌ها تقریباً به یک اندازه خوب‌اند.
hint-rows = هزینهٔ ردیف‌ها را مقایسه کنید و ببینید کارت‌های دیگرتان بعد از آن کجا جا می‌گیرند.
hint-beware = مراقب باشید: { $reason }.
hint-row = به ردیف { $row } نگاه کنید: آنجا برای { $free } کارت دیگر جا هست. کدام کارت شما به آن می‌خورد؟
hint-consider = به این فکر کنید: { $reason }.
hint-compare = همهٔ انتخاب‌هایتان را مقایسه کنید.
coach-hint-costs = هزینهٔ میانگین هر انتخاب

training-title = تمرین
training-daily = معمای روز
training-help = یک انتخاب آشکارا بهترین است. پیدایش کنید.
training-game = بازی
training-rating = ریتینگ شما
training-solved = حل‌شده
training-streak = روزهای پیاپی
training-you = شما
training-right = درست است، این بهترین انتخاب است.
training-wrong = { $choice } بهتر است: انتخاب شما { $points } امتیاز منفی بیشتر هزینه دارد.
training-yours = انتخاب شما
training-next = وضعیت بعدی
training-all = به همهٔ وضعیت‌های این بازی پاسخ داده‌اید.
training-mistake = اشتباه شما
training-mistake-help = این‌جا در یکی از بازی‌هایتان اشتباه کردید. بهترین انتخاب کدام است؟
training-due = { $count ->
    [0] اشتباه‌های شما: امروز هیچ
   *[other] اشتباه‌های شما: امروز { $count }
}
training-back = { $days ->
    [1] فردا دوباره می‌آید.
   *[other] { $days } روز دیگر دوباره می‌آید.
}
training-learned = هر بار حلش کردید. دیگر نمی‌آید.
training-added = { $count ->
    [1] اشتباه شما از فردا آن‌جا دوباره می‌آید.
   *[other] { $count } اشتباه شما از فردا آن‌جا دوباره می‌آیند.
}

## کسی چطور بازی می‌کند، بر پایهٔ بررسی بازی‌هایش

strengths-matches = { $count } بازی بررسی‌شده
strengths-empty = هنوز چیزی اینجا نیست. بررسی یکی از بازی‌هایتان را ببینید: هرچه پیدا کند اینجا، در همین مرورگر، جمع می‌شود.
strengths-errors = اشتباه در هر تصمیم، بازی به بازی
strengths-lately = این اواخر در هر تصمیم { $points } امتیاز منفی با اشتباه از دست می‌دهید، تقریباً به اندازهٔ ربات‌های این سطح: { $level }.
strengths-situations = امتیازها کجا از دست می‌رود
strengths-decisions = { $count } تصمیم
strengths-average = امتیاز منفی در هر تصمیم. خط میانگین است: { $points }.
strengths-classes = انتخاب‌های شما
strengths-choices-of = انتخاب‌های { $name }
strengths-luck = شانس، بازی به بازی
strengths-luck-saved = تا اینجا شانس { $points } امتیاز منفی برایتان کم کرده است. کار دیگران هم جزو شانس است.
strengths-luck-cost = تا اینجا بدشانسی { $points } امتیاز منفی برایتان هزینه داشته است. کار دیگران هم جزو شانس است.
