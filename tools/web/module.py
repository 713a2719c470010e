"""lucca.bin and rest.bin: the module made small, in two parts, each deflated as a whole, so that no server has to.

The first part has the functions that a first start calls (first_start.mjs), and all data: texts, rules and letters. These leave the
data section for a custom one, "lucca.data": the address as four bytes, then a zlib stream. The page puts them into the memory
before the module begins (simulator/web/page/parts.js). The rest comes while the console already runs.
"""
import pathlib
import struct
import subprocess
import tempfile

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, DATA, DATA_COUNT = 0, 11, 12
NAME = b"lucca.data"
# Nothing lies below 1024: wasm-ld puts the first byte there, so an offset may be part of a load.
PASSES = ["--low-memory-unused", "--dae-optimizing", "--merge-similar-functions", "--reorder-functions", "--code-folding", "-Oz",
          "--local-cse", "--precompute-propagate", "--simplify-locals", "-Oz", "--strip-debug",
          "--strip-producers"]
FEATURES = ["--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals"]
FIRST_START = pathlib.Path(__file__).parent / "first_start.mjs"


def number(value):
    """Unsigned LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out + bytes([value]))


def read_number(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def sections(module):
    at = len(MAGIC)
    while at < len(module):
        kind = module[at]
        size, start = read_number(module, at + 1)
        yield kind, module[start:start + size]
        at = start + size


def memory_of(data):
    """The lowest address and the bytes from there on; between two segments there are zeros."""
    count, at = read_number(data, 0)
    segments = {}
    for _ in range(count):
        if data[at:at + 2] != b"\x00\x41":
            raise ValueError("a data segment that is not put at a constant address")
        address, at = read_number(data, at + 2)  # a positive one reads the same unsigned
        if data[at] != 0x0B:
            raise ValueError("a data segment whose address is computed")
        size, at = read_number(data, at + 1)
        segments[address] = data[at:at + size]
        at += size
    first = min(segments)
    memory = bytearray(max(address + len(part) for address, part in segments.items()) - first)
    for address, part in segments.items():
        memory[address - first:address - first + len(part)] = part
    return first, bytes(memory)


def deflate(memory):
    """A zlib stream as any other, a twelfth smaller than zlib's own best."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(memory)
        file.flush()
        return subprocess.run(["zopfli", "--zlib", "-c", file.name], check=True, capture_output=True).stdout


def deflated(module):
    out = bytearray(MAGIC)
    packed = b""
    for kind, content in sections(module):
        if kind == DATA:
            first, memory = memory_of(content)
            packed = number(len(NAME)) + NAME + struct.pack("<I", first) + deflate(memory)
        elif kind != DATA_COUNT:
            out += bytes([kind]) + number(len(content)) + content
    return bytes(out + bytes([CUSTOM]) + number(len(packed)) + packed)


def split(whole, folder):
    """The part with the functions that a first start calls, and the rest."""
    counting, profile, first, rest = (folder / name for name in ("counting", "profile", "first", "rest"))
    subprocess.run(["wasm-split", "--instrument", *FEATURES, whole, "-o", counting], check=True)
    subprocess.run(["node", FIRST_START, counting, profile], check=True)
    subprocess.run(["wasm-split", *FEATURES, whole, "--profile", profile, "--placeholder-namespace", "placeholder",
                    "--import-namespace", "primary", "-o1", first, "-o2", rest], check=True)
    return first, rest


def write(wasm, first_out, rest_out):
    with tempfile.TemporaryDirectory() as folder:
        whole = pathlib.Path(folder) / "whole"
        subprocess.run(["wasm-opt", *PASSES, *FEATURES, wasm, "-o", whole], check=True)
        first, rest = split(whole, pathlib.Path(folder))
        first_out.write_bytes(deflate(deflated(first.read_bytes())))
        rest_out.write_bytes(deflate(rest.read_bytes()))
