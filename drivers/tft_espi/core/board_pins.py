#!/usr/bin/env python3
"""board_pins.py BOARD.h OUT.h: a board's facts as the macros that sketches for TFT_eSPI know: TFT_WIDTH, TFT_BL and the others."""
import pathlib
import re
import sys

MACROS = {"clock": "TFT_SCLK", "data": "TFT_MOSI", "cs": "TFT_CS", "dc": "TFT_DC", "reset": "TFT_RST", "backlight": "TFT_BL"}


def fact(board, name):
    """What a board's file says behind `.name =`; a board may refer to another one's fact, or be a variant of another one."""
    text = board.read_text(encoding="utf-8")
    found = re.search(rf"\.{name} = (\{{.*?\}}|[^,]*\([^)]*\)|[\w:.]+)", text, re.S)
    like = re.search(r"(\w+)::kBoard\.with\(", text)
    if not found and like:
        return fact(board.with_name(f"{like[1]}.h"), name)
    if not found:
        raise SystemExit(f"{board}: there is no .{name}")
    other = re.match(rf"(\w+)::kBoard\.{name}$", found[1])
    return fact(board.with_name(f"{other[1]}.h"), name) if other else found[1]


def main():
    board = pathlib.Path(sys.argv[1])
    width, height = re.search(r"panel(\d+)x(\d+)\(", fact(board, "panel")).groups()
    display = fact(board, "display")
    lines = ["#pragma once", f"#define TFT_WIDTH {width}", f"#define TFT_HEIGHT {height}"]
    for part, macro in MACROS.items():
        pin = re.search(rf"\.{part} = (-?\d+)", display)
        if pin:
            lines.append(f"#define {macro} {pin[1]}")
    out = pathlib.Path(sys.argv[2])
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
