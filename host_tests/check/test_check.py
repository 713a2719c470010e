#!/usr/bin/env python3
"""The checks themselves: each must find what it is there for."""
import pathlib
import sys
import unittest
import xml.etree.ElementTree

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(TOP / "tools/check"), str(TOP / "tools/firmware")]

import junit  # noqa: E402
import layers  # noqa: E402
import stack  # noqa: E402


class Layers(unittest.TestCase):
    BROKEN = [
        ("engine/game/match.cpp", "drawing/canvas.h", "R1"),
        ("firmware/main.cpp", "tools/record/writer.h", "R1"),
        ("ui/widgets/bars.cpp", "ui/shell/app.h", "R2"),
        ("ui/palazzi/stage.cpp", "ui/games.h", "R2"),
        ("ui/novelty/scene.cpp", "ui/look/theme.h", "R2"),
        ("ui/torri/stage.cpp", "engine/palazzi/state.h", "R3"),
        ("tools/arena/main.cpp", "engine/torri/state.h", "R3"),
        ("firmware/pico/pico_keys.cpp", "ui/handheld.h", "R4"),
        ("ui/look/paint.h", "drivers/tft_espi/TFT_eSPI.h", "R4"),
    ]
    FINE = [
        ("ui/palazzi/stage.cpp", "engine/palazzi/state.h"),
        ("ui/games.cpp", "ui/torri/row.h"),
        ("tools/arena/torri.cpp", "engine/torri/query.h"),
        ("firmware/main.cpp", "tools/bench/rows.h"),
        ("firmware/bench/drawing.cpp", "drivers/tft_espi/TFT_eSPI.h"),
        ("host_tests/qr/test_qr_code.cpp", "engine/palazzi/state.h"),
    ]

    def test_refuses_what_breaks_a_rule(self):
        for path, name, rule in self.BROKEN:
            self.assertTrue((layers.broken_rule(path, name) or "").startswith(rule), f"{path} includes {name}")

    def test_allows_the_rest(self):
        for path, name in self.FINE:
            self.assertIsNone(layers.broken_rule(path, name), f"{path} includes {name}")

    def test_tells_a_known_include_from_a_new_one(self):
        known, met = {("ui/look/a.cpp", "ui/shell/app.h")}, set()
        text = '#include "ui/shell/app.h"\n#include "ui/fame/hall.h"\n'
        complaints = list(layers.check("ui/look/a.cpp", text, known, met))
        self.assertEqual(met, known)
        self.assertEqual(len(complaints), 1)
        self.assertIn("ui/fame/hall.h", complaints[0])

    def test_refuses_a_game_by_name_outside_its_folders(self):
        text = "if (setup.game == GameId::Torri) return;\n"
        self.assertEqual(len(list(layers.check("ui/fame/hall.cpp", text, set(), set()))), 1)
        for path in ("ui/torri/row.cpp", "engine/bots/minds.cpp", "tools/fit/main.cpp"):
            self.assertEqual(list(layers.check(path, text, set(), set())), [], path)

    def test_refuses_heap_headers_and_the_sdk(self):
        complaints = list(layers.check("ui/look/a.cpp", "#include <vector>\n#include <pico/time.h>\n", set(), set()))
        self.assertEqual(len(complaints), 2)


class Counts(unittest.TestCase):
    @staticmethod
    def count(output, status="run", inner=""):
        case = xml.etree.ElementTree.Element("testcase", status=status)
        xml.etree.ElementTree.SubElement(case, "system-out").text = output
        if inner:
            xml.etree.ElementTree.SubElement(case, inner)
        return junit.count(case)

    def test_counts_what_unity_ignored_as_skipped(self):
        self.assertEqual(self.count("7 Tests 0 Failures 2 Ignored \nOK\n"), (5, 0, 2))

    def test_counts_the_tests_of_a_python_program(self):
        self.assertEqual(self.count("Ran 4 tests in 0.010s\n\nOK (skipped=1)\n"), (3, 0, 1))

    def test_counts_a_program_that_died_as_a_failure(self):
        self.assertEqual(self.count("7 Tests 0 Failures 0 Ignored \nOK\n", "fail"), (6, 1, 0))
        self.assertEqual(self.count("Segmentation fault", "fail"), (0, 1, 0))

    def test_counts_a_skipped_program_as_skipped(self):
        self.assertEqual(self.count("", "notrun", "skipped"), (0, 0, 1))


class StackRules(unittest.TestCase):
    def test_every_choice_is_a_pattern_of_its_own(self):
        self.assertEqual(stack.alternatives("Bus::(init|reset)\\("), ["Bus::init\\(", "Bus::reset\\("])
        self.assertEqual(stack.alternatives("\\(anonymous namespace\\)"), ["\\(anonymous namespace\\)"])


if __name__ == "__main__":
    unittest.main()
