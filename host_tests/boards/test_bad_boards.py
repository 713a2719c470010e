#!/usr/bin/env python3
"""A mistake in a board's file does not compile, and the compiler says what is wrong: each fact of a good board in turn is spoilt."""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
NAME = "breadboard_240x240"
GOOD = (TOP / f"boards/{NAME}.h").read_text(encoding="utf-8")
USE = f"\ntemplate struct lucca::SoundBoard<lucca::{NAME}::kBoard>;\n"
COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")

# (the words in the file, the words instead, what the compiler must say)
MISTAKES = [
    ('.name = "Breadboard, 240x240 module",', "", "this board has no name"),
    ("Breadboard, 240x240 module", "x" * 41, "more than 40 letters"),
    (".a = 6", ".a = 7", "two parts of this board are on one pin"),
    (".a = 6", ".a = 30", "none of GPIO 0 to 29"),
    (".x = 8, .y = 9", ".x = 8", "this board lacks keys"),
    (".spi = 0", ".spi = 1", "SPI block comes out of other pins"),
    (".spi = 0", ".spi = 2", "the SPI block, 0 or 1"),
    (".baud = 31'250'000", ".baud = 80'000'000", "between 1 and 62.5 MHz"),
    (".baud = 31'250'000", ".baud = 31'250'000, .driveMilliamps = 6", "2, 4, 8 or 12"),
    (".piezo = 15", ".piezo = 20", "two parts of this board are on one pin"),
    (".piezo = 15", ".piezo = 15, .led = {.red = 14}", "shares a PWM slice with a lamp"),
    (".piezo = 15", ".piezo = 15, .power = {.batteryAdc = 22}", "on a pin without an ADC"),
    (".piezo = 15", ".piezo = 15, .flashBytes = 1024 * 1024", "2, 4, 8 or 16 megabytes"),
    (".piezo = 15", ".piezo = 15, .flashBytes = 3 * 1024 * 1024", "2, 4, 8 or 16 megabytes"),
    (".piezo = 15", ".piezo = 15, .power = {.batteryAdc = 26, .divider = 0}", "how many times smaller"),
    (".piezo = 15", ".piezo = 15, .power = {.batteryAdc = 26, .divider = 1}", "4.2 V within its 3.3 V"),
    (".piezo = 15", ".piezo = 15, .flashDivider = 3", "even, from 2 on"),
    (".piezo = 15", ".piezo = 15, .crystalMs = 0", "between 1 and 170"),
    ("panel240x240(0", "panel240x240(4", "beyond the controller"),
    (".dc = 16", ".dc = kNoPin", "clock, data or dc is missing"),
    (".dc = 16,", "", "clock, data or dc is missing"),
    (".clock = 18,", "", "clock, data or dc is missing"),
    (".cs = 17,\n                .dc = 16,\n                .reset = 20,\n                .backlight = 21,\n                .baud", ".dc = 16, .reset = 20, .backlight = 21, .mode = 0, .baud", "3 without cs"),
    (".baud = 31'250'000", ".baud = 31'250'000, .mode = 1", "the SPI mode, 0 or 3"),
    (".backlight = 21", ".backlight = 21, .lightHz = 0", "lightHz is 1900 or more"),
    ("panel240x240(0", "panel172x320(0", "smaller than 240 x 135"),
    (".panel = panel240x240(0),", "", "the panel is missing"),
    (".a = 6", ".a = 300", "none of GPIO 0 to 29"),
    (".a = 6", ".fire = 6", "fire"),
    ("    .keys", "    .piezo = 14,\n    .keys", "designator"),
]


def is_gcc():
    return "Free Software Foundation" in subprocess.run([COMPILER, "--version"], capture_output=True, text=True, check=True).stdout


def board(number, text):
    """A board's file as one of many in a source. Messages name its namespace or its file."""
    own = f"{NAME}_{number}"
    return f'#line 1 "{own}"\n{(text + USE).replace(NAME, own)}\n'


def refusals(texts):
    """The errors in each. GCC writes them after a line that names the board, so it compiles all at once."""
    if len(texts) > 1 and not is_gcc():
        return [refusals([text])[0] for text in texts]
    source = "".join(board(number, text) for number, text in enumerate(texts))
    done = subprocess.run([COMPILER, "-std=c++20", "-fsyntax-only", "-w", "-I", TOP, "-x", "c++", "-"],
                          input=source, capture_output=True, text=True, check=False)
    said, of = ["" for _ in texts], 0
    for line in done.stderr.splitlines():
        named = re.search(rf"{NAME}_(\d+)", line)
        of = int(named[1]) if named else of
        if "error" in line:
            said[of] += line + "\n"
    return said


class BadBoards(unittest.TestCase):
    def test_each_mistake_is_named_and_a_good_board_compiles(self):
        said = refusals([GOOD, *[GOOD.replace(there, instead) for there, instead, _ in MISTAKES], GOOD])
        self.assertEqual(("", ""), (said[0], said[-1]))
        for (there, instead, words), refusal in zip(MISTAKES, said[1:]):
            with self.subTest(instead):
                self.assertIn(there, GOOD)
                self.assertIn(words, refusal)


if __name__ == "__main__":
    sys.exit(unittest.main())
