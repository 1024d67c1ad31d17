### چه شد: `event-<kind>`، برای هر نوع یک جمله، بدون نقطه.
###
### $name بازیکن است، $card کارت اول و $cards همهٔ کارت‌ها، $count تعدادشان و $faces این‌که دیده
### می‌شوند یا نه ("up", "down")؛ $clause قاعدهٔ پشت آن؛ $row، $stack و $target جایش و $from و $to نوع
### جا. بقیه را خود رویداد دارد.

## دورِ ردیف‌ها

event-round-began = { $clause ->
    [HIM-DEAL-1] بازی { $round } شروع می‌شود
    [LOGIC-1] دور { $round } شروع می‌شود: همهٔ کارت‌ها به رو چیده شده‌اند
   *[other] دور { $round } شروع می‌شود
}
event-dealt = { $faces ->
    [down] { $name } تعداد { $count } کارت می‌گیرد
   *[up] { $name } این کارت‌ها را می‌گیرد: { $cards }
}
event-drafted = { $name } کارت { $card } را انتخاب می‌کند
event-row-started = کارت { $card } ردیف { $row } را شروع می‌کند
event-laid-on = { $clause ->
    [TWIN-6] کارت { $card } روی دوقلوی خود در ردیف { $row } می‌رود و کارت بعدی ردیف خالی را پر می‌کند
   *[other] کارت { $card } روی دوقلوی خود، آخرین کارت ردیف { $row }، می‌رود
}

## یک نوبت

event-picked = { $faces ->
    [down] { $count ->
        [1] { $name } یک کارت انتخاب می‌کند
       *[other] { $name } تعداد { $count } کارت انتخاب می‌کند
    }
   *[up] { $count ->
        [1] { $name } کارت { $cards } را انتخاب می‌کند
       *[other] { $name } کارت‌های { $cards } را انتخاب می‌کند
    }
}
event-revealed = { $clause ->
    [HOOF-2] { $count ->
        [1] { $name } کارت { $cards } را بازی می‌کند
       *[other] { $name } کارت‌های { $cards } را بازی می‌کند
    }
   *[other] { $count ->
        [1] { $name } کارت { $cards } را رو می‌کند
       *[other] { $name } کارت‌های { $cards } را رو می‌کند
    }
}
event-order-chosen = { $name } اول کارت { $card } را می‌گذارد
event-placed = { $clause ->
    [PRO-2] { $side ->
        [left] کارت { $card } به سمت چپ ردیف { $row } می‌رود: جایی نزدیک‌تر از کنار اولین کارت آن، { $neighbour }، نیست
       *[right] کارت { $card } به سمت راست ردیف { $row } می‌رود: جایی نزدیک‌تر از کنار آخرین کارت آن، { $neighbour }، نیست
    }
   *[other] { $count ->
        [1] کارت { $card } به ردیف { $row } می‌رود: آخرین کارت آن، { $neighbour }، نزدیک‌ترین کارت کوچک‌تر است
       *[other] دوقلوهای { $card } با هم به ردیف { $row } می‌روند: آخرین کارت آن، { $neighbour }، نزدیک‌ترین کارت کوچک‌تر است
    }
}
event-row-taken = { $name } ردیف { $row } را برمی‌دارد ({ $heads } کله‌گاو): { $clause ->
    [PLACE-4] کارت { $card } از آخرین کارت همهٔ ردیف‌ها کوچک‌تر است
    [PRO-4] کارت { $card } به هیچ سمت هیچ ردیفی نمی‌خورد
   *[other] ردیف کامل است و کارت { $card } ششمین کارتش می‌شد
}
event-row-begun = { $count ->
    [1] کارت { $card } ردیف { $row } را از نو شروع می‌کند
   *[other] دوقلوهای { $card } ردیف { $row } را از نو شروع می‌کنند
}
event-heads-shared = { $taker } و { $name } ردیف را نصف می‌کنند: هر کدام { $points } کله‌گاو

## سم نکوب!

