#!/usr/bin/env python3
"""paths.py: every path that a page of the documentation names must exist; a page that moves or dies takes its names along.

A path is what a link leads to, and a word in backticks that begins with one of our top folders. A star stands for any
name, a word in capitals (BOARD, NAME) for one the reader puts in."""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
PAGES = [TOP / "README.md", TOP / "CONTRIBUTING.md", TOP / "SECURITY.md", *sorted((TOP / "docs").rglob("*.md")),
         *sorted((TOP / "drivers").rglob("*.md"))]
FOLDERS = sorted(path.name for path in TOP.iterdir()
                 if path.is_dir() and path.name not in ("build", "node_modules") and not path.name.startswith("."))
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
NAMED = re.compile(r"`((?:%s)/[\w./*+-]*)`" % "|".join(FOLDERS))
PLACEHOLDER = re.compile(r"\b[A-Z][A-Z0-9]+\b")


def named_paths(page):
    """(words on the page, the place they mean) of each path it names."""
    text = page.read_text(encoding="utf-8")
    for target in LINK.findall(text):
        if "://" not in target:
            yield target, page.parent / target
    for name in NAMED.findall(text):
        yield name, TOP / name


def exists(path):
    pattern = PLACEHOLDER.sub("*", path.relative_to(TOP).as_posix()) if path.is_relative_to(TOP) else str(path)
    if path.exists():
        return True
    # `ui/shell/app` and `ui/shell/app.*` both mean the pair of files.
    return any(TOP.glob(pattern.rstrip("/"))) or any(TOP.glob(pattern.rstrip("/") + ".*"))


def main():
    found = [(page, name, path) for page in PAGES for name, path in named_paths(page)]
    bad = [f"{page.relative_to(TOP)}: there is no {name}" for page, name, path in found
           if not exists(pathlib.Path(*path.parts))]
    print("\n".join(dict.fromkeys(bad)) or f"{len(found)} paths named on {len(PAGES)} pages exist")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
