#!/usr/bin/env python3
"""lucca-arena and the season from the outside: what they refuse before they play, and what an interruption leaves.

usage: test_arena.py ARENA SEASON
"""

import os
import pathlib
import pty
import re
import resource
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from patience import PATIENCE_S  # noqa: E402

ARENA, SEASON = sys.argv[1:3]
FORECAST = pathlib.Path(__file__).parents[2] / "engine/bots/torri/forecast_numbers.h"
TORRI = ["--game", "torri", "--bots", "random", "--players", "2"]


def run(*words):
    return subprocess.run(list(map(str, words)), capture_output=True, check=False, timeout=PATIENCE_S)


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
        self.refused(1, b"cannot write /nowhere/x.csv: No such file or directory", *TORRI, "--games", 1000000,
                     "--csv", "/nowhere/x.csv")
        with tempfile.TemporaryDirectory() as folder:
            self.refused(1, b": Is a directory", *TORRI, "--games", 1000000, "--csv", folder)
        self.refused(2, b"--csv needs a file", *TORRI, "--csv", "")

    def test_each_game_can_be_reviewed(self):
        self.refused(2, b"--reviews needs a folder", *TORRI, "--reviews", "")
        self.refused(1, b"cannot write /dev/null/reviews: ", *TORRI, "--reviews", "/dev/null/reviews")
        with tempfile.TemporaryDirectory() as folder:
            result = run(ARENA, "--game", "palazzi", "--bots", "easy,random", "--games", 2, "--reviews", f"{folder}/deep/down")
            self.assertEqual((0, b""), (result.returncode, result.stderr))
            files = sorted(pathlib.Path(folder, "deep", "down").iterdir())
            self.assertEqual(["game-1.html", "game-1.txt", "game-2.html", "game-2.txt"], [file.name for file in files])
            for number, names in [(1, "easy, random"), (2, "random, easy")]:
                text, page = (files[2 * number - 1].read_text(encoding="utf-8"), files[2 * number - 2].read_text(encoding="utf-8"))
                self.assertTrue(text.startswith(f"Review of game {number} ({names})\nSeat "), text[:60])
                self.assertEqual(14, len(re.findall(r"^  Round \d, Seat \d: \d+ \d+$", text, re.MULTILINE)))
                self.assertIn(f"<h1>Review of game {number} ({names})</h1>", page)

    def test_a_full_disk_leaves_no_half_of_a_csv(self):
        def small_files():
            resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/games.csv"
            result = subprocess.run([ARENA, *TORRI, "--games", "100", "--csv", path], capture_output=True, check=False,
                                    timeout=PATIENCE_S, preexec_fn=small_files, restore_signals=False)
            self.assertEqual(1, result.returncode)
            self.assertIn(f"cannot write {path}: File too large".encode(), result.stderr)
            self.assertEqual([], os.listdir(folder))

    def test_numbers_of_a_forecast_play_torri(self):
        result = run(ARENA, "--game", "torri", "--bots", f"forecaster:{FORECAST},random,random", "--games", 1)
        self.assertEqual((0, b""), (result.returncode, result.stderr))
        result = run(ARENA, "--game", "torri", "--bots", f"master:{FORECAST},random", "--size", 6, "--games", 1)
        self.assertEqual((0, b""), (result.returncode, result.stderr))
        result = run(ARENA, "--game", "torri", "--bots", f"forecaster:{FORECAST},random", "--size", 6, "--games", 2)
        self.assertEqual((0, b""), (result.returncode, result.stderr))
        self.assertIn(b"100.0%", result.stdout)

    def test_a_wrong_word_is_named_with_what_was_expected(self):
        for words, answer in [
                (["--game", "chess"], b"no game is called chess; there are palazzi, torri"),
                (["--game", "torri", "--bots", f"forecaster:{SEASON},random"], b"no player is called forecaster:"),
                (TORRI + ["--size", "7"], b'--size wants one of 6, 8, 10, 12, not "7"'),
                (TORRI + ["--edition", "2013"], b"torri has no option --edition"),
                (["--game", "torri", "--bots", "random", "--players", "5"], b"torri is for 2 to 4 players, not 5"),
                (["--game", "torri", "--bots", "random"], b"torri is for 2 to 4 players, not 1"),
                (["--game", "torri", "--bots", "random,random,random", "--players", "2"], b"names 3 players for 2 seats"),
                (["--game", "palazzi", "--bots", "random", "--players", "2", "--edition", "2005-en"],
                 b"palazzi has no such options for 2 players"),
                (["--game", "torri", "--bots", "clever,random"], b"no player is called clever; there are easy, "),
                (TORRI + ["--csv"], b"--csv needs a value")]:
            self.refused(2, answer, *words)

    def test_yes_and_no_are_flags_as_for_record(self):
        for words in (["--switch", "--games", "2"], ["--games", "2", "--switch"]):
            result = run(ARENA, *TORRI, *words)
            self.assertEqual(0, result.returncode, result.stderr)
        self.refused(2, b"unknown argument on", *TORRI, "--switch", "on")

    def test_interrupted_it_tells_what_was_played(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            # On a terminal it says how far it is: then it has played.
            control, there = pty.openpty()
            with subprocess.Popen([ARENA, *TORRI, "--games", "1000000"], stdout=subprocess.PIPE, stderr=there) as process:
                said = os.read(control, 4096)
                while not re.search(rb"[1-9]\d*/1000000", said):
                    said += os.read(control, 4096)
                process.send_signal(number)
                table = process.communicate(timeout=PATIENCE_S)[0]
            said += os.read(control, 4096)
            os.close(there)
            os.close(control)
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
