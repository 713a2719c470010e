#!/usr/bin/env python3
"""tools/make/deck.py: the deck of a printed game is taken as typed; a wrong one is refused with file, line and reason.

usage: test_deck.py DECK_PY DECK_FOLDER
"""

import pathlib
import subprocess
import sys
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from in_folder import InFolder  # noqa: E402

DECK_PY, DECKS = sys.argv[1], pathlib.Path(sys.argv[2])
DEFAULT = (DECKS / "default.csv").read_text().splitlines()


class Deck(InFolder):
    def setUp(self):
        super().setUp()
        self.out = self.folder / "table.h"

    def make(self, deck, special=None):
        path = self.folder / "my.csv"
        path.write_bytes(deck if isinstance(deck, bytes) else ("\n".join(deck) + "\n").encode())
        special_path = DECKS / "special.csv"
        if special is not None:
            special_path = self.folder / "special.csv"
            special_path.write_text("\n".join(special) + "\n")
        return subprocess.run([sys.executable, DECK_PY, path, special_path, DECKS / "default.csv", self.out],
                              capture_output=True, text=True, check=False)

    def refused(self, deck, line, reason, special=None, file="my.csv"):
        result = self.make(deck, special)
        self.assertEqual(1, result.returncode)
        self.assertEqual(1, result.stderr.count("\n"), result.stderr)
        self.assertIn(f"{file}:{line}: ", result.stderr)
        self.assertIn(reason, result.stderr)
        self.assertEqual([], list(self.folder.glob("table*")))

    def accepted(self, deck):
        result = self.make(deck)
        self.assertEqual((0, ""), (result.returncode, result.stderr))
        return self.out.read_text()

    def changed(self, line, text):
        return DEFAULT[: line - 1] + [text] + DEFAULT[line:]

    def test_the_default_deck(self):
        table = self.accepted((DECKS / "default.csv").read_bytes())
        self.assertIn("kOwnDeck = false", table)
        self.assertIn("{1, 0, 0, 3},", table)

    def test_byte_order_mark_and_crlf_are_taken_quietly(self):
        plain = self.accepted(DEFAULT)
        fancy = self.accepted(b"\xef\xbb\xbf" + "\r\n".join(DEFAULT).encode() + b"\r\n")
        rows = lambda table: [line for line in table.splitlines() if line.startswith("    {")]
        self.assertEqual(rows(plain), rows(fancy))

    def test_columns_in_another_order_and_blank_lines_at_the_end(self):
        rows = [line.split(",") for line in DEFAULT]
        table = self.accepted([",".join([r[3], r[1], r[0], r[2]]) for r in rows] + ["", ""])
        self.assertIn("{1, 0, 0, 3},", table)
        self.assertIn("kOwnDeck = true", table)

    def test_a_deck_without_10_and_20_has_no_celebration(self):
        table = self.accepted([line.replace("10,blue", "110,blue") if line.startswith("10,") else line for line in DEFAULT])
        self.assertIn("kHasCelebration = false", table)

    def test_an_empty_file(self):
        self.refused(b"", 1, "empty")
        self.refused(b"\n\n", 1, "empty")

    def test_a_missing_column(self):
        self.refused(["number,colour,windows"] + DEFAULT[1:], 1, '"shields" is missing')

    def test_an_unknown_column_or_one_twice(self):
        self.refused([DEFAULT[0] + ",price"] + DEFAULT[1:], 1, 'unknown column "price"')
        self.refused([DEFAULT[0] + ",number"] + DEFAULT[1:], 1, "twice")

    def test_a_number_twice(self):
        self.refused(self.changed(9, "3,yellow,2,1"), 9, "number 3 twice (first in line 4)")

    def test_seventeen_cards_of_a_colour(self):
        self.refused(self.changed(3, "2,red,1,2"), 92, "red has more than 16")
        self.refused(DEFAULT + ["97,red,0,3"], 98, "red has more than 16")

    def test_too_few_cards_of_a_colour(self):
        self.refused(DEFAULT[:-1], 96, "grey has 15 cards")
        self.refused(DEFAULT[:1], 1, "red has 0 cards")

    def test_shields_and_windows_out_of_range(self):
        self.refused(self.changed(5, "4,blue,3,4"), 5, "shields 4")
        self.refused(self.changed(5, "4,blue,9,0"), 5, "windows 9")
        self.refused(self.changed(5, "4,blue,-1,0"), 5, "windows")

    def test_a_letter_for_a_number(self):
        self.refused(self.changed(5, "l4,blue,3,0"), 5, '"l4" is not a number')
        self.refused(self.changed(5, "4,blue,o,0"), 5, '"o" is not a number')
        self.refused(self.changed(5, ",blue,3,0"), 5, '"" is not a number')

    def test_a_number_out_of_range(self):
        self.refused(self.changed(5, "0,blue,3,0"), 5, "number 0")
        self.refused(self.changed(5, "123456789012345678901234567890,blue,3,0"), 5, "not in 1..9999")

    def test_a_number_of_a_special_card(self):
        self.refused(self.changed(5, "500,blue,3,0"), 5, "special")

    def test_an_unknown_colour(self):
        self.refused(self.changed(5, "4,azure,3,0"), 5, 'unknown colour "azure"')
        self.refused(self.changed(5, "4,wild,3,0"), 5, 'unknown colour "wild"')

    def test_a_line_with_too_few_or_too_many_values(self):
        self.refused(self.changed(5, "4,blue,3"), 5, "4 values expected, found 3")
        self.refused(self.changed(5, "4,blue,3,0,0"), 5, "4 values expected, found 5")
        self.refused(self.changed(5, ""), 5, "4 values expected, found 0")

    def test_bytes_that_are_no_text(self):
        self.refused("\n".join(DEFAULT[:4]).encode() + b"\n\xff\xfe\n", 5, "UTF-8")

    def test_special_cards(self):
        special = (DECKS / "special.csv").read_text().splitlines()
        self.refused(DEFAULT, 5, "wanted", special[:5], "special.csv")
        self.refused(DEFAULT, 6, "wanted", [line.replace("500,wild", "500,red") for line in special], "special.csv")

    def test_a_missing_file(self):
        result = subprocess.run([sys.executable, DECK_PY, self.folder / "none.csv", DECKS / "special.csv",
                                 DECKS / "default.csv", self.out], capture_output=True, text=True, check=False)
        self.assertEqual(1, result.returncode)
        self.assertIn("none.csv: cannot be read: No such file or directory", result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
