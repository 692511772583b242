"""Settings of a game: names, ranges, defaults, and the check of what people ask for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cabochon.games.errors import SettingsError, shown

Settings = Mapping[str, bool | int | str]
"""Settings by name; what is left out has its default."""

RANDOM_START = "random"
_TRUE = ("true", "yes", "on", "1")
_FALSE = ("false", "no", "off", "0")


@dataclass(frozen=True)
class Setting:
    """One setting: a switch (no choices, no range), one of several words, or a whole number in a range."""

    name: str
    default: bool | int | str
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

    @property
    def another(self) -> bool | int | str:
        """A value that is not the usual one."""
        if isinstance(self.default, bool):
            return not self.default
        if self.choices:
            return next(choice for choice in self.choices if choice != self.default)
        assert isinstance(self.default, int)
        return (self.low + self.default) // 2 if self.low < self.default else self.high

    def check(self, value: object) -> bool | int | str:
        """The value in its proper type; text is accepted for every kind."""
        text = value.strip().lower() if isinstance(value, str) else ""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if text in _TRUE + _FALSE:
                return text in _TRUE
        elif self.choices:
            if text in self.choices:
                return text
        elif (number := whole_number(value)) is not None and self.low <= number <= self.high:
            return number
        raise SettingsError(
            f"{self.name} = {shown(value)} is not possible: it must be {self.allowed}",
            code=self._complaint,
            name=self.name,
            value=text or shown(value),
            choices=", ".join(self.choices),
            low=self.low,
            high=self.high,
        )

    @property
    def _complaint(self) -> str:
        if isinstance(self.default, bool):
            return "error-setting-switch"
        return "error-setting-word" if self.choices else "error-setting-number"


CHOOSE_PAYMENT = Setting("choose_payment", True)


def whole_number(value: object) -> int | None:
    """A number from 0 on, also written as text; None if the value is anything else."""
    if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit() and len(value) < 10:
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def check_start(value: object, players: int) -> int | str:
    """The start player: a seat, or "random"."""
    if isinstance(value, str) and value.strip().lower() == RANDOM_START:
        return RANDOM_START
    if (seat := whole_number(value)) is not None and seat < players:
        return seat
    allowed = f"random or a seat from 0 to {players - 1}"
    raise SettingsError(
        f"start = {shown(value)} is not possible: it must be {allowed}",
        code="error-setting-start",
        value=value if isinstance(value, str) else shown(value),
        last=players - 1,
    )


def check_settings(settings: tuple[Setting, ...], players: int, asked: Mapping[str, Any]) -> dict[str, Any]:
    """All settings of a game, checked, with defaults for those that were not asked for."""
    known = [setting.name for setting in settings] + ["start"]
    for name in asked:
        if name not in known:
            names = ", ".join(known)
            raise SettingsError(
                f"there is no setting {shown(name)}; the settings are: {names}",
                code="error-setting-unknown",
                name=name if isinstance(name, str) else shown(name),
                known=names,
            )
    checked = {setting.name: setting.check(asked.get(setting.name, setting.default)) for setting in settings}
    return {**checked, "start": check_start(asked.get("start", RANDOM_START), players)}
