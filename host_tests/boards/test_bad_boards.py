#!/usr/bin/env python3
"""A mistake in a board's file does not compile, and the compiler says what is wrong: each fact of a good board in turn is spoilt."""
import pathlib
import shutil
import subprocess
import sys
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
GOOD = (TOP / "boards/breadboard_240x240.h").read_text(encoding="utf-8")
USE = "\ntemplate struct lucca::SoundBoard<lucca::breadboard_240x240::kBoard>;\n"
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


def refusal(text):
    done = subprocess.run([COMPILER, "-std=c++20", "-fsyntax-only", "-w", "-I", TOP, "-x", "c++", "-"], input=text + USE,
                          capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


class BadBoards(unittest.TestCase):
    def test_a_good_board_compiles(self):
        self.assertEqual(refusal(GOOD), "")

    def test_each_mistake_is_named(self):
        for there, instead, words in MISTAKES:
            with self.subTest(instead):
                self.assertIn(there, GOOD)
                self.assertIn(words, refusal(GOOD.replace(there, instead)))


if __name__ == "__main__":
    sys.exit(unittest.main())
