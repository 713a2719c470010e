#!/usr/bin/env python3
"""lucca-record and lucca-replay with Torri, from the outside: what they write, what they refuse, and how.

usage: test_commands.py RECORD REPLAY
"""
import json
import pathlib
import random
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "record"))
import commands
from commands import RECORD, REPLAY, run


class Base(commands.Base):
    GAME = "torri"


class Recording(Base):
    def header(self, *arguments):
        return self.record(*arguments).split("\n")[0]

    def test_the_header_says_the_set_up(self):
        self.assertEqual(
            '{"format":"lucca-record","version":1,"game":"torri","size":8,"players":2,'
            '"colours":["white","black"],"switch":false,"seed":7}',
            self.header("--seed", 7),
        )
        self.assertIn(
            '"size":12,"players":3,"colours":["blue","red","white"],"switch":true,"seed":1}',
            self.header("--size", 12, "--players", 3, "--colours", "blue,red,white", "--switch"),
        )
        self.assertIn('"players":4,"colours":["red","blue","black","white"]',
                      self.header("--colours", "red,blue,black,white"))

    def test_a_handicap_ends_the_header_and_names_the_file(self):
        self.assertTrue(self.header("--handicap", "0,2").endswith(',"seed":1,"handicap":[0,2]}'))
        self.assertTrue(self.header("--handicap", "0,0").endswith(',"seed":1}'))
        self.record("--games", 2, "--handicap", "1,0", "--out", self.folder / "out")
        names = sorted(file.name for file in (self.folder / "out").iterdir())
        self.assertEqual([f"torri-8-2p-white-black-ahead-1-0-{seed}.jsonl" for seed in (1, 2)], names)

    def test_a_changed_handicap_is_refused(self):
        text = self.record("--handicap", "0,2")
        for other, reason in [("[0,3]", "a handicap of 3"), ("[0]", "1 handicaps"), ("[0,0]", "gives nobody anything"),
                              ('[0,"2"]', "a list with a number"), ("2", "a list with a number")]:
            self.refused(self.replay_of(text.replace("[0,2]", other, 1)), 1, reason)

    def test_the_first_choice_is_of_every_pair(self):
        for size in (6, 8, 10, 12):
            line = json.loads(self.record("--size", size).split("\n")[2])
            self.assertEqual((line["as"], line["legal"]), ("house", 4 * size * size))

    def test_a_series_goes_into_files_that_are_good(self):
        self.record("--games", 5, "--seed", 3, "--out", self.folder / "out")
        files = sorted((self.folder / "out").iterdir())
        self.assertEqual([f"torri-8-2p-white-black-{seed}.jsonl" for seed in range(3, 8)], [f.name for f in files])
        self.assertEqual(0, run(REPLAY, *files).returncode)

    def test_wrong_set_ups(self):
        for words, reason in [
            (["--size", "7"], 'size "7"'),
            (["--size", "14"], "6, 8, 10 or 12"),
            (["--size", ""], "6, 8, 10 or 12"),
            (["--players", "5"], "5 players"),
            (["--players", "1"], "1 players"),
            (["--colours", "white,white"], "white twice"),
            (["--colours", "white,green"], 'colour "green", only white, black, red or blue'),
            (["--colours", "white"], "1 players"),
            (["--players", "3", "--colours", "white,black"], "2 colours for 3 players"),
            (["--colours", "white,,black"], 'colour ""'),
            (["--players", "2", "--colours", "white,black,red"], "3 colours for 2 players"),
            (["--colours", "white,black,red,blue,white"], "5 players"),
            (["--handicap", "1"], "1 handicaps for 2 players"),
            (["--handicap", "0,3"], "a handicap of 3: it is 0, 1 or 2"),
            (["--handicap", "0,one"], 'a number for each seat (0, 1 or 2), like 0,1, not "0,one"'),
        ]:
            self.refused(run(RECORD, "--game", "torri", *words), 1, reason)

    def test_wrong_usage(self):
        for words in [["--edition", "2013"], ["--size"], ["--switch", "--switch"], ["--players", "x"], ["on"]]:
            self.refused(run(RECORD, "--game", "torri", *words), 2)


