#!/usr/bin/env python3
"""lucca-chances from the outside: what a rerun gives, and what it answers to bad arguments.

usage: test_chances.py CHANCES
"""
import subprocess
import sys
import unittest

CHANCES = sys.argv[1]


def run(*arguments):
    return subprocess.run([CHANCES, *map(str, arguments)], capture_output=True, text=True, check=False)


class Chances(unittest.TestCase):
    def test_the_same_seed_gives_the_same_numbers(self):
        def fit(seed):
            result = run("--fit", "--game", "palazzi", "--games", 4, "--seed", seed)
            self.assertEqual((0, ""), (result.returncode, result.stderr))
            return result.stdout
        self.assertIn("inline constexpr ChanceNumbers kChanceNumbers", fit(7))
        self.assertEqual(fit(7), fit(7))
        self.assertNotEqual(fit(7), fit(8))

    def test_what_is_said_is_near_what_happens(self):
        result = run("--test", "--game", "palazzi", "--games", 60, "--seed", 9)
        self.assertEqual((0, ""), (result.returncode, result.stderr))
        rows = [line.split("|")[1:-1] for line in result.stdout.splitlines()[2:]]
        self.assertEqual(4, len(rows))
        for row in rows:
            # With so few games a bin may be far off by chance; an even share everywhere would lose as much as the last number.
            self.assertLess(float(row[-2]), 0.85 * float(row[-1]))

    def test_one_table_alone_says_what_it_says_among_all(self):
        def rows(*table):
            result = run("--test", "--game", "palazzi", "--games", 4, "--seed", 9, *table)
            self.assertEqual((0, ""), (result.returncode, result.stderr))
            return result.stdout.splitlines()[2:]
        self.assertEqual([row for row in rows() if "with 3 seats" in row], rows("--table", "3 seats"))

    def test_bad_arguments_are_named(self):
        for arguments, answer in [([], "either --fit or --test"), (["--fit"], "--game is missing"),
                                  (["--fit", "--test", "--game", "torri"], "either --fit or --test"),
                                  (["--test", "--game", "chess"], "no game chess"), (["--games", "x"], "--games wants a number"),
                                  (["--seed"], "--seed wants a value"),
                                  (["--test", "--game", "torri", "--table", "5 x 5"], "no table"), (["--quick"], "unknown argument --quick")]:
            result = run(*arguments)
            self.assertEqual((2, ""), (result.returncode, result.stdout))
            self.assertIn(answer, result.stderr)
        self.assertTrue(run("--help").stdout.startswith("usage: lucca lab chances "))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
