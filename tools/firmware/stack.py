#!/usr/bin/env python3
"""stack.py IMAGE.elf [-v]: the deepest stack that the image can need, from its machine code, and its deepest paths.

The frame of a function is all it pushes and subtracts; its callees are its branches. What a call through a pointer can
reach is written in firmware/stack_calls.json: the first rule whose `from` matches the caller, with patterns of names or
"@TABLE" for all functions in a constant table. A caller without a rule is not followed, and counted in the report.
Functions that call each other in a circle need their further rounds stated: `rounds` says how often the whole circle
comes again, `again` names the functions that come a second time. `ends` are functions that never return to their caller:
their callees are not counted. A pattern that matches nothing is stale and fails the report."""
import functools
import json
import pathlib
import re
import sys
import typing

from elf import Elf

RULES = pathlib.Path(__file__).resolve().parents[2] / "firmware" / "stack_calls.json"
EXCEPTION_FRAME = 36  # eight registers, and four bytes to align
FLOAT_FRAME = 72  # more, where the program uses a floating-point unit
PATHS = 3  # the deepest paths that are shown

CONDITIONS = "eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le"
BRANCH = re.compile(rf"b({CONDITIONS})?(\.n|\.w)?$")
FUNCTION = re.compile(r"^([0-9a-f]{8}) <(.*)>:$")
LINE = re.compile(r"^\s*([0-9a-f]+):\t(\S+)\s*([^@;]*)(?:[@;].*)?$")


class Function:
    def __init__(self, address, name):
        self.address, self.name = address, name
        self.frame = 0
        self.calls = set()
        self.calls_pointers = False


def register_count(text):
    total = 0
    for part in text.strip("{} ").split(","):
        part = part.strip()
        if "-" in part:
            first, last = (int(name.strip()[1:]) for name in part.split("-"))
            total += last - first + 1
        elif part:
            total += 1
    return total


