#!/usr/bin/env python3
"""Bakes the font family of a family.json into C++ tables: bake_fonts.py FAMILY.JSON OUT.CPP

Refuses a character that neither the face nor the fallback has, and a symbol it cannot read.
"""
import json
import os
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FINE = 16  # symbols are painted this much larger, then averaged
FIRM = 160  # ink that the eye takes for a stroke, not for its soft edge


class Refused(Exception):
    pass


def find_face(folders, name):
    folders = [os.environ["LUCCA_FONTS"], *folders] if "LUCCA_FONTS" in os.environ else folders
    for folder in folders:
        path = Path(folder) / name
        if path.is_file():
            return path
    raise Refused(f"font file {name} not found in {', '.join(folders)}: install fonts-roboto-unhinted and fonts-dejavu-core")


def ink_end(image):
    """The columns up to the last one with firm ink: a letter that reaches beyond its advance would touch the next one."""
    firm = image.point(lambda ink: 255 if ink >= FIRM else 0).getbbox()
    return firm[2] if firm else 0


class Face:
    """One font file at one size."""

    def __init__(self, path, size):
        self.name = path.name
        self.font = self.at(path, size)
        self.cap_height = -self.font.getbbox("H", anchor="ls")[1]
        self.scale = size / 1000
        self.large = self.at(path, 1000)
        self.probe = self.at(path, 64)
        # The font's glyph for a character that it does not have.
        self.missing = {self.picture(self.probe, code) for code in ("\uFFFF", "\U0010FFFE")}

    @staticmethod
    def at(path, size):
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)

    @staticmethod
    def picture(font, character):
        return bytes(font.getmask(character, mode="L")), font.getlength(character)

    def has(self, character):
        return character.isspace() or self.picture(self.probe, character) not in self.missing

    def glyph(self, character):
        """(left, top, image or None, advance); top counts upwards from the baseline."""
        box = self.font.getbbox(character, anchor="ls")
        # Unhinted widths, rounded: the hinted ones of a narrow face are often a pixel too wide.
        advance = max(1, round(self.large.getlength(character) * self.scale))
        width, height = box[2] - box[0], box[3] - box[1]
        if width <= 0 or height <= 0:
            return 0, 0, None, advance
        image = Image.new("L", (width, height), 0)
        ImageDraw.Draw(image).text((-box[0], -box[1]), character, fill=255, font=self.font, anchor="ls")
        return box[0], -box[1], image, max(advance, box[0] + ink_end(image))


def read_symbols(path):
    """{code: (name, width, [(command, arguments)])}"""
    symbols, current = {}, None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            if words[0] == "symbol":
                current = (words[2], int(words[3]), [])
                symbols[int(words[1], 16)] = current
            elif words[0] in ("fill", "cut"):
                current[2].append((words[0], [tuple(map(int, word.split(","))) for word in words[1:]]))
            elif words[0] in ("disc", "hole"):
                x, y = map(int, words[1].split(","))
                current[2].append((words[0], (x, y, int(words[2]))))
            elif words[0] == "letter" and len(words) == 2:
                current[2].append(("letter", words[1]))
            else:
                raise ValueError(f"unknown word {words[0]}")
        except (ValueError, IndexError, TypeError) as error:
            raise Refused(f"{path}:{number}: {error}") from error
    return symbols


