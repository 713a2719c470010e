#!/usr/bin/env python3
"""report.py BUILD [BOARD]: flash, RAM and stack of each image, as a table in BUILD/sizes.md; fails above a budget.
report.py --image FILE.elf: the same checks of one image, without a word when it is good; every build runs it."""
import glob
import json
import os
import pathlib
import re
import sys

import stack
from elf import Elf

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "check"))
from results import leave_failed  # noqa: E402

BUDGETS = json.loads((pathlib.Path(__file__).resolve().parents[2] / "firmware" / "budgets.json").read_text(encoding="utf-8"))
FLASH_BYTES = BUDGETS["flash of an image"]
FLASH_MOST = BUDGETS["flash"] - BUDGETS["flash for saves"]  # of the smallest board; the saves are at the end
RAM_BYTES = {"": BUDGETS["RAM of the RP2040"], "-pico2": BUDGETS["RAM of the RP2350"]}  # without the two banks of the stack
STACK_BYTES = BUDGETS["stack that may be used"]
STACK_MOST = BUDGETS["stack"] - BUDGETS["guard below the stack"]  # firmware/chip/pico_guard.h
SMALL = 200  # bytes: an owner of less is counted in the rest


class Row:
    def __init__(self, path):
        elf = Elf(path)
        self.board, chip = name_of(path)
        self.ram_bytes = RAM_BYTES[chip]
        size = elf.section_size
        ram = [".ram_vector_table", ".uninitialized_data", ".data", ".bss", ".tdata", ".tbss"]
        self.flash = os.path.getsize(path[:-4] + ".bin")
        self.ram = sum(size(name) for name in ram)
        self.objects = [(s.name, s.size) for s in elf.symbols if 0 <= s.address - elf.starts[".bss"] < size(".bss")]
        self.framebuffer = max((size for name, size in self.objects if name.endswith("::pixels")), default=0)
        self.hot = size(".data")
        self.stack = stack.measure(path)

    def complaints(self):
        if self.flash > FLASH_BYTES:
            yield f"{self.board}: {self.flash} bytes of flash are above the budget of {FLASH_BYTES}"
        if FLASH_BYTES > FLASH_MOST:
            yield f"{self.board}: {FLASH_BYTES} bytes of flash, as the budget allows, would reach into the room of the saves"
        if self.ram > self.ram_bytes:
            yield f"{self.board}: {self.ram} bytes of RAM are more than the chip has"
        if self.stack["bytes"] > STACK_BYTES:
            yield f"{self.board}: a stack of {self.stack['bytes']} bytes is above the budget of {STACK_BYTES}; its deepest paths, with " \
                  "the bytes of each frame:"
            yield from stack.show_paths(self.stack)
        if STACK_BYTES > STACK_MOST:
            yield f"{self.board}: a stack of {STACK_BYTES} bytes, as the budget allows, would reach into its guard"
        if self.stack["float"]:
            yield f"{self.board}: an instruction of the floating-point unit makes every interrupt save {stack.FLOAT_FRAME} bytes more"
        for name in self.stack["recursive"]:
            yield f"{self.board}: {name} calls itself; state what that costs in firmware/stack_calls.json"

    def line(self):
        return f"| {self.board} | {self.flash} | {self.ram} | {self.framebuffer} | {self.stack['bytes']} |"


def name_of(path):
    """(board, chip) of an image; the chip is the end of its name."""
    return re.search(r"lucca-(.*?)(-pico2)?\.elf$", path).groups(default="")


def is_board(path):
    """Not one of the images that only the emulator runs."""
    return os.path.exists(stack.RULES.parents[1] / "boards" / (name_of(path)[0] + ".h"))


def stale_rules(rows, rules):
    """The images differ in facts, not in code: what matches nothing in one matches nothing in all. The RP2040's are asked; the
    SDK has other functions on the RP2350, so there only its own rules are."""
    if rows[0].ram_bytes == RAM_BYTES["-pico2"]:
        rules = {"ends": [], "recursion": [], "interrupts": [], "pointers": [rule for rule in rules["pointers"] if "chip" in rule]}
    used = set().union(*(row.stack["used"] for row in rows))
    return [f"firmware/stack_calls.json: {pattern} matches nothing any more"
            for pattern in dict.fromkeys(stack.patterns_of(rules)) if pattern not in used]


def check_image(path):
    rules = stack.rules_for(path)
    row = Row(path)
    bad = list(row.complaints()) + stale_rules([row], rules)
    print(*bad, sep="\n", end="\n" if bad else "")
    return 1 if bad else 0


def table(rows):
    unknown = sorted({name for row in rows for name in row.stack["unknown"]})
    lines = ["| board | flash | static RAM | of it framebuffer | worst stack |", "| --- | --- | --- | --- | --- |"]
    lines += [row.line() for row in rows]
    lines += ["", f"Bytes. Of {FLASH_BYTES} flash, {rows[0].ram_bytes} RAM and a stack budget of {STACK_BYTES}. "
              f"Callers through pointers that no rule follows: {len(unknown)}."]
    lines += [f"- `{name}`" for name in unknown]
    return "\n".join(lines) + "\n"


def parts_of_device(build):
    """The sizes that firmware/owners.cpp states, by folder and name; the device itself is the first."""
    path = glob.glob(f"{build}/firmware/CMakeFiles/lucca_owners.dir/owners.cpp.o*")
    found = {s.name.removeprefix("lucca::owners::").replace("_", "/"): s.size for s in Elf(path[0]).symbols} if path else {}
    return found.pop("device/Device", 0), found


def deepest_paths(row):
    """Which calls need the most stack on the board that needs the most, with what each frame costs."""
    return "\n".join(["", f"The deepest paths of {row.board}, with the bytes of each frame:", "", "```",
                      *stack.show_paths(row.stack), "```", ""])


def owners(row, build):
    """The owners of one board's static RAM, largest first."""
    device, parts = parts_of_device(build)
    owned = {name.split("::")[-1].split("(")[0]: size for name, size in row.objects if size > SMALL}
    owned["code in RAM and values at start"] = row.hot
    if owned.get("device") == device:
        owned["the rest of the device"] = owned.pop("device") - sum(parts.values())
        owned.update(parts)
    owned["the rest"] = row.ram - sum(owned.values())
    lines = ["", f"Who owns the RAM of {row.board}:", "", "| owner | bytes |", "| --- | --- |"]
    lines += [f"| {name} | {size} |" for name, size in sorted(owned.items(), key=lambda item: -item[1])]
    return "\n".join(lines) + "\n"


def main():
    if sys.argv[1] == "--image":
        return check_image(sys.argv[2])
    build, board = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
    paths = [path for path in sorted(glob.glob(f"{build}/lucca-{board or '*'}.elf")) if board or is_board(path)]
    if not paths:
        sys.exit(f"no image in {build}")
    rules = stack.rules_for(paths[0])
    rows = [Row(path) for path in paths]
    bad = {row.board: list(row.complaints()) for row in rows}
    bad["rules of stack_calls.json"] = stale_rules(rows, rules)
    deepest = max(rows, key=lambda row: row.stack["bytes"])
    text = table(rows) + deepest_paths(deepest) + owners(max(rows, key=lambda row: row.ram), build)
    with open(f"{build}/sizes.md", "w", encoding="utf-8") as out:
        out.write(text)
    print(text)
    for lines in bad.values():
        print(*lines, sep="\n", end="\n" if lines else "")
    failed = [name for name, lines in bad.items() if lines]
    leave_failed(failed)
    print(f"{len(bad) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
