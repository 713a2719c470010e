#!/usr/bin/env python3
"""wiring.py [--write]: docs/boards.md holds the tables made from boards/; fails when they are stale, or writes them."""
import pathlib
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
PAGE = TOP / "docs" / "boards.md"
START, END = "<!-- from boards/: ./lucca docs writes this -->\n", "<!-- end -->"


def main():
    program = TOP / "build" / "host" / "tools" / "boards" / "lucca-boards"
    made = subprocess.run([program, "wiring"], capture_output=True, text=True, check=True).stdout
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(START)
    after = rest.split(END)[1]
    fresh = f"{before}{START}{made}{END}{after}"
    if "--write" in sys.argv:
        PAGE.write_text(fresh, encoding="utf-8")
    elif fresh != text:
        sys.exit("docs/boards.md does not say what boards/ says: run ./lucca docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
