### The commands of a host: serve, verify, backup, restore, admin.

## Serving

serving-address = Sixth Cow is running at { $address }
serving-network = and for your network at { $address }
serving-port-taken = Port { $port } is taken; this is the next free one.
serving-stop = { $keys } stops it. Nothing is lost: every match picks up where it left off when you start it again.
serving-no-page = The page hasn't been built, so only the API is served. To build it: { $command }
serving-stopped = Stopped; everything is saved.
refusal-no-listening = cannot listen on { $host }, port { $port }: { $detail }
refusal-config-file = { $file } is not TOML: { $detail }
refusal-config-unknown = { $source }: there is no setting "{ $field }"; allowed: { $allowed }
refusal-config-value = { $source }: setting "{ $field }" cannot be "{ $value }"; allowed: { $allowed }

## Checking a record

verify-honest = { $file }: honest. The seed has the fingerprint that was shown before the deal, and every draw follows from the seed ({ $draws } in all).
verify-other-seed = { $file }: not honest. The seed does not have the fingerprint that was shown before the deal.
verify-wrong-draws = { $file }: not honest. These moves of the dealer do not follow from the seed: { $moves }.
verify-contributors = The cards also follow from random numbers added by the devices of: { $names }. So the server alone could not choose them.
verify-continues = The first { $moves } moves come from another match: their draws are not checked here, only those after them.

## Backups

backup-written = The backup is in { $file } ({ $size } MB).
restore-done = { $file } has been restored from the backup.
restore-aside = The previous database was kept as { $file }.
refusal-bad-store = the database cannot be used: { $detail }
refusal-no-database = there is no database { $file } yet

## Looking after people and tables

admin-column-id = id
admin-column-game = game
admin-column-status = status
admin-column-names = who
admin-column-changed = last change
admin-column-name = name
admin-column-account = account
admin-column-seen = last seen
admin-column-banned = banned
admin-none = None.
admin-closed = Table { $table } is closed.
admin-banned = { $name } can't play here any more.
admin-unbanned = { $name } can play here again.
admin-forgotten = Everything about { $name } has been removed; the matches stay, without the name.
refusal-no-table-there = there is no table "{ $table }" here
refusal-no-person-there = there is no person "{ $person }" here
