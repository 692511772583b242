"""Names that look alike: the same letters in another case or dress, and letters of other scripts.

Not all that could be confused is here, only what somebody might write on purpose to be taken for another.
Of two names that look alike one gets a number, so it does no harm to find too many.
"""

import re
import unicodedata

# Each letter that looks like a Latin one, behind it. Capital letters are looked up before small ones are made
# of them, because a Greek Ν looks like an N and its small ν like a v.
_LOOKS = (
    # Greek
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ϺM αa γy ηn ιi κk νv οo ρp σo ςc τt υu χx ωw ϲc ϳj "
    # Cyrillic
    "АA ВB ЕE ЅS ІI ЇI ЈJ КK МM НH ОO РP СC ТT УY ҮY ХX ҺH ԚQ ԜW З3 Б6 Ч4 ԌG ӀI "
    "аa еe оo рp сc уy үy хx іi їi јj ѕs һh ԁd ԛq ԝw ӏl кk ьb пn гr ԍg "
    # Armenian
    "ՕO ՍU ՏS ԼL ՈN օo սu ոn հh յj ցg զq քp "
    # Cherokee
    "ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᏆI ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᏔW ᎽY ᏃZ "
    # Latin letters with a stroke or a hook, small capitals, and those of phonetics
    "ØO øo ŁL łl ĐD đd ÐD ðd ĦH ħh ŦT ŧt ƗI ɨi ıi ɩi ɑa ɡg ƒf ŋn ʋu "
    "ᴀA ʙB ᴄC ᴅD ᴇE ꜰF ɢG ʜH ɪI ᴊJ ᴋK ʟL ᴍM ɴN ᴏO ᴘP ʀR ꜱS ᴛT ᴜU ᴠV ᴡW ʏY ᴢZ ƖI ǀl ƐE ɛe Ǝe "
    # Signs of Chinese, and the kana beside them
    "ロ口 ー一 ニ二 ハ八 カ力 タ夕 エ工 ト卜 チ千 ヘへ リり ミ三 ム厶 "
)
_LIKE = {ord(pair[0]): pair[-1] for pair in _LOOKS.split()} | {
    # Letters in black discs and squares, and those that flags are made of.
    first + number: chr(ord("A") + number)
    for first in (0x1F150, 0x1F170, 0x1F1E6)
    for number in range(26)
}
_LIKE_SMALL = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
# Accents that go with any letter; vowels of Indian scripts and the like are another letter.
_ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]")


def likeness(name: str) -> frozenset[str]:
    """What a name looks like: two names look alike if they have any of it in common."""
    plain = unicodedata.normalize("NFKC", _ACCENTS.sub("", unicodedata.normalize("NFKD", name)))
    latin = "".join(_digit(letter) for letter in plain.translate(_LIKE))
    folded = latin.casefold().translate(_LIKE_SMALL)
    return frozenset((_letters(plain.casefold()), _letters(folded)))


def _digit(letter: str) -> str:
    return str(unicodedata.digit(letter)) if unicodedata.category(letter) == "Nd" else letter


def _letters(name: str) -> str:
    """Without spaces and punctuation, unless there is nothing else."""
    return "".join(letter for letter in name if unicodedata.category(letter)[0] not in "ZP") or name
