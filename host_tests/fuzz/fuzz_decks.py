#!/usr/bin/env python3
"""Arbitrary changes to decks: tools/make/deck.py takes a deck, or refuses it with file, line and reason; it never
stumbles, and what it takes it can write.

usage: fuzz_decks.py INPUTS | --seconds N [--seed S] [FILE_OR_FOLDER...]
"""
import argparse
import contextlib
import io
import pathlib
import random
import re
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tools/make"))
import deck  # noqa: E402

DECKS = TOP / "assets/decks"
PIECES = [b",", b"\n", b"\r\n", b"\"", b"#", b"-1", b"99999999999", b"\xff", b"\xef\xbb\xbf", b"\0", b"red", b"wild", b" ", b""]


def changed(data, rng):
    for _ in range(rng.randint(1, 4)):
        lines = data.split(b"\n")
        at = rng.randrange(len(lines))
        kind = rng.randrange(5)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(at, rng.choice(lines))
        elif kind == 2 and lines[at]:
            spot = rng.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:spot] + rng.choice(PIECES) + lines[at][spot + rng.randrange(3):]
        elif kind == 3:
            fields = lines[at].split(b",")
            fields[rng.randrange(len(fields))] = rng.choice(PIECES + [str(rng.randrange(0, 10001)).encode()])
            lines[at] = b",".join(fields)
        else:
            rng.shuffle(lines)
        data = b"\n".join(lines)
    return data


def judge(path, out):
    """None, or what is wrong with how the deck was judged."""
    said = io.StringIO()
    with contextlib.redirect_stderr(said):
        code = deck.main([str(path), str(DECKS / "special.csv"), str(DECKS / "default.csv"), str(out)])
    if code == 0:
        return None if out.stat().st_size > 0 else "an empty table"
    if code != 1:
        return f"exit code {code}"
    line = said.getvalue()
    return None if re.fullmatch(r".+:\d+: .+\n", line) else f"an unclear answer: {line!r}"


def main():
    words = argparse.ArgumentParser()
    words.add_argument("inputs", nargs="?", type=int, default=0)
    words.add_argument("--seconds", type=float)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("files", nargs="*")
    asked = words.parse_args()
    rng = random.Random(asked.seed)
    paths = [DECKS / "default.csv", DECKS / "special.csv", TOP / "host_tests/record/own_deck.csv",
             *sorted((TOP / "host_tests/fuzz/corpus/decks").iterdir())]
    files = [path.read_bytes() for path in paths]
    until = time.monotonic() + asked.seconds if asked.seconds else None
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        path, out = pathlib.Path(folder, "deck.csv"), pathlib.Path(folder, "table.h")
        while time.monotonic() < until if until else count < asked.inputs:
            data = files[count] if count < len(files) else changed(rng.choice(files), rng)
            path.write_bytes(data)
            out.unlink(missing_ok=True)
            try:
                wrong = judge(path, out)
            except Exception as error:  # whatever it is, it is a finding
                wrong = repr(error)
            if wrong:
                kept = pathlib.Path("fuzz_decks.input")
                kept.write_bytes(data)
                print(f"{wrong}; the deck is in {kept.resolve()}")
                return 1
            count += 1
    print(f"{count} decks")
    return 0


if __name__ == "__main__":
    sys.exit(main())
