"""The common part of the makers of tables: complaints with file and line, C++ names and literals, files."""
import re
import sys


class Complaints:
    def __init__(self):
        self.count = 0

    def say(self, path, line, words):
        print(f"{path}:{line}: {words}", file=sys.stderr)
        self.count += 1


def write(path, lines):
    # A file that stays the same keeps its time: a changed sentence then rebuilds one table, not every screen.
    text = "\n".join(lines)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def write_by_game(name, header, signature, folder, output, table):
    """Writes NAME.gen.cpp with a function that finds a game's table, and the tables before it. `table(path, game, complaints)` gives
    the lines of one file's table and what the function returns for its game. True: nothing was complained of."""
    complaints = Complaints()
    lines = [f"// Made by tools/make/{name}.py; do not edit.", f'#include "{header}"', "", "namespace lucca::ui {", "namespace {"]
    cases = []
    for path in sorted(folder.glob("*.txt")):
        game = identifier(path.stem)
        made, found = table(path, game, complaints)
        lines += made
        cases.append(f"  if (game == GameId::{game}) return {found};")
    lines += ["}  // namespace", "", f"{signature} {{", *cases, "  return {};", "}", "", "}  // namespace lucca::ui", ""]
    if not complaints.count:
        write(output / f"{name}.gen.cpp", lines)
    return not complaints.count


def identifier(name):
    """menu.new_game -> MenuNewGame, pal.rule-deck -> PalRuleDeck, emblem[sun] -> EmblemSun"""
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[._\[\]-]", name))


def literal(text):
    """A C string in UTF-8. Octal escapes end after three digits, so any letter may follow."""
    out = []
    for byte in text.encode("utf-8"):
        char = chr(byte)
        out.append(char if 32 <= byte < 127 and char not in '"\\' else f"\\{byte:03o}")
    return '"' + "".join(out) + '"'
