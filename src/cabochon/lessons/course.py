"""All lessons of a game as JSON, for the page: `python -m cabochon.lessons.course GAME`.

Nothing more is needed to take them: positions as the learner sees them, what can be decided in each, where
right decisions lead and what explains the others.
"""

import json
import sys
from typing import Any

from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.lessons import lessons
from cabochon.lessons.lesson import Lesson
from cabochon.lessons.walk import Happened, Onward, Scene, walk


def course(game: Game) -> list[dict[str, Any]]:
    """The lessons of a game."""
    return [_lesson(lesson) for lesson in lessons(game)]


def written(game: Game) -> str:
    """The same as a text, a line for each scene: a change of one shows as a change of one."""
    told = []
    for lesson in course(game):
        scenes = ",\n".join(_line(scene) for scene in lesson.pop("scenes"))
        told.append(f'{_line(lesson)[:-1]},"scenes":[\n{scenes}\n]}}')
    return "[\n" + ",\n".join(told) + "\n]\n"


def _line(content: object) -> str:
    return json.dumps(content, separators=(",", ":"))


def _lesson(lesson: Lesson) -> dict[str, Any]:
    return {
        "name": lesson.name,
        "seat": lesson.seat,
        "settings": lesson.start.settings,
        "lit": [list(step.lit) for step in lesson.steps],
        "scenes": [_scene(scene, lesson.seat) for scene in walk(lesson)],
    }


def _scene(scene: Scene, seat: int) -> dict[str, Any]:
    return {
        "step": scene.step,
        "position": scene.state.view(seat).position(),
        "right": {text: _onward(onward) for text, onward in scene.right.items()},
        "wrong": scene.wrong,
    }


def _onward(onward: Onward) -> dict[str, Any]:
    return {"to": onward.to, "events": [_event(happened) for happened in onward.happened]}


def _event(happened: Happened) -> dict[str, Any]:
    deeds = [deed.told() for deed in happened.deeds]
    return {"seat": happened.seat, "moves": happened.move.text, "deeds": deeds}


if __name__ == "__main__":
    sys.stdout.write(written(find_game(sys.argv[1])))
