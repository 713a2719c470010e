"""The font baker bakes what it is given and refuses, with a reason, what it cannot."""
import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
SOURCE = TOP / "assets" / "fonts"


class BakeFonts(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        for name in ("family.json", "characters.txt", "symbols.txt"):
            shutil.copy(SOURCE / name, self.folder)
        self.edit(fonts=[{"name": "kFontSmall", "face": "RobotoCondensed-Medium.ttf", "size": 14, "capHeight": 11}])

    def edit(self, **changes):
        path = self.folder / "family.json"
        path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), **changes}), encoding="utf-8")

    def bake(self):
        command = [sys.executable, TOP / "tools" / "make" / "bake_fonts.py", self.folder / "family.json", self.folder / "out.cpp"]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def assert_refused(self, *words):
        done = self.bake()
        self.assertNotEqual(0, done.returncode)
        for word in words:
            self.assertIn(word, done.stderr)
        self.assertNotIn("Traceback", done.stderr)
        self.assertFalse((self.folder / "out.cpp").exists())

    def test_a_font_becomes_a_table(self):
        self.assertEqual(0, self.bake().returncode)
        self.assertIn("const Font kFontSmall{", (self.folder / "out.cpp").read_text(encoding="utf-8"))

    def test_a_missing_glyph_is_refused_by_name(self):
        with (self.folder / "characters.txt").open("a", encoding="utf-8") as file:
            file.write("一\n")
        self.assert_refused("U+4E00", "RobotoCondensed-Medium.ttf")

    def test_a_missing_face_is_refused_and_says_what_to_install(self):
        self.edit(fallback="NoSuchFont.ttf")
        self.assert_refused("NoSuchFont.ttf", "install")

    def test_capitals_of_another_height_than_written_are_refused(self):
        self.edit(fonts=[{"name": "kFontSmall", "face": "RobotoCondensed-Medium.ttf", "size": 14, "capHeight": 10}])
        self.assert_refused("11 pixels high", "not 10")

    def test_a_wrong_symbol_is_refused_with_its_line(self):
        (self.folder / "symbols.txt").write_text("symbol E000 shield 80\nfil 1,1 2,2 3,3\n", encoding="utf-8")
        self.assert_refused("symbols.txt:2", "fil")

    def test_an_empty_symbol_is_refused(self):
        (self.folder / "symbols.txt").write_text("symbol E000 shield 80\n", encoding="utf-8")
        self.assert_refused("shield", "empty")


if __name__ == "__main__":
    unittest.main()
