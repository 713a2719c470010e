#!/usr/bin/env python3
"""bake.py FACES OUT: writes the tables of the free fonts and the cells of the numbered fonts 2, 4, 6 and 8 into the folder OUT, from
the FreeMono, FreeSans and FreeSerif files in the folder FACES."""
import pathlib
import re
import sys

from freetype import Face

HERE = pathlib.Path(__file__).resolve().parent
STYLES = {"FreeMono": ("", "Bold", "Oblique", "BoldOblique"), "FreeSans": ("", "Bold", "Oblique", "BoldOblique"),
          "FreeSerif": ("", "Bold", "Italic", "BoldItalic")}
SIZES = (9, 12, 18, 24)
DPI = 141
LINES = {"FreeMono": (18, 24, 35, 47), "FreeSans": (22, 29, 42, 56), "FreeSerif": (22, 29, 42, 56)}
# TFT_eSPI's own extra fonts have faces that are not to be had here: these stand in, in the original's line heights.
STAND_INS = {"Orbitron_Light_24": ("FreeSans", 19, 24), "Orbitron_Light_32": ("FreeSans", 26, 32),
             "Roboto_Thin_24": ("FreeSans", 20, 29), "Satisfy_24": ("FreeSerifItalic", 22, 36),
             "Yellowtail_32": ("FreeSerifBoldItalic", 26, 45)}
# Numbered fonts: pixels of the face, and the letters they have; the rest of ASCII is blank.
NUMBERED = {2: ("FreeSans", 14, None), 4: ("FreeSans", 26, None), 6: ("FreeSans", 48, "0123456789:-.apm|"),
            8: ("FreeSans", 98, "0123456789:-.")}


def packed(bits):
    """Bytes of a list of bits, the first in the highest bit."""
    padded = bits + [0] * (-len(bits) % 8)
    return [int("".join(map(str, padded[i:i + 8])), 2) for i in range(0, len(padded), 8)]


def table(kind, name, values, per_line=24):
    lines = [", ".join(map(str, values[i:i + per_line])) for i in range(0, len(values), per_line)]
    return f"static const {kind} {name}[] = {{\n    " + ",\n    ".join(lines or ["0"]) + ",\n};\n"


def gfx_font(name, glyphs, first, last, line):
    """`glyphs`: (bits, width, height, advance, left, top down from the baseline) in order of code."""
    data, entries = [], []
    for bits, width, height, advance, left, top in glyphs:
        entries.append(f"{{{len(data)}, {width}, {height}, {advance}, {left}, {top}}}")
        data += packed(bits)
    return (table("uint8_t", f"{name}Bitmaps", data) + table("GFXglyph", f"{name}Glyphs", entries, 6) +
            f"extern const GFXfont {name} = {{const_cast<uint8_t*>({name}Bitmaps), const_cast<GFXglyph*>({name}Glyphs), "
            f"{first}, {last}, {line}}};\n\n")


def free_font(face, name, line):
    glyphs = []
    for code in range(0x20, 0x7F):
        glyph = face.glyph(code, mono=True)
        bits = [value >> 7 for row in glyph.rows for value in row]
        if not any(bits):
            glyphs.append(([], 0, 0, glyph.advance, 0, 1))
            continue
        glyphs.append((bits, glyph.width, glyph.height, glyph.advance, glyph.left, 1 - glyph.top))
    return gfx_font(name, glyphs, 0x20, 0x7E, line)


def tiny_font():
    """The 3 x 5 font of tiny.txt: a digit of three bits for each row."""
    rows = {line[0]: line[2:] for line in (HERE / "tiny.txt").read_text(encoding="utf-8").splitlines()}
    glyphs = []
    for code in range(0x20, 0x7F):
        bits = [int(row) >> shift & 1 for row in rows.get(chr(code), "") for shift in (2, 1, 0)]
        glyphs.append((bits, 3 if bits else 0, 5 if bits else 0, 4 if bits else 2, 0, -5))
    return gfx_font("TomThumb", glyphs, 0x20, 0x7E, 6)


