#!/usr/bin/env python3
"""pack_files.py FOLDER OUT.cpp: the files of a sketch's folder `data` as a read-only image for a board's flash.

The image is a source: a table of paths, sorted, and behind it the files as they are, each from a multiple of four bytes on.
Sources that a sketch keeps in the folder are left out. A folder that does not exist gives an image without files. OUT.cpp is
written only when something changed."""
import json
import pathlib
import sys
import zlib

SOURCES = {".h", ".c", ".cpp", ".ino"}


def entries(top):
    """(path on the board, file or None for a folder), sorted by the path's bytes, as the PC does."""
    found = [("/" + path.relative_to(top).as_posix(), None if path.is_dir() else path) for path in top.rglob("*") if path.suffix not in SOURCES]
    return sorted([("/", None), *found], key=lambda entry: entry[0].encode())


def quoted(text):
    """As a literal of C++; other letters than ASCII stay what they are."""
    return json.dumps(str(text), ensure_ascii=False)


def image(top):
    data, table = [], []
    for number, (path, file) in enumerate(entries(top)):
        if file is None:
            table.append(f"    {{{quoted(path)}, {{}}, true}},")
            continue
        name, content = f"lucca_file_{number}", file.read_bytes()
        table.append(f"    {{{quoted(path)}, {{{name}, {len(content)}}}, false}},  // {zlib.crc32(content):08x}")
        include = quoted(f"{name}: .incbin {quoted(file.resolve())}\n")
        data.append(f'__asm__(".section .rodata.lucca_files, \\"a\\"\\n.balign 4\\n.global {name}\\n" {include} ".previous\\n");\n'
                    f'extern "C" const uint8_t {name}[];')
    return "\n".join(["// The files of a sketch, made by pack_files.py.", '#include "machine.h"', "", *data, "",
                      "namespace lucca::sketch {", "", "namespace {", "constexpr StoredFile kFiles[] = {", *table, "};", "}  // namespace", "",
                      "std::span<const StoredFile> storedFiles() { return kFiles; }", "", "}  // namespace lucca::sketch", ""])


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    out = pathlib.Path(sys.argv[2])
    out.parent.mkdir(parents=True, exist_ok=True)
    text = image(pathlib.Path(sys.argv[1]))
    if not out.exists() or out.read_text(encoding="utf-8") != text:
        out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
