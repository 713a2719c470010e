#!/usr/bin/env python3
"""The rulebook on paper is whole: test_rule_sheets.py LUCCA_PICTURES.

What must be on a sheet is read here straight from the lines of assets/rules, not with the reader that the sheets use."""
import base64
import html
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "it", "de")
# The chapters on a game's sheet, and the page of the glossary that belongs to it.
SHEETS = {"palazzi": ("palazzi", "palrulings", "device", "glossary.palazzi"),
          "torri": ("torri", "torrulings", "device", "glossary.torri")}
PICTURES = None


def plain(text):
    """Without marks, signs and the difference of spaces."""
    text = re.sub(r"<svg.*?</svg>|<kbd>.*?</kbd>|\{\w+\}", "", text)
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", text))).strip()


def lines_of(language, game):
    """(kind, text) of every line that belongs on the sheet; kind is the line's mark."""
    found, chapter, page = [], "", ""
    for line in (TOP / f"assets/rules/{language}.txt").read_text(encoding="utf-8").splitlines():
        mark, _, rest = line.partition(" ")
        if mark == "===":
            chapter = rest.split(" ")[0]
        if mark == "==":
            page = rest.split(" ")[0]
        if not line or line[0] == "#" or mark in ("===", ">>") or not {chapter, page} & set(SHEETS[game]):
            continue
        if mark in ("==", "::"):
            found.append((mark, rest.split(" ", 1)[1]))
        elif mark.startswith("[picture:"):
            found.append(("picture", rest))
        else:
            found.append((mark, rest) if mark in ("+", "-", "!", "?", "|", "|=") else ("", line))
    return found


class Sheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        subprocess.run([sys.executable, TOP / "tools/web/sheets.py", cls.folder.name, PICTURES], check=True)
        cls.sheets = {path.stem: path.read_text(encoding="utf-8") for path in pathlib.Path(cls.folder.name).glob("*.html")}

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def each(self):
        for game in SHEETS:
            for language in LANGUAGES:
                with self.subTest(game=game, language=language):
                    yield game, language, self.sheets[f"{game}-{language}"]

    def test_there_is_one_for_each_game_and_language(self):
        self.assertEqual(sorted(self.sheets), sorted(f"{game}-{language}" for game in SHEETS for language in LANGUAGES))
        for _, language, sheet in self.each():
            self.assertIn(f'<html lang="{language}">', sheet)

    def test_every_line_of_the_rules_is_on_it(self):
        for game, language, sheet in self.each():
            text = plain(sheet[sheet.index("<body>"):])
            lines = lines_of(language, game)
            self.assertGreater(len(lines), 120)
            for kind, line in lines:
                parts = line.split("|") if kind in ("|", "|=", "::") else [line]
                for part in parts:
                    part = plain(part)
                    self.assertTrue(part in text or part[:1].upper() + part[1:] in text, part)

    def test_sections_and_rulings_are_marked_as_such_in_their_order(self):
        for game, language, sheet in self.each():
            lines = lines_of(language, game)
            # The pages of the game come first, those of the device last.
            titles = [plain(title) for title in re.findall(r"<h2[^>]*>(.*?)</h2>", sheet)]
            self.assertEqual(sorted(titles), sorted(plain(text) for kind, text in lines if kind == "=="))
            rulings = re.findall(r'<div class="ruling"><p>(.*?)</p><p class="why">(.*?)</p></div>', sheet)
            wanted = [plain(text) for kind, text in lines if kind in ("!", "?")]
            self.assertEqual([plain(text) for pair in rulings for text in pair], wanted)

    def test_every_picture_is_there_with_its_caption_and_drawn(self):
        for game, language, sheet in self.each():
            figures = re.findall(r'<figure[^>]*><img src="data:image/png;base64,([^"]+)"[^>]*><figcaption>(.*?)</figcaption>', sheet)
            captions = [plain(text) for kind, text in lines_of(language, game) if kind == "picture"]
            self.assertTrue(all(captions))
            self.assertEqual(sorted(plain(caption) for _, caption in figures), sorted(captions))
            self.assertEqual(len({data for data, _ in figures}), len(figures))
            for data, _ in figures:
                self.assertEqual(size_of(data), (224, 76))

    def test_nothing_stands_outside_the_columns(self):
        """A browser may leave it alone on a page."""
        for _, _, sheet in self.each():
            self.assertRegex(sheet, r'<main>\s*<div class="prose"><h1 ')
            self.assertRegex(sheet, r'<p class="foot">[^<]*</p></div>\s*</main>')

    def test_it_needs_no_other_file(self):
        for _, _, sheet in self.each():
            for address in re.findall(r'(?:src|href)="([^"]*)"|url\(([^)]*)\)', sheet):
                self.assertTrue("".join(address).startswith("data:"), address)
            self.assertNotIn("{{", sheet)
            self.assertNotIn("<script", sheet)


def size_of(data):
    """Width and height of a PNG in base64, from its head."""
    return struct.unpack(">II", base64.b64decode(data)[16:24])


if __name__ == "__main__":
    PICTURES = sys.argv.pop(1)
    unittest.main()
