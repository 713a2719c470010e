#!/usr/bin/env python3
"""pack.py FOLDER: makes the library as one folder that stands alone, for the Arduino IDE and PlatformIO.

Arduino compiles everything under src/ with src/ as the only include path, so the packed src/ holds the files by the names that
they include each other by: src/drivers/tft_espi, src/drawing and what else the includes lead to. The free fonts are baked if
the machine has their faces (TFT_ESPI_FACES names the folder)."""
import os
import pathlib
import re
import shutil
import subprocess
import sys

WING = pathlib.Path(__file__).resolve().parent
TOP = WING.parents[1]
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
FACES = [os.environ.get("TFT_ESPI_FACES", ""), "/usr/share/fonts/truetype/freefont", "/usr/share/fonts/gnu-free"]
# What no include leads to.
SOURCES = ["drawing/raster/copy.cpp", "drawing/raster/span.cpp", "drivers/display/st7789.cpp",
           "firmware/pico/pico_display_bus.cpp", "drivers/tft_espi/pico/pico_tft.h", *(path.relative_to(TOP).as_posix() for path in sorted(WING.glob("src/*.cpp")))]
STAND_IN = "drivers/tft_espi/src/no_baked_fonts.cpp"


def reached(sources):
    """The sources and all of our headers that they include, directly or through others."""
    known, left = set(), list(sources)
    while left:
        name = left.pop()
        if name in known:
            continue
        known.add(name)
        text = (TOP / name).read_text(encoding="utf-8")
        left += [found for found in INCLUDE.findall(text) if (TOP / found).is_file()]
    return sorted(known)


def faces():
    return next((folder for folder in FACES if folder and (pathlib.Path(folder) / "FreeSans.ttf").exists()), None)


def pack(out):
    src = out / "src"
    baked = faces()
    for name in reached(name for name in SOURCES if name != STAND_IN or not baked):
        (src / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOP / name, src / name)
    if baked:
        fonts = src / "fonts"
        fonts.mkdir(exist_ok=True)
        subprocess.run([sys.executable, WING / "fonts/bake.py", baked, fonts], check=True)
    for header, place in (("TFT_eSPI.h", "include"), ("pico_tft.h", "pico")):
        (src / header).write_text(f'#include "drivers/tft_espi/{place}/{header}"\n', encoding="utf-8")
    for name in ("library.properties", "library.json", "README.md"):
        shutil.copy(WING / name, out / name)
    shutil.copy(TOP / "LICENSE", out / "LICENSE")
    shutil.copytree(WING / "examples/gauge", out / "examples/gauge")
    return bool(baked)


def main():
    if len(sys.argv) != 2:
        raise SystemExit("pack.py FOLDER: which folder shall hold the library?")
    out = pathlib.Path(sys.argv[1])
    if out.exists() and any(out.iterdir()):
        raise SystemExit(f"{out} is not empty: give a folder that does not exist yet")
    baked = pack(out)
    print(f"{out} holds the library" + ("" if baked else "; no FreeSans.ttf was found, so it has no free fonts"))


if __name__ == "__main__":
    main()