class Image:
    def __init__(self, path):
        self.elf = Elf(path)
        self.functions = {}
        self.uses_float = False
        self.read_code()

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
                function.calls_pointers = False
                function.calls.update(a for a, f in self.functions.items() if f.name == veneer[1])

    def instruction(self, function, code, operands, history):
        plain = code.removesuffix(".w").removesuffix(".n")
        self.uses_float |= code.startswith("v")
        if plain == "push" or operands.startswith("sp!, {"):
            pushed = operands[operands.index("{"):]
            if plain in ("push", "stmdb", "vpush", "vstmdb"):
                function.frame += (8 if pushed.startswith("{d") else 4) * register_count(pushed)
        elif plain == "vpush":
            function.frame += (8 if operands.startswith("{d") else 4) * register_count(operands)
        elif plain in ("str", "strd") and re.search(r"\[sp, #-\d+\]!$", operands):
            function.frame += int(re.search(r"#-(\d+)\]!$", operands)[1])
        elif plain in ("sub", "subw") and operands.startswith("sp, ") and "#" in operands:
            function.frame += int(operands.rsplit("#", 1)[1], 0)
        elif plain in ("add", "sub") and re.match(r"sp, (sp, )?(r\d+|ip|sl|fp|lr)$", operands):
            size = self.big_frame(operands.split(", ")[-1], history)
            grows = -size if plain == "add" else size
            function.frame += max(grows, 0)
        elif code == "bl" or BRANCH.match(code):
            target = int(operands.split()[0], 16)
            if code == "bl" or not self.inside(function, operands):
                function.calls.add(target)
        elif code == "blx" or (code == "bx" and operands != "lr"):
            self.pointer_call(function, operands, history)
        elif plain == "ldr" and operands.startswith("pc, [") and not operands.startswith("pc, [sp") and "lsl" not in operands:
            function.calls_pointers = True  # with a shifted index it is a switch, whose targets are inside

    @staticmethod
    def inside(function, operands):
        name = re.search(r"<(.*)>$", operands)
        return name is not None and re.sub(r"\+0x[0-9a-f]+$", "", name[1]) == function.name

    def literal(self, line):
        address = re.search(r"[@;] \(([0-9a-f]+)", line)
        return self.elf.word(int(address[1], 16)) if address else None

    def big_frame(self, register, history):
        """The value that was put into a register before, for a frame too large for an instruction."""
        for code, operands, line in reversed(history[-12:]):
            if not operands.startswith(register + ", "):
                continue
            if code.startswith("ldr") and "[pc" in operands:
                value = self.literal(line) or 0
                return value - (1 << 32) if value >> 31 else value
            if code.startswith("mov") and "#" in operands:
                return int(operands.rsplit("#", 1)[1], 0)
        return 0

    def pointer_call(self, function, register, history):
        """Follows the register back to where it got its value: a constant is as good as a name."""
        for code, operands, line in reversed(history):
            plain = code.removesuffix(".w").removesuffix(".n")
            if plain == "pop" and operands == "{" + register + "}":
                return  # where the function itself goes back to: pushed below arguments that came in registers
            if not operands.startswith(register + ", ") or plain in ("cmp", "tst", "str", "strb", "strh", "strd", "cmn", "cbz", "cbnz"):
                continue
            if plain in ("mov", "movs") and re.match(r"\w+, (r\d+|ip|sl|fp)$", operands):
                register = operands.split(", ")[1]
                continue
            if plain == "ldr" and operands.startswith(register + ", [pc"):
                value = self.literal(line)
                if value is not None and (value & ~1) >= 0x10000000:
                    function.calls.add(value & ~1)
                    return
            break
        function.calls_pointers = True

    def table(self, name):
        """The functions whose addresses are in the data of a symbol."""
        found = set()
        for symbol in self.elf.symbols:
            if symbol.name == name:
                found |= {(self.elf.word(symbol.address + 4 * i) or 0) & ~1 for i in range(symbol.size // 4)}
        return found & set(self.functions)


class Step(typing.NamedTuple):
    """One function of a path, or a circle of functions that call each other, with what its frames cost."""
    bytes: int
    names: tuple
    addresses: tuple

    def __str__(self):
        return f"{self.bytes:5} {' + '.join(short(name) for name in self.names)}"


def short(name):
    """A function's name without its arguments and the words that all names have."""
    plain = name.replace("(anonymous namespace)::", "").replace("lucca::", "")
    return re.sub(r"\(.*\)( const)?", "", plain) or plain


class Depth:
    def __init__(self, image, rules, avoided=()):
        self.image, self.rules, self.avoided = image, rules, avoided
        self.memo = {}
        self.unknown = set()
        self.recursive = set()
        self.used = set()  # patterns that matched something

    @functools.lru_cache(maxsize=None)
    def by_name(self, patterns):
        """Functions that a pattern matches; "@NAME": those whose addresses are in the table NAME."""
        found = set()
        for pattern in (single for whole in patterns for single in alternatives(whole)):
            if pattern.startswith("@"):
                matching = self.image.table(pattern[1:])
            else:
                matching = {a for a, f in self.image.functions.items() if re.search(pattern, f.name)}
            if matching:
                self.used.add(pattern)
            found |= matching
        return found

    def callees(self, function):
        """The addresses of all that the function may call."""
        end = next((p for p in self.rules["ends"] if re.search(p, function.name)), None)
        if end:
            self.used.add(end)
            return set()
        found = set(function.calls)
        if function.calls_pointers:
            rule = next((r for r in self.rules["pointers"] if re.search(r["from"], function.name)), None)
            if rule is None:
                self.unknown.add(function.name)
            else:
                self.used.add(rule["from"])
                found |= self.by_name(tuple(rule["to"]))
        return (found & set(self.image.functions)) - set(self.avoided)

    def solve(self):
        """The deepest path from every function, callees before their callers."""
        graph = {address: self.callees(function) for address, function in self.image.functions.items()}
        for members in components(graph):
            self.finish(members, graph)

    def finish(self, members, graph):
        functions = [self.image.functions[a] for a in members]
        outside = [self.memo[c] for a in members for c in graph[a] if c not in members]
        below = max(outside, default=(0, ()), key=lambda found: found[0])
        own, names = sum(f.frame for f in functions), [f.name for f in functions]
        if len(members) > 1 or members[0] in graph[members[0]]:
            stated = [r for r in self.rules["recursion"] if any(re.search(r["of"], n) for n in names)]
            self.used.update(r["of"] for r in stated)
            if not stated:
                self.recursive.add(" > ".join(names))
            own += max((self.further(rule, functions) for rule in stated), default=0)
        for address in members:
            self.memo[address] = (own + below[0], (Step(own, tuple(names), tuple(members)),) + below[1])

    def further(self, rule, functions):
        """The bytes of a circle's further rounds: all of it `rounds` times, or once those that `again` names."""
        named = self.by_name(tuple(rule.get("again", ())))
        return rule.get("rounds", 0) * sum(f.frame for f in functions) + sum(self.image.functions[a].frame for a in named)

    def of(self, address):
        """(bytes, steps) of the deepest path from a function."""
        if not self.memo:
            self.solve()
        return self.memo.get(address, (0, ()))


def alternatives(pattern):
    """One pattern for each choice of plain words in brackets, so that each choice can be found to match nothing."""
    group = re.search(r"(?<!\\)\((\w+(?:\|\w+)+)\)", pattern)
    if pattern.startswith("@") or not group:
        return [pattern]
    return [single for word in group[1].split("|")
            for single in alternatives(pattern[:group.start()] + word + pattern[group.end():])]


def patterns_of(rules):
    """Every pattern that has to match something."""
    found = [*rules["ends"], *(r["of"] for r in rules["recursion"]), *(r["from"] for r in rules["pointers"])]
    named = [*rules["interrupts"], *(p for r in rules["pointers"] for p in r["to"]),
             *(p for r in rules["recursion"] for p in r.get("again", ()))]
    return found + [single for whole in named for single in alternatives(whole)]


def components(graph):
    """Groups of functions that call each other, callees first (Tarjan's algorithm, without recursion)."""
    index, low, stack, on_stack, result = {}, {}, [], set(), []
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(graph[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, children = work[-1]
            child = next(children, None)
            if child is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    at = stack.index(node)
                    result.append(stack[at:])
                    on_stack.difference_update(stack[at:])
                    del stack[at:]
            elif child not in index:
                index[child] = low[child] = len(index)
                stack.append(child)
                on_stack.add(child)
                work.append((child, iter(graph[child])))
            elif child in on_stack:
                low[node] = min(low[node], index[child])
    return result


def rules_for(path):
    """The rules that an image keeps: those of every chip, and those of its own."""
    rules = json.loads(RULES.read_text(encoding="utf-8"))
    chip = "rp2350" if path.endswith("-pico2.elf") else "rp2040"
    rules["pointers"] = [rule for rule in rules["pointers"] if rule.get("chip", chip) == chip]
    return rules


def deepest(depth, patterns):
    """(bytes, steps) of the deepest path from any function that a pattern matches."""
    return max((depth.of(a) for a in depth.by_name(tuple(patterns))), default=(0, ()), key=lambda found: found[0])


def deepest_paths(image, rules, first):
    """The deepest paths of main. Each avoids the costliest step of those before it, so they have different causes."""
    paths, avoided = [first], set()
    while len(paths) < PATHS:
        steps = [step for step in paths[-1][1] if "main" not in step.names]
        if not steps:
            break
        avoided |= set(max(steps, key=lambda step: step.bytes).addresses)
        paths.append(deepest(Depth(image, rules, avoided), [r"^main$"]))
    return paths


def show_paths(found):
    """The lines of the deepest paths; each sum has interrupts and the start of the program in it, as the budget has."""
    lines = []
    for number, (size, steps) in enumerate(found["paths"](), 1):
        lines += [f"path {number}: {size + found['around']} bytes, {found['around']} of them for start and interrupts"]
        lines += [f"  {step}" for step in steps if step.bytes]
    return lines


def measure(path):
    """{bytes, main, interrupt, around, paths, unknown, recursive, used, float} of an image; `paths` is a function,
    as it takes long."""
    rules = rules_for(path)
    image = Image(path)
    depth = Depth(image, rules)
    main = deepest(depth, [r"^main$"])
    interrupt = deepest(depth, rules["interrupts"])
    start = sum(image.functions[a].frame for a in depth.by_name((r"^platform_entry$", r"^_reset_handler$")))
    exception = EXCEPTION_FRAME + FLOAT_FRAME * image.uses_float
    return {"bytes": start + main[0] + exception + interrupt[0], "main": main, "interrupt": interrupt,
            "around": start + exception + interrupt[0], "paths": lambda: deepest_paths(image, rules, main),
            "unknown": sorted(depth.unknown), "recursive": sorted(depth.recursive), "used": depth.used,
            "float": image.uses_float}


if __name__ == "__main__":
    found = measure(sys.argv[1])
    print(f"{found['bytes']} bytes: main {found['main'][0]}, interrupts {found['interrupt'][0]}")
    print(*show_paths(found), sep="\n")
    print("deepest interrupt:", *found["interrupt"][1], sep="\n  ")
    print("recursion without a stated depth:", *found["recursive"], sep="\n  ")
    if "-v" in sys.argv:
        print("callers through pointers without a rule, not followed:", *found["unknown"], sep="\n  ")
