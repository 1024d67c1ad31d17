### Stół i ostatnie wiersze powtórki.

zone-row = Rząd { $number }
zone-target = Cel { $number }
zone-stack = Stos { $number }
zone-draft = Odkryte karty
replay-waits = { $name } musi zdecydować: { $actions }
replay-waits-dealer = Trzeba potasować karty albo dobrać jedną z nich.
refusal-empty = { $file } jest pusty: zapis gry to jeden dokument JSON
refusal-unreadable = nie można odczytać { $file }: { $detail }
