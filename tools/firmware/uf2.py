#!/usr/bin/env python3
"""uf2.py IMAGE.bin OUT.uf2: wraps a flash image of the RP2040, starting at 0x10000000, into UF2 blocks."""
import struct
import sys

FLASH_START = 0x10000000
FAMILY_RP2040 = 0xE48BFF56
FLAG_FAMILY = 0x2000
PAYLOAD = 256


def uf2(image):
    blocks = (len(image) + PAYLOAD - 1) // PAYLOAD
    out = bytearray()
    for number in range(blocks):
        data = image[number * PAYLOAD:(number + 1) * PAYLOAD].ljust(PAYLOAD, b"\0")
        address = FLASH_START + number * PAYLOAD
        out += struct.pack("<8I", 0x0A324655, 0x9E5D5157, FLAG_FAMILY, address, PAYLOAD, number, blocks, FAMILY_RP2040)
        out += data.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)
    return out


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as source:
        image = source.read()
    with open(sys.argv[2], "wb") as target:
        target.write(uf2(image))
