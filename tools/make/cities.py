#!/usr/bin/env python3
"""Turns assets/cities/GAME.txt into a table of medals a game.

    cities.py OUTPUT_FOLDER CITIES_FOLDER

A file begins with `count = points` or `count = turns`; then each line is a city: its number, and what bronze, silver and gold
ask for. Numbers begin with 1 and go up by one. Lines with # are comments. Errors are reported as file:line, and the build stops.
"""
import pathlib
import re
import sys

from tables import identifier, write_by_game

COUNTS = {"points": 1, "turns": -1}  # whether marks rise or fall from bronze to gold


def read(path, complaints):
    """The value that counts, and the three marks of every city."""
    count, cities = None, []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        head = re.fullmatch(r"count = (\w+)", line)
        if not line.strip() or line.startswith("#"):
            continue
        if head and count is None and head[1] in COUNTS:
            count = head[1]
            continue
        words = line.split()
        if count is None or len(words) != 4 or not all(word.isdecimal() for word in words):
            complaints.say(path, number, f"unexpected `{line}`")
            continue
        city, *marks = map(int, words)
        rising = [mark * COUNTS[count] for mark in marks]
        if city != len(cities) + 1:
            complaints.say(path, number, f"city {city} comes after {len(cities)}")
        if rising != sorted(rising) or not 0 < min(marks) <= max(marks) <= 255:
            complaints.say(path, number, f"bronze, silver and gold do not get harder: `{line}`")
        cities.append(marks)
    return count or "points", cities


def table(path, game, complaints):
    count, cities = read(path, complaints)
    if not cities:
        complaints.say(path, 1, "there is no city")
    rows = [f"  {{{{{bronze}, {silver}, {gold}}}}}," for bronze, silver, gold in cities]
    return [f"constexpr City kCitiesOf{game}[] = {{", *rows, "};"], f"{{Cities::Count::{identifier(count)}, kCitiesOf{game}}}"


if __name__ == "__main__":
    OUTPUT, FOLDER = map(pathlib.Path, sys.argv[1:3])
    sys.exit(not write_by_game("cities", "ui/game/city_table.h", "Cities cityTable(GameId game)", FOLDER, OUTPUT, table))
