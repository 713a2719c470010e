#!/usr/bin/env python3
"""planted.py [--list] [NAME...]: plants real defects, one at a time, into a copy of the tree (build/planted) and runs the step
that is to catch each. Without names it plants all of them; a name is the beginning of a defect's. It fails when a defect is
not caught. --list tells them without planting any.

The step has to pass before: a test that fails anyway catches nothing. A defect that does not compile is not caught, unless
the build is the step. The copy is kept, so that a second run builds only what the defects change."""
import dataclasses
import os
import pathlib
import shutil
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
TREE = TOP / "build/planted"
LINKED = ("node_modules", "build/unity")  # the copy uses the same
PYTHON = sys.executable


@dataclasses.dataclass(frozen=True)
class Step:
    """What catches a defect: the tier that first runs it, what is built before, and a command."""

    tier: str
    preset: str
    targets: tuple
    command: tuple
    build_catches: bool = False
    of_host: tuple = ()  # targets of the preset host that the command needs beside them


def on_pc(*tests, preset="host", tier="quick"):
    """A test is a name of ctest, whose program has it after test_, or TARGET>NAME."""
    pairs = [test.split(">") if ">" in test else (f"test_{test}", test) for test in tests]
    names = "|".join(name for _, name in pairs)
    return Step(tier, preset, tuple(target for target, _ in pairs),
                ("ctest", "--test-dir", f"build/{preset}", "-R", f"^({names})$", "--output-on-failure", "--no-tests=error"))


def sanitized(*tests):
    return on_pc(*tests, preset="host-debug", tier="all")


def emulated(board, test):
    """The firmware of one board in the emulator."""
    return Step("test", "firmware", (f"lucca-{board}",),
                ("env", f"LUCCA_BOARDS_ONLY={board}", "node", "--test", f"host_tests/emulator/{test}.test.mjs"),
                of_host=("lucca-boards", "lucca-key-game"))


def check(name, preset="", *targets):
    return Step("quick", preset, targets, (PYTHON, f"tools/check/{name}.py"))


@dataclasses.dataclass(frozen=True)
class Defect:
    name: str
    path: str
    right: str  # found once in the file
    wrong: str
    step: Step


DEFECTS = (
    Defect("a wrong point", "engine/palazzi/scoring.cpp",
           "if (out.shields >= out.needed) out.points", "if (out.shields > out.needed) out.points",
           on_pc("palazzi_scoring")),
    Defect("a torn save", "drivers/store/format.cpp",
           "if (get32(&header[16]) != crc) return false;", "static_cast<void>(crc);", on_pc("store", "store_mending")),
    Defect("a lost redraw", "ui/handheld.cpp",
           "if (app_.tell.next(app_.now())) app_.screen.redraw();", "static_cast<void>(app_.tell.next(app_.now()));",
           on_pc("ui_notes")),
    Defect("a leak", "tools/record/qr_text.cpp",
           "const auto match = std::make_unique<Match>();", "Match* const match = std::make_unique<Match>().release();",
           sanitized("qr_record")),
    Defect("an overflow", "drivers/store/format.cpp",
           "bit < 8 * kMarkSize; ++bit", "bit <= 8 * kMarkSize; ++bit", sanitized("store_mending")),
    Defect("a wrong pin", "boards/picosystem.h", ".dc = 9", ".dc = 10", check("wiring", "host", "lucca-boards")),
    Defect("an off-by-one in a forecast", "engine/palazzi/foresight.cpp",
           "static_cast<uint8_t>(2 * area.walls),", "static_cast<uint8_t>(2 * area.walls + 1),",
           on_pc("palazzi_foresight", "palazzi_forecast")),
    Defect("a misspelt text", "assets/texts/de.txt", "title.press = ", "title.press = Tastte ",
           on_pc("all>learn_spelling_de")),
    Defect("a wrong text", "assets/texts/en.txt", "key.go_on = Go on", "key.go_on = Go off",
           on_pc("test_ui_golden>ui_golden_240x135")),
    Defect("a secret shown", "engine/palazzi/view.cpp", "if (i / kHandCards == seat ||", "if (i / kHandCards <= seat ||",
           on_pc("palazzi_view")),
    Defect("a layer broken", "engine/palazzi/view.cpp",
           '#include "engine/palazzi/rules.h"', '#include "engine/palazzi/rules.h"\n#include "ui/shell/app.h"', check("layers")),
    Defect("an unused include", "drivers/keys.cpp", '#include "drivers/keys.h"',
           '#include "drivers/keys.h"\n\n#include "base/sort.h"', check("includes")),
    Defect("a worse computer player", "engine/bots/palazzi/weights.cpp", "     .order = {38, 35, 31},", "     .order = {38, 35, 30},",
           on_pc("lucca-bench>bots_signature")),
    Defect("a heap call", "ui/shell/menu_scene.cpp", "  if (moveCursor(app, menu_, event)",
           "  static int* volatile kept;\n  kept = new int;\n  if (moveCursor(app, menu_, event)",
           Step("test", "firmware", ("lucca-picosystem",), ("true",), build_catches=True)),
    Defect("a key read upside down", "firmware/pico/pico_keys.cpp", "(low >> pins_[i] & 1) != 0", "(low >> pins_[i] & 1) == 0",
           emulated("waveshare_lcd_1_3", "whole_palazzi")),
)