def symbol_glyph(face, cap_height, symbol):
    _, width, strokes = symbol
    unit = cap_height * FINE / 100
    margin = -(-cap_height // 5)  # discs of keys reach above the capitals and below the baseline
    columns = round(width * cap_height / 100)
    rows = cap_height + 2 * margin
    image = Image.new("L", (columns * FINE, rows * FINE), 0)
    pen = ImageDraw.Draw(image)

    def place(x, y):
        return x * unit, y * unit + margin * FINE

    for command, what in strokes:
        ink = 255 if command in ("fill", "disc") else 0
        if command in ("fill", "cut"):
            pen.polygon([place(*point) for point in what], fill=ink)
        elif command in ("disc", "hole"):
            x, y = place(what[0], what[1])
            radius = what[2] * unit
            pen.ellipse([x - radius, y - radius, x + radius, y + radius], fill=ink)
        else:
            font = face.font.font_variant(size=round(face.font.size * FINE * 0.84))
            pen.text((columns * FINE / 2, (margin + cap_height * 0.92) * FINE), what, fill=0, font=font, anchor="ms")
    image = image.resize((columns, rows), Image.BOX)
    box = image.getbbox()
    if box is None:
        raise Refused(f"symbol {symbol[0]} is empty")
    return box[0], cap_height + margin - box[1], image.crop(box), columns + 1


def pack(image):
    """Two pixels a byte, the left one in the low half; rows are whole bytes."""
    data = bytearray()
    for y in range(image.height):
        row = [(image.getpixel((x, y)) * 15 + 127) // 255 for x in range(image.width)] + [0]
        data += bytes(row[x] | row[x + 1] << 4 for x in range(0, image.width, 2))
    return data


def glyphs_of(entry, family, folder, symbols):
    cap_height = entry["capHeight"]
    face = Face(find_face(family["folders"], entry["face"]), entry["size"])
    spare = Face(find_face(family["folders"], family["fallback"]), entry["size"])
    # Hinting moves the top of an H to a whole pixel, not always the nearest: layouts rely on the height that is written.
    if face.cap_height != cap_height:
        raise Refused(f"{entry['name']}: capitals of {face.name} at {entry['size']} are {face.cap_height} pixels high, "
                      f"not {cap_height}")
    lines = (folder / family["characters"]).read_text(encoding="utf-8").split("\n")
    result = {}
    for character in set(entry.get("only") or entry.get("letters") or "".join(lines)):
        source = face if face.has(character) else spare
        if not source.has(character):
            raise Refused(f"{entry['name']}: neither {face.name} nor {spare.name} has "
                          f"U+{ord(character):04X} {character}")
        result[ord(character)] = source.glyph(character)
    if "only" not in entry:
        for code, symbol in symbols.items():
            result[code] = symbol_glyph(face, cap_height, symbol)
    return result


def bake(entry, family, folder, symbols):
    name, cap_height = entry["name"], entry["capHeight"]
    glyphs = glyphs_of(entry, family, folder, symbols)
    rows, data = [], bytearray()
    ascent = descent = 0
    for code in sorted(glyphs):
        left, top, image, advance = glyphs[code]
        width, height = image.size if image else (0, 0)
        rows.append(f"    {{0x{code:04X}, {width}, {height}, {left}, {top}, {advance}, {len(data)}}},")
        if image:
            data += pack(image)
            if code < 0x2190:  # letters decide the line; symbols may reach beyond
                ascent, descent = max(ascent, top), max(descent, height - top)
    numbers = [", ".join(map(str, data[i:i + 24])) for i in range(0, len(data), 24)]
    line = ascent + descent + 1 if "only" not in entry else ascent + 4
    return "\n".join([
        f"constexpr Glyph {name}Glyphs[] = {{", *rows, "};",
        f"constexpr uint8_t {name}Coverage[] = {{", *(f"    {row}," for row in numbers), "};",
        "}  // namespace", f"const Font {name}{{{name}Glyphs, {name}Coverage, {ascent}, {descent}, {cap_height}, {line}}};",
        "namespace {", ""])


def main():
    if len(sys.argv) != 3:
        raise Refused("usage: bake_fonts.py FAMILY.JSON OUT.CPP")
    source = Path(sys.argv[1])
    family = json.loads(source.read_text(encoding="utf-8"))
    symbols = read_symbols(source.parent / family["symbols"])
    text = ["// Made by tools/make/bake_fonts.py from assets/fonts.", '#include "drawing/type/fonts.h"', "", "namespace lucca {", "",
            "namespace {", ""]
    text += [bake(entry, family, source.parent, symbols) for entry in family["fonts"]]
    text += ["}  // namespace", "", "}  // namespace lucca", ""]
    Path(sys.argv[2]).write_text("\n".join(text), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except Refused as reason:
        sys.exit(f"bake_fonts: {reason}")
