#!/usr/bin/env python3
"""lucca-record and lucca-replay from the outside: what they write, what they refuse, and how.

usage: test_commands.py RECORD REPLAY OWN_RECORD OWN_REPLAY REFEREE OWN_DECK
"""

import errno
import json
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import unittest

import commands
from commands import PATIENCE_S, RECORD, REPLAY, run, until

OWN_RECORD, OWN_REPLAY, REFEREE, OWN_DECK = sys.argv[3:7]

LAST_KEY = r',"\w+":[^,]*}\n'
CONFIGURATIONS = (
    [["--edition", edition, "--players", str(n)] for edition in ("2005-en", "2005-de", "2013") for n in (3, 4, 5)]
    + [["--players", "2"]]
    + [["--players", str(n), "--celebration"] for n in (2, 3, 4, 5)]
    + [["--players", "2", "--handicap", "0,12"], ["--players", "3", "--handicap", "0,6,0"]]
    + [["--edition", "2005-de", "--players", "5", "--handicap", "3,6,9,12,0"]]
)


class Base(commands.Base):
    GAME = "palazzi"


class Recording(Base):
    def test_every_configuration_satisfies_both_referees(self):
        out = self.folder / "out"
        for configuration in CONFIGURATIONS:
            self.record(*configuration, "--games", 12, "--seed", 500, "--out", out)
        files = sorted(out.iterdir())
        self.assertEqual(12 * len(CONFIGURATIONS), len(files))
        result = run(REPLAY, *files)
        self.assertEqual((0, b""), (result.returncode, result.stderr))
        self.assertEqual(len(files), result.stdout.count(b": good, "))
        result = run(sys.executable, REFEREE, *files)
        self.assertEqual((0, b""), (result.returncode, result.stderr))

    def test_the_same_seed_gives_the_same_game(self):
        self.assertEqual(self.record("--seed", 7), self.record("--seed", 7))
        self.assertNotEqual(self.record("--seed", 7), self.record("--seed", 8))

    def test_a_series_has_the_games_of_its_seeds(self):
        self.record("--games", 3, "--seed", 7, "--out", self.folder)
        single = self.record("--seed", 8)
        self.assertEqual(single, (self.folder / "palazzi-2013-3p-8.jsonl").read_text())
        self.assertEqual(3, len(list(self.folder.iterdir())))

    def test_2013_is_the_usual_edition(self):
        self.assertIn('"edition":"2013","celebration":false,"players":3,"seed":1}', self.record().splitlines()[0])

    def test_a_deck_of_ones_own(self):
        out = self.folder / "own"
        for configuration in CONFIGURATIONS:
            result = run(OWN_RECORD, "--game", "palazzi", *configuration, "--games", 4, "--out", out)
            self.assertEqual((0, b""), (result.returncode, result.stderr))
        files = sorted(out.iterdir())
        self.assertEqual(0, run(OWN_REPLAY, "--quiet", *files).returncode)
        result = run(sys.executable, REFEREE, "--deck", OWN_DECK, *files)
        self.assertEqual((0, b""), (result.returncode, result.stderr))
        self.refused(run(REPLAY, files[0]), 1, "deck")
        self.refused(self.own_replay(self.record()), 1, "default deck")
        other = files[0].read_text().replace('"deck":"', '"deck":"x', 1)
        self.refused(self.own_replay(other), 1, 'the record is of deck "x', "this program has deck")

    def own_replay(self, text):
        path = self.folder / "default.jsonl"
        path.write_text(text)
        return run(OWN_REPLAY, path)


class Documentation(Base):
    TOP = pathlib.Path(__file__).parents[2]

    def shape(self, line):
        """The event, and the keys in order."""
        keys = [key for key, _ in json.loads(line, object_pairs_hook=list)]
        return (json.loads(line).get("e"), *keys)

    def test_its_lines_have_the_keys_of_records(self):
        records = (self.TOP / "host_tests/golden/records").iterdir()
        written = {self.shape(line) for record in records for line in record.read_text().splitlines()}
        page = (self.TOP / "docs/record-format.md").read_text()
        shown = {self.shape(line) for line in re.findall(r"^\| `({.*?})` \|", page, re.MULTILINE)}
        self.assertEqual(set(), shown - written)
        self.assertEqual({event for event, *_ in written}, {event for event, *_ in shown})


