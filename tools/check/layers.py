#!/usr/bin/env python3
"""layers.py: reads every #include and fails when a layer knows one it must not know."""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
PORTABLE = ["base", "engine", "drawing", "drivers", "ui", "boards", "assets"]

# Who may include whom, besides itself.
ALLOWED = {
    "base": [],
    "boards": [],
    "engine": ["base"],
    "drawing": ["base"],
    "drivers": ["base", "drawing", "boards"],
    "ui": ["base", "engine", "drawing", "assets", "drivers"],
    "assets": ["engine", "drawing", "ui"],
    "firmware": PORTABLE + ["tools"],
    "simulator": PORTABLE + ["tools"],
    "tools": PORTABLE + ["simulator"],
    "host_tests": PORTABLE + ["tools", "simulator"],
}

# Narrower: one folder inside a layer that knows less than its layer.
EXCEPTIONS = {
    # The benchmarks of PC and chip share their rows.
    "firmware": {"tools": ["tools/bench/"]},
}

# Fixed memory: none of these in what runs on the device.
HEAP_HEADERS = set("""string vector map set unordered_map unordered_set list deque functional iostream sstream
fstream regex thread mutex future stdexcept any iomanip filesystem locale""".split())
SDK = re.compile(r"^(pico|hardware)(/|\.h)")
SDL = re.compile(r"^SDL")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def check(path):
    """Yields a sentence for each include of the file that its layer must not have."""
    layer = path.relative_to(TOP).parts[0]
    for quote, name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        where = f"{path.relative_to(TOP)}: includes {name}:"
        if SDK.match(name) and layer != "firmware":
            yield f"{where} only firmware/ knows the Pico SDK"
        if SDL.match(name) and layer != "simulator":
            yield f"{where} only simulator/ knows SDL"
        if quote == "<":
            if name in HEAP_HEADERS and layer in PORTABLE + ["firmware"]:
                yield f"{where} {layer}/ uses fixed memory only"
            continue
        other = name.split("/")[0]
        if other not in ALLOWED or "/" not in name or other == layer:
            continue
        if other not in ALLOWED[layer]:
            yield f"{where} {layer}/ must not know {other}/"
        narrow = EXCEPTIONS.get(layer, {}).get(other)
        if narrow and not name.startswith(tuple(narrow)):
            yield f"{where} {layer}/ may use only {', '.join(narrow)} of {other}/"


def main():
    files = [path for layer in ALLOWED for path in (TOP / layer).rglob("*") if path.suffix in (".h", ".cpp", ".c", ".in")]
    complaints = [line for path in sorted(files) for line in check(path)]
    print("\n".join(complaints) or f"{len(files)} files keep to their layers")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
