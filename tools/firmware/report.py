#!/usr/bin/env python3
"""report.py BUILD [BOARD]: flash, RAM and stack of each image, as a table in BUILD/sizes.md; fails above a budget."""
import glob
import json
import os
import re
import sys

import stack
from elf import Elf

KIB = 1024
STORE_BYTES = 256 * KIB  # at the end of flash, for saves; the image must stay below
FLASH_BYTES = 2048 * KIB  # the smallest board's
RAM_BYTES = 256 * KIB  # without the two banks of the stack


class Row:
    def __init__(self, path):
        elf = Elf(path)
        self.board = re.search(r"lucca-(.*)\.elf$", path)[1]
        size = elf.section_size
        ram = [".ram_vector_table", ".uninitialized_data", ".data", ".bss", ".tdata", ".tbss"]
        self.flash = os.path.getsize(path[:-4] + ".bin")
        self.ram = sum(size(name) for name in ram)
        self.framebuffer = max((s.size for s in elf.symbols if s.name.endswith("::pixels")), default=0)
        self.stack = stack.measure(path)

    def complaints(self, budget):
        if self.flash > FLASH_BYTES - STORE_BYTES:
            yield f"{self.board}: {self.flash} bytes of flash reach into the room of the saves"
        if self.ram > RAM_BYTES:
            yield f"{self.board}: {self.ram} bytes of RAM are more than the chip has"
        if self.stack["bytes"] > budget:
            yield f"{self.board}: a stack of {self.stack['bytes']} bytes is above the budget of {budget}; " \
                  f"deepest: {' > '.join(self.stack['main'][1])}"
        for name in self.stack["recursive"]:
            yield f"{self.board}: {name} calls itself; state what that costs in firmware/stack_calls.json"

    def line(self):
        return f"| {self.board} | {self.flash} | {self.ram} | {self.framebuffer} | {self.stack['bytes']} |"


def is_board(path):
    """Not one of the images that only the emulator runs."""
    return os.path.exists(stack.RULES.parents[1] / "boards" / (re.search(r"lucca-(.*)\.elf$", path)[1] + ".h"))


def stale_rules(rows, rules):
    """The images differ in facts, not in code: what matches nothing in one matches nothing in all."""
    used = set().union(*(row.stack["used"] for row in rows))
    return [f"firmware/stack_calls.json: {pattern} matches nothing any more"
            for pattern in dict.fromkeys(stack.patterns_of(rules)) if pattern not in used]


def table(rows, budget):
    unknown = sorted({name for row in rows for name in row.stack["unknown"]})
    lines = ["| board | flash | static RAM | of it framebuffer | worst stack |", "| --- | --- | --- | --- | --- |"]
    lines += [row.line() for row in rows]
    lines += ["", f"Bytes. Of {FLASH_BYTES - STORE_BYTES} flash, {RAM_BYTES} RAM and a stack budget of {budget}. "
              f"Callers through pointers that no rule follows: {len(unknown)}."]
    lines += [f"- `{name}`" for name in unknown]
    return "\n".join(lines) + "\n"


def main():
    build, board = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
    rules = json.loads(stack.RULES.read_text(encoding="utf-8"))
    budget = rules["budget"]
    rows = [Row(path) for path in sorted(glob.glob(f"{build}/lucca-{board or '*'}.elf")) if is_board(path)]
    if not rows:
        sys.exit(f"no image in {build}")
    bad = {row.board: list(row.complaints(budget)) for row in rows}
    bad["rules of stack_calls.json"] = stale_rules(rows, rules)
    text = table(rows, budget)
    with open(f"{build}/sizes.md", "w", encoding="utf-8") as out:
        out.write(text)
    print(text)
    for lines in bad.values():
        print(*lines, sep="\n", end="\n" if lines else "")
    failed = [name for name, lines in bad.items() if lines]
    with open(os.environ.get("LUCCA_FAILED", os.devnull), "w", encoding="utf-8") as out:
        out.writelines(name + "\n" for name in failed)
    print(f"{len(bad) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
