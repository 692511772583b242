"""Help texts in the language of the user.

Commands and options are declared with message ids in place of help texts; here the ids are replaced. A text
that is no id stays as it is.
"""

from typing import Any

from typer import rich_utils

from cabochon.language import Language


def translate(command: Any, language: Language) -> None:
    """Replace the message ids in a command, its options and its subcommands by their texts."""
    # These names are Typer's documented way to change the headings.
    rich_utils.ARGUMENTS_PANEL_TITLE = language.text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = language.text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = language.text("help-subcommands")
    rich_utils.ERRORS_PANEL_TITLE = language.text("help-error")
    _translate(command, language)


def _translate(command: Any, language: Language) -> None:
    command.help = _text(command.help, language)
    if command.epilog:
        examples = "\n".join("  " + line.strip() for line in command.epilog.strip().splitlines())
        command.epilog = f"{language.text('help-examples')}\n{examples}"
    for parameter in command.params:
        if parameter.name == "help":
            parameter.help = language.text("help-help")
        elif getattr(parameter, "help", None):
            parameter.help = _text(parameter.help, language)
    for subcommand in getattr(command, "commands", {}).values():
        _translate(subcommand, language)


def _text(message: str | None, language: Language) -> str | None:
    if not message:
        return message
    try:
        return language.text(message)
    except KeyError:
        return message
