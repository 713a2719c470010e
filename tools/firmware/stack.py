#!/usr/bin/env python3
"""stack.py IMAGE.elf [-v]: the deepest stack the image can need, from its machine code.

The frame of a function is all it pushes and subtracts; its callees are its branches. What a call through a pointer can
reach is written in firmware/stack_calls.json: the first rule whose `from` matches the caller, with patterns of names or
"@TABLE" for all functions in a constant table. A caller without a rule is
taken for a virtual call: any method in the same slot of any class. Cycles through such guesses are cut, cycles of
direct calls are recursion and need the bytes of their further rounds stated. `ends` are functions after which nothing matters any more."""
import functools
import json
import pathlib
import re
import sys

from elf import Elf

RULES = pathlib.Path(__file__).resolve().parents[2] / "firmware" / "stack_calls.json"
EXCEPTION_FRAME = 36  # eight registers, and four bytes to align

FUNCTION = re.compile(r"^([0-9a-f]{8}) <(.*)>:$")
LINE = re.compile(r"^\s*([0-9a-f]+):\t(\S+)\s*([^@;]*)(?:[@;].*)?$")


class Function:
    def __init__(self, address, name):
        self.address, self.name = address, name
        self.frame = 0
        self.calls = set()
        self.pointer_calls = set()  # slot offsets of calls through pointers; None: not a load with an offset


def register_count(text):
    total = 0
    for part in text.strip("{} ").split(","):
        part = part.strip()
        if "-" in part:
            first, last = (int(name[1:]) for name in part.split("-"))
            total += last - first + 1
        elif part:
            total += 1
    return total


