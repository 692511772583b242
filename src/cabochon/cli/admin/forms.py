"""`cabochon admin database`: the form of a database, for going to another version of the program."""

from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.admin.orders import JsonOption, YesOption, address, need_yes, print_json

if TYPE_CHECKING:
    from cabochon.terminal import Screen

app = typer.Typer(no_args_is_help=True, help="cli-admin-database")


@app.callback()
def _database() -> None:
    """The form of a database."""


@app.command(
    help="cli-admin-database-revision",
    epilog="cabochon admin database revision",
)
def revision(context: typer.Context, as_json: JsonOption = False) -> None:
    """Say which form the database has, and which this version knows."""
    at = address(context)
    from cabochon.server.admin import form_of
    from cabochon.terminal import Screen

    form = form_of(at)
    if as_json:
        print_json(form)
        return
    Screen(context.obj).say("admin-revision", revision=form.revision, newest=form.known[-1])


@app.command(help="cli-admin-database-upgrade", epilog="cabochon admin database upgrade")
def upgrade(context: typer.Context) -> None:
    """Bring the database to the form of this version."""
    at = address(context)
    from cabochon.server.admin import upgrade as bring
    from cabochon.terminal import Screen

    before, screen = bring(at), Screen(context.obj)
    if before is None:
        screen.say("admin-form-made")
    else:
        _tell(screen, before.revision, before.known[-1])


@app.command(help="cli-admin-database-downgrade", epilog="cabochon admin database downgrade 0003 --yes")
def downgrade(
    context: typer.Context,
    to: Annotated[str, typer.Argument(metavar="REVISION", help="admin-revision-argument")],
    yes: YesOption = False,
) -> None:
    """Bring the database to an earlier form."""
    at = address(context)
    from cabochon.server.admin import downgrade as bring
    from cabochon.terminal import Screen

    need_yes(
        yes,
        "error-admin-downgrade-yes",
        "what the earlier form has no place for is lost; make a backup first, and confirm it with --yes",
    )
    before = bring(at, to)
    _tell(Screen(context.obj), before.revision, to)


def _tell(screen: "Screen", before: str, after: str) -> None:
    if before == after:
        screen.say("admin-form-same", revision=after)
    else:
        screen.say("admin-form-changed", before=before, after=after)
