#!/usr/bin/env python3
"""lucca-fit from the outside: what a rerun gives, and what it answers to bad arguments.

usage: test_fit.py FIT WEIGHTS
"""
import pathlib
import re
import subprocess
import sys
import unittest

FIT, WEIGHTS = sys.argv[1:3]
FORECAST = pathlib.Path(WEIGHTS).parents[1] / "torri" / "forecast_numbers.h"


def run(*arguments):
    return subprocess.run([FIT, *map(str, arguments)], capture_output=True, text=True, check=False)


def fit(players, seed):
    return run("--game", "palazzi", "--players", players, "--trials", 60, "--deals", 30, "--seed", seed)


class Fit(unittest.TestCase):
    def test_the_same_seed_gives_the_same_numbers(self):
        first = fit(3, 7)
        self.assertEqual((0, ""), (first.returncode, first.stderr))
        self.assertRegex(first.stdout, "trial .*: kept, ahead by .*\n(.*\n)*Ahead of the numbers it began with by")
        self.assertEqual(first.stdout, fit(3, 7).stdout)
        self.assertNotEqual(first.stdout, fit(3, 8).stdout)

    def test_without_trials_the_numbers_stay_and_nobody_is_ahead(self):
        source = self.storeys_in_source()
        for players in (2, 3, 4, 5):
            result = run("--game", "palazzi", "--players", players, "--trials", 0, "--deals", 5)
            self.assertIn("by 0.00 points a game, give or take 0.00:", result.stdout)
            self.assertIn(f".storey = {source[players - 2]},", result.stdout)

    @staticmethod
    def storeys_in_source():
        with open(WEIGHTS, encoding="utf-8") as lines:
            return [line.split("=")[1].strip(" ,\n") for line in lines if ".storey" in line]

    def test_torri_learns_the_same_from_the_same_games(self):
        def learn(*more):
            result = run("--game", "torri", "--games", 20, "--generations", 1, "--rounds", 2, *more)
            self.assertEqual(0, result.returncode)
            return result.stdout
        first = learn("--seed", 3)
        self.assertRegex(first, "1 generations of 20 games, .* seed 3, 2 rounds(.*\n)*inline constexpr ForecastNumbers")
        self.assertEqual(first, learn("--seed", 3, "--jobs", 2))
        self.assertNotEqual(first, learn("--seed", 4))
        self.assertNotEqual(first, learn("--seed", 3, "--generations", 2))

    def test_torri_goes_on_from_numbers_it_wrote(self):
        with open(FORECAST, encoding="utf-8") as source:
            rows = [line.strip() for line in source if re.match(" +{-?[0-9]", line)]
        self.assertGreater(len(rows), 200)
        result = run("--game", "torri", "--games", 20, "--generations", 0, "--from", FORECAST)
        self.assertEqual(rows, [line.strip() for line in result.stdout.splitlines() if re.match(" +{-?[0-9]", line)])
        result = run("--game", "torri", "--games", 80, "--generations", 1, "--rounds", 2, "--from", FORECAST,
                     "--sizes", "6,10")
        self.assertEqual(0, result.returncode)
        self.assertNotIn("hard plays", result.stderr)
        self.assertRegex(result.stderr, "before: logarithmic loss [0-9.]+ in games kept apart")
        self.assertFalse(all(row in result.stdout for row in rows))

    def test_torri_learns_from_more_than_two_seats(self):
        def learn(*more):
            result = run("--game", "torri", "--games", 20, "--rounds", 1, "--switch", 0, *more)
            self.assertEqual(0, result.returncode)
            return result
        three = learn("--players", 3, "--generations", 0)
        self.assertNotEqual(three.stdout, learn("--players", 4, "--generations", 0).stdout)
        met = learn("--players", 3, "--generations", 1, "--from", FORECAST, "--rivals", "easy", "--share", 100)
        self.assertRegex(met.stderr, r"won [0-9.]+ % of 20 games with rivals")

    def test_torri_meets_rivals(self):
        def learn(*more):
            result = run("--game", "torri", "--games", 20, "--generations", 1, "--rounds", 1, "--from", FORECAST, *more)
            self.assertEqual(0, result.returncode)
            return result
        alone = learn()
        self.assertNotIn("with rivals", alone.stderr)
        self.assertRegex(learn("--rivals", "easy", "--share", 100).stderr, r"won [0-9.]+ % of 20 games with rivals")
        half = learn("--rivals", f"easy,{FORECAST}")
        self.assertRegex(half.stderr, r"won [0-9.]+ % of 1[0-9] games with rivals")
        self.assertNotEqual(alone.stdout, half.stdout)

    def test_help_is_no_failure(self):
        result = run("--help")
        self.assertEqual((0, ""), (result.returncode, result.stderr))
        self.assertTrue(result.stdout.startswith("usage: lucca lab fit --game"))

    def test_bad_arguments_are_named(self):
        for arguments, answer in [
                ([], "--game is missing"), (["--game", "chess"], "no numbers to fit in chess, only in palazzi and torri"),
                (["--game", "palazzi"], "--players wants a number from 2 to 5"),
                (["--game", "palazzi", "--players", 6], "--players wants a number from 2 to 5"),
                (["--game", "palazzi", "--players", "two"], '--players wants a number, not "two"'),
                (["--game", "palazzi", "--players", 2, "--deals", 1], "--deals wants a number from 2 to 1048576"),
                (["--game", "palazzi", "--players", 2, "--deals", 1048577], "--deals wants a number from 2 to 1048576"),
                (["--game", "palazzi", "--players", 2, "--seed", 4096], "--seed wants a number from 0 to 4095"),
                (["--game", "torri", "--players", 5], "--players wants a number from 2 to 4"),
                (["--game", "torri", "--games", 5], "--games wants a number from 20 on"),
                (["--game", "torri", "--sizes", "6,7"], '--sizes wants some of 6, 8 and 10, not "6,7"'),
                (["--game", "torri", "--from", WEIGHTS], "there are no numbers of a forecast in"),
                (["--game", "torri", "--rivals", "hard,nobody"], "there are no numbers of a forecast in nobody"),
                (["--game", "torri", "--share", 101], "--share wants a number from 0 to 100"),
                (["--game"], "--game wants a value"), (["--speed", 3], "unknown argument --speed")]:
            result = run(*arguments)
            self.assertEqual((2, ""), (result.returncode, result.stdout), arguments)
            self.assertIn(answer, result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
