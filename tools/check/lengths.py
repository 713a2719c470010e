#!/usr/bin/env python3
"""lengths.py [FOLDER...]: the device's sources can be taken in at a glance.

No file has more than 400 lines and no function more than 60. The wing of TFT_eSPI is another library's interface and is not
looked at."""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
DEVICE = ("base", "device", "drawing", "drivers", "engine", "firmware", "ui")
MOST_LINES, MOST_IN_FUNCTION = 400, 60
# The compiler joins its small functions into one path to the wire, which it does within a file only.
ONE_PIECE = ("firmware/pico/pico_display_bus.cpp",)
# Sources are formatted: a function's head ends with its brace, and the brace that ends it is in the column where the head began.
NAME = re.compile(r"^( {0,2})(?!return |else )(?:[\w:<>,&*\[\]]+ +)*(?:[\w:<>&*]+ +[&*]*\w[\w:~]*|\w+::~?\w+|\w+)\(")
END_OF_HEAD = re.compile(r"\)(?: const| override| final| noexcept| ->.*| : .*)* \{$")


def body_end(lines, start, indent):
    return next((i for i in range(start + 1, len(lines)) if lines[i].startswith(indent + "}")), len(lines) - 1)


def functions(lines):
    """(line number, length) of each."""
    head = None
    for i, line in enumerate(lines):
        match = NAME.match(line)
        if match and not line.endswith((";", "}")):
            head = (i, match[1])
        if head and END_OF_HEAD.search(line) and i - head[0] < 6:
            yield head[0] + 1, body_end(lines, i, head[1]) - head[0] + 1
            head = None
        elif line.endswith((";", "{", "}")) or not line:
            head = None


def complaints(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    name = path.relative_to(TOP) if path.is_relative_to(TOP) else path
    if len(lines) > MOST_LINES and str(name) not in ONE_PIECE:
        yield f"{name}: {len(lines)} lines; cut it where one thing ends and the next begins (at most {MOST_LINES})"
    for at, length in functions(lines):
        if length > MOST_IN_FUNCTION:
            yield f"{name}:{at}: a function of {length} lines (at most {MOST_IN_FUNCTION})"


def sources(folders):
    """The files below these folders; without any, below the device's."""
    tops = [pathlib.Path(word).resolve() for word in folders] or [TOP / name for name in DEVICE]
    return [path for top in tops for end in ("*.h", "*.cpp") for path in sorted(top.rglob(end)) if "tft_espi" not in path.parts]


def judge(complaints_of, fault):
    """Prints the complaints about all files, and how many there are; 1 if there are any."""
    paths = sources(sys.argv[1:])
    found = [line for path in paths for line in complaints_of(path)]
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(paths)} files, {len(found)} {fault}")
    return 1 if found or not paths else 0


if __name__ == "__main__":
    sys.exit(judge(complaints, "too long"))