class RecordingRefuses(Base):
    def test_setups_that_the_rules_do_not_have(self):
        for words, reason in [
            (["--edition", "1999"], "unknown edition"),
            (["--players", "6"], "6 players"),
            (["--players", "1"], "1 players"),
            (["--players", "0"], "0 players"),
            (["--players", "2", "--edition", "2005-en"], "2 players"),
            (["--players", "2", "--edition", "2005-de"], "2 players"),
            (["--celebration", "--edition", "2005-en"], "no Celebration"),
            (["--celebration", "--edition", "2005-de", "--players", "4"], "no Celebration"),
            (["--handicap", "0,6"], "2 handicaps for 3 players"),
            (["--handicap", "0,5,0"], "a handicap of 5: it is 0, 3, 6, 9 or 12"),
            (["--handicap", "0,15,0"], "a handicap of 15"),
            (["--handicap", ""], "a number for each seat (0, 3, 6, 9 or 12)"),
        ]:
            self.refused(run(RECORD, "--game", "palazzi", *words), 1, reason)
        self.refused(run(RECORD, "--game", "chess"), 1, "unknown game")

    def test_wrong_usage(self):
        for words in [
            [],
            ["--players", "3"],
            ["--game"],
            ["--game", "palazzi", "--players"],
            ["--game", "palazzi", "--players", "three"],
            ["--game", "palazzi", "--players", "-3"],
            ["--game", "palazzi", "--seed", "4294967296"],
            ["--game", "palazzi", "--seed", "1", "--seed", "2"],
            ["--game", "palazzi", "--seed", "4294967294", "--games", "3", "--out", "x"],
            ["--game", "palazzi", "--size", "8"],
            ["--game", "palazzi", "--games", "5"],
            ["--game", "palazzi", "--games", "0", "--out", "x"],
            ["--game", "palazzi", "--out", ""],
            ["--game", "palazzi", "extra"],
        ]:
            self.refused(run(RECORD, *words), 2)

    def test_a_wrong_value_is_named_with_what_was_expected(self):
        for words, reason in [
            (["--players", "three"], '--players wants a number from 0 to 99, not "three"'),
            (["--seed", "-1"], '--seed wants a number from 0 to 4294967295, not "-1"'),
            (["--games", "0", "--out", "x"], '--games wants a number from 1 to 1000000, not "0"'),
            (["--bots", "clever"], 'no computer player is called "clever", only easy, normal, hard or master'),
            (["--bots", "easy,hard"], "one for each of the 3 seats"),
        ]:
            self.refused(run(RECORD, "--game", "palazzi", *words), 2, reason)
        self.refused(run(RECORD, "--game"), 2, "--game needs a value")

    def test_nothing_is_left_behind(self):
        file = self.folder / "file"
        file.write_text("mine")
        self.refused(run(RECORD, "--game", "palazzi", "--out", file), 1, "folder")
        self.refused(run(RECORD, "--game", "palazzi", "--out", file / "below"), 1, "folder")
        out = self.folder / "out"
        # The third game's place is taken by a folder: the first two go again.
        (out / "palazzi-2013-3p-3.jsonl").mkdir(parents=True)
        self.refused(run(RECORD, "--game", "palazzi", "--games", "5", "--out", out), 1, "cannot write")
        self.assertEqual(["palazzi-2013-3p-3.jsonl"], os.listdir(out))
        self.refused(run(RECORD, "--game", "palazzi", "--players", "9", "--out", self.folder / "new"), 1)
        self.assertFalse((self.folder / "new").exists())

    def test_what_was_there_stays(self):
        out = self.folder / "out"
        (out / "palazzi-2013-3p-3.jsonl").mkdir(parents=True)
        (out / "palazzi-2013-3p-1.jsonl").write_text("mine")
        self.refused(run(RECORD, "--game", "palazzi", "--games", "5", "--out", out), 1, "cannot write")
        self.assertEqual("mine", (out / "palazzi-2013-3p-1.jsonl").read_text())
        self.assertEqual(2, len(os.listdir(out)))

    def test_a_full_disk_leaves_what_was_there(self):
        out = self.folder / "out"
        out.mkdir()
        (out / "palazzi-2013-3p-1.jsonl").write_text("mine")
        small = subprocess.run([RECORD, "--game", "palazzi", "--games", "3", "--out", out], capture_output=True, check=False,
                               preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)))
        self.assertEqual(1, small.returncode)
        self.assertIn(f"cannot write {out / 'palazzi-2013-3p-1.jsonl'}: {os.strerror(errno.EFBIG)}", small.stderr.decode())
        self.assertEqual(["palazzi-2013-3p-1.jsonl"], os.listdir(out))
        self.assertEqual("mine", (out / "palazzi-2013-3p-1.jsonl").read_text())

    def test_interrupted_it_leaves_nothing(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
            out = self.folder / "made" / "out"
            command = [RECORD, "--game", "palazzi", "--games", "1000000", "--out", out]
            with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
                self.assertTrue(until(lambda: list(out.glob(".lucca-*/*"))), "it writes nothing")
                process.send_signal(number)
                said = process.communicate(timeout=PATIENCE_S)[1]
            self.assertEqual((1, b"record: stopped; nothing was written\n"), (process.returncode, said))
            self.assertEqual([], os.listdir(self.folder))


class Replaying(Base):
    def test_a_good_record(self):
        result = self.replay_of(self.record())
        self.assertEqual(0, result.returncode)
        self.assertIn(b"won by seat", result.stdout)

    def test_other_spacing_is_the_same_json(self):
        text = self.record().replace(":", " : ").replace(",", " ,\t")
        self.assertEqual(0, self.replay_of(text).returncode)

    def test_lines_end_with_a_line_feed_alone(self):
        text = self.record()
        self.refused(self.replay_of(text.rstrip("\n")), 1, "does not end with a line feed")
        self.refused(self.replay_of(text.replace("\n", "\r\n")), 1, ":1: a carriage return")
        self.refused(self.replay_of(text.replace(',"seed"', ',\r"seed"')), 1, ":1: a carriage return")
        for wrong in (text.rstrip("\n"), text.replace("\n", "\r\n")):
            path = self.folder / "wrong.jsonl"
            path.write_bytes(wrong.encode())
            self.assertEqual(1, run(sys.executable, REFEREE, path).returncode)

    def test_a_truncated_record_is_good_only_while_running(self):
        lines = self.record("--players", 2, "--celebration", "--seed", 3).splitlines(keepends=True)
        cut = [("".join(lines[:length]), length) for length in range(1, len(lines))]
        self.all_refused(cut)
        result = run(REPLAY, "--running", *sorted(self.folder.iterdir()))
        self.assertEqual((0, b""), (result.returncode, result.stderr))
        self.assertEqual(len(cut), result.stdout.count(b"good, "))
        self.assertEqual(0, self.replay_of("".join(lines), "--running").returncode)
        self.refused(self.replay_of("".join(lines)[:-30], "--running"), 1)

    def test_a_bad_file_beside_a_good_one(self):
        good, bad = self.folder / "good", self.folder / "bad"
        good.write_text(self.record())
        bad.write_text("x")
        result = run(REPLAY, bad, good)
        self.assertEqual(1, result.returncode)
        self.assertEqual(1, result.stdout.count(b"good, "))
        self.assertEqual(1, result.stderr.count(b"\n"))

    def test_wrong_usage(self):
        self.refused(run(REPLAY), 2)
        self.refused(run(REPLAY, "--walking", "x"), 2)
        self.refused(run(REPLAY, "-w"), 2, "unknown argument -w")


class ReplayingRefuses(Base):
    def test_files_that_are_no_records(self):
        noise = bytes(random.Random(1).randrange(256) for _ in range(100000))
        for content, *words in [
            (b"", ".jsonl: the file is empty; a record is one game"),
            (b"\n", "empty"),
            (b"{}\n", "not a record", '"format":"lucca-record"'),
            (b"[]\n", "object"),
            (b"7\n", "object"),
            (b'{"format":"lucca-record","version":2,"game":"palazzi"}\n', "version"),
            (b'{"format":"lucca-record","version":1,"game":"chess"}\n', 'unknown game "chess", should be palazzi or torri'),
            (b'{"format":"lucca-record","version":1}\n', "game"),
            (noise, ":1: "),
            (bytes(1000), "not JSON"),
            (b"x" * 10_000_000, "longer"),
            (b'{"format":"' + b"x" * 10_000_000 + b'"}\n', "longer"),
            (b"[" * 60000 + b"\n", "nested"),
            (b'{"a":' * 10000 + b"\n", "nested"),
        ]:
            self.refused(self.replay_of(content), 1, *words)
        self.refused(run(REPLAY, self.folder / "missing"), 1, f"cannot be read: {os.strerror(errno.ENOENT)}")
        self.refused(run(REPLAY, self.folder), 1, f"cannot be read: {os.strerror(errno.EISDIR)}")
        self.refused(run(REPLAY, ""), 1, '"": cannot be read')

    def test_headers(self):
        lines = self.record().splitlines(keepends=True)
        for old, new, word in [
            ('"2013"', '"2014"', "edition"),
            ('"players":3', '"players":6', '"players" is 6, should be 2 to 5'),
            ('"players":3', '"players":258', '"players" is 258, should be 2 to 5'),
            ('"players":3', '"players":-1', "players"),
            ('"players":3', '"players":3.0', "whole"),
            ('"players":3', '"players":03', "0"),
            ('"players":3', '"players":"3"', "players"),
            ('"celebration":false', '"celebration":0', "celebration"),
            ('"2013"', '"2005-en"', ""),
            (',"seed":1', "", "seed"),
            ('"seed":1', '"seed":-1', "seed"),
            ('"seed":1', '"seed":9999999999999999999', "too long"),
            ('"2013"', '"20\t13"', "control character"),
            ('"2013"', '"20\\n\u00e913"', '"edition" is "20???13", should be 2005-en, 2005-de or 2013'),
            ('"seed":1', '"seed":1,"extra":2', "extra"),
            ('"seed":1', '"seed":1,"seed":1', "seed"),
            ('"seed":1', '"seed":1,"deck":"01234567"', "deck"),
            ('"version":1,"game":"palazzi"', '"game":"palazzi","version":1', "version"),
        ]:
            header = lines[0].replace(old, new)
            self.assertNotEqual(header, lines[0])
            self.refused(self.replay_of(header + "".join(lines[1:])), 1, word)

    def test_any_line_left_out_or_twice(self):
        self.all_lines_left_out_or_twice_are_refused(self.record("--seed", 5).splitlines(keepends=True))

    def test_any_number_or_word_changed(self):
        lines = self.record("--players", 2, "--seed", 6).splitlines(keepends=True)
        changed = []
        for i in range(1, len(lines)):
            for old, new in [('"legal":', '"legal":1'), ('"points":', '"points":1'), ('"seat":', '"seat":1'),
                             ('"round":', '"round":1'), ('"total":', '"total":1'), ('"windows":', '"windows":1'),
                             ('"triplet":', '"triplet":7'), ('"colour":"', '"colour":"x'), ('"card":"', '"card":"9'),
                             ('"winners":[', '"winners":[0,1,'), ('"seats":[', '"seats":[0,'), ('"e":"', '"e":"x'),
                             ('"cards":["', '"cards":["B'), ("}\n", ',"more":1}\n'), ("}\n", "}}\n"), ("}\n", "\n"),
                             ('"legal":', '"legals":'), ('"points":0', '"points":null'), (LAST_KEY, "}\n")]:
                line = re.sub(old, new, lines[i], count=1) if old is LAST_KEY else lines[i].replace(old, new, 1)
                if line != lines[i]:
                    changed.append(("".join(lines[:i] + [line] + lines[i + 1:]), i + 1))
        self.assertGreater(len(changed), 500)
        self.all_refused(changed)

    def test_what_was_expected_is_said(self):
        lines = self.record("--players", 2, "--seed", 6).splitlines(keepends=True)
        hand = json.loads(lines[1])["cards"]
        kept = json.loads(next(line for line in lines if '"e":"keep"' in line))["cards"]
        for event, old, new, *words in [
            ("deal", f'"{hand[0]}"', '"B1"', "a hand never has a bastion"),
            ("deal", f'"{hand[0]}"', '"x7"', 'there is no card "x7"', '"77", "W10" and "B1"'),
            ("deal", f'"{hand[0]}"', "7", "there is no card 7"),
            ("deal", f'"{hand[0]}",', "", "4 cards are expected, not ["),
            ("deal", '"cards":[', '"cards":["1",', '4 cards are expected, not ["1",'),
            ("triplets", '"cards":[', '"cards":[["1","2","3"],', "4 triplets are expected, not 5"),
            ("keep", f'"{kept[0]}"', '"B4"', 'card "B4" is not in the hand [', hand[3]),
            ("take", '"triplet":', '"triplet":-1', '"triplet" is -1', "should be 0 to 3"),
            ("take", '"seat":', '"seat":7', "should be", "whose turn it is"),
            ("take", '"e":"take"', '"e":"play"', 'a line open or take is due here, not "play"'),
            ("play", '"as":"', '"as":"x', "should be palace, wall, bastion or discard"),
            ("city", '"colour":"', '"colour":"x', "should be red, yellow, green, blue, violet or grey"),
            ("order", '"seats":[', '"seats":[7,', '"seats" is [7,', "should be ["),
        ]:
            i = next(i for i, line in enumerate(lines) if f'"e":"{event}"' in line and old in line)
            text = "".join(lines[:i] + [lines[i].replace(old, new, 1)] + lines[i + 1:])
            self.refused(self.replay_of(text), 1, f"record.jsonl:{i + 1}: ", *words)

    def test_any_bit_flipped_never_crashes(self):
        data = self.record("--players", 2, "--celebration", "--seed", 9).encode()
        self.flipped_bits_never_crash(data, 400, random.Random(4))

    def test_lines_after_the_end(self):
        self.refused(self.replay_of(self.record() + "\n"), 1, "after the end")
        self.refused(self.replay_of(self.record() + '{"e":"end","winners":[0]}\n'), 1, "after the end")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[7:])
