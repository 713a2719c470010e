#!/usr/bin/env python3
"""make_data.py FOLDER: the files that files.ino reads: a smooth font of two letters, one that is cut short, a picture, texts, and a
source, which is no file of the sketch."""
import pathlib
import struct
import sys


def font():
    """A full box and a frame, as A and B, 6 by 8 pixels."""
    frame = bytes(255 if x in (0, 5) or y in (0, 7) else 64 for y in range(8) for x in range(6))
    words = [2, 11, 8, 0, 8, 0]
    for code in b"AB":
        words += [code, 8, 6, 7, 8, 0, 0]
    return struct.pack(f">{len(words)}i", *words) + bytes([255] * 48) + frame


def picture():
    """A BMP of 4 by 3, 24 bits, the lowest row first: red, green and blue rows from the top."""
    rows = b"".join(colour * 4 for colour in (b"\xff\0\0", b"\0\xff\0", b"\0\0\xff"))
    head = struct.pack("<2sIHHI", b"BM", 54 + len(rows), 0, 0, 54) + struct.pack("<IiiHHIIiiII", 40, 4, 3, 1, 24, 0, len(rows), 0, 0, 0, 0)
    return head + rows


def main():
    top = pathlib.Path(sys.argv[1])
    (top / "poems").mkdir(parents=True)
    (top / "box.vlw").write_bytes(font())
    (top / "cut.vlw").write_bytes(font()[:-1])
    (top / "rows.bmp").write_bytes(picture())
    (top / "poems/così \"è\".txt").write_text("due\nrighe", encoding="utf-8")
    (top / "poems/empty").write_bytes(b"")
    (top / "table.h").write_text("#error not a file of the sketch\n", encoding="utf-8")


if __name__ == "__main__":
    main()
