### `cabochon admin`: what whoever runs a server does beside it.

cli-admin =
    Run a server: look after its tables, guests, keys and database, while it runs.

    Guests are called by their handles, which “tables” and “show” print. A running server notices within seconds.
cli-admin-tables = List tables, the latest first.
cli-admin-show = Show who sits at a table, and how much happened there; nothing of what lies on it.
cli-admin-close = End a table: if a game goes on there, nobody wins it.
cli-admin-delete = Delete tables with everything that happened there.
cli-admin-block =
    Keep a guest or an address out.

    A guest is called by their handle. Of IPv6 a whole /64 network is blocked, at least. “cookie” is what “revoke --guest” puts.
cli-admin-unblock = Let a guest or an address in again.
cli-admin-blocks = List everybody who is kept out.
cli-admin-rotate-key = Sign cookies with a new key. Cookies of old keys still count, and are signed anew at the next visit.
cli-admin-revoke =
    Make cookies invalid: those of all old keys, or those of one guest.

    Their owners become strangers, and can’t get back to their seats.
cli-admin-backup = Write everything into a file, at one moment, while the server runs. The file is a secret.
cli-admin-restore = Put everything of a backup into a database, be it SQLite or PostgreSQL; no server may use it meanwhile.
cli-admin-database = The form of the database, for going to another version of Cabochon.
cli-admin-database-revision = Say which form the database has.
cli-admin-database-upgrade = Bring the database to the form of this version; a server does that too when it starts.
cli-admin-database-downgrade = Bring the database to an earlier form, for an earlier version.

admin-json = Print JSON, for scripts.
admin-yes = Yes, this is meant.
admin-status = Only tables of this status: waiting, playing or over.
admin-guest = A guest, by their handle.
admin-limit = How many at most.
admin-table = A table’s id, or its link.
admin-tables = The tables’ ids, or their links.
admin-kind = What is blocked.
admin-subject = The guest’s handle, or the address or network.
admin-for = For how long: 30m, 12h, 2d, 1w; for good unless given.
admin-reason = Why; a note for yourself.
admin-file = The file.
admin-replace = Throw away what the database holds.
admin-revision-argument = The form, as “database revision” prints it.

admin-seconds = { $count } s
admin-minutes = { $count } min
admin-hours = { $count } h
admin-days = { $count } d
admin-column-table = table
admin-column-game = game
admin-column-status = status
admin-column-people = people
admin-column-age = age
admin-column-changed = last change
admin-column-events = events
admin-column-host = host
admin-column-seat = seat
admin-column-name = name
admin-column-guest = guest
admin-column-kind = what
admin-column-subject = who
admin-column-until = still for
admin-column-reason = why
admin-status-waiting = waiting
admin-status-playing = playing
admin-status-over = over
admin-seat-open = (free)
admin-kind-guest = guest
admin-kind-address = address
admin-kind-cookie = cookie
admin-for-good = good

admin-none = There are no such tables.
admin-closed = Table { $table } is closed.
admin-closed-before = Table { $table } was over already.
admin-deleted =
    { $count ->
        [one] 1 table is deleted.
       *[other] { $count } tables are deleted.
    }
admin-blocked = Blocked: { $subject }, for { $until }.
admin-unblocked = No longer blocked: { $subject }
admin-no-blocks = Nobody is blocked.
admin-rotated =
    { $count ->
        [one] Cookies are signed with a new key.
       *[other] Cookies are signed with a new key; { $count } keys are believed in all. “revoke” drops the old ones.
    }
admin-revoked =
    { $count ->
        [0] There were no old keys.
        [one] 1 old key is dropped.
       *[other] { $count } old keys are dropped.
    }
admin-revoked-guest = The cookies of { $guest } are no longer valid.
admin-backed-up = { $file } holds everything as of { $moment } (tables: { $tables }, events: { $events }). It holds secrets: keep it safe.
admin-restored = { $file } is restored, as of { $moment } (tables: { $tables }, events: { $events }).
admin-revision = The database has form { $revision }; this version’s is { $newest }.
admin-form-changed = The database went from form { $before } to { $after }.
admin-form-same = The database has form { $revision } already; nothing was to be done.
admin-form-made = The database was empty; now it has the form of this version.

error-admin-handle = { $given } is not a guest’s handle: it has 12 digits from 0 to f, as “admin show” prints them.
error-admin-address = { $given } is not an address or a network, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64.
error-admin-table = { $given } is not a table’s id: it has 10 letters and digits.
error-admin-period = A period is a number with s, m, h, d or w behind it, such as 30m, 12h or 2d, not { $given }.
error-admin-no-table = There is no table { $table }.
error-admin-no-guest = No guest with the handle { $guest } has ever sat at a table.
error-admin-not-blocked = { $subject } is not blocked.
error-admin-status = --status is waiting, playing or over, not { $given }.
error-admin-kind = What can be blocked is a guest, an address or a cookie, not { $given }.
error-admin-delete = Name the tables to be deleted, or with --guest the guest whose tables they are.
error-admin-delete-yes = This deletes all tables of { $guest }, those of others who sit there too. Confirm it with --yes.
error-admin-revoke-yes = Everybody whose cookie was signed by an old key becomes a stranger and loses their seats. Confirm it with --yes.
error-admin-downgrade-yes = What the earlier form has no place for is lost. Make a backup first, and confirm it with --yes.
error-admin-revision = The database can’t get the form { $given }; possible are: { $known }.
error-backup-exists = { $file } exists already; choose another name.
error-backup-strange = { $file } is not a backup of Cabochon.
error-backup-damaged = { $file }: this backup is damaged; nothing of it was restored.
error-backup-cut = { $file }: this backup was cut off: its end is missing. Nothing of it was restored.
error-backup-later = { $file } was made by a later version of Cabochon; update Cabochon to restore it.
error-database-missing = There is no database { $path }. Name the one of the server with --database.
error-database-strange = This database holds nothing of Cabochon. Name the one of the server with --database.
error-database-older = The database has an earlier form ({ $revision }; this version needs { $newest }). Whoever owns it can upgrade it: cabochon admin database upgrade
error-database-busy = A server is using this database. Stop it first, then try again.
error-database-full =
    { $count ->
        [one] The database holds a table already. Restore into an empty one, or replace all of it with --replace.
       *[other] The database holds { $count } tables already. Restore into an empty one, or replace all of it with --replace.
    }
