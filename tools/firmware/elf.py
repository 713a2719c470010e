"""What the reports need from an ELF for the RP2040: sections, symbols, words of memory and the disassembly."""
import collections
import functools
import re
import struct
import subprocess

Symbol = collections.namedtuple("Symbol", "name address size")
Section = collections.namedtuple("Section", "name type address size offset")
NOBITS = 8


class Elf:
    def __init__(self, path):
        self.path = path
        with open(path, "rb") as file:
            self.data = file.read()
        table, = struct.unpack_from("<I", self.data, 32)
        size, count, names = struct.unpack_from("<3H", self.data, 46)
        raw = [struct.unpack_from("<10I", self.data, table + i * size) for i in range(count)]
        strings = raw[names][4]
        self.sections = [Section(self.text(strings + s[0]), s[1], s[3], s[5], s[4]) for s in raw]

    def text(self, offset):
        return self.data[offset:self.data.index(b"\0", offset)].decode()

    def section_size(self, name):
        return sum(section.size for section in self.sections if section.name == name)

    def word(self, address):
        """The 32 bits at an address of flash or initialised memory; None where there is nothing."""
        for section in self.sections:
            inside = section.address <= address and address + 4 <= section.address + section.size
            if inside and section.address >= 0x10000000 and section.type != NOBITS:
                return struct.unpack_from("<I", self.data, section.offset + address - section.address)[0]
        return None

    @functools.cached_property
    def symbols(self):
        output = run("arm-none-eabi-nm", "-S", "-C", self.path)
        found = re.findall(r"^([0-9a-f]{8}) ([0-9a-f]{8}) \S (.*)$", output, re.MULTILINE)
        return [Symbol(name, int(address, 16), int(size, 16)) for address, size, name in found]

    def disassembly(self):
        return run("arm-none-eabi-objdump", "-d", "-C", "--no-show-raw-insn", self.path)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
