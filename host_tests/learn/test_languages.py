#!/usr/bin/env python3
"""assets/languages.txt and tools/make/texts.py: a language keeps its number whatever is added, and mistakes are told with their place."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]


class Texts(unittest.TestCase):
    def setUp(self):
        self.top = pathlib.Path(tempfile.mkdtemp())
        self.list = self.top / "languages.txt"
        self.texts = self.top / "texts"
        shutil.copy(TOP / "assets/languages.txt", self.list)
        shutil.copytree(TOP / "assets/texts", self.texts)

    def tearDown(self):
        shutil.rmtree(self.top)

    def make(self):
        command = [sys.executable, str(TOP / "tools/make/texts.py"), str(self.top / "out"), str(self.list), str(self.texts)]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)

    def header(self):
        answer = self.make()
        self.assertEqual(answer.returncode, 0, answer.stderr)
        return (self.top / "out/texts.gen.h").read_text(encoding="utf-8")

    def numbers(self):
        found = re.search(r"enum class Language : uint8_t \{(.*?)\}", self.header(), re.DOTALL)[1]
        return {code.lower(): int(number) for code, number in re.findall(r"(\w+) = (\d+)", found)}

    def add(self, line, code):
        with self.list.open("a", encoding="utf-8") as out:
            out.write(line + "\n")
        shutil.copy(self.texts / "en.txt", self.texts / f"{code}.txt")

    def assert_refused(self, *words):
        answer = self.make()
        self.assertNotEqual(answer.returncode, 0)
        for word in words:
            self.assertIn(word, answer.stderr)

    def test_languages_of_devices_in_use_have_their_numbers(self):
        self.assertEqual(self.numbers(), {"en": 0, "it": 1, "de": 2})

    def test_a_language_keeps_its_number_when_another_is_added(self):
        for first, second in (("fr", "es"), ("es", "fr")):
            with self.subTest(first=first):
                self.tearDown()
                self.setUp()
                self.add(f"3 {first} -", first)
                self.assertEqual(self.numbers(), {"en": 0, "it": 1, "de": 2, first: 3})
                self.add(f"4 {second} -", second)
                self.assertEqual(self.numbers(), {"en": 0, "it": 1, "de": 2, first: 3, second: 4})

    def test_the_order_of_the_lines_does_not_matter(self):
        self.add("4 es -", "es")
        self.add("3 fr -", "fr")
        self.assertEqual(self.numbers()["fr"], 3)
        self.assertEqual(self.numbers()["es"], 4)

    def test_a_number_is_given_once_and_none_is_left_out(self):
        self.add("2 fr -", "fr")
        self.assert_refused("languages.txt:6: number 2 or language `fr` is already in the list")
        self.list.write_text("0 en -\n1 it -\n2 de -\n4 fr -\n", encoding="utf-8")
        self.assert_refused("languages.txt:1: numbers run from 0 without a gap, not 0, 1, 2, 4")

    def test_a_form_has_every_colour_and_every_form_that_a_text_takes_is_there(self):
        path = self.texts / "de.txt"
        whole = path.read_text(encoding="utf-8")
        for old, new, words in ((", Grau graues", "", "form `es` lacks `Grau`"),
                                ("Grau graues", "Grauer graues", "`Grauer` is no colour"),
                                ("{1:es} Haus gefangen", "{1:em} Haus gefangen", "there is no form `em`"),
                                ("form es:", "form et: Rot rotet\nform es:", "no text uses the form `et`"),
                                ("form er:", "form es:", "each form once")):
            with self.subTest(words=words):
                self.assertIn(old, whole)
                path.write_text(whole.replace(old, new, 1), encoding="utf-8")
                self.assert_refused(words)

    def test_a_line_that_says_something_else_is_named(self):
        self.list.write_text("0 en -\nfrench\n", encoding="utf-8")
        self.assert_refused("languages.txt:2: expected `NUMBER CODE DICTIONARY`")

    def test_a_file_without_a_line_and_a_line_without_a_file_are_named(self):
        shutil.copy(self.texts / "en.txt", self.texts / "fr.txt")
        (self.texts / "it.txt").unlink()
        self.assert_refused("fr.txt:1: `fr` has no line in languages.txt: add it there with the next number, 3",
                            "it.txt:1: is missing, though `it` is in languages.txt")

    def test_a_family_is_an_array_in_the_order_of_the_reference(self):
        found = re.search(r"Text kSeatLevelTexts\[(\d+)\] = \{(.*?)\}", self.header(), re.DOTALL)
        self.assertEqual(found[1], "4")
        self.assertEqual(re.findall(r"Text::(\w+)", found[2]), [f"SeatLevel{name}" for name in ("Easy", "Normal", "Hard", "Master")])

    def test_a_member_that_a_language_lacks_is_named(self):
        path = self.texts / "de.txt"
        path.write_text(re.sub(r"(?m)^emblem\[sun\] = .*\n", "", path.read_text(encoding="utf-8")), encoding="utf-8")
        self.assert_refused("de.txt:1: `emblem[sun]` is missing")


if __name__ == "__main__":
    unittest.main()
