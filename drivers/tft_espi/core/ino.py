#!/usr/bin/env python3
"""ino.py FOLDER OUT.cpp: makes one C++ file from a sketch, as the Arduino IDE does: its .ino files together, the one named like the
folder first, and before the first function a prototype of each."""
import pathlib
import re
import sys

NOT_FUNCTIONS = {"if", "for", "while", "switch", "catch", "return", "else", "do", "sizeof", "defined"}
NAME = re.compile(r"([A-Za-z_]\w*)\s*\(")


def blanked(text):
    """The text with comments, strings and preprocessor lines as spaces, so that places stay."""
    pattern = re.compile(r'//(?:\\\n|[^\n])*|/\*.*?\*/|R"\w*\(.*?\)\w*"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|'
                         r"(?m:^[ \t]*#(?:\\\n|[^\n])*)", re.S)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def closing(text, start):
    """Where the bracket opened at `start` closes."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return -1


def conditions(text, place):
    """The #if lines round a place, as they must stand round its prototype."""
    stack = []
    for line in re.findall(r"^[ \t]*#[ \t]*((?:if|el|endif).*)$", text[:place], re.M):
        if line.startswith("if"):
            stack.append([line])
        elif line.startswith("endif"):
            if stack:
                stack.pop()
        elif stack:
            stack[-1].append(line)
    return [f"#{line}" for lines in stack for line in lines], len(stack)


def guarded(text, place, prototype):
    lines, depth = conditions(text, place)
    return "\n".join([*lines, prototype, *["#endif"] * depth])


def functions(text):
    """(place, prototype) of each function defined at the outermost level."""
    plain, depth, begin, found = blanked(text), 0, 0, []
    place = 0
    while place < len(plain):
        letter = plain[place]
        if letter == "{":
            if depth == 0:
                head = plain[begin:place]
                prototype = prototype_of(head)
                if prototype:
                    found.append((begin + len(head) - len(head.lstrip()), prototype))
            depth += 1
        elif letter == "}":
            depth = max(0, depth - 1)
            if depth == 0:
                begin = place + 1
        elif letter == ";" and depth == 0:
            begin = place + 1
        place += 1
    return found


def prototype_of(head):
    head = " ".join(head.split())
    match = NAME.search(head)
    if not match or match[1] in NOT_FUNCTIONS or "=" in head[:match.start()]:
        return None
    front = head[:match.start()].strip()
    # Members, operators, templates, constructors and types are not functions of the sketch's own.
    if not front or front.endswith("::") or re.match(r"(class|struct|enum|union|namespace|template|extern|typedef)\b", front):
        return None
    end = closing(head, head.index("(", match.start()))
    if end < 0 or head[end + 1:].strip() not in ("", "const", "noexcept"):
        return None
    arguments = head[head.index("(", match.start()) + 1:end]
    if "=" in arguments:
        return None  # its default arguments would be given twice
    return f"{front} {match[1]}({arguments});"


def main():
    folder, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    files = sorted(folder.glob("*.ino"), key=lambda file: (file.stem != folder.name, file.name.lower()))
    if not files:
        raise SystemExit(f"there is no .ino in {folder}")
    lines = ["#include <Arduino.h>"]
    texts = [file.read_text(encoding="utf-8-sig", errors="replace").replace("\r\n", "\n") for file in files]
    prototypes = [guarded(text, place, prototype) for text in texts for place, prototype in functions(text)]
    first = True
    for file, text in zip(files, texts):
        lines.append(f'#line 1 "{file}"')
        found = functions(text)
        if first and found:
            place = text.rfind("\n", 0, found[0][0]) + 1
            number = text.count("\n", 0, place) + 1
            lines += [text[:place], *prototypes, f'#line {number} "{file}"', text[place:]]
            first = False
        else:
            lines.append(text)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
