#!/usr/bin/env python3
"""pico2.py BOARD...: what the RP2350's boot ROM asks of an image, read from build/pico2: a block in the first 4 KB that says it is a
secure ARM program for this chip, a loop of whole blocks from there to the image's end and back, a stack pointer and a start in
the vectors, and UF2 blocks of the chip's family."""
import pathlib
import struct
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
FLASH, RAM, STACK_END = 0x10000000, 0x20000000, 0x20082000
BLOCK_START, BLOCK_END = 0xFFFFDED3, 0xAB123579
IMAGE_TYPE, LAST_ITEM = 0x42, 0xFF
LONGEST_BLOCK, MOST_BLOCKS = 640, 8  # bytes that the ROM reads of a block; ours are two
EXECUTABLE, SECURE, ARM, RP2350 = 1, 2 << 4, 0 << 8, 1 << 12
FAMILY = 0xE48BFF59


def word(image, at):
    if not 0 <= at <= len(image) - 4 or at % 4:
        raise ValueError(f"leads to 0x{at & 0xFFFFFFFF:x}, outside of the image")
    return struct.unpack_from("<I", image, at)[0]


def block(image, at):
    """(its items as (type, value), the offset of the next block) of the block at an offset. ValueError: the ROM would refuse it."""
    if word(image, at) != BLOCK_START:
        raise ValueError(f"has no block at 0x{at:x}")
    items, place = [], at + 4
    while True:
        head = word(image, place)
        kind, size = head & 0xFF, head >> 8 & (0xFFFF if head & 0x80 else 0xFF)
        if kind == LAST_ITEM:
            break
        if size == 0 or place > at + LONGEST_BLOCK:
            raise ValueError(f"has a block at 0x{at:x} without a last item")
        items.append((kind, head >> 16))
        place += 4 * size
    if size != (place - at - 4) // 4:
        raise ValueError(f"has a block at 0x{at:x} that counts {size} words of items instead of {(place - at - 4) // 4}")
    if word(image, place + 8) != BLOCK_END:
        raise ValueError(f"has a block at 0x{at:x} without its footer")
    link = word(image, place + 4)
    return items, at + link - (link >> 31 << 32)


def block_loop(image):
    """The items of the first block, once all blocks were followed until the last leads back to the first."""
    first = next((i for i in range(0, min(4096, len(image)), 4) if word(image, i) == BLOCK_START), None)
    if first is None:
        raise ValueError("has no block in the first 4 KB")
    items, at = block(image, first)
    for _ in range(MOST_BLOCKS):
        if at == first:
            return items
        _, at = block(image, at)
    raise ValueError("has blocks that never lead back to the first")


def problems(image, uf2):
    try:
        items = block_loop(image)
        if (IMAGE_TYPE, EXECUTABLE | SECURE | ARM | RP2350) not in items:
            yield f"its block is no secure ARM program for the RP2350: {items}"
    except ValueError as wrong:
        yield f"it {wrong}"
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