class Image:
    def __init__(self, path):
        self.elf = Elf(path)
        self.functions = {}
        self.read_code()
        self.slots = self.read_vtables()

    def read_code(self):
        current, history = None, []
        for line in self.elf.disassembly().splitlines():
            head = FUNCTION.match(line)
            if head:
                current = Function(int(head[1], 16), head[2])
                self.functions[current.address] = current
                history = []
                continue
            match = LINE.match(line)
            if current and match:
                self.instruction(current, match[2], match[3].strip(), history)
                history.append((match[2], match[3].strip(), line))
        for function in self.functions.values():
            veneer = re.match(r"^__(.*)_veneer$", function.name)
            if veneer:
                function.pointer_calls.clear()
                function.calls.update(a for a, f in self.functions.items() if f.name == veneer[1])

    def instruction(self, function, code, operands, history):
        if code == "push":
            function.frame += 4 * register_count(operands)
        elif code == "sub" and operands.startswith("sp, "):
            function.frame += int(operands.rsplit("#", 1)[1], 0)
        elif code == "add" and re.match(r"sp, (sp, )?r\d+$", operands):
            function.frame += self.big_frame(operands.split(", ")[-1], history)
        elif code in ("bl", "b.n", "b.w", "b") or re.match(r"b(eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le)\.n$", code):
            target = int(operands.split()[0], 16)
            if code == "bl" or not self.inside(function, operands):
                function.calls.add(target)
        elif code == "blx" or (code == "bx" and operands != "lr"):
            self.pointer_call(function, operands, history)

    @staticmethod
    def inside(function, operands):
        name = re.search(r"<(.*)>$", operands)
        return name is not None and re.sub(r"\+0x[0-9a-f]+$", "", name[1]) == function.name

    def literal(self, line):
        address = re.search(r"[@;] \(([0-9a-f]+)", line)
        return self.elf.word(int(address[1], 16)) if address else None

    def big_frame(self, register, history):
        for code, operands, line in reversed(history[-12:]):
            if code == "ldr" and operands.startswith(register + ", [pc"):
                value = self.literal(line) or 0
                return (1 << 32) - value if value >> 31 else 0
        return 0

    def pointer_call(self, function, register, history):
        """Follows the register back to where it got its value: a constant, or a slot of some table."""
        for code, operands, line in reversed(history):
            if not operands.startswith(register + ", ") or code in ("cmp", "tst", "str", "strb", "strh", "cmn"):
                continue
            if code in ("mov", "movs") and re.match(r"\w+, (r\d+|ip|sl|fp|r8|r9)$", operands):
                register = operands.split(", ")[1]
                continue
            if code == "ldr" and operands.startswith(register + ", [pc"):
                value = self.literal(line)
                if value is not None and (value & ~1) >= 0x10000000:
                    function.calls.add(value & ~1)
                    return
            elif code == "ldr":
                offset = re.search(r"#(\d+)\]", operands)
                function.pointer_calls.add(int(offset[1]) if offset else 0)
                return
            break
        function.pointer_calls.add(None)

    def read_vtables(self):
        """offset of a slot -> addresses of all methods in it."""
        slots = {}
        for symbol in self.elf.symbols:
            if not symbol.name.startswith("vtable for "):
                continue
            words = [self.elf.word(symbol.address + 4 * i) or 0 for i in range(symbol.size // 4)]
            start = None
            for i, word in enumerate(words):
                if i >= 2 and words[i - 1] == 0 and (words[i - 2] == 0 or words[i - 2] > 0xFFFF0000):
                    start = i
                if start is not None and word:
                    slots.setdefault(4 * (i - start), set()).add(word & ~1)
        return slots


    def table(self, name):
        """The functions whose addresses stand in the data of a symbol."""
        found = set()
        for symbol in self.elf.symbols:
            if symbol.name == name:
                found |= {(self.elf.word(symbol.address + 4 * i) or 0) & ~1 for i in range(symbol.size // 4)}
        return found & set(self.functions)


class Depth:
    def __init__(self, image, rules):
        self.image, self.rules = image, rules
        self.memo = {}
        self.guessed = set()
        self.recursive = set()
        self.cuts = 0

    @functools.lru_cache(maxsize=None)
    def by_name(self, patterns):
        """Functions that a pattern matches; "@NAME": those whose addresses stand in the table NAME."""
        found = {a for a, f in self.image.functions.items()
                 if any(re.search(p, f.name) for p in patterns if not p.startswith("@"))}
        for pattern in patterns:
            if pattern.startswith("@"):
                found |= self.image.table(pattern[1:])
        return found

    @functools.lru_cache(maxsize=None)
    def callees(self, function):
        """(address, is a guess) of all that the function may call."""
        return tuple(self.find_callees(function))

    def find_callees(self, function):
        for address in function.calls:
            yield address, False
        if not function.pointer_calls:
            return
        for rule in self.rules["pointers"]:
            if re.search(rule["from"], function.name):
                for address in self.by_name(tuple(rule["to"])):
                    yield address, False
                return
        self.guessed.add(function.name)
        for slot in function.pointer_calls:
            for address in self.image.slots.get(slot, ()):
                yield address, True

    def of(self, address, path=()):
        """(bytes, names) of the deepest path from a function. `path`: (caller, its next call is a guess) so far."""
        if address in self.memo:
            return self.memo[address]
        function = self.image.functions.get(address)
        if function is None:
            return 0, ()
        best, cuts = (0, ()), self.cuts
        ends = any(re.search(p, function.name) for p in self.rules["ends"])
        for callee, guess in () if ends else self.callees(function):
            step = path + ((address, guess),)
            callers = [caller for caller, _ in step]
            if callee in callers:
                cycle = step[callers.index(callee):]
                names = [self.image.functions[caller].name for caller, _ in cycle]
                stated = any(re.search(r["of"], name) for r in self.rules["recursion"] for name in names)
                if not stated and not any(guessed for _, guessed in cycle):
                    self.recursive.add(" > ".join(names))
                self.cuts += 1
                continue
            best = max(best, self.of(callee, step), key=lambda found: found[0])
        more = next((r["bytes"] for r in self.rules["recursion"] if re.search(r["of"], function.name)), 0)
        result = (function.frame + more + best[0], (f"{function.name} {function.frame + more}",) + best[1])
        if self.cuts == cuts:  # else it holds only for this way of getting here
            self.memo[address] = result
        return result


def measure(path):
    """{bytes, path, guessed, recursive} of an image."""
    rules = json.loads(RULES.read_text(encoding="utf-8"))
    image = Image(path)
    depth = Depth(image, rules)
    deepest = lambda patterns: max((depth.of(a) for a in depth.by_name(tuple(patterns))), default=(0, ()), key=lambda d: d[0])
    main = deepest([r"^main$"])
    interrupt = deepest(rules["interrupts"])
    start = sum(image.functions[a].frame for a in depth.by_name((r"^platform_entry$", r"^_reset_handler$")))
    return {"bytes": start + main[0] + EXCEPTION_FRAME + interrupt[0], "main": main, "interrupt": interrupt,
            "guessed": sorted(depth.guessed), "recursive": sorted(depth.recursive)}


if __name__ == "__main__":
    found = measure(sys.argv[1])
    print(f"{found['bytes']} bytes: main {found['main'][0]}, interrupts {found['interrupt'][0]}")
    print("deepest path:", *found["main"][1], sep="\n  ")
    print("deepest interrupt:", *found["interrupt"][1], sep="\n  ")
    print("recursion without a stated depth:", *found["recursive"], sep="\n  ")
    if "-v" in sys.argv:
        print("callers through pointers without a rule:", *found["guessed"], sep="\n  ")
