#!/usr/bin/env python3
"""lucca-review from the outside: what it writes about a record, and what it answers to files that are none.

usage: test_review.py REVIEW RECORD
"""
import pathlib
import re
import subprocess
import sys
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from in_folder import InFolder  # noqa: E402

REVIEW, RECORD = sys.argv[1:3]


def run(*arguments):
    return subprocess.run([REVIEW, *map(str, arguments)], capture_output=True, text=True, check=False)


class Review(InFolder):
    def record(self, game, players, *more):
        subprocess.run([RECORD, "--game", game, "--players", str(players), "--seed", "5", "--bots", "easy", "--out",
                        str(self.folder), *more], check=True, capture_output=True)
        return next(self.folder.glob("*.jsonl"))

    def told_as_often(self, found, words, *texts):
        """A pattern that found nothing, or not all, proves nothing: the words occur at all, and as often in every text."""
        self.assertGreater(len(found), 0, words)
        for text in texts:
            self.assertEqual(len(found), text.count(words), words)

    def test_text_and_page_say_the_same(self):
        file = self.record("palazzi", 2)
        result = run(file)
        self.assertEqual((0, ""), (result.returncode, result.stderr))
        page = file.with_suffix(".html").read_text(encoding="utf-8")
        self.assertIn(f"With pictures: {file.with_suffix('.html')}", result.stdout)
        points = re.findall(r"^(Round \d, Seat \d: \d+ of 100 could be gained)\n  played, \d+ of 100: .*\n  better, \d+ of 100: .*\n  why: .*",
                            result.stdout, re.MULTILINE)
        self.told_as_often(points, "of 100 could be gained", result.stdout, page)
        for point in points:
            self.assertIn(f"<h2>{point}</h2>", page)
        self.assertEqual(2 * len(points), page.count("<img "))
        cards = re.findall(r"^Round \d: the luck of the cards: Seat 1 [+-]\d+, Seat 2 [+-]\d+ of 100$", result.stdout, re.MULTILINE)
        self.told_as_often(cards, "the luck of the cards", result.stdout, page)
        for card in cards:
            self.assertIn(f"<p>{card}</p>", page)
        told = f"{len(points) + len(cards)} turning points"
        for text in (page, result.stdout):
            self.assertIn(f"{told}, {len(cards)} by the cards." if cards else f"{told}.", text)
        score = {seat: total for seat, total in re.findall(r'"seat":(\d),.*"total":(-?\d+)', file.read_text(encoding="utf-8"))}
        self.assertEqual(2, len(score))
        self.assertRegex(result.stdout, f"Seat \\d wins. Points: {score['0']} for Seat 1, {score['1']} for Seat 2.\n")
        sentences = re.findall(r"^Seat \d: .* judged turns with no clearly better choice.*$", result.stdout, re.MULTILINE)
        self.assertEqual(2, len(sentences))
        for sentence in sentences:
            self.assertIn(f"<li>{sentence}</li>", page)
        rivers = re.findall(r"^  Round \d, Seat \d: (\d+) (\d+)$", result.stdout, re.MULTILINE)
        self.assertEqual(14, len(rivers))
        self.assertEqual({100}, {int(one) + int(other) for one, other in rivers})

    def test_where_turns_are_not_judged_that_is_said(self):
        result = run(self.record("torri", 3, "--size", "6"))
        self.assertEqual(0, result.returncode)
        self.assertIn("\nTurns are not judged at this table: it would be wrong too often.\n", result.stdout)
        self.assertNotIn("No turn stood out", result.stdout)
        self.assertEqual(3, result.stdout.count(": no turn is judged\n"))
        self.assertRegex(result.stdout, r"\nSeat \d wins\. Highest towers: \d+ for Seat 1, \d+ for Seat 2, \d+ for Seat 3\.\n")

    def test_only_the_people_named_are_judged(self):
        file = self.record("palazzi", 2)
        result = run("--people", 2, "--html", self.folder / "one.html", file)
        self.assertEqual(0, result.returncode)
        self.assertTrue((self.folder / "one.html").exists())
        self.assertIn("Seat 2: ", result.stdout.split("\n\n")[-2])
        self.assertNotIn("Seat 1: ", result.stdout.split("\n\n")[-2])
        self.assertIn("has no seat 3", run("--people", 3, file).stderr)

    def test_what_is_no_finished_record_is_refused_in_words(self):
        file = self.record("palazzi", 2)
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        for text, answer in [("", "the file is empty"), ("{}\n", "not a record"), ("nonsense\n", ":1: "),
                             ("".join(lines[:30]), "not over"), ("".join(lines[:20] + lines[21:]), ":2")]:
            spoilt = self.folder / "spoilt.txt"
            spoilt.write_text(text, encoding="utf-8")
            result = run(spoilt)
            self.assertEqual((1, ""), (result.returncode, result.stdout), text[:40])
            self.assertRegex(result.stderr, answer)
            self.assertFalse((self.folder / "spoilt.html").exists())
        for arguments, answer in [([], "no file named"), (["--quick", file], "unknown argument --quick"), ([file, file], "one file"),
                                  (["--people", "x", file], "--people wants a number"), (["--html"], "--html wants a value")]:
            result = run(*arguments)
            self.assertEqual((2, ""), (result.returncode, result.stdout))
            self.assertIn(answer, result.stderr)
        self.assertRegex(run(self.folder).stderr, "cannot be read")
        self.assertRegex(run(self.folder / "none").stderr, "cannot be read: No such file")

    def test_help_is_no_failure(self):
        result = run("--help")
        self.assertEqual((0, ""), (result.returncode, result.stderr))
        self.assertTrue(result.stdout.startswith("usage: lucca review "))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
