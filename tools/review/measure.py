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
    ("Palazzi, 2 seats", 30, 50, 5000102),
    ("Palazzi, 3 seats", 16, 50, 5000103),
    ("Palazzi, 4 seats", 30, 50, 5000104),
    ("Palazzi, 5 seats", 10, 50, 5000105),
    ("Torri 8 x 8, 2 seats, switch", 12, 40, 7001201),
    ("Torri 8 x 8, 2 seats, no switch", 10, 40, 7001202),
    ("Torri 6 x 6, 2 seats, switch", 20, 40, 7101203),
    ("Torri 6 x 6, 2 seats, no switch", 14, 40, 7101204),
]
MASTER = [
    ("Palazzi, 2 seats", 8, 6000102),
    ("Palazzi, 3 seats", 4, 6000103),
    ("Palazzi, 4 seats", 4, 6000104),
    ("Palazzi, 5 seats", 3, 6000105),
    ("Torri 8 x 8, 2 seats, switch", 10, 8001201),
    ("Torri 8 x 8, 2 seats, no switch", 8, 8001202),
    ("Torri 6 x 6, 2 seats, switch", 20, 8101203),
    ("Torri 6 x 6, 2 seats, no switch", 12, 8101204),
]
# Each table of Torri is measured with so many games of this seed.
TORRI_GAMES, TORRI_SEED = 2000, 63001
TORRI_TABLES = [f"{size} x {size}, {table}" for table in
                ("2 seats, no switch", "2 seats, switch", "3 seats, no switch", "3 seats, switch", "4 seats")
                for size in (6, 8, 10, 12)]

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


def torri_chances(chances):
    """A head and a row for each table."""
    for at, table in enumerate(TORRI_TABLES):
        text = kept(f"chances-{TORRI_SEED}-{table}", [chances, "--test", "--game", "torri", "--games", TORRI_GAMES,
                                                      "--seed", TORRI_SEED, "--table", table])
        yield from text.splitlines()[0 if at == 0 else 2:3]


def main(check, chances):
    mixed = list(mixed_rows(check))
    lines = ["# How right reviews are", "",
             "`./lucca lab review --all` writes this page. The numbers of the chances were fitted with seeds 101, 20201 and 20301; the thresholds",
             "(`engine/bots/review/thresholds.h`) were chosen with seeds below 30100 in Palazzi, and in Torri with seeds below 31200 and 41200,",
             "5001201, 5001203, 6001201 to 6001203, 7001203 and 8001203. All seeds here are others.", "",
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
    lines += [kept("chances-palazzi", [chances, "--test", "--game", "palazzi", "--games", 2000, "--seed", 50001]).strip(), ""]
    rows = "\n".join(torri_chances(chances))
    lines += [rows, ""]
    if found := misses(rows):
        lines += [f"Single tables miss by more than {GOAL_MISS} in some bin: {'; '.join(found)}.", ""]
    OUT.write_text("\n".join(lines), encoding="utf-8")
    print(f"Written: {OUT.relative_to(TOP)}")


main(*sys.argv[1:3])
