#!/usr/bin/env python3
"""Measures the computer players and the games in the arena and writes what it finds into docs/measured/.

    measure.py ARENA strength [--games N]    how often each level beats the one below: docs/measured/strength.md
    measure.py ARENA curve [--games N]       strength against budget: docs/measured/curve.md and its plot
    measure.py ARENA balance [--games N]     seats, order and editions: docs/measured/balance.md and its plots
    measure.py ARENA handicap [--games N]    what being given something ahead is worth: docs/measured/handicap.md

N games for each row, scaled down for the slower levels. The same N and --seed give the same numbers. --game NAME measures
the rows of one game and leaves the other's as they are (strength and curve).
"""
import argparse
import csv
import math
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import plots  # noqa: E402

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "measured"


class Arena:
    def __init__(self, program, jobs, seed):
        self.program = program
        self.jobs = jobs
        self.seed = seed

    def play(self, game, bots, games, players, **options):
        """The rows of the CSV: one a seat of each game."""
        with tempfile.NamedTemporaryFile(suffix=".csv") as file:
            command = [self.program, "--game", game, "--players", str(players), "--bots", bots, "--games", str(games),
                       "--jobs", str(self.jobs), "--seed", str(self.seed), "--csv", file.name]
            for name, value in options.items():
                command += {"on": [f"--{name}"], "yes": [f"--{name}"], "off": [], "no": []}.get(
                    value, [f"--{name}", str(value)])
            print(" ".join(command[1:9]), options or "", file=sys.stderr, flush=True)
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            with open(file.name, encoding="utf-8") as lines:
                return list(csv.DictReader(lines))


def wilson(wins, games):
    z, rate = 1.96, wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return middle - half, middle + half


def share(rows, chosen):
    """Rate of wins of the rows that `chosen` picks, with its 95 % interval, in percent."""
    picked = [float(row["win"]) for row in rows if chosen(row)]
    low, high = wilson(sum(picked), len(picked))
    return 100 * sum(picked) / len(picked), 100 * low, 100 * high


# ---- Strength

# Game, seats, one, the others, games as a part of N, wanted percent.
MATCHES = [
    ("torri", 2, "normal", "easy", 1, 70), ("torri", 2, "hard", "normal", 1, 70), ("torri", 2, "master", "hard", 1, 70),
    ("palazzi", 2, "normal", "easy", 1, 70), ("palazzi", 2, "hard", "normal", 1, 70),
    ("palazzi", 2, "master", "hard", 0.7, 70),
    ("torri", 2, "master", "greedy-height", 0.3, 90), ("torri", 2, "master", "greedy-points", 0.3, 90),
    ("palazzi", 2, "master", "greedy-points", 0.3, 90),
    ("torri", 3, "normal", "easy", 1, 50), ("torri", 3, "hard", "normal", 1, 50), ("torri", 3, "master", "hard", 0.5, 50),
    ("torri", 4, "normal", "easy", 1, 37.5), ("torri", 4, "hard", "normal", 1, 37.5),
    ("torri", 4, "master", "hard", 0.5, 37.5),
    ("palazzi", 3, "normal", "easy", 1, 50), ("palazzi", 3, "hard", "normal", 1, 50),
    ("palazzi", 3, "master", "hard", 0.4, 50),
    ("palazzi", 4, "normal", "easy", 1, 37.5), ("palazzi", 4, "hard", "normal", 1, 37.5),
    ("palazzi", 4, "master", "hard", 0.4, 37.5),
    ("palazzi", 5, "normal", "easy", 1, 30), ("palazzi", 5, "hard", "normal", 1, 30),
    ("palazzi", 5, "master", "hard", 0.4, 30),
]


def others(path, game):
    """The lines of a table that are about other games than the one measured."""
    if game is None or not path.exists():
        return []
    return [line for line in path.read_text(encoding="utf-8").splitlines()
            if line.startswith("| ") and not line.startswith((f"| {game} ", "| game ", "| --- "))]


def setup(game, players):
    """What the device offers: Torri's switch is on for two."""
    return {"switch": "on" if players == 2 else "off"} if game == "torri" else {}


