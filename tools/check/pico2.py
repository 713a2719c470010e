#!/usr/bin/env python3
"""pico2.py BOARD...: what the RP2350's boot ROM asks of an image, read from build/pico2: a block in the first 4 KB that says it is a
secure ARM program for this chip, a stack pointer and a start in the vectors, and UF2 blocks of the chip's family."""
import pathlib
import struct
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
FLASH, RAM, STACK_END = 0x10000000, 0x20000000, 0x20082000
BLOCK_START, BLOCK_END = 0xFFFFDED3, 0xAB123579
IMAGE_TYPE, LAST_ITEM = 0x42, 0xFF
EXECUTABLE, SECURE, ARM, RP2350 = 1, 2 << 4, 0 << 8, 1 << 12
FAMILY = 0xE48BFF59


def items(image, at):
    """(type, first half-word's value, words) of each item of the block at an offset; ends after the last item."""
    at += 4
    while at < 4096:
        head = struct.unpack_from("<I", image, at)[0]
        kind, size = head & 0xFF, head >> 8 & (0xFFFF if head & 0x80 else 0xFF)
        if kind == LAST_ITEM:
            yield kind, 0, struct.unpack_from("<II", image, at + 4)
            return
        yield kind, head >> 16, ()
        at += 4 * size


def problems(image, uf2):
    at = next((i for i in range(0, 4096, 4) if struct.unpack_from("<I", image, i)[0] == BLOCK_START), None)
    if at is None:
        yield "no image block in the first 4 KB"
    else:
        found = list(items(image, at))
        if (IMAGE_TYPE, EXECUTABLE | SECURE | ARM | RP2350, ()) not in found:
            yield f"its block is no secure ARM program for the RP2350: {found}"
        if not found or found[-1][0] != LAST_ITEM or found[-1][2][1] != BLOCK_END:
            yield "its block does not end"
        elif struct.unpack_from("<I", image, at + found[-1][2][0])[0] != BLOCK_START:
            yield "its block does not lead to the one at the image's end"
    stack, start = struct.unpack_from("<II", image, 0)
    if stack != STACK_END or not start & 1 or not FLASH < start < FLASH + len(image):
        yield f"vectors {stack:08x} {start:08x}"
    blocks = [struct.unpack_from("<8I", uf2, i) for i in range(0, len(uf2), 512)]
    for n, block in enumerate(blocks):
        if block[2:] != (0x2000, FLASH + 256 * n, 256, n, len(blocks), FAMILY):
            yield f"UF2 block {n} is wrong: {block}"
            return
    if b"".join(uf2[i + 32:i + 288] for i in range(0, len(uf2), 512))[:len(image)] != image:
        yield "the UF2 holds something else than the image"


def main():
    bad = []
    for board in sys.argv[1:]:
        path = TOP / f"build/pico2/lucca-{board}-pico2"
        bad += [f"error: {path.name}: {what}" for what in
                problems(path.with_suffix(".bin").read_bytes(), path.with_suffix(".uf2").read_bytes())]
    print("\n".join(bad) or f"{len(sys.argv) - 1} images are what the RP2350 starts")
    return 1 if bad or len(sys.argv) < 2 else 0


if __name__ == "__main__":
    sys.exit(main())
