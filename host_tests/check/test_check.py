#!/usr/bin/env python3
"""The checks themselves: each must find what it is there for."""
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
import xml.etree.ElementTree

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(TOP / "tools/check"), str(TOP / "tools/firmware"), str(TOP / "tools/release"), str(TOP / "tools/web"),
                str(TOP / "host_tests")]

import gather  # noqa: E402
import includes  # noqa: E402
import invitation  # noqa: E402
import join  # noqa: E402
import junit  # noqa: E402
import layers  # noqa: E402
import lengths  # noqa: E402
import members  # noqa: E402
import pico2  # noqa: E402
import planted  # noqa: E402
import play_commits  # noqa: E402
import report  # noqa: E402
import stack  # noqa: E402
import symbols  # noqa: E402
import tidy  # noqa: E402
from in_folder import InFolder  # noqa: E402
from uf2 import BLOCK, FAMILY, uf2  # noqa: E402


class Lengths(unittest.TestCase):
    def of(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "source.cpp"
            path.write_text(text, encoding="utf-8")
            return list(lengths.complaints(path))

    def test_finds_a_long_file(self):
        self.assertEqual([], self.of("int x;\n" * 400))
        self.assertIn("401 lines", self.of("int x;\n" * 401)[0])

    def test_finds_a_long_function_and_its_line(self):
        body = lambda lines: "  ++x;\n" * lines
        for head in ("void f(int x) {", "Verdict Match::apply(Action action) const {", "Match::Match(int x) : x_(x) {",
                     "void draw(Canvas& canvas, const Rect& box,\n          int x) {"):
            extra = head.count("\n") + 2
            self.assertEqual([], self.of(f"int y;\n{head}\n{body(60 - extra)}}}\n"), head)
            self.assertIn("source.cpp:2: a function of 61 lines", self.of(f"int y;\n{head}\n{body(61 - extra)}}}\n")[0])

    def test_takes_no_statement_for_a_function(self):
        self.assertEqual([], self.of("void f() {\n  if (x) {\n  }\n}\n" * 40))


class Members(unittest.TestCase):
    def of(self, text):
        return {name: found for _, name, found in members.classes(text)}

    def test_names_functions_and_fields_once_each(self):
        text = """class Match : public Thing {
         public:
          explicit Match(int a) : a_(a) { begin(); }
          enum class Phase : uint8_t { None, Over };
          static constexpr int kMost = 4;
          const Rect& area() const { return area_; }  // size();
          Rect& area() { return area_; }
          template <typename At>
          void each(At at) { for (int i = 0; i < 3; ++i) at(i); }
          virtual void draw(Canvas& canvas, int x = f(3)) = 0;
          bool operator==(const Match&) const = default;
          std::array<std::pair<int, int>, 3> pairs{}, more = {{1, 2}};
          void (*onYes)(App&) = nullptr;
          struct Inner { int x, y; };
         private:
          void hidden();
          int a_;
        };
        struct Plain { int width = 0, height{}; private: int none; };"""
        found = self.of(text)
        self.assertEqual(["area", "draw", "each", "more", "onYes", "pairs"], found["Match"])
        self.assertEqual(["x", "y"], found["Inner"])
        self.assertEqual(["height", "width"], found["Plain"])

    def test_refuses_the_twenty_sixth(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "wide.h"
            for count, expected in ((25, 0), (26, 1)):
                path.write_text("\nclass Wide {\n public:\n" + "".join(f"  void f{i}();\n" for i in range(count)) + "};\n",
                                encoding="utf-8")
                self.assertEqual(expected, len(list(members.complaints(path))))
            self.assertIn("wide.h:2: Wide has 26 public members", list(members.complaints(path))[0])


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
        ("ui/look/paint.h", "drivers/tft_espi/include/TFT_eSPI.h", "R4"),
        ("drivers/tft_espi/src/tft_core.cpp", "drivers/keys.h", "R5"),
        ("drivers/tft_espi/host/pc_sketch.cpp", "simulator/picture.h", "R1"),
        ("drivers/tft_espi/src/tft_core.cpp", "firmware/pico/pico_display_bus.h", "R1"),
    ]
    FINE = [
        ("ui/palazzi/stage.cpp", "engine/palazzi/state.h"),
        ("ui/games.cpp", "ui/torri/row.h"),
        ("tools/arena/torri.cpp", "engine/torri/query.h"),
        ("firmware/main.cpp", "tools/bench/rows.h"),
        ("firmware/bench/drawing.cpp", "drivers/tft_espi/include/TFT_eSPI.h"),
        ("drivers/tft_espi/pico/pico_tft.h", "firmware/pico/pico_display_bus.h"),
        ("drivers/tft_espi/src/tft_core.cpp", "drivers/display/st7789.h"),
        ("drivers/tft_espi/tests/tft_rig.h", "host_tests/drawing/fake_panel.h"),
        ("host_tests/qr/test_qr_code.cpp", "engine/palazzi/state.h"),
    ]

    def test_refuses_what_breaks_a_rule(self):
        for path, name, rule in self.BROKEN:
            self.assertTrue((layers.broken_rule(path, name) or "").startswith(rule), f"{path} includes {name}")

    def test_allows_the_rest(self):
        for path, name in self.FINE:
            self.assertIsNone(layers.broken_rule(path, name), f"{path} includes {name}")

    def test_names_the_include_that_breaks_a_rule(self):
        text = '#include "ui/fame/hall.h"\n#include "ui/look/theme.h"\n'
        complaints = list(layers.check("ui/look/a.cpp", text))
        self.assertEqual(len(complaints), 1)
        self.assertIn("ui/fame/hall.h", complaints[0])

    def test_refuses_a_game_by_name_outside_its_folders(self):
        text = "if (setup.game == GameId::Torri) return;\n"
        self.assertEqual(len(list(layers.check("ui/fame/hall.cpp", text))), 1)
        for path in ("ui/torri/row.cpp", "engine/bots/minds.cpp", "tools/fit/main.cpp"):
            self.assertEqual(list(layers.check(path, text)), [], path)

    def test_refuses_heap_headers_and_the_sdk(self):
        complaints = list(layers.check("ui/look/a.cpp", "#include <vector>\n#include <pico/time.h>\n"))
        self.assertEqual(len(complaints), 2)


class Symbols(unittest.TestCase):
    def test_tells_names_of_the_code_from_other_words(self):
        page = "`GameStage` `toMove()` `Handheld::visible` `kOver` `LUCCA_SITE` and `host`, `NAME`, `docs/a.md`, `./lucca play`"
        self.assertEqual(symbols.named(page), ["GameStage", "Handheld::visible", "LUCCA_SITE", "kOver", "toMove()"])

    def test_finds_a_name_that_is_gone(self):
        files = [{"Handheld", "show"}, {"visible", "GameStage"}]
        self.assertEqual(symbols.missing(["GameStage", "Handheld::visible", "Handheld::show"], files), ["Handheld::visible"])


class Includes(unittest.TestCase):
    def setUp(self):
        self.top = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.top)
        (self.top / "a.h").write_text("struct Thing { int size; };\n", encoding="utf-8")
        (self.top / "all.h").write_text('#pragma once\n#include "a.h"\n', encoding="utf-8")

    def unused(self, text):
        path = self.top / "b.cpp"
        path.write_text(text, encoding="utf-8")
        return list(includes.unused(path))

    def test_finds_an_include_that_nothing_uses(self):
        self.assertEqual(self.unused('#include "a.h"\nint one() { return 1; }  // no Thing\n'), ["a.h"])

    def test_takes_the_names_inside_of_a_function_for_nobodys(self):
        (self.top / "inside.h").write_text(
            "class Box {\n public:\n  int sum(int last) const {\n    int here = last;\n    return here;\n  }\n\n private:\n"
            "  int hidden;\n};\n#define OPEN 1\n", encoding="utf-8")
        for text in ("here", "last", "hidden", "other"):
            self.assertEqual(self.unused(f'#include "inside.h"\nint {text}() {{ return 1; }}\n'), ["inside.h"], text)
        for text in ("Box", "sum", "OPEN"):
            self.assertEqual(self.unused(f'#include "inside.h"\nint f() {{ return {text}; }}\n'), [], text)

    def test_leaves_the_others_alone(self):
        self.assertEqual(self.unused('#include "a.h"\nThing thing;\n'), [])
        self.assertEqual(self.unused('#include "a.h"\nint f(auto x) { return x.size; }\n'), [])
        self.assertEqual(self.unused('#include "all.h"\nint one() { return 1; }\n'), [])
        self.assertEqual(self.unused('#include "a.h"  // keep: for its readers\n'), [])


