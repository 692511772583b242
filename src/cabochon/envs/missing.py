"""What is said where the library behind an interface is not installed."""

from cabochon.installing import install_command


def missing(libraries: str, extra: str, error: ImportError) -> ModuleNotFoundError:
    """The error to raise in place of Python's."""
    return ModuleNotFoundError(
        f"this needs {libraries}; install it with: {install_command(extra)}", name=error.name
    )
