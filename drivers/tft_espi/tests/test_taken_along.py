#!/usr/bin/env python3
"""test_taken_along.py COMPILER: other projects use the library by add_subdirectory, by FetchContent and as a packed folder."""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

WING = pathlib.Path(__file__).resolve().parents[1]
TOP = WING.parents[1]
COMPILER = sys.argv.pop(1) if len(sys.argv) > 1 else "c++"


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


class TakenAlong(unittest.TestCase):
    def setUp(self):
        self.place = pathlib.Path(tempfile.mkdtemp(prefix="tft-"))
        self.addCleanup(shutil.rmtree, self.place)

    def configure(self, taken, lucca):
        project, built = self.place / "project", self.place / "built"
        shutil.copytree(WING / "tests/outside", project)
        run("cmake", "-G", "Ninja", "-S", project, "-B", built, f"-DCMAKE_CXX_COMPILER={COMPILER}", f"-DTAKEN={taken}",
            f"-DLUCCA={lucca}")
        flags = (built / "build.ninja").read_text(encoding="utf-8")
        self.assertIsNone(re.search("-Werror|-fno-exceptions", flags), "the project gets no flag of ours")
        return built

    def test_by_add_subdirectory(self):
        built = self.configure("subdirectory", TOP)
        run("cmake", "--build", built)
        run(built / "outside")

    def test_by_fetch_content(self):
        source = self.place / "source"  # a repository of what is there now, committed or not
        for folder in ("base", "boards", "drawing", "drivers", "firmware/pico", "tools/firmware"):
            shutil.copytree(TOP / folder, source / folder)
        run("git", "-C", source, "init", "--quiet")
        run("git", "-C", source, "add", ".")
        run("git", "-C", source, "-c", "user.name=t", "-c", "user.email=t@t", "commit", "--quiet", "-m", "all")
        self.configure("fetched", source)

    def test_as_a_packed_folder(self):
        packed = self.place / "packed"
        run(sys.executable, WING / "pack.py", packed)
        built = self.configure("packed", packed)
        run("cmake", "--build", built)
        run(built / "outside")

    def test_the_registries_get_the_projects_version(self):
        version = (TOP / "VERSION").read_text(encoding="utf-8").strip()
        self.assertEqual(json.loads((WING / "library.json").read_text(encoding="utf-8"))["version"], version)
        self.assertIn(f"version={version}\n", (WING / "library.properties").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
