"""What the makers of tables have in common: complaints with file and line, C++ names and literals, files."""
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