def cell_facts():
    """Heights, baselines and widths of the numbered fonts, as the library's own source has them."""
    source = (HERE.parent / "src" / "font_cells.cpp").read_text(encoding="utf-8")
    lines = {int(n): (int(h), int(b)) for n, h, b in re.findall(r"\{(\d), \{(\d+), (\d+)\}\}", source)}
    widths = {}
    for font in (2, 4):
        widths[font] = [int(v) for v in re.search(rf"kWidths{font}\[96\] = \{{(.*?)\}}", source, re.S)[1].split(",") if v.strip()]
    special = {"-": 17, ".": 15, ":": 15, "a": 27, "m": 42, "p": 29, "|": 7}
    widths[6] = [27 if chr(c).isdigit() else special.get(chr(c), 12) for c in range(0x20, 0x80)]
    widths[8] = [55 if chr(c).isdigit() else 29 for c in range(0x20, 0x80)]
    return lines, widths


def cell(face, code, width, height, baseline):
    """A letter in the middle of its cell, a column of air on its right; one that is too wide is squeezed."""
    glyph = face.glyph(0xB0 if chr(code) == "`" else code, mono=True)  # a degree, as in TFT_eSPI
    rows = [[0] * width for _ in range(height)]
    room = max(1, width - 1)
    squeeze = min(1, room / glyph.width) if glyph.width else 1
    wide = min(room, glyph.width)
    start = max(0, (room - wide + 1) // 2)
    for y, line in enumerate(glyph.rows):
        row = baseline - glyph.top + y
        if not 0 <= row < height:
            continue
        for x in range(wide):
            source = range(int(x / squeeze), max(int(x / squeeze) + 1, int((x + 1) / squeeze)))
            rows[row][start + x] = int(any(line[min(i, glyph.width - 1)] for i in source))
    return rows


def numbered_fonts(faces):
    lines, widths = cell_facts()
    parts, cases = [], []
    for font, (name, pixels, letters) in NUMBERED.items():
        face = Face(faces / f"{name}.ttf", pixels=pixels)
        height, baseline = lines[font]
        data, offsets = [], []
        for code in range(0x20, 0x80):
            wanted = code != 0x20 and code < 0x7F and (letters is None or chr(code) in letters)
            rows = cell(face, code, widths[font][code - 0x20], height, baseline) if wanted else []
            offsets.append(len(data) if rows else 0xFFFF)
            for row in rows:
                data += packed(row)
        parts.append(table("uint8_t", f"kBits{font}", data) + table("uint16_t", f"kOffsets{font}", offsets))
        cases.append(f"    case {font}:\n      return kOffsets{font}[code - 0x20] == 0xFFFF ? nullptr : kBits{font} + kOffsets{font}[code - 0x20];\n")
    return ('#include "drivers/tft_espi/src/font_cells.h"\n\nnamespace lucca {\n\n' + "\n".join(parts) +
            "\nbool fontIsBaked(uint8_t font) { return font == 2 || font == 4 || font == 6 || font == 8; }\n"
            "\nconst uint8_t* bakedCell(uint8_t font, uint32_t code) {\n  if (code < 0x20 || code > 0x7F) return nullptr;\n"
            "  switch (font) {\n" + "".join(cases) + "    default:\n      return nullptr;\n  }\n}\n\n}  // namespace lucca\n")


def main():
    faces, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    head = '#include "drivers/tft_espi/include/tft_constants.h"\n\n'
    for family, styles in STYLES.items():
        text = head
        for style in styles:
            for size, line in zip(SIZES, LINES[family]):
                face = Face(faces / f"{family}{style}.ttf", points=size, dpi=DPI)
                text += free_font(face, f"{family}{style}{size}pt7b", line)
        (out / f"{family}.cpp").write_text(text, encoding="utf-8")
    text = head + tiny_font()
    for name, (face, pixels, line) in STAND_INS.items():
        text += free_font(Face(faces / f"{face}.ttf", pixels=pixels), name, line)
    (out / "other_fonts.cpp").write_text(text, encoding="utf-8")
    (out / "numbered_fonts.cpp").write_text(numbered_fonts(faces), encoding="utf-8")


if __name__ == "__main__":
    main()
