### مجموعه‌داده‌های `sixthcow dataset`.

dataset-progress = پرونده‌ها
dataset-done = تعداد { $matches } بازی در { $folder } است.

## آنچه نوشتنی نیست

refusal-dataset-other = در { $folder } مجموعه‌دادهٔ دیگری هست: «{ $term }» آنجا { $saved } و اکنون { $given } است
refusal-no-extra = بستهٔ { $package } نصب نیست؛ { $command } آن را نصب می‌کند
refusal-bot-inside = ربات «{ $bot }» اینجا نمی‌تواند بازی کند: فقط ربات‌های خود گاو ششم می‌توانند
