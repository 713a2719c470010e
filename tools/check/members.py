#!/usr/bin/env python3
"""members.py [FOLDER...]: no class of the device has more than 25 public members.

Members are functions and fields; overloads of one name are one member. Constructors, operators, constants and nested types are
not counted. The wing of TFT_eSPI is another library's interface and is not looked at."""
import re
import sys

from lengths import TOP, judge

MOST = 25
# A game's whole state is one record, whose bytes saves and digests have in common; the row of a game is its table.
RECORDS = ("engine/game/game.h Game", "engine/palazzi/state.h State", "engine/torri/state.h State")
HEAD = re.compile(r"(?:class|struct)\s+(?:alignas\([^)]*\)\s*|\[\[[^\]]*\]\]\s*)*(\w+)\b[^;{}()=]*\{")
NO_MEMBER = ("using ", "typedef ", "friend ", "static_assert", "enum ", "class ", "struct ", "union ", "template <>")
STRINGS = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'|^[ \t]*#[^\n]*", re.S | re.M)

POINTER = re.compile(r"\(\s*\*\s*(?:const\s+)?(\w+)\)\s*\(")  # to a function: a field


def body(text, start):
    """The text between the brace at `start` and the one that ends it."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] == "{") - (text[i] == "}")
        if depth == 0:
            return text[start + 1:i]
    return text[start + 1:]


def statements(text):
    """The members of a class one by one, each without what is in its braces, brackets and parentheses."""
    depth, statement = 0, ""
    for i, char in enumerate(text):
        if char in "({[":
            depth += 1
            statement += char if depth == 1 else ""
        elif char in ")}]":
            depth -= 1
            statement += char if depth == 0 else ""
            rest = text[i + 1:].lstrip()[:1]
            # A brace ends a function's body; the braces of a type, a value or an initializer are followed by more.
            if char == "}" and depth == 0 and "(" in statement and rest not in (";", ",", "{"):
                yield statement
                statement = ""
        elif depth == 0 and char == ";":
            yield statement
            statement = ""
        elif depth == 0:
            statement += char


def names(statement):
    """The names that one statement declares."""
    statement = re.sub(r"\[\[?\]\]?|alignas\(\)", " ", statement).strip()
    if not statement or statement.startswith(NO_MEMBER) or "operator" in statement:
        return []
    function = re.match(r"[^=(]*?([~\w]+)\s*\(", statement)
    if function:
        return [function[1]]
    if statement.startswith("static constexpr "):
        return []
    plain = re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", statement))
    parts = [re.sub(r"[={:\[].*", "", part.replace("::", "_")) for part in plain.split(",")]
    return [found[-1] for found in (re.findall(r"\w+", part) for part in parts) if found]


def public_members(kind, name, text):
    """The names of a class's public members."""
    public, found = kind == "struct", []
    for statement in statements(text):
        for word in re.findall(r"\b(public|private|protected)\s*:(?!:)", statement):
            public = word == "public"
        statement = re.sub(r"\b(public|private|protected)\s*:(?!:)", " ", statement)
        if public:
            found += [each for each in names(statement) if each.lstrip("~") != name]
    return sorted(set(found))


def classes(text):
    """(line number, name, public members) of each class of a file, nested ones too."""
    text = STRINGS.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    text = POINTER.sub(r" \1(", text)
    for head in HEAD.finditer(text):
        if re.search(r"enum\s+$", text[:head.start()]):
            continue
        kind = "class" if head[0].startswith("class") else "struct"
        yield text.count("\n", 0, head.start()) + 1, head[1], public_members(kind, head[1], body(text, head.end() - 1))


def complaints(path):
    name = path.relative_to(TOP) if path.is_relative_to(TOP) else path
    for at, each, members in classes(path.read_text(encoding="utf-8")):
        if len(members) > MOST and f"{name} {each}" not in RECORDS:
            yield f"{name}:{at}: {each} has {len(members)} public members; cut it into parts (at most {MOST})"


if __name__ == "__main__":
    sys.exit(judge(complaints, "classes with too many members"))
