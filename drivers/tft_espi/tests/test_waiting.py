#!/usr/bin/env python3
"""test_waiting.py BUILD: a sketch that waits for pins and texts still gives its pictures; one that stands still says so."""
import os
import pathlib
import subprocess
import sys
import unittest

WING = pathlib.Path(__file__).resolve().parents[1]
BUILD = pathlib.Path(sys.argv.pop(1))


def run(*command, **environment):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False,
                          env={**os.environ, **environment})


class Waiting(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.place = BUILD / "waiting"
        for command in (["-G", "Ninja", "-S", WING / "core", "-B", cls.place, f"-DSKETCH={WING / 'tests/waiting'}"],
                        ["--build", cls.place]):
            done = run("cmake", *command)
            if done.returncode != 0:
                raise AssertionError(done.stdout + done.stderr)

    def shots(self, times, **environment):
        return run(self.place / "waiting", self.place, times, "raw", **environment)

    def test_time_goes_on_while_a_sketch_waits(self):
        done = self.shots("0.05,2")
        self.assertEqual(done.returncode, 0, done.stderr)
        early, late = ((self.place / name).read_bytes() for name in ("01-000.05s.565", "02-002.00s.565"))
        self.assertEqual(late[-2:], b"\xf8\x00", "the last picture is red")
        self.assertNotEqual(early[-2:], late[-2:])

    def test_a_sketch_that_stands_still_is_told_of(self):
        done = self.shots("5", STANDS_STILL="1")
        self.assertEqual(done.returncode, 1)
        self.assertIn("does not come to its next picture", done.stderr)


if __name__ == "__main__":
    unittest.main()
