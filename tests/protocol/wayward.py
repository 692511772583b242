"""A bot with one bad habit, named by its first argument; without any it is a good one.

Plain Python, so that it starts quickly. What each habit is stands where it shows.
"""

import itertools
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time

habit = sys.argv[1] if len(sys.argv) > 1 else ""
decisions = itertools.count(1)


def say(line: str) -> None:
    print(line, flush=True)


def hello() -> None:
    if habit == "silent":
        return
    if habit == "startled":
        sys.exit(3)
    if habit == "future":
        say("id name Tomorrow's bot\ngame splendor 2\nready 2")
        return
    if habit != "nameless":
        say(f"id name Wayward {habit}".rstrip())
    say("id author the tests")
    games = {
        "chess": ["chess 2", "duel 2"],
        "stranger": ["chess 2"],
        "only-duel": ["duel 2"],
        "only-splendor": ["splendor 2 3 4"],
    }
    for game in games.get(habit, ["splendor 2 3 4", "duel 2"]):
        say(f"game {game}")
    if habit == "boaster":
        say("option depth number 9 1 3")  # its default is not allowed
    elif habit == "fussy":
        say("option depth number 2 1 3")  # and refuses 3
    if habit in ("seeded", "moody"):
        say("option seed number 0 0 1000")
    say("ready 1")


def think(legal: list[str]) -> None:
    number = next(decisions)
    if habit == "crash":
        raise RuntimeError("the bot's own fault")
    if habit == "segfault":
        os.kill(os.getpid(), signal.SIGKILL)
    if habit == "hang":
        time.sleep(1000)
    if habit == "illegal":
        say("bestmove take everything")
        return
    if habit == "late-illegal" and number > 3:
        say(f"bestmove {legal[0]} ?")
        return
    if habit == "chatter":
        say("Let me see ...")
    if habit == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\x00 rubbish\n")
        sys.stdout.flush()
    if habit == "refuse":
        say("error tired I don't want to")
        return
    if habit == "boast":
        say('info {"value": 1.5}')
    if habit == "broken-info":
        say('info {"value": ')
    if habit == "close":
        os.close(1)
        time.sleep(1000)
    if habit == "flood":
        while True:
            say("info on and on and on")
    say(f"bestmove {random.choice(legal) if habit == 'moody' else legal[0]}")
    if habit == "twice":
        say(f"bestmove {legal[0]}")


def main() -> None:
    legal: list[str] = []
    stops: list[str] = []
    if habit == "child":
        # A program of its own, which must not outlive it, and which holds its pipes open.
        program = "import sys, time; pipe = open(sys.argv[1], 'w'); time.sleep(30); pipe.write('alive')"
        subprocess.Popen([sys.executable, "-c", program, sys.argv[2]])
    if habit == "runaway":
        # A program that gets away, and holds its output open until the other end of the pipe is closed.
        program = "import sys; open(sys.argv[1]).read()"
        escape = [sys.executable, "-c", program, sys.argv[2]]
        subprocess.Popen(escape, stderr=subprocess.DEVNULL, start_new_session=True)
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "cabochon":
            hello()
        elif command == "isready":
            say("ready")
        elif command == "newgame" and habit == "choosy" and '"teams":true' in rest:
            say("error game I play for myself only")
        elif command == "setoption" and habit == "fussy" and rest == "depth 3":
            say("error option that is too deep")
        elif command == "position":
            legal = json.loads(rest)["legal"]
        elif command == "go" and habit == "deaf" and rest == "infinite":
            time.sleep(1000)
        elif command == "go" and habit == "slow":
            time.sleep(1000 if rest.startswith("milliseconds") else 0)
            think(legal)
        elif command == "go" and habit == "double-stop" and rest == "infinite":
            say("info I wait")
            stops = [f"bestmove {legal[0]}"] * 2
        elif command == "go" and habit == "patient":
            say("info I wait")
        elif command == "stop":
            while stops:
                say(stops.pop())
            if habit == "patient":
                say(f"bestmove {legal[0]}")
            elif habit == "eager":
                say(f"bestmove {legal[0] if legal else 'pass'}")
        elif command == "go":
            if habit == "threaded":
                threading.Thread(target=think, args=(legal,)).start()
            else:
                think(legal)
        elif command == "quit":
            if habit == "stays":
                time.sleep(1000)
            sys.exit(7 if habit == "grumpy" else 0)
        elif command not in ("newgame", "setoption", ""):
            if habit == "fragile":
                raise ValueError(command)
            if habit == "asker":
                say(f"what is {command}?")
    if habit == "lingers":
        time.sleep(1000)


main()