class Workflows(unittest.TestCase):
    USES = re.compile(r"uses: *(\S+)(.*)")

    def test_every_action_is_pinned_by_its_commit_and_says_its_version(self):
        found = [match for path in (TOP / ".github/workflows").glob("*.yml")
                 for match in self.USES.findall(path.read_text(encoding="utf-8"))]
        self.assertGreater(len(found), 3)
        for action, comment in found:
            self.assertRegex(action, r"^[\w.-]+/[\w.-]+@[0-9a-f]{40}$")
            self.assertRegex(comment, r"# v\d+\.\d+\.\d+$")

    def test_the_notes_of_a_release_are_the_changes_of_its_version(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            (tree / "VERSION").write_text("0.9.0\n", encoding="utf-8")
            (tree / "CHANGELOG.md").write_text("# Changes\n\n## 0.9.0 (2030-01-01)\n\n- New.\n\n## 0.8.0\n\n- Old.\n", encoding="utf-8")
            notes = gather.notes(tree)
        self.assertIn("- New.", notes)
        self.assertIn("tested in emulators", notes)
        self.assertNotIn("Old", notes)
        self.assertNotIn("## 0.9.0", notes)


class Invitations(unittest.TestCase):
    @staticmethod
    def addresses(site, language="it", path="index.html"):
        """Of every tag that has one."""
        with unittest.mock.patch.dict(os.environ, {"LUCCA_SITE": site}):
            tags = invitation.tags(language, path, "A title", "About it", ["en", "it", "de"])
        return dict(re.findall(r'(og:image|og:url|canonical|hreflang="[\w-]+")"? (?:content|href)="([^"]*)"', tags))

    def test_a_page_whose_place_is_known_has_whole_addresses(self):
        for site in ("https://example.org/lucca", "https://example.org/lucca/"):
            found = self.addresses(site)
            self.assertEqual(len(found), 7)
            for name, address in found.items():
                self.assertTrue(address.startswith("https://example.org/lucca/"), f"{name}: {address}")
            self.assertEqual((found["og:url"], found["canonical"]), ("https://example.org/lucca/it/",) * 2)
            self.assertEqual(found["og:image"], "https://example.org/lucca/share/card.png")
        self.assertEqual(self.addresses("https://example.org/", "en", "rules-torri.html")["og:url"], "https://example.org/rules-torri.html")

    def test_without_it_nothing_is_invented(self):
        found = self.addresses("")
        self.assertNotIn("og:url", found)
        self.assertEqual(found["og:image"], "../share/card.png")


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


@unittest.skipUnless(shutil.which("git"), "git is not installed")
class PlayCommits(InFolder):
    def setUp(self):
        super().setUp()
        self.top = self.folder
        self.git("init", "-q")
        self.commit("bots: pin how they play", {play_commits.SIGNATURE: "Play: 11111111\n"})

    def git(self, *words):
        who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
        subprocess.run(["git", "-C", self.top, *who, *words], check=True, capture_output=True)

    def commit(self, message, files):
        for name, text in files.items():
            path = self.top / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        self.git("add", ".")
        self.git("commit", "-qm", message)

    def complaints(self):
        return list(play_commits.complaints(self.top))

    def test_a_change_of_play_names_its_checksum(self):
        self.commit("bots: dare more\n\nPlay: 22222222", {play_commits.SIGNATURE: "Play: 22222222\n"})
        self.assertEqual(self.complaints(), [])
        self.commit("bots: dare less\n\nPlay: 22222222", {play_commits.SIGNATURE: "Play: 33333333\n"})
        self.commit("docs: later", {"docs/bots.md": "."})
        self.assertIn("Play: 33333333", "".join(self.complaints()))

    def test_the_last_commit_to_the_engine_says_that_play_is_the_same(self):
        self.commit("engine: rename a thing", {"engine/a.h": "."})
        self.assertIn("No change of play", "".join(self.complaints()))
        self.git("commit", "-q", "--amend", "-m", "engine: rename a thing\n\nNo change of play")
        self.assertEqual(self.complaints(), [])

    def test_a_folder_that_is_no_checkout_is_known(self):
        self.assertTrue(play_commits.is_checkout(self.top))
        (self.top / "inner").mkdir()
        self.assertFalse(play_commits.is_checkout(self.top / "inner"))


class StackRules(unittest.TestCase):
    def test_every_choice_is_a_pattern_of_its_own(self):
        self.assertEqual(stack.alternatives("Bus::(init|reset)\\("), ["Bus::init\\(", "Bus::reset\\("])
        self.assertEqual(stack.alternatives("\\(anonymous namespace\\)"), ["\\(anonymous namespace\\)"])

    def test_a_way_back_is_no_call_through_a_pointer(self):
        def calls_pointers(*history):
            function = stack.Function(0, "f")
            stack.Image.pointer_call(None, function, "r3", [(code, operands, "") for code, operands in history])
            return function.calls_pointers
        self.assertFalse(calls_pointers(("pop", "{r4, r5}"), ("pop", "{r3}"), ("add", "sp, #8")))
        self.assertTrue(calls_pointers(("pop", "{r3}"), ("ldr", "r3, [r0, #4]")))


class Tidied(unittest.TestCase):
    INCLUDED = {"a.cpp": {"a.h", "all.h"}, "b.cpp": {"b.h", "a.h", "all.h"}, "c.cpp": {"b.h"}}

    def covering(self, *wanted):
        return tidy.covering(set(wanted), self.INCLUDED)

    def test_a_changed_source_is_looked_at(self):
        self.assertEqual({"c.cpp"}, self.covering("c.cpp"))

    def test_a_changed_header_is_looked_at_with_the_source_of_its_name(self):
        self.assertEqual({"b.cpp"}, self.covering("b.h"))
        self.assertEqual({"a.cpp", "c.cpp"}, self.covering("a.h", "c.cpp"))

    def test_a_header_without_a_source_is_looked_at_once(self):
        self.assertEqual({"a.cpp"}, self.covering("all.h"))
        self.assertEqual({"b.cpp"}, self.covering("all.h", "b.cpp"))

    def test_what_no_source_includes_is_left(self):
        self.assertEqual(set(), self.covering("alone.h"))


class Planted(unittest.TestCase):
    def test_every_defect_has_its_place_in_the_sources(self):
        for defect in planted.DEFECTS:
            text = (TOP / defect.path).read_text(encoding="utf-8")
            self.assertEqual(1, text.count(defect.right), f"{defect.name}: {defect.path}")


class Budgets(unittest.TestCase):
    def complaints(self, **more):
        row = report.Row.__new__(report.Row)
        row.board, row.flash, row.ram, row.ram_bytes = "board", report.FLASH_BYTES, 1000, 1000
        row.stack = {"bytes": report.STACK_BYTES, "float": False, "recursive": [], "paths": []}
        row.__dict__.update(more)
        return list(row.complaints())

    def test_an_image_may_use_its_budgets(self):
        self.assertEqual([], self.complaints())

    def test_an_image_above_a_budget_is_told(self):
        self.assertIn("above the budget", self.complaints(flash=report.FLASH_BYTES + 1)[0])
        self.assertIn("more than the chip has", self.complaints(ram=1001)[0])


class Joined(unittest.TestCase):
    """One file for two chips, as each chip's loader reads it."""

    def setUp(self):
        self.images = {"rp2040": bytes(range(256)) * 40, "rp2350": bytes(range(255, -1, -1)) * 55}
        joined = join.interleave([uf2(image, FAMILY[chip]) for chip, image in self.images.items()])
        self.blocks = [joined[at:at + BLOCK] for at in range(0, len(joined), BLOCK)]

    def own(self, chip):
        """(place in the file, block) of one family."""
        return [(n, block) for n, block in enumerate(self.blocks) if struct.unpack_from("<I", block, 28)[0] == FAMILY[chip]]

    def test_each_chip_finds_its_image_in_order(self):
        for chip, image in self.images.items():
            blocks = [block for _, block in self.own(chip)]
            self.assertEqual([struct.unpack_from("<I", block, 20)[0] for block in blocks], list(range(len(blocks))))
            self.assertEqual(b"".join(block[32:288] for block in blocks), image)

    def test_each_family_ends_at_the_end_of_the_file(self):
        for chip in self.images:
            self.assertGreaterEqual(self.own(chip)[-1][0], len(self.blocks) - 2)

    def test_the_families_alternate(self):
        for chip in self.images:
            places = [n for n, _ in self.own(chip)]
            self.assertLessEqual(max(later - sooner for sooner, later in zip(places, places[1:])), 3)


class BlockLoop(unittest.TestCase):
    """The boot ROM of the RP2350 refuses an image whose blocks do not form a loop."""
    FIRST, LAST = 0x100, 0x800

    def block(self, link, items=((pico2.IMAGE_TYPE, 0x1021),), footer=pico2.BLOCK_END, counted=None):
        words = [pico2.BLOCK_START, *(kind | 1 << 8 | value << 16 for kind, value in items)]
        words += [pico2.LAST_ITEM | (len(items) if counted is None else counted) << 8, link & 0xFFFFFFFF, footer]
        return struct.pack(f"<{len(words)}I", *words)

    def image(self, first=None, last=None):
        image = bytearray(0x900)
        for at, block in ((self.FIRST, first or self.block(self.LAST - self.FIRST)),
                          (self.LAST, last or self.block(self.FIRST - self.LAST, items=((0xFE, 0),)))):
            image[at:at + len(block)] = block
        return bytes(image)

    def test_takes_a_whole_loop(self):
        self.assertEqual(pico2.block_loop(self.image()), [(pico2.IMAGE_TYPE, 0x1021)])

    def test_refuses_every_broken_one(self):
        back = self.FIRST - self.LAST
        for image, why in ((bytes(0x900), "no block in the first"),
                           (self.image(last=self.block(back, footer=0)), "at 0x800 without its footer"),
                           (self.image(first=self.block(self.LAST - self.FIRST, footer=1)), "at 0x100 without its footer"),
                           (self.image(last=self.block(back + 4)), "no block at 0x104"),
                           (self.image(last=self.block(0x10000)), "outside of the image"),
                           (self.image(last=self.block(0)), "never lead back"),
                           (self.image(last=self.block(back, counted=5)), "counts 5 words"),
                           (self.image(first=self.block(0x40)), "no block at 0x140")):
            with self.assertRaisesRegex(ValueError, why):
                pico2.block_loop(image)


if __name__ == "__main__":
    unittest.main()
