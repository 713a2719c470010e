#!/usr/bin/env python3
"""test_signature.py LUCCA_BENCH: whether the computer players play as host_tests/bots/signature.txt says.

The signature is a checksum over the move and the steps of every level at positions of the games in tools/bench/games. Any
change of play changes it. A change that is wanted is accepted with `./lucca bench --signature --accept`."""

import difflib
import pathlib
import re
import subprocess
import sys
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
GAMES = TOP / "tools" / "bench" / "games"
RECORDS = TOP / "host_tests" / "golden" / "records"
WRITTEN = TOP / "host_tests" / "bots" / "signature.txt"
HOW = """The computer players do not play as before (-: host_tests/bots/signature.txt, +: this build).
If that is wanted, measure what it is worth with ./lucca lab strength, accept it with
    ./lucca bench --signature --accept
and name the new checksum in the commit, in a line of its own: Play: CHECKSUM"""
CONFIGURATION = re.compile(r"(palazzi-.*-\dp|torri-\d+-\dp)|(-switch)")


def signature(folder):
    return subprocess.run([PROGRAM, "--signature", folder], capture_output=True, text=True, check=False)


def configurations(folder):
    """The names of the records there, without colours and seed."""
    return {"".join(match.group() for match in CONFIGURATION.finditer(path.name)) for path in folder.glob("*.jsonl")}


class Signature(unittest.TestCase):
    def test_the_computer_players_play_as_written(self):
        now, written = signature(GAMES).stdout, WRITTEN.read_text(encoding="utf-8")
        if now != written:
            lines = difflib.unified_diff(written.splitlines(), now.splitlines(), n=0, lineterm="")
            self.fail(HOW + "\n" + "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@"))))

    def test_every_configuration_of_both_games_is_asked(self):
        self.assertEqual(configurations(GAMES), configurations(RECORDS))

    def test_a_folder_without_games_is_refused(self):
        run = signature(TOP / "nowhere")
        self.assertEqual((run.returncode, run.stdout), (1, ""))
        self.assertIn("nowhere: no records of games there", run.stderr)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
