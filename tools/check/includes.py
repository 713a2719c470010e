#!/usr/bin/env python3
"""includes.py: an include that nothing uses. Of each of our headers it reads the names that the header declares; a file that
includes the header and has none of them does not need it.

It reads text, not meaning: it does not find all of them, but what it finds is unused. Not looked at are a source's own header,
headers that only gather others, and lines that end with `// keep: REASON`."""
import functools
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("base", "boards", "device", "drawing", "drivers", "engine", "firmware", "host_tests", "simulator", "tools", "ui")
INCLUDE = re.compile(r'^#include "([^"]+)"(.*)$', re.MULTILINE)
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/', re.DOTALL)
STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
WORD = re.compile(r"[A-Za-z_]\w*")
TYPE = re.compile(r"^\s*(?:template\b.*>\s*)?(?:namespace|class|struct|union|enum|extern)\b")
PRIVATE = re.compile(r"^( *) private:\n.*?(?=^\1 (?:public|protected):|^\1})", re.DOTALL | re.MULTILINE)
KEYWORDS = set("""alignas alignof auto bool break case char class concept const consteval constexpr constinit continue decltype
default delete do double else enum explicit export extern false final float for friend if inline int int8_t int16_t int32_t int64_t
long mutable namespace new noexcept nullptr operator override private protected public requires return short signed sizeof static
static_assert struct switch template this true typedef typename uint8_t uint16_t uint32_t uint64_t union unsigned using virtual void
volatile while define include ifdef ifndef endif pragma once std size_t span array string_view optional lucca""".split())


def plain(text):
    """Without comments and what is in quotes."""
    return STRING.sub('""', COMMENT.sub("", text))


@functools.cache
def declared(path, strictly):
    """Every name in a header that something may be declared by: more than there are, so that none is missed. `strictly`: only
    of what it shows its readers."""
    text = plain(INCLUDE.sub("", path.read_text(encoding="utf-8")))
    return set(WORD.findall(outside(text) if strictly else text)) - KEYWORDS


def outside(text):
    """What a header shows its readers: without the bodies and parameters of its functions and without what is private."""
    shown = [f"{name}\n" for name in re.findall(r"^ *# *define +(\w+)", text, re.MULTILINE)]
    depth, skipped, head = 0, 0, ""
    for part in re.split(r"([(){};])", re.sub(r"^ *#.*$", "", text, flags=re.MULTILINE)):
        if skipped:  # inside of a function's body
            skipped += (part == "{") - (part == "}")
            continue
        if part == "{" and "(" in head and not depth and not TYPE.search(head):
            skipped, head = 1, ""
            continue
        if part == ")":
            depth -= 1
        if not depth or part in "()":
            shown.append(part)
        if part == "(":
            depth += 1
        head = "" if part in ("{", "}", ";") else head + part
    return PRIVATE.sub("", "".join(shown))


@functools.cache
def reach(path, strictly):
    """The names that a header declares itself."""
    return declared(path, strictly) - borrowed(path)


@functools.cache
def borrowed(path):
    """Names that a header only uses: those that one of its own includes declares."""
    names = set()
    for name, _ in INCLUDE.findall(path.read_text(encoding="utf-8")):
        other = found(path, name)
        if other is not None:
            names |= types_of(other)
    return names - types_of(path)


@functools.cache
def types_of(path):
    """Types, constants and functions that the header itself brings in, by the form of their declaration."""
    text = plain(path.read_text(encoding="utf-8"))
    names = set(re.findall(r"\b(?:class|struct|union|enum|concept|using|typename|define)\s+(?:class\s+)?(\w+)", text))
    names |= set(re.findall(r"\b(\w+)\s*\(", text)) | set(re.findall(r"\b(k[A-Z]\w*)\s*[={\[]", text))
    return names - KEYWORDS


def found(path, name):
    for place in (TOP / name, path.parent / name):
        if place.is_file() and place.suffix == ".h":
            return place
    return None


def gathers(path):
    """Whether a header only includes others: macros may steer them."""
    text = path.read_text(encoding="utf-8")
    rest = re.sub(r"^#.*$|[;{}\s]", "", plain(text), flags=re.MULTILINE)
    return path.suffix == ".h" and bool(INCLUDE.search(text)) and not rest


def unused(path):
    """The includes of a file that it has no name of."""
    if gathers(path):
        return
    text = path.read_text(encoding="utf-8")
    words = set(WORD.findall(plain(INCLUDE.sub("", text))))
    for name, rest in INCLUDE.findall(text):
        header = found(path, name)
        if header is None or "keep:" in rest or header.stem == path.stem or gathers(header):
            continue
        names = reach(header, path.suffix == ".cpp")  # a header may include for its readers
        if names and not names & words:
            yield name


def main():
    files = sorted(path for folder in FOLDERS for path in (TOP / folder).rglob("*") if path.suffix in (".h", ".cpp"))
    bad = [f"{path.relative_to(TOP).as_posix()}: nothing uses {name}" for path in files for name in unused(path)]
    print("\n".join(bad) or f"{len(files)} files use what they include")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