def strength(arena, games, only):
    lines = ["| game | seats | player | against | games | wins | 95 % interval | wanted | steps a move |",
             "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    target = DOCS / "strength.md"
    kept = others(target, only)
    for game, players, one, other, part, wanted in MATCHES:
        if only not in (None, game):
            continue
        count = max(players, round(games * part / players) * players)
        rows = arena.play(game, ",".join([one] + [other] * (players - 1)), count, players, **setup(game, players))
        mine = [row for row in rows if row["player"] == one]
        rate, low, high = share(mine, lambda row: True)
        steps = sum(int(row["steps"]) for row in mine) / sum(int(row["decisions"]) for row in mine)
        lines.append(f"| {game} | {players} | {one} | {other} | {count} | {rate:.1f} % | {low:.0f} - {high:.0f} % | "
                     f"{wanted} % | {steps:.0f} |")
        print(lines[-1], flush=True)
        target.write_text("\n".join(lines + kept) + "\n", encoding="utf-8")


# Steps for a decision of master; its own budget is the last but one, so that twice and half of it are measured too.
BUDGETS = {"torri": [2000, 8000, 25000, 50000, 100000], "palazzi": [1000, 2000, 4000, 8000, 16000, 32000, 80000, 160000]}


def curve(arena, games, only):
    target = DOCS / "curve.md"
    head = ["| game | steps | games against hard | wins | 95 % interval |", "| --- | --- | --- | --- | --- |"]
    lines = others(target, only)
    for game, budgets in BUDGETS.items():
        for budget in budgets if only in (None, game) else []:
            count = max(2, round(games / 2) * 2)
            rows = arena.play(game, f"master@{budget},hard", count, 2)
            rate, low, high = share(rows, lambda row: row["player"] != "hard")
            lines.append(f"| {game} | {budget} | {count} | {rate:.1f} % | {low:.1f} - {high:.1f} % |")
            print(lines[-1], flush=True)
    target.write_text("\n".join(head + lines) + "\n", encoding="utf-8")
    series = {}
    for line in lines:
        game, budget, _, rate, interval = (cell.strip() for cell in line.strip("|").split("|"))
        low, high = interval.rstrip(" %").split(" - ")
        series.setdefault(game, []).append((int(budget), float(rate.rstrip(" %")), float(low), float(high)))
    plots.lines(DOCS / "curve.svg", "Master's wins against hard, by budget", "steps for a decision", series)


# ---- Balance

LEVEL = "hard"
PALAZZI = [("2013", 2, "no"), ("2013", 3, "no"), ("2013", 4, "no"), ("2013", 5, "no"), ("2013", 2, "yes"),
           ("2013", 4, "yes"), ("2005-en", 3, "no"), ("2005-en", 4, "no"), ("2005-en", 5, "no"), ("2005-de", 3, "no"),
           ("2005-de", 4, "no"), ("2005-de", 5, "no")]
TORRI = [(6, 2, "on"), (8, 2, "on"), (8, 2, "off"), (10, 2, "on"), (8, 3, "off"), (8, 3, "on"), (8, 4, "off")]
CATEGORIES = ["windows", "parties", "walls", "street"]
REASONS = ["tower", "prisoners", "blocked", "length"]


def mean(values):
    values = list(values)
    return sum(values) / max(len(values), 1)


def palazzi_balance(arena, games):
    lines = ["## Palazzi", "", "Place 1 plays first in the first round. Fair is 100 % over the number of players.", "",
             "| edition | players | Celebration | wins of place 1 | last place | winner's points | all: windows | parties "
             "| walls | street |", "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    first, points = [], []
    for edition, players, celebration in PALAZZI:
        rows = arena.play("palazzi", LEVEL, games, players, edition=edition, celebration=celebration)
        place = [share(rows, lambda row, n=n: int(row["place"]) == n) for n in range(players)]
        winner = mean(int(row["total"]) for row in rows if float(row["win"]) == 1)
        parts = [mean(int(row[c]) for row in rows) for c in CATEGORIES]
        lines.append(f"| {edition} | {players} | {celebration} | {place[0][0]:.0f} % ({place[0][1]:.0f}-{place[0][2]:.0f}) "
                     f"| {place[-1][0]:.0f} % ({place[-1][1]:.0f}-{place[-1][2]:.0f}) | {winner:.1f} | "
                     + " | ".join(f"{part:.1f}" for part in parts) + " |")
        label = f"{edition}, {players}" + (" + C" if celebration == "yes" else "")
        first.append((label, [(value[0], value[1], value[2]) for value in (place[0], place[-1])], 100 / players))
        points.append((label, parts))
    plots.bars(DOCS / "balance-palazzi-order.svg", "Palazzi: wins of the first and the last in the first round",
               ["first", "last"], first)
    plots.stacks(DOCS / "balance-palazzi-points.svg", "Palazzi: where the points come from", CATEGORIES, points)
    return lines + ["", "![Wins by place](balance-palazzi-order.svg)", "", "![Points](balance-palazzi-points.svg)", ""]


def torri_balance(arena, games):
    lines = ["## Torri", "", "| city | players | switch | wins of the first seat | last seat | bricks and choices a game | "
             "tower | prisoners | blocked | length |", "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    first = []
    for size, players, switch in TORRI:
        rows = arena.play("torri", LEVEL, games, players, size=size, switch=switch)
        seat = [share(rows, lambda row, n=n: int(row["seat"]) == n) for n in range(players)]
        length = players * mean(int(row["decisions"]) for row in rows)
        ends = [100 * mean(int(row["reason"]) == n for row in rows) for n in range(4)]
        lines.append(f"| {size} x {size} | {players} | {switch} | {seat[0][0]:.0f} % ({seat[0][1]:.0f}-{seat[0][2]:.0f}) | "
                     f"{seat[-1][0]:.0f} % ({seat[-1][1]:.0f}-{seat[-1][2]:.0f}) | {length:.0f} | "
                     + " | ".join(f"{end:.0f} %" for end in ends) + " |")
        first.append((f"{size}, {players}" + (" + S" if switch == "on" else ""), [seat[0], seat[-1]], 100 / players))
    plots.bars(DOCS / "balance-torri-seats.svg", "Torri: wins of the first and the last seat", ["first", "last"], first)
    return lines + ["", "![Wins by seat](balance-torri-seats.svg)", ""]


def balance(arena, games):
    head = ["# Balance", "", "Seat, order and edition effects, measured in games between computer players of the same "
            f"level ({LEVEL}), {games} games a row; in brackets the 95 % interval. Written by `./lucca lab balance "
            f"{games}`. `C` is Celebration, `S` the switch. docs/balance.md says what we make of it.", ""]
    lines = head + palazzi_balance(arena, games) + torri_balance(arena, games)
    (DOCS / "balance.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


# ---- Handicaps
HEAD_STARTS, FEWER = (0, 3, 6, 9, 12), (0, 1, 2)


def ahead(arena, game, level, games, players, given, **options):
    """How often the one player wins who is given something ahead, wherever it sits."""
    handicap = ",".join([str(given)] + ["0"] * (players - 1))
    rows = arena.play(game, level, games, players, handicap=handicap, **options)
    # The players move on one seat with each game: the first of them is the one who has it.
    rate, low, high = share(rows, lambda row: (int(row["seat"]) + int(row["game"])) % players == 0)
    return f"{rate:.0f} % ({low:.0f}-{high:.0f})"


def handicap(arena, games):
    lines = ["# Handicaps", "", "How often a computer player wins that is given something ahead, against others of its own "
             f"level; in brackets the 95 % interval. Written by `./lucca lab handicap {games}`. docs/balance.md says what we "
             "make of it.", "", f"## Palazzi, head start in points (level normal, 2013, {games} games)", "",
             "| players | " + " | ".join(map(str, HEAD_STARTS)) + " |", "| --- |" + " --- |" * len(HEAD_STARTS)]
    for players in (2, 3, 4, 5):
        cells = [ahead(arena, "palazzi", "normal", games, players, given) for given in HEAD_STARTS]
        lines.append(f"| {players} | " + " | ".join(cells) + " |")
    lines += ["", "## Torri, floors or prisoners fewer (8 x 8, two players, switch)", "",
              "| level | games | " + " | ".join(map(str, FEWER)) + " |", "| --- | --- |" + " --- |" * len(FEWER)]
    for level, part in (("normal", 1), ("hard", 4)):
        cells = [ahead(arena, "torri", level, games // part, 2, given, switch="on") for given in FEWER]
        lines.append(f"| {level} | {games // part} | " + " | ".join(cells) + " |")
    (DOCS / "handicap.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("arena")
    parser.add_argument("what", choices=["strength", "curve", "balance", "handicap"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=["torri", "palazzi"])
    arguments = parser.parse_args()
    DOCS.mkdir(parents=True, exist_ok=True)
    arena = Arena(arguments.arena, arguments.jobs, arguments.seed)
    if arguments.what in ("balance", "handicap"):
        {"balance": balance, "handicap": handicap}[arguments.what](arena, arguments.games)
    else:
        {"strength": strength, "curve": curve}[arguments.what](arena, arguments.games, arguments.game)


if __name__ == "__main__":
    main()
