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
    ("Palazzi, 2 seats", 25, 200, 30001),
    ("Palazzi, 3 seats", 10, 120, 30002),
    ("Palazzi, 4 seats", 8, 120, 30003),
    ("Palazzi, 5 seats", 8, 120, 30004),
    ("Torri 8 x 8, 2 seats, switch", 16, 60, 31001),
    ("Torri 8 x 8, 2 seats, no switch", 12, 60, 31002),
    ("Torri 6 x 6, 2 seats, switch", 12, 60, 31003),
    ("Torri 6 x 6, 2 seats, no switch", 12, 60, 31004),
]
MASTER = [
    ("Palazzi, 2 seats", 15, 40001),
    ("Palazzi, 3 seats", 5, 40002),
    ("Palazzi, 4 seats", 4, 40003),
    ("Palazzi, 5 seats", 4, 40004),
    ("Torri 8 x 8, 2 seats, switch", 6, 41001),
    ("Torri 8 x 8, 2 seats, no switch", 4, 41002),
    ("Torri 6 x 6, 2 seats, switch", 5, 41003),
    ("Torri 6 x 6, 2 seats, no switch", 5, 41004),
]
CHANCES = [("palazzi", 1500, 50001), ("torri", 300, 50002)]

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
    return f"{100 * share:.0f} % ({100 * low:.0f} - {100 * high:.0f})"


def seconds(table, millions):
    return f"{float(millions) * 1e6 * CYCLES[table.split()[0].strip(',')] / HERTZ:.0f} s"


def mixed_rows(check):
    for table, games, pairs, seed in MIXED:
        row = cells(kept(f"mixed-{seed}", [check, "--table", table, "--games", games, "--pairs", pairs, "--seed", seed]))
        judged, (good, told) = int(row[2]), map(int, row[4].split(" of "))
        yield (f"| {table} | {games} | {judged} | {told} | {good} | {interval(good, told)} | {row[5]} | {row[6]} | {pairs} | "
               f"{seconds(table, row[8])} | {seconds(table, row[9])} |")


def master_rows(check):
    for table, games, seed in MASTER:
        row = cells(kept(f"master-{seed}", [check, "--table", table, "--games", games, "--levels", "master", "--pairs", 0,
                                            "--seed", seed]))
        judged, told = int(row[2]), int(row[3].split()[0])
        yield f"| {table} | {games} | {judged} | {told} | {interval(told, judged)} |"


def main(check, chances):
    lines = ["# How right reviews are", "",
             "`./lucca lab review --all` writes this page. The numbers of the chances were fitted with seeds 101 and 102, the thresholds",
             "(`engine/bots/review/thresholds.h`) chosen with seeds up to 2005; all seeds here are others.", "",
             "## Turning points", "",
             "Games of easy, normal and hard, each seat's level drawn; every seat was judged like a person. A turning point is confirmed when",
             "games played to their end by hard from both positions say that the turn made cost anything, \"half\" when they say at least half of",
             "what was told. Times are reckoned for 125 MHz from the steps that were counted; the river takes 0.01 s.", "",
             "| table | games | turns judged | told | confirmed | share (95 %) | half | mean loss told | pairs | first point | whole game |",
             "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |", *mixed_rows(check), "",
             "## Master's own turns", "",
             "| table | games | turns judged | told | share (95 %) |", "| --- | --- | --- | --- | --- |", *master_rows(check), "",
             "## Chances to win", "",
             "Of fresh games of mixed levels, in ten bins of what was said: \"34: 36 ±4\" is 34 of 100 said and 36 won, with an interval of 95 %",
             "that counts games, not positions. We want no miss above 6 at any number of seats.", ""]
    for game, games, seed in CHANCES:
        lines += [kept(f"chances-{seed}", [chances, "--test", "--game", game, "--games", games, "--seed", seed]).strip(), ""]
    OUT.write_text("\n".join(lines), encoding="utf-8")
    print(f"Written: {OUT.relative_to(TOP)}")


main(*sys.argv[1:3])
