"""What can be a name, and which names look alike."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cabochon.language import LANGUAGES, Language
from cabochon.match.names import checked_names
from cabochon.server.table import TableError
from cabochon.server.table.bots import BOTS
from cabochon.server.table.likeness import likeness
from cabochon.server.table.names import LONGEST_NAME, checked_name, known_name, width
from cabochon.server.table.seating import Seat, told_apart


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Ann",
            "O'Neill",
            "José-María",
            "Zoë 2",
            "Nguyễn Thị Ánh",
            "Ștefan",
            "Łukasz",
            "Þóra",
            "İpek",
            "Ọlá",
        ),
        *("Вера", "Ελένη", "Հայկ", "ნინო", "محمّد", "שָׁלוֹם", "שּׁרה", "राम्या", "ड़ींगर", "প্রিয়াঙ্কা", "தமிழ்", "ස්වර්ණා"),
        *("กี่เพ้า", "ອຸ່ນ", "မြို့", "លីណា", "བསྒྲུབས", "ስለሺ", "花子", "ガリレオ", "김민준", "ㅋㅋ", "ᏣᎳᎩ"),
        *("Ann 🦊", "👩🏽", "🇯🇵", "★", "~*~", "x" * LONGEST_NAME, "漢" * (LONGEST_NAME // 2)),
    ],
)
def test_names_of_the_world(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann\u00a0\u3000B.\t", "Ann B."),
        ("Jose\u0301", "José"),
        ("Ａｎｎ", "Ann"),
        ("𝓐𝓷𝓷", "Ann"),
        ("ｱﾝﾊﾟﾝ", "アンパン"),
        ("A\u200bn\u200d\ufeffn", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("Ann\U000e0061\U000e007f", "Ann"),
        ("❤\ufe0f", "❤"),
        ("A\u2800\u3164nn\u115f\uffa0", "Ann"),
        ("e\u034f\u0301", "é"),
        ("👩\u200d🚀", "👩🚀"),
    ],
    ids=lambda text: text.encode("unicode_escape").decode(),
)
def test_what_cannot_be_seen_is_left_out(given: str, shown: str) -> None:
    assert checked_name(given) == shown


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u200b", "\u3164", "\u2800\u2800", "\ufe0f", "\U000e0100", "\u202e", "\u034f"),
        *("a\x00", "a\x1b[31m", "\ud800", "\ue000", "\uffff", "A\u2028B\x07"),
        *(
            "Z\u0335\u0336\u0337algo",
            "A\u0300\u0301\u0302\u0303nn",
            "n" + "\u0e49" * 5,
            "a\u20dd",
            "\u0301",
            "A \u0301",
        ),
        *("x" * (LONGEST_NAME + 1), "漢" * (LONGEST_NAME // 2 + 1), "﷽" * 3, "𒐫" * 5, "⸻" * 5, "꧅" * 5),
        "क्ष्" * 10,
    ],
    ids=lambda text: text.encode("unicode_escape", "backslashreplace").decode()[:40] or "nothing",
)
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(TableError) as error:
        checked_name(name)
    assert error.value.code == "error-name"
    assert known_name(name) == ""


@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
    | st.text("aA\u0301\u200d\u3164 ｱﾞ𝓐漢กี่", max_size=30)
)
@example("ｶﾞ")
@example("a\u200d\u0301")
def test_a_checked_name(text: str) -> None:
    try:
        name = checked_name(text)
    except TableError:
        return
    assert checked_name(name) == name
    assert known_name(name) == name
    assert name.isprintable()
    assert name == " ".join(name.split())
    assert 0 < width(name) <= LONGEST_NAME
    assert any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    # A match takes it, with the number that may be put behind it.
    assert checked_names(1, [f"{name} 4"])


# --- Look-alikes ---


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ann", "ann"), ("Ann", "Аnn"), ("Ann", "Αnn"), ("ANN", "ᎪNN"), ("Ann", "A n n."), ("Ann", "ᴀɴɴ")),
        *(
            ("Zoe", "Zoë"),
            ("Bill", "BiIl"),
            ("Bill", "Bi11"),
            ("Bob", "B0b"),
            ("Bob", "Воb"),
            ("paypal", "раураl"),
        ),
        *(("Ann", "🅐🅝🅝"), ("Ann", "Ⓐⓝⓝ"), ("Νίκος", "νίκος"), ("Otto", "Օttօ"), ("Ann 2", "Ann ٢")),
        *(("ロン", "口ン"), ("Straße", "STRASSE"), ("Ola", "Øla"), ("Nick", "Νick"), ("Vik", "νik")),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) & likeness(other)
    first, second = told_apart((Seat("person", one), Seat("person", other)))
    assert (first.name, second.name) == (one, f"{other} 2")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "Ann 2"),
        ("か", "が"),
        ("राम", "रमा"),
        ("!", "?"),
        ("김", "긤"),
        ("★", "☆"),
        ("Vik", "Νik"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert [seat.name for seat in told_apart((Seat("person", one), Seat("person", other)))] == [one, other]


@given(
    st.lists(
        st.sampled_from(["Ann", "ANN", "Аnn", "Ann 2", "Аnn 3", "!", "2", "?", "2 2"]), min_size=2, max_size=4
    )
)
def test_no_two_look_alike_afterwards(names: list[str]) -> None:
    found = [likeness(seat.name) for seat in told_apart(tuple(Seat("person", name) for name in names))]
    assert all(one.isdisjoint(other) for place, one in enumerate(found) for other in found[place + 1 :])


# --- Names of others ---


@pytest.mark.parametrize("code", LANGUAGES)
def test_nobody_takes_the_name_of_a_bot(code: str) -> None:
    for bot in BOTS:
        shown = Language(code).text(f"bot-{bot}")
        for name in {bot, bot.capitalize(), shown, shown.partition(" · ")[0], f"{bot.upper()} 3"}:
            with pytest.raises(TableError) as error:
                checked_name(name)
            assert error.value.code in ("error-name-taken", "error-name"), name


@pytest.mark.parametrize(
    "name", ["Cabochon", "CAB0CHON", "саbосhоn", "S y s t e m", "Administrator", "管理员", "Admin 1"]
)
def test_nobody_takes_the_name_of_the_server(name: str) -> None:
    with pytest.raises(TableError) as error:
        checked_name(name)
    assert error.value.code == "error-name-taken"


def test_a_bot_of_the_server_keeps_its_name() -> None:
    assert checked_name("Hal") == "Hal"
    for name in ("Hal", "hаl", "Hal 9000"):
        with pytest.raises(TableError) as error:
            checked_name(name, ["Hal"])
        assert error.value.code == "error-name-taken"
