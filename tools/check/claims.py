#!/usr/bin/env python3
"""claims.py: the numbers that the README promises are those of the measurements and tests that they come from."""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
LEVELS = ("easy", "normal", "hard", "master")


def read(path):
    return (TOP / path).read_text(encoding="utf-8")


def wins(player, against):
    """Percent of Palazzi and of Torri that a level wins against the one below, between two."""
    page = read("docs/measured/strength.md")
    return [round(float(re.search(rf"^\| {game} \| 2 \| {player} \| {against} \|[^|]*\| ([\d.]+) %", page, re.MULTILINE)[1]))
            for game in ("palazzi", "torri")]


def promises():
    """The sentences that the README must have, and their sources."""
    for below, level in zip(LEVELS, LEVELS[1:]):
        cards, towers = wins(level, below)
        yield (rf"{level} (?:wins )?against {below} {cards} %(?: of its games of Palazzi)? and {towers} %",
               f"{level} wins {cards} and {towers} % against {below}: docs/measured/strength.md")
    source = read("host_tests/store/test_power_cut.cpp")
    histories = max(map(int, re.findall(r"kHistories = (\d+)", source)))
    cuts = histories * int(re.search(r"kHistories \* (\d+), cuts", source)[1])
    yield rf"more than {cuts:,} times", f"a run of the tests makes more than {cuts:,} cuts: host_tests/store/test_power_cut.cpp"


def main():
    readme = " ".join(read("README.md").split())
    found = list(promises())
    bad = [reason for words, reason in found if not re.search(words, readme)]
    print("\n".join(f"README.md does not say that {reason}" for reason in bad) or f"{len(found)} claims of the README hold")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
