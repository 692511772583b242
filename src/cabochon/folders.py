"""Where things lie that outlive a process, by the customs of each system.

| what | Linux | macOS | Windows |
| --- | --- | --- | --- |
| data | `~/.local/share/cabochon` | `~/Library/Application Support/cabochon` | `%LOCALAPPDATA%\\cabochon` |

On Linux and macOS `XDG_DATA_HOME`, if it is an absolute path, says where the folder `cabochon` lies instead.
"""

from pathlib import Path

NAME = "cabochon"


def data_folder() -> Path:
    """What belongs to the user."""
    from platformdirs import user_data_path

    return user_data_path(NAME, appauthor=False)


def games_folder() -> Path:
    """Games that were saved in the terminal."""
    return data_folder() / "games"


def tables_file() -> Path:
    """The server's database, with the key that signs the guests' cookies."""
    return data_folder() / "tables.sqlite"
