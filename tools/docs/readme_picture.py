#!/usr/bin/env python3
"""readme_picture.py DEMO OUT.png: three pictures of the demonstration side by side, for the top of the README."""
import glob
import sys

from PIL import Image

GAP = 24
TABLE = (80, 72, 64)


def last_of(folder, game):
    """The last of the game's numbered pictures: there most is built. How many there are is the computer players' choice."""
    return max(glob.glob(f"{folder}/{game}-[0-9].png"))


def main():
    folder, out = sys.argv[1:]
    names = [f"{folder}/title.png", last_of(folder, "palazzi"), last_of(folder, "torri")]
    pictures = [Image.open(name).convert("RGB") for name in names]
    width = sum(picture.width for picture in pictures) + GAP * (len(pictures) + 1)
    sheet = Image.new("RGB", (width, pictures[0].height + 2 * GAP), TABLE)
    left = GAP
    for picture in pictures:
        sheet.paste(picture, (left, GAP))
        left += picture.width + GAP
    sheet.quantize(128).save(out, optimize=True)


if __name__ == "__main__":
    main()
