#!/usr/bin/env python3
"""join.py TOP [BOARD]: writes build/firmware/lucca-BOARD.uf2 for people: with the images of both chips where a board takes both.

Each chip's loader takes the blocks of its own family and passes over the others, so one file serves a Pico and a Pico 2. A loader
restarts its board 0.5 to 1 s after the last block of its family; a computer that is then still copying reports an error. So the
families' blocks alternate, and the last ones stand at the file's end."""
import pathlib
import sys

from uf2 import BLOCK, FAMILY, uf2


def interleave(parts):
    """The blocks of several UF2 files, each file's in their order and spread evenly over the whole."""
    blocks = []
    for part in parts:
        count = len(part) // BLOCK
        blocks += [((n + 1) / count, part[n * BLOCK:(n + 1) * BLOCK]) for n in range(count)]
    return b"".join(block for _, block in sorted(blocks, key=lambda entry: entry[0]))


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    build = pathlib.Path(sys.argv[1]) / "build"
    boards = [sys.argv[2]] if len(sys.argv) == 3 else \
        sorted(path.stem for path in (pathlib.Path(sys.argv[1]) / "boards").glob("*.h"))
    said = []
    for board in boards:
        images = {"rp2040": build / f"firmware/lucca-{board}.bin", "rp2350": build / f"pico2/lucca-{board}-pico2.bin"}
        chips = [chip for chip, path in images.items() if path.exists()]
        parts = [uf2(images[chip].read_bytes(), FAMILY[chip]) for chip in chips]
        if parts:
            said.append(f"build/firmware/lucca-{board}.uf2: for the {' and the '.join(chip.upper() for chip in chips)}")
            (build / f"firmware/lucca-{board}.uf2").write_bytes(interleave(parts))
    print("\n".join(said))


if __name__ == "__main__":
    main()
