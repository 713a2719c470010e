"""The facts for the reports, from an ELF of the firmware: sections, symbols, words of memory and the disassembly."""
import collections
import functools
import re
import struct
import subprocess

from elftools.elf.elffile import ELFFile

Symbol = collections.namedtuple("Symbol", "name address size")
FLASH_START = 0x10000000  # below lies the chip's own program


class Elf:
    def __init__(self, path):
        self.path = path
        with open(path, "rb") as file:
            elf = ELFFile(file)
            sections = list(elf.iter_sections())
            self.starts = {section.name: section["sh_addr"] for section in sections}
            self.sizes = {section.name: section["sh_size"] for section in sections}
            self.memory = [(section["sh_addr"], section.data()) for section in sections
                           if section["sh_addr"] >= FLASH_START and section["sh_type"] != "SHT_NOBITS"]

    def section_size(self, name):
        return self.sizes.get(name, 0)

    def word(self, address):
        """The 32 bits at an address of flash or initialised memory; None where there is nothing."""
        for start, data in self.memory:
            if start <= address <= start + len(data) - 4:
                return struct.unpack_from("<I", data, address - start)[0]
        return None

    @functools.cached_property
    def symbols(self):
        """With their names as a C++ programmer writes them, which the library does not know."""
        output = run("arm-none-eabi-nm", "-S", "-C", self.path)
        found = re.findall(r"^([0-9a-f]{8}) ([0-9a-f]{8}) \S (.*)$", output, re.MULTILINE)
        return [Symbol(name, int(address, 16), int(size, 16)) for address, size, name in found]

    def disassembly(self):
        return run("arm-none-eabi-objdump", "-d", "-C", "--no-show-raw-insn", self.path)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
