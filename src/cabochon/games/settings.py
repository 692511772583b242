"""Settings of a game: names, ranges, defaults, and the check of what people ask for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cabochon.games.errors import SettingsError

RANDOM_START = "random"
_TRUE = ("true", "yes", "on", "1")
_FALSE = ("false", "no", "off", "0")


@dataclass(frozen=True)
class Setting:
    """One setting: a switch (no choices, no range), one of several words, or a whole number in a range."""

    name: str
    default: bool | int | str
    help: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        if isinstance(self.default, bool):
            return "true or false"
        if self.choices:
            return " or ".join(self.choices)
        return f"a whole number from {self.low} to {self.high}"

    def check(self, value: object) -> bool | int | str:
        """The value in its proper type; text is accepted for every kind."""
        text = str(value).strip().lower()
        if isinstance(self.default, bool):
            if text in _TRUE + _FALSE:
                return text in _TRUE
        elif self.choices:
            if isinstance(value, str) and text in self.choices:
                return text
        elif not isinstance(value, bool | float) and len(text) < 10 and text.isascii() and text.isdigit():
            number = int(text)
            if self.low <= number <= self.high:
                return number
        raise SettingsError(
            f"{self.name} = {value!r} is not possible: it must be {self.allowed}",
            code=self._complaint,
            name=self.name,
            value=str(value),
            choices=", ".join(self.choices),
            low=self.low,
            high=self.high,
        )

    @property
    def _complaint(self) -> str:
        if isinstance(self.default, bool):
            return "error-setting-switch"
        return "error-setting-word" if self.choices else "error-setting-number"


CHOOSE_PAYMENT = Setting(
    "choose_payment", True, "ask how much gold to pay when there is a choice; else as little as possible"
)


def check_start(value: object, players: int) -> int | str:
    """The start player: a seat, or "random"."""
    text = str(value).strip().lower()
    if text == RANDOM_START:
        return RANDOM_START
    if not isinstance(value, bool) and text in map(str, range(players)):
        return int(text)
    allowed = f"random or a seat from 0 to {players - 1}"
    raise SettingsError(
        f"start = {value!r} is not possible: it must be {allowed}",
        code="error-setting-start",
        value=str(value),
        last=players - 1,
    )


def check_settings(settings: tuple[Setting, ...], players: int, asked: Mapping[str, Any]) -> dict[str, Any]:
    """All settings of a game, checked, with defaults for those that were not asked for."""
    known = [setting.name for setting in settings] + ["start"]
    for name in asked:
        if name not in known:
            names = ", ".join(known)
            raise SettingsError(
                f"there is no setting {name!r}; the settings are: {names}",
                code="error-setting-unknown",
                name=str(name),
                known=names,
            )
    checked = {setting.name: setting.check(asked.get(setting.name, setting.default)) for setting in settings}
    return {**checked, "start": check_start(asked.get("start", RANDOM_START), players)}
