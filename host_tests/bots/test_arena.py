#!/usr/bin/env python3
"""lucca-arena and the season from the outside: what they refuse before they play, and what an interruption leaves.

usage: test_arena.py ARENA SEASON
"""

import signal
import subprocess
import sys
import tempfile
import time
import unittest

ARENA, SEASON = sys.argv[1:3]
TORRI = ["--game", "torri", "--bots", "random", "--players", "2"]


def run(*words):
    return subprocess.run(list(map(str, words)), capture_output=True, check=False, timeout=60)


class Arena(unittest.TestCase):
    def refused(self, code, word, *words):
        result = run(ARENA, *words)
        self.assertEqual((code, b""), (result.returncode, result.stdout), result.stderr)
        self.assertIn(word, result.stderr)

    def test_numbers_out_of_range(self):
        for name, value in [("games", "0"), ("games", "-1"), ("games", "1000001"), ("jobs", "0"), ("jobs", "65"),
                            ("seed", "4294967296"), ("seed", "-1"), ("seed", "1x"), ("players", "0"), ("games", "")]:
            self.refused(2, f"--{name} wants a number".encode(), "--game", "torri", "--bots", "random", f"--{name}", value)

    def test_an_unwritable_csv_before_anything_is_played(self):
        self.refused(1, b"cannot write /nowhere/x.csv", *TORRI, "--games", 1000000, "--csv", "/nowhere/x.csv")

    def test_yes_and_no_are_flags_as_for_record(self):
        for words in (["--switch", "--games", "2"], ["--games", "2", "--switch"]):
            result = run(ARENA, *TORRI, *words)
            self.assertEqual(0, result.returncode, result.stderr)
        self.refused(2, b"what is on?", *TORRI, "--switch", "on")

    def test_interrupted_it_tells_what_was_played(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with subprocess.Popen([ARENA, *TORRI, "--games", "1000000"], stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE) as process:
                time.sleep(1)
                process.send_signal(number)
                table, said = process.communicate(timeout=30)
            self.assertEqual(1, process.returncode)
            self.assertRegex(said, rb"stopped after [1-9]\d* of 1000000 games")
            self.assertIn(b"random", table)


class Season(unittest.TestCase):
    def test_refuses_before_it_plays(self):
        with tempfile.TemporaryDirectory() as folder:
            for games, levels in (("0", "easy"), ("-3", "easy"), ("99999999999", "easy"), ("x", "easy"), ("1", "clever")):
                result = run("bash", SEASON, f"{folder}/none", f"{folder}/none", games, levels)
                self.assertEqual((2, b""), (result.returncode, result.stdout))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
