#!/usr/bin/env python3
"""same_bytes.py [--whole]: a release is the same bytes on every machine. Builds a board a second time in another folder, time
zone and language, and compares with build/firmware.

--whole compares the whole image, which takes two minutes of a processor. Without it the sources that programs write and two
layers are made again and compared file by file, and the image must not hold the folder's name."""
import os
import pathlib
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tools/release"))
import gather  # noqa: E402 pylint: disable=wrong-import-position

BOARD = "breadboard_240x240"
LAYERS = ("lucca_base", "lucca_drawing")
MADE = ("engine/palazzi/generated/deck_table.h", "drawing/fonts.cpp", "ui/texts.gen.h", "ui/texts.gen.cpp", "ui/text_keys.gen.cpp",
        "ui/rules.gen.h", "ui/rules.gen.cpp", f"firmware/board_{BOARD}.cpp")
ELSEWHERE = {"TZ": "Pacific/Chatham", "LC_ALL": "C", "PYTHONHASHSEED": "77"}


def run(folder, *command):
    done = subprocess.run(command, cwd=folder, env={**os.environ, **ELSEWHERE}, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"error: {' '.join(command)} failed\n{done.stdout[-3000:]}{done.stderr[-2000:]}")
    return done.stdout


def copied(tree):
    """The sources as they are now, committed or not."""
    tree.mkdir(parents=True)
    listed = run(TOP, "git", "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    names = "\n".join(name for name in listed if (TOP / name).exists())
    packed = subprocess.run(["tar", "-c", "-T", "-"], cwd=TOP, input=names.encode(), capture_output=True, check=True)
    subprocess.run(["tar", "-x", "-m"], cwd=tree, input=packed.stdout, check=True)
    (tree / "node_modules").symlink_to(TOP / "node_modules")


def again(tree, whole):
    """Builds in the tree; the names of the files to compare."""
    targets = (f"lucca-{BOARD}",) if whole else LAYERS + MADE[:-1]
    build = tree / "build/firmware"
    run(tree, "cmake", "--preset", "firmware", f"-DPython3_EXECUTABLE={sys.executable}")
    run(tree, "cmake", "--build", "build/firmware", "--parallel", str(os.cpu_count()), "--target", *targets)
    objects = [path.relative_to(build).as_posix() for layer in LAYERS for path in build.rglob(f"{layer}.dir/**/*.o")]
    assert objects, "no objects to compare"
    return [*MADE, *sorted(objects), *[f"lucca-{BOARD}.uf2"] * whole]


def main():
    here = TOP / "build/firmware"
    bad = [f"error: {complaint}" for complaint in gather.complaints(TOP)]
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder).resolve() / "quite-another" / "place"
        copied(tree)
        names = again(tree, "--whole" in sys.argv)
        for name in names:
            if (here / name).read_bytes() != (tree / "build/firmware" / name).read_bytes():
                bad.append(f"error: {name} differs when it is built elsewhere")
    if str(TOP).encode() in (here / f"lucca-{BOARD}.bin").read_bytes():
        bad.append(f"error: lucca-{BOARD}.bin holds the folder's name")
    print("\n".join(bad) or f"{len(names)} files are the same, built in another folder")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
