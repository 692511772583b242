"""What a text that is no move lacked, in words."""

from collections.abc import Sequence

from cabochon.games.verbs import Form, Verb
from cabochon.language import Language
from cabochon.match import MalformedMoveError, Match
from cabochon.match.notation import LONGEST_TEXT, letters_of, longest_line, places_of


def lacking(language: Language, match: Match, typed: str, error: MalformedMoveError) -> list[str]:
    """Sentences: what must follow each verb that may have been meant, or what a move begins with."""
    if len(typed) > LONGEST_TEXT:
        return [language.text("needs-brevity", most=LONGEST_TEXT)]
    meant = [match.game.verb_named[name] for name in error.verbs]
    # Of verbs with the same beginning, those are meant that can be used now.
    possible = dict.fromkeys(move.verb for move in match.legal_moves)
    meant = [verb for verb in meant if verb.name in possible] or meant
    if not meant:
        return [language.text("needs-verb", verbs=language.join(list(possible)))]
    return [_after(language, verb) for verb in meant]


def _after(language: Language, verb: Verb) -> str:
    """What must follow a verb."""
    first, last = verb.arguments[0], verb.arguments[-1]
    values: dict[str, str] = {"verb": verb.name}
    match verb.form:
        case Form.PLACE:
            values |= {"places": language.join(list(places_of(verb).values()))}
            values |= {"examples": _examples(language, verb, [first, last])}
        case Form.TOKENS:
            values |= {"letters": letters_of(verb), "examples": _examples(language, verb, [first, last])}
        case Form.TOKEN:
            values |= {"letters": letters_of(verb), "example": f"{verb.name} {first}"}
        case Form.CELL:
            values |= {"first": first, "last": last, "example": f"{verb.name} {first}"}
        case Form.LINE:
            values |= {"example": f"{verb.name} {longest_line(verb)}"}
        case Form.NUMBER:
            values |= {"example": f"{verb.name} {first}"}
        case Form.NOTHING:
            pass
    several = "-several" if verb.in_order and verb.form in (Form.TOKEN, Form.CELL) else ""
    return language.text(f"needs-{verb.form.value}{several}", **values)


def _examples(language: Language, verb: Verb, arguments: Sequence[str]) -> str:
    return language.join([f"{verb.name} {argument}" for argument in arguments])
