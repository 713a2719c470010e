#!/usr/bin/env python3
"""board_pins.py BOARD.h OUT.h: a board's facts as the macros that sketches for TFT_eSPI know: TFT_WIDTH, TFT_BL and the others."""
import pathlib
import re
import sys

MACROS = {"clock": "TFT_SCLK", "data": "TFT_MOSI", "cs": "TFT_CS", "dc": "TFT_DC", "reset": "TFT_RST", "backlight": "TFT_BL"}


def main():
    text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    width, height = re.search(r"panel(\d+)x(\d+)\(", text).groups()
    display = re.search(r"\.display = \{(.*?)\}", text, re.S)[1]
    lines = ["#pragma once", f"#define TFT_WIDTH {width}", f"#define TFT_HEIGHT {height}"]
    for fact, macro in MACROS.items():
        pin = re.search(rf"\.{fact} = (-?\d+)", display)
        if pin:
            lines.append(f"#define {macro} {pin[1]}")
    out = pathlib.Path(sys.argv[2])
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
