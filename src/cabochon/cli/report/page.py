"""The page: everything in one file, which asks nobody for anything."""

import hashlib
import json
from base64 import b64encode
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import cabochon
from cabochon.cli.arena_table import Anchor, evidence, verdict
from cabochon.cli.report import charts, tables
from cabochon.cli.report.replays import Replay, replay
from cabochon.cli.report.sample import chosen
from cabochon.cli.report.symbols import Symbols
from cabochon.games import game as find_game
from cabochon.match.speech import game_name

if TYPE_CHECKING:
    from cabochon.arena import Report
    from cabochon.language import Language

_HERE = Path(__file__).parent
_SIGNS = {
    "first": "M6 4v16M19 4L9 12l10 8Z",
    "previous": "M17 4L7 12l10 8Z",
    "next": "M7 4l10 8L7 20Z",
    "last": "M18 4v16M5 4l10 8L5 20Z",
}
"""Drawn, since fonts show such letters in many colours."""


def page(
    language: "Language", report: "Report", anchor: Anchor, record_of: Callable[[str], str | None]
) -> str:
    """The report as the text of an HTML file; `record_of` finds the record of a game by its key."""
    text = language.text
    tournament = report.tournament
    standings = report.standings(anchor)
    title = text("report-title", game=game_name(language, tournament.game))
    sections = [
        _section("standings", text("report-standings"), tables.standings(language, report, standings)),
        _section(
            "ratings",
            text("report-intervals"),
            charts.intervals(language, report, standings),
            "" if anchor is None else text("arena-anchored", label=anchor[0], rating=f"{anchor[1]:.0f}"),
        ),
        _section(
            "matrix",
            text("report-matrix"),
            tables.matrix(language, report, standings),
            text("report-matrix-note"),
        ),
    ]
    if drawn := charts.curve(language, report, anchor):
        sections.append(_section("curve", text("report-curve"), drawn, text("report-curve-note")))
    if report.results:
        sections.append(
            _section(
                "lengths", text("report-lengths"), charts.lengths(language, report), _begun(language, report)
            )
        )
    if any(result.fault is not None for result in report.results):
        sections.append(_section("faults", text("report-faults"), tables.faults(language, report)))
    symbols = Symbols()
    replays = [
        replay(language, symbols, result, record)
        for result in chosen(report.results)
        if (record := record_of(result.key)) is not None
    ]
    if replays:
        sections.append(_section("replays", text("report-replays"), _stage(language, symbols, replays)))
    made = text("report-made", version=cabochon.__version__)
    style, script = ((_HERE / name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    # Whatever a name may hold: nothing runs but our script, and nothing is fetched.
    policy = f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; base-uri 'none'"
    return "".join(
        (
            f'<!doctype html>\n<html lang="{language.code}">\n<head>\n<meta charset="utf-8">\n',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n',
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            '<meta name="color-scheme" content="light dark">\n',
            f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n",
            f"<header><h1>{escape(title)}</h1>{_summary(language, report)}</header>\n<main>\n",
            "\n".join(sections),
            f"\n</main>\n<footer><p>{escape(made)}</p></footer>\n",
            f"<script>{script}</script>\n</body>\n</html>\n",
        )
    )


def _hash(content: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"


def _section(name: str, heading: str, content: str, note: str = "") -> str:
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return (
        f'<section aria-labelledby="{name}"><h2 id="{name}">{escape(heading)}</h2>{told}{content}</section>'
    )


def _summary(language: "Language", report: "Report") -> str:
    """What was played, and what a test has decided."""
    text, tournament = language.text, report.tournament
    played = text(
        "arena-played",
        games=len(report.results),
        deals=len({result.group for result in report.results}),
        par=f"{1 / len(tournament.sides):.0%}",
    )
    rules = find_game(tournament.game)
    usual = rules.check_settings(tournament.players, {})
    changed = [f"{name}={value}" for name, value in tournament.settings.items() if value != usual[name]]
    facts = [
        (text("report-form"), text(f"report-form-{tournament.form}")),
        (text("report-players"), str(tournament.players)),
        (text("report-seed"), str(tournament.seed)),
    ]
    if changed:
        facts.append((text("report-settings"), ", ".join(changed)))
    lines = [f"<p>{escape(played)}</p>"]
    if report.test is not None:
        lines.append(f'<p class="verdict">{escape(verdict(language, report.test, *tournament.labels))}</p>')
        lines.append(f'<p class="note">{escape(evidence(language, report.test))}</p>')
    listed = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
    return "".join(lines) + f"<dl>{listed}</dl>"


def _begun(language: "Language", report: "Report") -> str:
    """Whether it is good to begin."""
    shares = [
        sum(result.shares[seat] for side in report.tournament.sides if result.start in side for seat in side)
        for result in report.results
    ]
    return language.text(
        "report-begun",
        score=f"{sum(shares) / len(shares):.0%}",
        par=f"{1 / len(report.tournament.sides):.0%}",
    )


def _button(step: str, label: str) -> str:
    sign = f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{_SIGNS[step]}"/></svg>'
    return f'<button type="button" data-step="{step}" aria-label="{escape(label)}">{sign}</button>'


def _stage(language: "Language", symbols: Symbols, replays: list[Replay]) -> str:
    """One picture, a list of games to choose from, and what steps through them."""
    text = language.text
    options = "".join(
        f'<option value="{number}">'
        + escape(text("report-option", number=number + 1, players=each.title, decisions=each.decisions))
        + "</option>"
        for number, each in enumerate(replays)
    )
    first = replays[0]
    last = len(first.positions) - 1
    steps = [_button(step, text(f"report-{step}")) for step in _SIGNS]
    told = json.dumps(
        {
            "games": [each.to_json() for each in replays],
            "place": text("report-position", number="%n", total="%t"),
        },
        ensure_ascii=False,
    ).replace("<", "\\u003c")
    picture = (
        f'<svg id="picture" viewBox="{symbols.view_box}" role="img" aria-label="{escape(first.labels[-1])}">'
        f'<use href="#{first.positions[-1]}"/></svg>'
    )
    return "".join(
        (
            f'<svg class="store" aria-hidden="true"><defs>{symbols.shared}</defs>',
            f'<defs id="shown">{symbols.definitions_of(first.positions[-1])}</defs></svg>',
            # A browser would take a minute to make all pictures; it makes the one that is shown.
            f'<template id="store"><svg>{symbols.definitions()}</svg></template>',
            f'<div id="replay"><label class="choice"><span>{escape(text("report-choose"))}</span>',
            f'<select id="game">{options}</select></label>',
            tables.scrolling(text("report-picture"), picture).replace(
                'class="wide"', 'class="wide stage"', 1
            ),
            f'<p id="caption" aria-live="polite">{escape(first.captions[-1])}</p>',
            f'<div class="steps">{"".join(steps[:2])}<input id="step" type="range" min="0" max="{last}" ',
            f'value="{last}" aria-label="{escape(text("report-decision"))}">{"".join(steps[2:])}</div>',
            f'<p class="note"><span id="place"></span> {escape(text("report-keys"))}</p></div>',
            f'<script type="application/json" id="games">{told}</script>',
        )
    )
