### Стол и последние строки повтора.

zone-row = Ряд { $number }
zone-target = Цель { $number }
zone-stack = Стопка { $number }
zone-draft = Открытые карты
replay-waits = { $name }: надо решить — { $actions }
replay-waits-dealer = Надо перемешать карты или вытянуть одну из них.
refusal-empty = { $file } пуст: запись игры — это один документ JSON
refusal-unreadable = не удалось прочитать { $file }: { $detail }