def run(*command):
    """(whether it succeeded, what it printed); at a low right to the processor, because others work."""
    done = subprocess.run(["nice", *command], cwd=TREE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", stdin=subprocess.DEVNULL, check=False)
    return done.returncode == 0, done.stdout


def sources():
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=TOP, capture_output=True,
                            text=True, check=True).stdout
    return [name for name in listed.split("\0") if (TOP / name).is_file()]


def copy_tree():
    """The sources as they are now, committed or not. A file that is the same keeps its time, so that it is not built again."""
    names = set(sources())
    for name in names:
        to, content = TREE / name, (TOP / name).read_bytes()
        if not to.exists() or to.read_bytes() != content:
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(TOP / name, to)
            os.utime(to)
    for path in TREE.rglob("*"):
        name = path.relative_to(TREE).as_posix()
        if name.startswith(("build/", *LINKED)) or path.is_dir() or "__pycache__" in name:
            continue
        if name not in names:
            path.unlink()
    (TREE / "build").mkdir(exist_ok=True)
    for name in LINKED:
        if (TOP / name).exists() and not (TREE / name).exists():
            (TREE / name).symlink_to(TOP / name)


def build(preset, targets):
    if not (TREE / "build" / preset / "build.ninja").exists():
        done, said = run("cmake", "--preset", preset, "-DLUCCA_SITE=")
        if not done:
            return False, said
    return run("cmake", "--build", f"build/{preset}", "--parallel", str(os.cpu_count() or 2), "--target", *targets)


def attempt(step):
    """("", what was printed) when the step passes; otherwise what stopped it: "build" or "test"."""
    for preset, targets in (("host", step.of_host), (step.preset, step.targets)):
        done, said = build(preset, targets) if preset and targets else (True, "")
        if not done:
            return "build", said
    done, said = run(*step.command)
    return "" if done else "test", said


def plant(defect):
    """Why the defect is not caught; "" if it is."""
    path = TREE / defect.path
    text = path.read_text(encoding="utf-8")
    if text.count(defect.right) != 1:
        return f"{defect.path} does not hold once: {defect.right}"
    stopped, said = attempt(defect.step)
    if stopped:
        return f"the {stopped} fails without it\n{said[-2000:]}"
    try:
        path.write_text(text.replace(defect.right, defect.wrong), encoding="utf-8")
        stopped, said = attempt(defect.step)
    finally:
        path.write_text(text, encoding="utf-8")
    if not stopped:
        return "everything passes"
    if (stopped == "build") != defect.step.build_catches:
        return f"the {stopped} fails instead\n{said[-2000:]}"
    return ""


def how(step):
    return "the build" if step.build_catches else " ".join(str(word) for word in step.command if word != PYTHON)


def main():
    names = [word for word in sys.argv[1:] if not word.startswith("--")]
    chosen = [defect for defect in DEFECTS if not names or any(defect.name.startswith(name) for name in names)]
    if not chosen:
        sys.exit(f"There is no such defect. Those there are: {', '.join(defect.name for defect in DEFECTS)}")
    if "--list" in sys.argv:
        for defect in chosen:
            print(f"{defect.name:28} {defect.step.tier:6} {defect.path}: {how(defect.step)}")
        return 0
    TREE.mkdir(parents=True, exist_ok=True)
    copy_tree()
    missed = 0
    for defect in chosen:
        why = plant(defect)
        missed += why != ""
        print(f"{'MISSED' if why else 'caught':7} {defect.name:28} {defect.step.tier:6} {how(defect.step)}", flush=True)
        if why:
            print(f"        {why}", flush=True)
    print(f"{len(chosen) - missed} caught, {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
