#!/usr/bin/env python3
"""Host instructions a decision in random games, counted by callgrind: everything inside playRandomGames, the full legal
list at every decision, chance and the rules' steps between two decisions included.

usage: instructions.py LUCCA_BENCH ROW... [--at-most N]
"""

import re
import subprocess
import sys
import tempfile

GAMES = 40


def measure(program, row):
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
             "--toggle-collect=*lucca::bench::playRandomGames*", program, "--only", row, "--games", str(GAMES)],
            capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(run.stderr.strip().splitlines()[-1])
    decisions = int(re.search(r"decisions (\d+)", run.stdout).group(1))
    collected = int(re.search(r"Collected : (\d+)", run.stderr).group(1))
    return collected / decisions


def main(arguments):
    limit = None
    if "--at-most" in arguments:
        at = arguments.index("--at-most")
        limit = float(arguments[at + 1])
        del arguments[at:at + 2]
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    over = False
    for row in arguments[1:]:
        instructions = measure(arguments[0], row)
        over |= limit is not None and instructions > limit
        print(f"{row} instructions/decision {instructions:.0f}", flush=True)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
