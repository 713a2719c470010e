#!/usr/bin/env python3
"""test_sketches.py BUILD: sketches on the PC. One reads the files of its folder data, and no others. One waits for pins and texts,
and still gives its pictures; if it stands still it says so."""
import os
import pathlib
import shutil
import subprocess
import sys
import unittest

WING = pathlib.Path(__file__).resolve().parents[1]
BUILD = pathlib.Path(sys.argv.pop(1))
SAID = """\
/box.vlw file 176
/cut.vlw file 175
/poems folder 0
/poems/così "è".txt file 9
/poems/empty file 0
/rows.bmp file 90
così "è".txt 9
empty 0
due
5 110 he
-1
closed
01000
90
001
0
done
"""


def ask(*command, **environment):
    return subprocess.run([str(word) for word in command], capture_output=True, check=False, env={**os.environ, **environment})


def run(*command):
    done = ask(*command)
    if done.returncode != 0:
        raise AssertionError((done.stdout + done.stderr).decode())
    return done.stdout.decode().replace("\r\n", "\n")


def build(sketch):
    """Its program. One folder builds both, one after the other, so that the library is compiled once. It is not optimised: that takes
    longer than these sketches ever run."""
    place = BUILD / "sketches"
    run("cmake", "-G", "Ninja", "-S", WING / "core", "-B", place, f"-DSKETCH={sketch}", "-DCMAKE_CXX_FLAGS_RELEASE=")
    run("cmake", "--build", place)
    return place / pathlib.Path(sketch).name


def colour(picture, x, y, width=240):
    place = picture.index(b"\n") + 1 + (y * width + x) * 2
    return picture[place] << 8 | picture[place + 1]


class Files(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        sketch = BUILD / "sketch/files"
        shutil.rmtree(sketch, ignore_errors=True)
        shutil.copytree(WING / "tests/files", sketch)
        run(sys.executable, sketch / "make_data.py", sketch / "data")
        place = BUILD / "pictures/files"
        place.mkdir(parents=True, exist_ok=True)
        cls.said = run(build(sketch), place, "1", "raw")
        cls.picture = (place / "01-001.00s.565").read_bytes()

    def test_lists_reads_and_refuses(self):
        self.assertEqual(self.said, SAID)

    def test_a_picture_from_a_file(self):
        rows = [colour(self.picture, 10, y) for y in (10, 11, 12)]
        self.assertEqual(rows, [0xF800, 0x07E0, 0x001F])
        self.assertEqual(colour(self.picture, 13, 12), 0x001F)
        self.assertEqual(colour(self.picture, 14, 12), 0x000F, "beside it the ground is left")

    def test_letters_of_a_font_from_a_file(self):
        self.assertEqual(colour(self.picture, 22, 23), 0xFFFF, "A is a full box")
        self.assertEqual(colour(self.picture, 27, 20), 0xFFFF, "B begins after the advance of A")
        self.assertEqual(colour(self.picture, 29, 23), 0x39E7, "and inside a quarter white, as alphaBlend mixes it")


class Waiting(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.program = build(WING / "tests/waiting")
        cls.place = BUILD / "pictures/waiting"
        cls.place.mkdir(parents=True, exist_ok=True)

    def shots(self, times, **environment):
        return ask(self.program, self.place, times, "raw", **environment)

    def test_time_goes_on_while_a_sketch_waits(self):
        done = self.shots("0.05,2")
        self.assertEqual(done.returncode, 0, done.stderr)
        early, late = ((self.place / name).read_bytes() for name in ("01-000.05s.565", "02-002.00s.565"))
        self.assertEqual(late[-2:], b"\xf8\x00", "the last picture is red")
        self.assertNotEqual(early[-2:], late[-2:])

    def test_a_sketch_that_stands_still_is_told_of(self):
        done = self.shots("5", STANDS_STILL="1", SKETCH_STILL_SECONDS="1")
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"for 1 s", done.stderr)
        self.assertIn(b"does not come to its next picture", done.stderr)


class Packed(unittest.TestCase):
    def test_a_folder_that_is_missing_has_no_files(self):
        out = BUILD / "none.cpp"
        run(sys.executable, WING / "core/pack_files.py", BUILD / "not/there", out)
        self.assertIn('{"/", {}, true}', out.read_text(encoding="utf-8"))
        self.assertNotIn("incbin", out.read_text(encoding="utf-8"))

    def test_only_a_change_makes_a_new_image(self):
        folder, out = BUILD / "packed", BUILD / "packed.cpp"
        folder.mkdir(exist_ok=True)
        texts = []
        for content in (b"one", b"one", b"two"):
            (folder / "a").write_bytes(content)
            run(sys.executable, WING / "core/pack_files.py", folder, out)
            texts.append(out.read_text(encoding="utf-8"))
        self.assertEqual(texts[0], texts[1])
        self.assertNotEqual(texts[1], texts[2], "as long, but another file")


if __name__ == "__main__":
    unittest.main()
