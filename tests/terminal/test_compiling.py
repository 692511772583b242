"""The bar while code is compiled."""

import re

import pytest

from cabochon.language import LANGUAGES, Language
from cabochon.players import Progress
from cabochon.terminal.compiling import compiling_bar
from tests.terminal.typist import Typist, lines


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_the_bar_says_how_many_of_how_many(code: str, width: int) -> None:
    typist = Typist(lines(), code, width, colour=True)
    with compiling_bar(typist.screen) as show:
        assert show is not None
        assert typist.text == "", "nothing is shown before there is a wait"
        show(Progress(0, 55))
        show(Progress(11, 55))
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", typist.text)
    shown = "".join(plain.split())
    assert shown.count("".join(Language(code).text("compiling-rules").split())) == 1
    assert re.findall(r"\d+/\d+", shown)[0] == "0/55"
    assert re.findall(r"\d+/\d+", shown)[-1] == "11/55"


def test_where_nothing_can_move_there_is_no_bar() -> None:
    typist = Typist(lines())
    with compiling_bar(typist.screen) as show:
        assert show is None
    assert typist.text == ""
