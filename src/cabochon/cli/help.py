"""Help pages in the language of the user.

Commands and options are declared with message ids in place of help texts. `speak` looks the ids up (a text
that is no id stays as it is) and has each command print a page of our own: Typer's pages can't be translated,
and cut off what is written without spaces.
"""

from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer import rich_utils

from cabochon.games import game_names
from cabochon.language import Language

_WIDEST = 100
_OF_TYPER = {
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}
"""Options that Typer adds, with texts of ours."""


def speak(command: Any, language: Language) -> None:
    """Make a command and its subcommands speak a language."""
    rich_utils.ERRORS_PANEL_TITLE = language.text("help-error")
    command.help = _text(command.help or "", language)
    for parameter in command.params:
        if parameter.name in _OF_TYPER:
            parameter.help = language.text(_OF_TYPER[parameter.name])
        elif getattr(parameter, "help", None):
            parameter.help = _text(parameter.help, language)
    command.format_help = partial(_show_page, command, language)
    for subcommand in getattr(command, "commands", {}).values():
        speak(subcommand, language)


def _text(message: str, language: Language) -> str:
    try:
        return language.text(message, games=", ".join(game_names()))
    except KeyError:
        return message


def _show_page(command: Any, language: Language, context: Any, _formatter: Any) -> None:
    """Usage, what the command does, its arguments and options, subcommands, examples."""
    console = Console(highlight=False, markup=False, emoji=False)
    width = min(console.width, _WIDEST)
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    console.print(Text.assemble((language.text("help-usage"), "bold"), " ", usage), width=width)
    console.print(Text(f"\n{command.help}"), width=width)
    parameters = [parameter for parameter in command.params if not getattr(parameter, "hidden", False)]
    arguments = [_argument(p) for p in parameters if p.param_type_name == "argument"]
    options = [_option(p, language) for p in parameters if p.param_type_name == "option"]
    options.append(("--help, -h", "", language.text("help-help")))
    subcommands = [
        (name, "", subcommand.help.split("\n\n")[0])
        for name, subcommand in getattr(command, "commands", {}).items()
    ]
    for heading, rows in (
        ("help-arguments", arguments),
        ("help-options", options),
        ("help-subcommands", subcommands),
    ):
        if rows:
            console.print(Text(f"\n{language.text(heading)}", "bold"), width=width)
            console.print(_listing(rows), width=width)
    if command.epilog:
        console.print(Text(f"\n{language.text('help-examples')}", "bold"))
        for line in command.epilog.strip().splitlines():
            console.print(Text(f"  {line.strip()}", "cyan"), soft_wrap=True)


def _argument(parameter: Any) -> tuple[str, str, str]:
    return parameter.metavar or parameter.name.upper(), "", parameter.help or ""


def _option(parameter: Any, language: Language) -> tuple[str, str, str]:
    names = ", ".join(parameter.opts)
    if parameter.is_flag:
        return names, "", parameter.help or ""
    help_text = parameter.help or ""
    if parameter.show_default and parameter.default is not None:
        help_text += f" [{language.text('help-default', value=str(parameter.default))}]"
    return names, parameter.metavar or parameter.name.upper(), help_text


def _listing(rows: list[tuple[str, str, str]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    if any(metavar for _, metavar, _ in rows):
        table.add_column(overflow="fold")
    table.add_column(overflow="fold", ratio=1)
    for names, metavar, help_text in rows:
        cells = [Text(f"  {names}", "bold cyan"), Text(metavar, "yellow"), Text(help_text)]
        table.add_row(*(cells if len(table.columns) == 3 else [cells[0], cells[2]]))
    return table
