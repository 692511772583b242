"""One reason for a move, as a fact without language."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = int | str | list[int]


@dataclass(frozen=True)
class Reason:
    """Why a move makes sense: a message of the language files, and what is to be filled in.

    Terminal and page word a value by its name, as they do for deeds (`terminal/why.py`, `reasons.ts`):

    | value         | is                                              | is worded as                      |
    | ------------- | ----------------------------------------------- | --------------------------------- |
    | `card`        | the number of a card                            | the card: "blue, 1 point"         |
    | `noble`       | the number of a noble                           | their wishes: "4 red, 4 green"    |
    | `tokens`      | how many of each token, in their order          | "2 white, 1 gold"                 |
    | `colour`      | a letter of the notation                        | the colour: "white"               |
    | `player`      | a seat                                          | the name of the player            |
    | anything else | a number, or a word that the message chooses by | itself                            |
    """

    code: str
    values: Mapping[str, Value] = field(default_factory=dict)
