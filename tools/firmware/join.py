#!/usr/bin/env python3
"""join.py TOP [BOARD]: writes build/firmware/lucca-BOARD.uf2 for people: with the images of both chips where a board takes both.

Each chip's loader takes the blocks of its own family and passes over the others, so one file serves a Pico and a Pico 2."""
import pathlib
import sys

from uf2 import FAMILY, uf2


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    build = pathlib.Path(sys.argv[1]) / "build"
    boards = [sys.argv[2]] if len(sys.argv) == 3 else \
        sorted(path.stem for path in (pathlib.Path(sys.argv[1]) / "boards").glob("*.h"))
    joined = 0
    for board in boards:
        images = {"rp2040": build / f"firmware/lucca-{board}.bin", "rp2350": build / f"pico2/lucca-{board}-pico2.bin"}
        parts = [uf2(path.read_bytes(), FAMILY[chip]) for chip, path in images.items() if path.exists()]
        joined += len(parts) == 2
        if parts:
            (build / f"firmware/lucca-{board}.uf2").write_bytes(b"".join(parts))
    print(f"{joined} files serve a Pico and a Pico 2")


if __name__ == "__main__":
    main()
