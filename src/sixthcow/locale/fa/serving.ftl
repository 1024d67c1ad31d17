### فرمان‌های میزبان: serve، verify، backup، restore، admin.

## سرور

serving-address = گاو ششم در این نشانی کار می‌کند: { $address }
serving-network = و برای شبکهٔ شما: { $address }
serving-port-taken = درگاه { $port } گرفته است؛ این نخستین درگاه آزاد بعدی است.
serving-stop = { $keys } سرور را می‌بندد. چیزی از دست نمی‌رود: بعد از اجرای دوباره همهٔ بازی‌ها ادامه پیدا می‌کنند.
serving-no-page = صفحه ساخته نشده است، پس فقط رابط برنامه‌نویسی کار می‌کند. ساختن صفحه: { $command }
serving-stopped = بسته شد؛ همه چیز ذخیره است.
refusal-no-listening = سرور روی { $host }، درگاه { $port } باز نمی‌شود: { $detail }
refusal-config-file = { $file } به قالب { "\u2066" }TOML{ "\u2069" } نیست: { $detail }
refusal-config-unknown = { $source }: تنظیمی به نام «{ $field }» وجود ندارد؛ مجاز: { $allowed }
refusal-config-value = { $source }: تنظیم «{ $field }» نمی‌تواند «{ $value }» باشد؛ مجاز: { $allowed }

## بررسی پروندهٔ بازی

verify-honest = { $file }: منصفانه است. بذر همان اثر انگشتی را دارد که پیش از پخش نشان داده شد و همهٔ قرعه‌ها از آن به دست می‌آیند (روی هم { $draws }).
verify-other-seed = { $file }: منصفانه نیست. بذر اثر انگشتی را که پیش از پخش نشان داده شد ندارد.
verify-wrong-draws = { $file }: منصفانه نیست. این حرکت‌های پخش‌کننده از بذر به دست نمی‌آیند: { $moves }.
verify-contributors = کارت‌ها به اعداد تصادفی دستگاه‌های این بازیکنان هم وابسته‌اند: { $names }. پس سرور به‌تنهایی نمی‌توانست آن‌ها را انتخاب کند.
verify-continues = حرکت‌های آغاز (تعداد: { $moves }) از یک بازی دیگر است: اینجا فقط قرعه‌های پس از آن بررسی شد.

## نسخهٔ پشتیبان

backup-written = نسخهٔ پشتیبان در { $file } است ({ $size } مگابایت).
restore-done = { $file } از نسخهٔ پشتیبان بازگردانده شد.
restore-aside = پایگاه دادهٔ پیشین در { $file } نگه داشته شد.
refusal-bad-store = از پایگاه داده نمی‌شود استفاده کرد: { $detail }
refusal-no-database = پایگاه دادهٔ { $file } هنوز وجود ندارد

## آدم‌ها و میزها

admin-column-id = شناسه
admin-column-game = بازی
admin-column-status = وضعیت
admin-column-names = چه کسانی
admin-column-changed = آخرین تغییر
admin-column-name = نام
admin-column-account = حساب
admin-column-seen = آخرین حضور
admin-column-banned = محروم
admin-none = چیزی نیست.
admin-closed = میز { $table } بسته شد.
admin-banned = { $name } دیگر نمی‌تواند اینجا بازی کند.
admin-unbanned = { $name } دوباره می‌تواند اینجا بازی کند.
admin-forgotten = همهٔ اطلاعات { $name } پاک شد؛ بازی‌ها بدون نام او می‌مانند.
refusal-no-table-there = میز «{ $table }» اینجا وجود ندارد
refusal-no-person-there = شخص «{ $person }» اینجا وجود ندارد