event-kept = { $count ->
    [1] { $name } کارت { $cards } را به دست می‌گیرد
   *[other] { $name } کارت‌های { $cards } را به دست می‌گیرد
}
event-piled = { $count ->
    [1] { $name } کارت { $cards } را به ستون گاو نر می‌فرستد ({ $heads } کله‌گاو)
   *[other] { $name } کارت‌های { $cards } را به ستون گاو نر می‌فرستد ({ $heads } کله‌گاو)
}
event-stopped = { $name } کارت دوم را بازی نمی‌کند
event-hand-counted = { $count ->
    [1] { $name } هنوز کارت { $cards } را در دست دارد که دو برابر حساب می‌شود: { $points } کله‌گاو
   *[other] { $name } هنوز کارت‌های { $cards } را در دست دارد که دو برابر حساب می‌شوند: { $points } کله‌گاو
}

## پایان

event-round-over = { $clause ->
    [HOOF-5] { $reason ->
        [pile] دور تمام شد: { $name } بیش از ۲۰ کارت در ستون گاو نر دارد
       *[hand] دور تمام شد: در پایان این گردش دست یک نفر خالی است
    }
    [HOOF-7] دور تمام شد: ۶۰ گردش بازی شده است
    [HIM-PASS-2] بازی تمام شد: برای هدف تازه کارت عددی نمانده است
   *[HIM-END-1] بازی تمام شد: دسته خالی است و { $name } چیزی بازی نکرد
}
event-scored = { $clause ->
    [HIM-END-2] { $name }: { $points } امتیاز منفی در این بازی، در مجموع { $total }
   *[other] { $name }: { $points } کله‌گاو در این دور، در مجموع { $total }
}
event-match-over = { $clause ->
    [END-1] بازی تمام شد: مجموع یک نفر از سقف بیشتر است
    [END-2] بازی تمام شد: مجموع یک نفر به سقف رسید
    [TOUR-4] تورنمنت تمام شد: همه با همان دست بازی کردند
   *[other] بازی تمام شد: همهٔ دورها بازی شد
}
event-won = { $clause ->
    [HIM-END-2] { $name } با { $total } امتیاز منفی برنده است
    [HIM-END-3] { $name } با { $total } امتیاز منفی برنده است؛ در تساوی، کمترین تعداد کارت ویژه تعیین‌کننده است
   *[other] { $name } با { $total } کله‌گاو برنده است
}

## هیمل

event-target-laid = { $from ->
    [hand] { $name } کارت { $card } را به عنوان هدف تازه در جای { $target } می‌گذارد
   *[deck] کارت { $card } به عنوان هدف { $target } رو می‌شود
}
event-turned-up = { $count ->
    [1] یک کارت ویژه رو می‌شود و کنار می‌رود: { $cards }
   *[other] چند کارت ویژه رو می‌شوند و کنار می‌روند: { $cards }
}
event-shuffled-back = { $count ->
    [1] کارت ویژه به دسته برمی‌گردد و دسته مخلوط می‌شود: { $cards }
   *[other] کارت‌های ویژه به دسته برمی‌گردند و دسته مخلوط می‌شود: { $cards }
}
event-put = { $name } کارت { $card } را زیر هدف { $stack } (کارت { $target }) بازی می‌کند
event-special-played = { $name } کارت ویژه بازی می‌کند: { $card }
event-reversed = جهت بازی برمی‌گردد
event-stolen = { $faces ->
    [down] { $name } یک کارت از { $victim } می‌دزدد
   *[up] { $name } یک کارت از { $victim } می‌دزدد: { $card }
}
event-drew = { $faces ->
    [down] { $count ->
        [1] { $name } یک کارت می‌کشد
       *[other] { $name } تعداد { $count } کارت می‌کشد
    }
   *[up] { $name } کارت می‌کشد: { $cards }
}
event-raised = { $name } هدف { $target } را از { $old } به { $card } بالا می‌برد
event-stack-taken = { $name } چیزی بازی نمی‌کند و ستون نشان‌دار را به کپهٔ تپالهٔ خود می‌برد: { $count } کارت
event-marker-moved = نشانگر روی هدف { $target } می‌رود
