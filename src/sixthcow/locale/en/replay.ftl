### The table and the last lines of a replay.

zone-row = Row { $number }
zone-target = Target { $number }
zone-stack = Stack { $number }
zone-draft = Open cards
replay-waits = { $name } must decide: { $actions }
replay-waits-dealer = The dealer must shuffle or draw.
refusal-empty = { $file } is empty: a record is one JSON document
refusal-unreadable = cannot read { $file }: { $detail }
