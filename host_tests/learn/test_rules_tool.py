#!/usr/bin/env python3
"""tools/make/rules.py and tools/spelling.py: a mistake in a language is reported with file and line, and nothing is written."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tools" / "make"))
import packing  # after its folder is known
RULES = TOP / "assets" / "rules"
FONTS = TOP / "assets" / "fonts"


class Languages(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        for name in ("en", "it", "de", "pictures"):
            shutil.copy(RULES / f"{name}.txt", self.folder)

    def tearDown(self):
        shutil.rmtree(self.folder)

    def change(self, name, old, new):
        path = self.folder / f"{name}.txt"
        text = path.read_text(encoding="utf-8")
        self.assertIn(old, text)
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return text[:text.index(old)].count("\n") + 1

    def run_tool(self, *names):
        numbered = self.folder / "out" / "languages.txt"
        numbered.parent.mkdir(exist_ok=True)
        numbered.write_text("".join(f"{i} {name} -\n" for i, name in enumerate(names or ("en", "it", "de"))), encoding="utf-8")
        command = [sys.executable, str(TOP / "tools" / "make" / "rules.py"), str(self.folder / "out"),
                   str(self.folder / "pictures.txt"), str(FONTS / "characters.txt"), str(FONTS / "symbols.txt"), str(numbered),
                   str(self.folder)]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)

    def assert_refused(self, *words):
        answer = self.run_tool()
        self.assertNotEqual(answer.returncode, 0)
        for word in words:
            self.assertIn(word, answer.stderr)
        self.assertFalse((self.folder / "out" / "rules.gen.cpp").exists())

    def test_the_real_files_are_accepted_and_their_size_is_told(self):
        answer = self.run_tool()
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertRegex(answer.stdout, r"Rules in flash: [\d.]+ KiB of 80")
        self.assertTrue((self.folder / "out" / "rules.gen.h").exists())

    def test_a_missing_page_is_named(self):
        self.change("de", "== tor.merge ", "== tor.other ")
        self.assert_refused("de.txt:1: page `tor.merge` is missing", "page `tor.other` is not in en.txt")

    def test_a_missing_word_and_a_missing_line_of_the_coach_are_named(self):
        self.change("it", ":: block ", ":: blocco ")
        self.change("it", ">> tor.win ", ">> tor.vince ")
        self.assert_refused("word `block` is missing", "coach's line `tor.win` is missing")

    def test_a_missing_file_stops_the_build(self):
        (self.folder / "it.txt").unlink()
        self.assertNotEqual(self.run_tool().returncode, 0)

    def test_a_mistake_is_told_with_its_line(self):
        for language, old, new, reason in [
            ("en", "[picture:party]", "[picture:festa]", "no picture is called `festa`"),
            ("it", "[picture:keys] ", "[picture:keys]\n", "a picture needs a caption"),
            ("de", "Sie abwerfen.", "Sie abwerfen ж.", "the fonts have no ж"),
            ("it", "La scarti.", "La scarti {luna}.", "no symbol is called {luna}"),
        ]:
            with self.subTest(reason):
                line = self.change(language, old, new)
                self.assert_refused(f"{language}.txt:{line}: {reason}")

    def test_a_ruling_without_its_reason_is_told(self):
        line = self.change("en", "? It would only be a bastion that needs shields.", "")
        self.assert_refused(f"en.txt:{line - 1}: a ruling (!) needs its reason (?)")

    def test_a_page_twice_or_empty_or_in_another_order_is_told(self):
        self.change("de", "== tor.hidden Was geheim ist\nNichts. Steine, Gefangene und Vorrat liegen offen, und nichts wird gemischt oder gewürfelt: Was geschehen kann, lässt sich vorher sehen.",
                    "== tor.hidden Was geheim ist")
        self.change("it", "== pal.hidden", "== pal.wild")
        self.assert_refused("page `tor.hidden` is empty", "`pal.wild` is here twice")

    def test_a_table_needs_its_columns_and_a_language_the_same_pictures(self):
        line = self.change("en", "| 5 | 5 | 4 | 3", "| 5 | 5 | 4")
        self.change("de", "[picture:tower] ", "")
        self.assert_refused(f"en.txt:{line}: not as many cells", "page `tor.goal`: not the same Picture lines")

    def test_a_heading_with_nothing_under_it_is_told(self):
        line = self.change("en", "+ 2013\n", "+ 2013\n+ Again\n")
        self.assert_refused(f"en.txt:{line}: a heading with nothing under it")

    def test_a_fourth_language_is_one_more_file(self):
        shutil.copy(self.folder / "en.txt", self.folder / "fr.txt")
        answer = self.run_tool("en", "it", "de", "fr")
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertIn("kPagesFr", (self.folder / "out" / "rules.gen.cpp").read_text(encoding="utf-8"))

    def test_packed_texts_unpack_to_themselves(self):
        texts = [line.encode("utf-8") for line in (TOP / "assets/rules/de.txt").read_text(encoding="utf-8").splitlines()]
        pairs, packed = packing.pack(texts)
        self.assertEqual(texts, [packing.unpack(text, pairs) for text in packed])
        self.assertLess(sum(map(len, packed)), sum(map(len, texts)) * 6 // 10)


class Spelling(unittest.TestCase):
    def check(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            command = [sys.executable, str(TOP / "tools" / "spelling.py"), "it_IT", "assets/spelling/it.txt", file.name]
            return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=TOP, check=False)

    def test_a_misspelt_word_is_told_with_its_line(self):
        answer = self.check("# nota\n\nmenu.new = Una nuova partitta\n")
        self.assertNotEqual(answer.returncode, 0)
        self.assertIn(":3: `partitta`", answer.stdout)

    def test_marks_keys_and_places_are_no_words(self):
        answer = self.check("== pal.zzxq Le carte\n[picture:zzxq]\nmenu.zzxq = Tocca a {0}\\nadesso, dell'altro.\n")
        self.assertEqual(answer.returncode, 0, answer.stdout)


if __name__ == "__main__":
    unittest.main()
