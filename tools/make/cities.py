#!/usr/bin/env python3
"""Turns assets/cities/GAME.txt into a table of medals a game.

    cities.py OUTPUT_FOLDER CITIES_FOLDER

A file begins with `count = points` or `count = turns`; then each line is a city: its number, and what bronze, silver and gold
ask for. Numbers begin with 1 and go up by one. Lines with # are comments. Errors are reported as file:line, and the build stops.
"""
import pathlib
import re
import sys

from tables import Complaints, identifier, write

COUNTS = {"points": 1, "turns": -1}  # whether marks rise or fall from bronze to gold


def read(path, complaints):
    """What counts, and the three marks of every city."""
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


def main():
    output, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    complaints = Complaints()
    lines = ["// Made by tools/make/cities.py; do not edit.", '#include "ui/game/city_table.h"', "", "namespace lucca::ui {",
             "namespace {"]
    cases = []
    for path in sorted(folder.glob("*.txt")):
        count, cities = read(path, complaints)
        game = identifier(path.stem)
        if not cities:
            complaints.say(path, 1, "there is no city")
        lines += [f"constexpr City kCitiesOf{game}[] = {{"]
        lines += [f"  {{{{{bronze}, {silver}, {gold}}}}}," for bronze, silver, gold in cities]
        lines += ["};"]
        cases.append(f"  if (game == GameId::{game}) return {{Cities::Count::{identifier(count)}, kCitiesOf{game}}};")
    lines += ["}  // namespace", "", "Cities cityTable(GameId game) {", *cases, "  return {};", "}", "",
              "}  // namespace lucca::ui", ""]
    if complaints.count:
        return 1
    write(output / "cities.gen.cpp", lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
