"""Runs the command line: chooses the language, and turns errors into one line and an exit code."""

import os
import sys
from collections.abc import Sequence

import typer

from cabochon.cli.app import app
from cabochon.cli.help import speak
from cabochon.cli.numbers import NumberError
from cabochon.games import language_folders, native
from cabochon.games.errors import CabochonError
from cabochon.language import Language, UnknownLanguageError, choose_language

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 done, 1 a check failed, 2 bad input, 130 interrupted."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str] | None) -> int:
    _accept_all_letters()
    try:
        option, rest = _language_option(sys.argv[1:] if arguments is None else arguments)
        language = Language(choose_language(option, os.environ), language_folders)
    except UnknownLanguageError as error:
        return _fail(str(error))
    command = typer.main.get_command(app)
    speak(command, language)
    native.announcement = language.text("compiling-rules")
    try:
        command.main(args=rest, prog_name="cabochon", obj=language)
    except SystemExit as finished:
        return finished.code if isinstance(finished.code, int) else int(finished.code is not None)
    except UnicodeDecodeError:
        return _fail(language.text("file-no-text"))
    except OSError as error:
        return _fail(_file_trouble(error, language))
    except NumberError as error:
        return _fail(_said(error.why, language))
    except CabochonError as error:
        return _fail(_said(error, language))
    return 0


def _said(error: CabochonError, language: Language) -> str:
    return language.text_or(error.code, str(error), **error.values) if error.code else str(error)


def _file_trouble(error: OSError, language: Language) -> str:
    """What is wrong with a file, in words."""
    reason = error.strerror or str(error)
    if isinstance(error, FileNotFoundError):
        reason = language.text("error-file-missing")
    elif isinstance(error, PermissionError):
        reason = language.text("error-file-forbidden")
    elif isinstance(error, IsADirectoryError):
        reason = language.text("error-file-folder")
    return f"{error.filename}: {reason}" if error.filename else reason


def _language_option(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Take `--lang X` out of the arguments, wherever it stands, so that help speaks that language too."""
    option = None
    rest = list(arguments)
    end = rest.index("--") if "--" in rest else len(rest)
    for place in range(end - 1, -1, -1):
        name, equals, value = rest[place].partition("=")
        if name != "--lang":
            continue
        if equals:
            option = option or value
            del rest[place]
        elif place + 1 < len(rest):
            option = option or rest[place + 1]
            del rest[place : place + 2]
    return option, rest


def _accept_all_letters() -> None:
    """What does not fit the encoding of the terminal becomes a question mark, rather than an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _fail(message: str) -> int:
    print(f"cabochon: {message}", file=sys.stderr)
    return BAD_INPUT
