### میز و سطرهای پایانی بازپخش.

zone-row = ردیف { $number }
zone-target = هدف { $number }
zone-stack = ستون { $number }
zone-draft = کارت‌های رو
replay-waits = { $name } باید تصمیم بگیرد: { $actions }
replay-waits-dealer = باید کارت‌ها مخلوط شوند یا کارتی کشیده شود.
refusal-empty = { $file } خالی است: ثبت بازی یک سند { "\u2066" }JSON{ "\u2069" } است
refusal-unreadable = { $file } خوانده نمی‌شود: { $detail }
