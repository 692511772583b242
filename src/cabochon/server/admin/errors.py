"""What is wrong with an order."""

from cabochon.games.errors import CabochonError
from cabochon.language import Language


class AdminError(CabochonError):
    """An order that can't be carried out: `code` is a message of the language files."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(Language("en").text(code, **values), code=code, **values)
