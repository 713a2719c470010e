#!/usr/bin/env python3
"""Bakes a font file into the vlw format that TFT_eSPI's loadFont takes.

vlw.py FACE.ttf PIXELS OUT.h [CHARACTERS]    an array named like the file, for loadFont(NAME)
vlw.py FACE.ttf PIXELS OUT.vlw [CHARACTERS]  the plain file

CHARACTERS are those the font gets besides the space; without them ASCII, the accented letters of Western Europe and a few signs."""
import pathlib
import struct
import sys

from freetype import Face

USUAL = "".join(map(chr, [*range(0x21, 0x7F), *range(0xA1, 0x100)])) + "–—‘’“”•…€"


def bake(path, pixels, characters):
    face = Face(path, pixels=pixels)
    glyphs = [(ord(letter), face.glyph(ord(letter))) for letter in sorted(set(characters)) if face.has(ord(letter)) and letter != " "]
    if not glyphs:
        raise SystemExit(f"{path} has none of these letters")
    ascent = face.glyph(ord("d")).top
    low = face.glyph(ord("p"))
    words = [len(glyphs), 11, pixels, 0, ascent, low.height - low.top]
    coverage = b""
    for code, glyph in glyphs:
        words += [code, glyph.height, glyph.width, glyph.advance, glyph.top, glyph.left, 0]
        coverage += bytes(value for row in glyph.rows for value in row)
    return struct.pack(f">{len(words)}i", *words) + coverage


def main():
    if len(sys.argv) not in (4, 5):
        raise SystemExit(__doc__)
    out = pathlib.Path(sys.argv[3])
    data = bake(sys.argv[1], int(sys.argv[2]), sys.argv[4] if len(sys.argv) == 5 else USUAL)
    out.parent.mkdir(parents=True, exist_ok=True)
    if out.suffix == ".vlw":
        out.write_bytes(data)
        return
    lines = [", ".join(map(str, data[i:i + 32])) for i in range(0, len(data), 32)]
    out.write_text(f"#pragma once\n\n#include <cstdint>\n\ninline constexpr uint8_t {out.stem}[] = {{\n    " + ",\n    ".join(lines) +
                   ",\n};\n", encoding="utf-8")


if __name__ == "__main__":
    main()
