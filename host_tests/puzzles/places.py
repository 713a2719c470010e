#!/usr/bin/env python3
"""Each star stays with its puzzle: a device knows a puzzle by its place alone (docs/store-format.md).

    places.py PUZZLES_FOLDER [--accept]

`places.txt` beside this file has a line `GAME PLACE CHECKSUM` for every puzzle that was ever in the book; the checksum is that of
its set-up, history and task. A place never gets another puzzle. --accept adds the lines of new puzzles and changes none.
"""
import argparse
import pathlib
import sys
import zlib

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tools" / "make"))
from puzzles import read  # noqa: E402
from tables import Complaints  # noqa: E402

KNOWN = pathlib.Path(__file__).with_name("places.txt")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--accept", action="store_true")
    options = parser.parse_args()
    lines = [line for line in KNOWN.read_text().splitlines() if line and not line.startswith("#")]
    known = {tuple(line.split()[:2]): line.split()[2] for line in lines}
    new, wrong = [], []
    for game in ("palazzi", "torri"):
        for puzzle in read(options.folder / f"{game}.txt", Complaints()):
            words = puzzle["setup"] + puzzle["history"] + puzzle["task"]
            key, mark = (game, puzzle["place"][0]), f"{zlib.crc32(' '.join(words).encode()):08x}"
            if key not in known:
                new.append(f"{game} {key[1]} {mark}")
            elif known[key] != mark:
                wrong.append(f"{game} {puzzle['at'][0]}.{puzzle['at'][1]}: the star of place {key[1]} belongs to another puzzle; take a free place")
    if options.accept and not wrong:
        with KNOWN.open("a") as out:
            out.writelines(line + "\n" for line in new)
        new = []
    wrong += [f"{line}: not in {KNOWN.name}; places.py --accept adds it" for line in new]
    print("\n".join(wrong) or f"{len(known)} places, each with its puzzle")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
