#!/usr/bin/env python3
"""uf2.py CHIP IMAGE.bin OUT.uf2: wraps a flash image, starting at 0x10000000, into UF2 blocks for the rp2040 or the rp2350."""
import struct
import sys

FLASH_START = 0x10000000
FAMILY = {"rp2040": 0xE48BFF56, "rp2350": 0xE48BFF59}  # the latter: ARM, secure
FLAG_FAMILY = 0x2000
PAYLOAD, BLOCK = 256, 512  # bytes of data in a block of the file


def uf2(image, family):
    blocks = (len(image) + PAYLOAD - 1) // PAYLOAD
    out = bytearray()
    for number in range(blocks):
        data = image[number * PAYLOAD:(number + 1) * PAYLOAD].ljust(PAYLOAD, b"\0")
        address = FLASH_START + number * PAYLOAD
        out += struct.pack("<8I", 0x0A324655, 0x9E5D5157, FLAG_FAMILY, address, PAYLOAD, number, blocks, family)
        out += data.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)
    return out


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in FAMILY:
        sys.exit(__doc__)
    with open(sys.argv[2], "rb") as source:
        image = source.read()
    with open(sys.argv[3], "wb") as target:
        target.write(uf2(image, FAMILY[sys.argv[1]]))


if __name__ == "__main__":
    main()
