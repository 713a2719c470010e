#!/usr/bin/env python3
"""symbols.py: every name of the code that a page of the documentation has in backticks must still be in the code.

A name is a word that only code looks like: `GameStage`, `kMaxPlayers`, `toMove()`, `Handheld::visible`, `LUCCA_SITE`. All
parts of a name with `::` must be in one file. Paths are checked by paths.py."""
import pathlib
import re
import sys

import paths

TOP = paths.TOP
SOURCES = {".h", ".cpp", ".c", ".in", ".def", ".py", ".mjs", ".js", ".sh", ".cmake", ".json", ".txt", ".ino", ".html", ".css", ".yml"}
CODE = re.compile(r"`([^`\n]+)`")
NAME = re.compile(r"^[A-Za-z_]\w*(?:(?:::|\.)[A-Za-z_]\w*)*(?:\(\))?$")
WORD = re.compile(r"[A-Za-z_]\w*")
# Words in capitals that the reader replaces: BOARD, NAME, FILE.
PLACEHOLDER = re.compile(r"^[A-Z]+$")
# Settings of the Pico SDK, whose sources are not here.
ELSEWHERE = re.compile(r"^PICO_")


def looks_like_code(text):
    if not NAME.match(text) or PLACEHOLDER.match(text) or ELSEWHERE.match(text):
        return False
    if "." in text and "::" not in text:
        return False  # a file's name
    return bool("::" in text or text.endswith("()") or re.search(r"[a-z0-9][A-Z]|^k[A-Z]|^[A-Z][a-z]+[A-Z]|^[A-Z]+_[A-Z_]+$", text))


def named(page):
    return sorted({text for text in CODE.findall(page) if looks_like_code(text)})


def words_of_sources():
    """The words of each file of the project that is no page."""
    folders = [TOP / name for name in paths.FOLDERS if name != "docs"]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in SOURCES and path.is_file()]
    files += [path for path in TOP.iterdir() if path.is_file() and (path.suffix in SOURCES or path.name == "lucca")]
    return [set(WORD.findall(path.read_text(encoding="utf-8", errors="ignore"))) for path in files]


def missing(names, files):
    return [name for name in names if not any(set(WORD.findall(name)) <= words for words in files)]


def main():
    files = words_of_sources()
    found = {page: named(page.read_text(encoding="utf-8")) for page in paths.PAGES}
    bad = [f"{page.relative_to(TOP)}: there is no {name} in the code" for page, names in found.items()
           for name in missing(names, files)]
    print("\n".join(bad) or f"{sum(map(len, found.values()))} names of the code on {len(found)} pages are there")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
