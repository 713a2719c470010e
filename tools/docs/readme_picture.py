#!/usr/bin/env python3
"""readme_picture.py DEMO OUT.png: three pictures of the demonstration side by side, for the top of the README."""
import sys

from PIL import Image

NAMES = ["title.png", "palazzi-5.png", "torri-4.png"]
GAP = 24
TABLE = (80, 72, 64)


def main():
    folder, out = sys.argv[1:]
    pictures = [Image.open(f"{folder}/{name}").convert("RGB") for name in NAMES]
    width = sum(picture.width for picture in pictures) + GAP * (len(pictures) + 1)
    sheet = Image.new("RGB", (width, pictures[0].height + 2 * GAP), TABLE)
    left = GAP
    for picture in pictures:
        sheet.paste(picture, (left, GAP))
        left += picture.width + GAP
    sheet.quantize(128).save(out, optimize=True)


if __name__ == "__main__":
    main()
