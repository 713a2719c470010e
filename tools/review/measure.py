#!/usr/bin/env python3
"""measure.py CHECK CHANCES: how right reviews are; writes docs/measured/review.md.

Each row is kept in build/review and is not measured again: remove that folder to start anew. A row takes minutes."""
import pathlib
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
KEPT = TOP / "build" / "review"
OUT = TOP / "docs" / "measured" / "review.md"

# Table, games, pairs of games by hard that decide about a turning point, seed. None of these seeds was tuned with.
MIXED = [
    ("Palazzi, 2 seats", 5, 100, 30101),
    ("Palazzi, 2 seats", 10, 80, 30201),
    ("Palazzi, 3 seats", 4, 40, 30102),
    ("Palazzi, 4 seats", 3, 40, 30103),
    ("Palazzi, 5 seats", 3, 40, 30104),
    ("Torri 8 x 8, 2 seats, switch", 30, 40, 31201),
    ("Torri 8 x 8, 2 seats, no switch", 24, 40, 31202),
    ("Torri 6 x 6, 2 seats, switch", 40, 40, 31203),
    ("Torri 6 x 6, 2 seats, no switch", 40, 40, 31204),
]
MASTER = [
    ("Palazzi, 2 seats", 3, 40101),
    ("Palazzi, 2 seats", 5, 40201),
    ("Palazzi, 3 seats", 2, 40102),
    ("Palazzi, 4 seats", 2, 40103),
    ("Palazzi, 5 seats", 2, 40104),
    ("Torri 8 x 8, 2 seats, switch", 15, 41201),
    ("Torri 8 x 8, 2 seats, no switch", 12, 41202),
    ("Torri 6 x 6, 2 seats, switch", 30, 41203),
    ("Torri 6 x 6, 2 seats, no switch", 30, 41204),
]
CHANCES = [("palazzi", 2000, 50001), ("torri", 400, 50002)]

GOAL_MISS = 6  # of 100, at every number of seats
GOAL_SECONDS = {"Palazzi": (20, 60), "Torri": (60, 150)}  # the first point, and the whole game of two people

# Cycles of a step on the device: docs/bots.md, and callgrind's count of the reviewer's instructions beside master's.
CYCLES = {"Palazzi": 4900, "Torri": 3450}
HERTZ = 125e6


def kept(name, command):
    path = KEPT / f"{name}.txt"
    if not path.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        run = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
        if run.returncode != 0:
            sys.exit(run.stderr)
        path.write_text(run.stdout, encoding="utf-8")
    return path.read_text(encoding="utf-8")


def cells(row):
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def interval(good, all_):
    """Wilson's, of 95 %, in whole percent."""
    if all_ == 0:
        return "-"
    share, z = good / all_, 1.96
    middle = share + z * z / (2 * all_)
    reach = z * (share * (1 - share) / all_ + z * z / (4 * all_ * all_)) ** 0.5
    low, high = ((middle + sign * reach) / (1 + z * z / all_) for sign in (-1, 1))
    return f"{100 * share:.0f} % ({max(0, 100 * low):.0f} - {100 * high:.0f})"


def game_of(table):
    return table.split()[0].strip(",")


def seconds(table, millions):
    return round(float(millions) * 1e6 * CYCLES[game_of(table)] / HERTZ)


def lateness(rows):
    """Which tables of two take longer than the goals, in words."""
    found = []
    for row in map(cells, rows):
        goals = GOAL_SECONDS[game_of(row[0])] if "2 seats" in row[0] else ()
        found += [f"{row[0]}: {what} after {value}, not {goal} s" for what, value, goal in
                  zip(("the first point", "everything"), row[-2:], goals) if int(value.split()[0]) > goal]
    return f"Later than we want: {'; '.join(found)}." if found else "No table of two takes longer."