class Codes(Base):
    # A game of two on the smallest city, as a small panel shows it: two QR codes.
    TEXTS = ("LUCCA1-1-2-FA8FCD9F-AEAQEAABAAAQEAYAAAAAGAB4FM4COAS3SZLSJBE5AHCDUDAB",
             "LUCCA1-2-2-FA8FCD9F-IJC4YCU6FCFKIRYQEI4U5DFAS2FZMMYPJMZFDF5O3A")

    def test_their_texts_in_any_order_give_the_record(self):
        result = run(REPLAY, "--qr", *self.TEXTS)
        self.assertEqual((0, b""), (result.returncode, result.stderr))
        self.assertTrue(result.stdout.startswith(
            b'{"format":"lucca-record","version":1,"game":"torri","size":6,"players":2,"colours":["white","black"],'
            b'"switch":true,"seed":3}\n'))
        self.assertEqual(result.stdout, run(REPLAY, "--qr", *reversed(self.TEXTS)).stdout)
        self.assertEqual(0, self.replay_of(result.stdout).returncode)

    def test_what_is_missing_or_misread_is_said(self):
        first, second = self.TEXTS
        self.refused(run(REPLAY, "--qr", first), 1, "code 2 of 2 is missing")
        self.refused(run(REPLAY, "--qr", first, second.replace("YQEI", "YQEJ")), 1, "misread")
        self.refused(run(REPLAY, "--qr"), 2)


class Refereeing(Base):
    def lines(self):
        return self.record("--seed", 14, "--size", 6, "--switch").splitlines(keepends=True)

    def first(self, lines, event):
        return next(i for i, line in enumerate(lines) if f'"e":"{event}"' in line)

    def changed(self, event, old, new, *words):
        lines = self.lines()
        i = self.first(lines, event)
        self.assertIn(old, lines[i])
        lines[i] = lines[i].replace(old, new, 1)
        self.refused(self.replay_of("".join(lines)), 1, f":{i + 1}: ", *words)

    def lot(self, event):
        return json.loads(self.lines()[self.first(self.lines(), event)])["lot"]

    def test_a_lot_that_is_none(self):
        for wrong in ("z9", "g1", "a7", "a0", "a01", "A1", "", "a", "1a", "a1 ", "supply"):
            self.changed("place", f'"lot":"{self.lot("place")}"', f'"lot":"{wrong}"', "should be a lot from a1 to f6")

    def test_wrong_words_and_steps(self):
        self.changed("place", '"colour":"', '"colour":"x', "should be white, black, red or blue")
        self.changed("place", '"as":"house"', '"as":"floor"', "as")
        self.changed("place", '"legal":144', '"legal":143', "legal")
        self.changed("place", '"e":"place"', '"e":"switch"', 'a line place is due here, not "switch"')
        self.changed("place", '"lot":', '"lott":', "lot")
        self.changed("turn", '"n":1', '"n":2', "n")
        self.changed("turn", '"seat":0', '"seat":1', "seat")
        self.changed("switch", '"legal":3', '"legal":2', "legal")
        self.changed("end", '"reason":"', '"reason":"x', "reason")
        self.changed("switch", ',"legal":3', "", "legal")

    def test_a_placement_that_the_rules_refuse(self):
        lines = self.lines()
        first, second = [i for i, line in enumerate(lines) if '"e":"place"' in line][:2]
        placed, brick = json.loads(lines[first]), json.loads(lines[second])
        same = lines[second].replace(brick["colour"], placed["colour"])
        self.refused(self.replay_of("".join(lines[:second] + [same])), 1, "another colour than the first")
        floor = lines[second].replace(f'"{brick["lot"]}"', f'"{placed["lot"]}"')
        self.refused(self.replay_of("".join(lines[:second] + [floor])), 1, "not enough houses")

    def test_a_switch_to_another_players_colour(self):
        lines = self.lines()
        i = self.first(lines, "switch")
        lines[i] = '{"e":"switch","to":"black","legal":3}\n'
        self.refused(self.replay_of("".join(lines)), 1, f":{i + 1}: ", "another player has that colour")

    def test_headers(self):
        lines = self.lines()
        for old, new, word in [
            ('"size":6', '"size":7', "size"),
            ('"size":6', '"size":"6"', "size"),
            ('"size":6,', "", "size"),
            ('"players":2', '"players":5', '"players" is 5, should be 2 to 4'),
            ('"players":2', '"players":3', "2 colours for 3 players"),
            ('["white","black"]', '["white","white"]', "twice"),
            ('["white","black"]', '["white",7]', "only white, black, red or blue"),
            ('["white","black"]', '"white"', "list"),
            ('"switch":true', '"switch":1', "switch"),
            ('"seed":14', '"seed":14,"deck":"00000000"', "deck"),
        ]:
            self.assertIn(old, lines[0])
            self.refused(self.replay_of(lines[0].replace(old, new) + "".join(lines[1:])), 1, ":1: ", word)

    def test_any_line_left_out_or_twice(self):
        self.all_lines_left_out_or_twice_are_refused(self.lines())

    def test_a_record_without_its_end_is_running(self):
        lines = self.lines()
        self.refused(self.replay_of("".join(lines[:-1])), 1, "end line is missing")
        for length in range(1, len(lines)):
            self.assertEqual(0, self.replay_of("".join(lines[:length]), "--running").returncode)

    def test_any_bit_flipped_never_crashes(self):
        self.flipped_bits_never_crash("".join(self.lines()).encode(), 300, random.Random(4))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
