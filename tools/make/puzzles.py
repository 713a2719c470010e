#!/usr/bin/env python3
"""Turns assets/puzzles/GAME.txt into one table of puzzles a game.

    puzzles.py OUTPUT_FOLDER PUZZLES_FOLDER

A puzzle begins with `[chapter.number]` and has lines `name = values`; a line that begins with a space continues the one above. Actions are the
engine's 16 bits in hex digits (engine/GAME/action.h). Errors are reported as file:line, and the build stops.
"""
import pathlib
import re
import sys

from tables import identifier, write_by_game

HEAD = re.compile(r"^\[([1-6])\.([1-8])\]$")
PLACES = 64  # kPuzzlePlaces of ui/game/puzzle.h
GOALS = {"win": "Win", "stop": "Stop", "close": "Close"}
ONCE = ["place", "setup", "history", "task", "solution", "ways", "reach", "idea", "tries", "found"]
NEEDED = ["place", "setup", "history", "task", "solution", "ways", "idea"]


def read(path, complaints):
    puzzles, last = [], None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        head = HEAD.match(line)
        if not line.strip() or line.startswith("#"):
            continue
        if head:
            puzzles.append({"line": number, "at": (int(head[1]), int(head[2])), "answer": []})
            last = None
        elif line.startswith(" ") and last:
            puzzles[-1][last] += line.split()
        else:
            name, equals, values = (part.strip() for part in line.partition("="))
            if not equals or not puzzles or name not in ONCE + ["answer"]:
                complaints.say(path, number, f"unexpected `{line}`")
            elif name == "answer":
                puzzles[-1]["answer"] += values.split()
            else:
                puzzles[-1][name] = values.split()
                last = name
    check_places(path, puzzles, complaints)
    before = (1, 0)
    for puzzle in puzzles:
        for name in NEEDED:
            if name not in puzzle:
                complaints.say(path, puzzle["line"], f"`{name}` is missing")
        here, first = puzzle["at"], puzzle["at"][1] == 1
        if here != (before[0], before[1] + 1) and not (first and here[0] > before[0]):
            complaints.say(path, puzzle["line"], f"{here[0]}.{here[1]} comes after {before[0]}.{before[1]}")
        before = here
    return puzzles


def check_places(path, puzzles, complaints):
    """Each puzzle keeps its star in a place of its own, for ever: the device's store knows a puzzle by it."""
    kept = {}
    for puzzle in puzzles:
        place = " ".join(puzzle.get("place", []))
        if not place.isdigit() or int(place) >= PLACES:
            complaints.say(path, puzzle["line"], f"`place` should be a number below {PLACES}, not `{place}`")
        elif place in kept:
            complaints.say(path, puzzle["line"], f"place {place} is taken in line {kept[place]}")
        kept[place] = puzzle["line"]


def table(path, game, complaints):
    """The lines of a game's actions and of its puzzles."""
    puzzles, actions, rows = read(path, complaints), [], []
    if complaints.count:
        return [], ""

    def part(words):
        actions.extend(words)
        return f"{{kActionsOf{game} + {len(actions) - len(words)}, {len(words)}}}"

    for puzzle in puzzles:
        setup, (seat, goal), idea = puzzle["setup"], puzzle["task"], puzzle["idea"]
        key = identifier(f"puzzle.{game.lower()}")
        word = identifier(idea[0])
        rows.append(f"  {{{{GameId::{game}, {setup[0]}, {{{', '.join(setup[1:])}}}}},")
        rows.append(f"   {part(puzzle['history'])}, {part(puzzle['solution'])}, {part(puzzle['answer'])},")
        rows.append(f"   {seat}, Goal::{GOALS[goal]}, {puzzle['at'][0] - 1}, {puzzle['at'][1] - 1}, "
                    f"{puzzle['place'][0]}, {puzzle['ways'][0]}, {puzzle['ways'][2]}, {puzzle.get('reach', ['0'])[0]}, {{{', '.join(idea[1:])}}},")
        rows.append(f"   Text::{key}Idea{word}, Text::{key}Hint{word}}},")
    lines = [f"constexpr Action kActionsOf{game}[] = {{"]
    for i in range(0, len(actions), 16):
        lines.append("  " + " ".join(f"{{0x{word}}}," for word in actions[i:i + 16]))
    lines += ["};", f"constexpr Puzzle kPuzzlesOf{game}[] = {{", *rows, "};"]
    return lines, f"kPuzzlesOf{game}"


if __name__ == "__main__":
    OUTPUT, FOLDER = map(pathlib.Path, sys.argv[1:3])
    sys.exit(not write_by_game("puzzles", "ui/game/puzzle.h", "std::span<const Puzzle> puzzlesOf(GameId game)", FOLDER, OUTPUT, table))