def mixed_rows(check):
    total = {}
    for table, games, pairs, seed in MIXED:
        row = cells(kept(f"mixed-{seed}", [check, "--table", table, "--games", games, "--pairs", pairs, "--seed", seed]))
        judged, (good, told) = int(row[2]), map(int, row[4].split(" of "))
        add(total, table, games, judged, told, good)
        yield (f"| {table} | {games} | {judged} | {told} | {good} | {interval(good, told)} | {row[5]} | {row[6]} | {pairs} | "
               f"{seconds(table, row[8])} s | {seconds(table, row[9])} s |")
    for game, (games, judged, told, good) in total.items():
        yield f"| **{game}** | {games} | {judged} | {told} | {good} | {interval(good, told)} | | | | | |"


def add(total, table, *numbers):
    game = game_of(table)
    total[game] = [sum(pair) for pair in zip(total.get(game, [0] * len(numbers)), numbers)]


def master_rows(check):
    total = {}
    for table, games, seed in MASTER:
        row = cells(kept(f"master-{seed}", [check, "--table", table, "--games", games, "--levels", "master", "--pairs", 0,
                                            "--seed", seed]))
        judged, told = int(row[2]), int(row[3].split()[0])
        add(total, table, games, judged, told)
        yield f"| {table} | {games} | {judged} | {told} | {interval(told, judged)} |"
    for game, (games, judged, told) in total.items():
        yield f"| **{game}** | {games} | {judged} | {told} | {interval(told, judged)} |"


def misses(rows):
    """The single tables that miss by more than the goal, in words."""
    found = []
    for row in map(cells, rows.splitlines()):
        if len(row) == 16 and row[-3].isdigit() and int(row[-3]) > GOAL_MISS and ", all " not in row[0]:
            found.append(f"{row[0]} by {row[-3]}")
    return found


def main(check, chances):
    mixed = list(mixed_rows(check))
    lines = ["# How right reviews are", "",
             "`./lucca lab review --all` writes this page. The numbers of the chances were fitted with seed 101; the thresholds",
             "(`engine/bots/review/thresholds.h`) were chosen with seeds below 30100 in Palazzi and below 31200 and 41200 in Torri. All",
             "seeds here are others.", "",
             "We want at least 90 % of the turning points confirmed and at most 2 % of master's turns told. The samples are small: the",
             "intervals say how small. Other tables of Torri are silent, because nobody measured them or they take too long.", "",
             "## Turning points", "",
             "Games of easy, normal and hard, each seat's level drawn; every seat was judged like a person. A turning point is confirmed when",
             "games played to their end by hard from both positions say that the turn made cost anything, \"half\" when they say at least half of",
             "what was told. Times are reckoned for 125 MHz from the steps that were counted, as means of the games; the river takes 0.01 s.", "",
             "| table | games | turns judged | told | confirmed | share (95 %) | half | mean loss told | pairs | first point | whole game |",
             "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |", *mixed, "",
             "We want the first point within 20 s in Palazzi and 60 s in Torri, and a whole game of two within 60 s and 150 s.",
             lateness(mixed), "",
             "## Master's own turns", "",
             "| table | games | turns judged | told | share (95 %) |", "| --- | --- | --- | --- | --- |", *master_rows(check), "",
             "## Chances to win", "",
             "Of fresh games of mixed levels, in ten bins of what was said: \"34: 36 ±4\" is 34 of 100 said and 36 won, with an interval of 95 %",
             f"that counts games, not positions. We want no miss above {GOAL_MISS} at any number of seats.", ""]
    for game, games, seed in CHANCES:
        rows = kept(f"chances-{seed}", [chances, "--test", "--game", game, "--games", games, "--seed", seed]).strip()
        lines += [rows, ""]
        if found := misses(rows):
            lines += [f"Single tables miss by more than {GOAL_MISS} in some bin: {'; '.join(found)}. Where turns are judged none does:",
                      "at the others the river is a sketch, and nothing is said of turns.", ""]
    OUT.write_text("\n".join(lines), encoding="utf-8")
    print(f"Written: {OUT.relative_to(TOP)}")


main(*sys.argv[1:3])
