### آموزش با `sixthcow train`.

train-progress = آموزش
train-measured = { $seconds } ثانیه · { $millions } میلیون تصمیم · تنها در برابر بازیکنان ساده: { $yardsticks }
train-written = بازیکن در { $file } است. برای دیدن بازی‌اش: { $command }
refusal-train-device = آموزش روی «{ $device }» ممکن نیست: { $detail }
refusal-train-weights = از این وزن‌ها نمی‌توان استفاده کرد: { $detail }
