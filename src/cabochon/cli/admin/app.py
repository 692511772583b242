"""The commands of `cabochon admin`."""

import typer

from cabochon.cli.admin import copies, doors, forms, tables
from cabochon.cli.admin.orders import DATABASE
from cabochon.cli.options import DatabaseOption

app = typer.Typer(no_args_is_help=True)


@app.callback(
    help="cli-admin",
    epilog="""
    cabochon admin tables --status playing
    cabochon admin close 9bkm3qxwpa
    cabochon admin block address 203.0.113.7 --for 2d --reason flooding
    cabochon admin --database postgresql://cabochon@localhost/cabochon backup tonight.gz
    """,
)
def _admin(context: typer.Context, database: DatabaseOption = None) -> None:
    context.meta[DATABASE] = database


app.command(
    "tables",
    help="cli-admin-tables",
    epilog="""
    cabochon admin tables --status playing --limit 20
    cabochon admin tables --guest 0f3a9c27d51e --json
    """,
)(tables.tables)
app.command("show", help="cli-admin-show", epilog="cabochon admin show 9bkm3qxwpa")(tables.show)
app.command("close", help="cli-admin-close", epilog="cabochon admin close 9bkm3qxwpa")(tables.close)
app.command(
    "delete",
    help="cli-admin-delete",
    epilog="""
    cabochon admin delete 9bkm3qxwpa 4hd7w2ntyc
    cabochon admin delete --guest 0f3a9c27d51e --yes
    """,
)(tables.delete)
app.command(
    "block",
    help="cli-admin-block",
    epilog="""
    cabochon admin block guest 0f3a9c27d51e --for 12h
    cabochon admin block address 2001:db8:5:1::/64 --for 2d --reason flooding
    """,
)(doors.block)
app.command("unblock", help="cli-admin-unblock", epilog="cabochon admin unblock guest 0f3a9c27d51e")(
    doors.unblock
)
app.command("blocks", help="cli-admin-blocks", epilog="cabochon admin blocks --json")(doors.blocks)
app.command("rotate-key", help="cli-admin-rotate-key", epilog="cabochon admin rotate-key")(doors.rotate_key)
app.command(
    "revoke",
    help="cli-admin-revoke",
    epilog="""
    cabochon admin revoke --yes
    cabochon admin revoke --guest 0f3a9c27d51e
    """,
)(doors.revoke)
app.command("backup", help="cli-admin-backup", epilog="cabochon admin backup tonight.gz")(copies.backup)
app.command(
    "restore",
    help="cli-admin-restore",
    epilog="""
    cabochon admin --database sqlite:///new.sqlite restore tonight.gz
    cabochon admin --database postgresql://cabochon@localhost/cabochon restore tonight.gz --replace
    """,
)(copies.restore)
app.add_typer(forms.app, name="database")
