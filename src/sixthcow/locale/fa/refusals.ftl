### چه چیزی نمی‌شود و چرا: `refusal-<reason>`. واژه‌های پروندهٔ بازی همان‌طور که نوشته شده‌اند می‌مانند.

## قالب

seat-name = { $seat ->
    [0] پخش‌کننده
   *[other] صندلی { $seat }
}
refused-action = { $who } نمی‌تواند «{ $action }»: { $text }
refused-clause = { $text } ({ $clause })
refused-move = حرکت { $move }: { $text }
refused-more = { $list }، … (و { $count } تای دیگر)

## حرکت‌ها

refusal-not-in-hand = در دست نیست [{ $hand }]
refusal-not-allowed = الان مجاز است: { $legal }
refusal-not-your-move = منتظر تصمیم: { $deciders }
refusal-wrong-kind = الان لازم است: { $allowed }
refusal-match-over = بازی تمام شده است
refusal-shuffle = در مخلوط کردن هر کدام از { $count } کارت باید درست یک بار بیاید

## آماده کردن بازی

refusal-seats = { $seats } صندلی: این بازی برای { $low } تا { $high } نفر است
refusal-option-value = تنظیم «{ $option }» نمی‌تواند «{ $value }» باشد؛ مجاز: { $allowed }
refusal-option-unknown = تنظیم «{ $option }» اینجا نیست؛ مجاز: { $allowed }
refusal-options-together = تنظیم‌های «{ $option }» و «{ $other }» با هم نمی‌شوند: یکی را انتخاب کنید
refusal-draft-needs-tactical = تنظیم «{ "\u2066" }deal{ "\u2069" }» فقط وقتی «{ "\u2066" }draft{ "\u2069" }» می‌شود که «{ "\u2066" }deck{ "\u2069" }» مقدار «{ "\u2066" }tactical{ "\u2069" }» داشته باشد
refusal-first-has-no-meaning = تنظیم «{ "\u2066" }first{ "\u2069" }» اینجا معنا ندارد: «{ "\u2066" }deal: draft{ "\u2069" }» یا «{ "\u2066" }reveal: open{ "\u2069" }» لازم است
refusal-too-few-cards = { $seats } بازیکن { $needed } کارت لازم دارند ولی فقط { $there } کارت هست: حداکثر { $high } نفر می‌توانند بازی کنند

## پروندهٔ بازی

refusal-too-large = پروندهٔ بازی خیلی بزرگ است: حداکثر { $limit } مگابایت
refusal-not-json = این { "\u2066" }JSON{ "\u2069" } نیست: { $detail }
refusal-not-an-object = پروندهٔ بازی یک شیء { "\u2066" }JSON{ "\u2069" } در آکولاد است
refusal-format = این بازی ضبط‌شدهٔ گاو ششم نیست: در آغاز بازی ضبط‌شده نوشته است { "\u2066" }"format": "{ $allowed }"{ "\u2069" }
refusal-field = «{ $field }» نمی‌تواند { $found } باشد؛ لازم است: { $allowed }
refusal-unknown-game = بازی «{ $game }» وجود ندارد؛ مجاز: { $allowed }
refusal-no-such-seat = صندلی { $seat } وجود ندارد: این میز { $seats } صندلی دارد
