#!/usr/bin/env python3
"""Turns assets/rules/*.txt into the tables of the rule pages, the glossary and the coach's lines.

    rules.py OUTPUT_FOLDER PICTURES.txt CHARACTERS.txt SYMBOLS.txt LANGUAGES.txt RULES_FOLDER [--plain]

`--plain` leaves every byte as it is: what is deflated afterwards, as the browser's module is, becomes smaller so.
The markup is described in docs/translating.md. The language with the number 0 is the reference: every other must have the same
chapters, pages, words and coach's lines in the same order, and the same pictures and table columns on each page. Errors
are reported as file:line, and nothing is written.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))  # also for those who load this file as a module
import languages
import packing
from tables import Complaints, identifier, literal, write

# Bytes of flash for the rules of all languages: room for a fourth language of the present length (about 19 KiB each).
LIMIT = 80 * 1024
# The longest spoken line (of the coach, of a word): as much as a Phrase holds.
LONGEST_LINE = 190
ID = re.compile(r"^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*$")
PICTURE = re.compile(r"^\[picture:([a-z-]+)\] *(.*)$")
SYMBOL = re.compile(r"\{([A-Za-z]+)\}")

# The marks that begin a block, and its kind in the program. Longer marks first.
MARKS = (("|=", "TableHead"), ("|", "TableRow"), ("+", "Heading"), ("-", "Bullet"), ("!", "Ruling"), ("?", "Why"))
TABLE = ("TableHead", "TableRow")
# As RuleBlockKind has them. In a packed page a byte before each block, 1 and up, says its kind.
KINDS = ("Text", "Bullet", "Heading", "Ruling", "Why", "Picture", "TableHead", "TableRow")
DETAILED = ("Picture", *TABLE)  # a second byte, 1 and up, says their detail


class Block:
    def __init__(self, kind, text, line, detail="0"):
        self.kind, self.text, self.line, self.detail = kind, text, line, detail


class Page:
    def __init__(self, name, title, line, chapter):
        self.name, self.title, self.line, self.chapter = name, title, line, chapter
        self.blocks = []


class Book:
    """The rules in one language."""

    def __init__(self, path):
        self.path = path
        self.chapters = []  # (id, title, line)
        self.pages = []
        self.words = []     # (id, term, explanation, line)
        self.coach = []     # (id, text, line)


class Reader:
    def __init__(self, path, pictures, complaints):
        self.book, self.pictures, self.complaints = Book(path), pictures, complaints
        self.open = None  # the block that the next line may continue

    def say(self, line, words):
        self.complaints.say(self.book.path, line, words)

    def read(self):
        lines = self.book.path.read_text(encoding="utf-8").splitlines()
        for number, raw in enumerate(lines, 1):
            line = raw.strip()
            if not line:
                self.open = None
            elif not line.startswith("#"):
                self.take(line, number)
        return self.book

    def take(self, line, number):
        for mark, method in (("===", self.chapter), ("==", self.page), ("::", self.word), (">>", self.line_of_coach)):
            if line.startswith(mark):
                self.open = None
                return method(line[len(mark):].strip(), number)
        picture = PICTURE.match(line)
        if picture:
            return self.picture(picture.group(1), picture.group(2).strip(), number)
        for mark, kind in MARKS:
            if line.startswith(mark + " "):
                return self.block(kind, line[len(mark):].strip(), number)
        if self.open:
            self.open.text += " " + line
        else:
            self.block("Text", line, number)

    def id_and_text(self, rest, number, taken):
        name, _, text = rest.partition(" ")
        if not ID.match(name) or not text.strip():
            self.say(number, "expected an id and a text")
        elif name in taken:
            self.say(number, f"`{name}` is here twice")
        return name, text.strip()

    def chapter(self, rest, number):
        name, title = self.id_and_text(rest, number, [c[0] for c in self.book.chapters])
        self.book.chapters.append((name, title, number))

    def page(self, rest, number):
        name, title = self.id_and_text(rest, number, [p.name for p in self.book.pages])
        if not self.book.chapters:
            return self.say(number, "a page before the first chapter")
        self.book.pages.append(Page(name, title, number, self.book.chapters[-1][0]))

    def word(self, rest, number):
        name, text = self.id_and_text(rest, number, [w[0] for w in self.book.words])
        term, bar, explanation = (part.strip() for part in text.partition("|"))
        if not bar or not term or not explanation:
            return self.say(number, "expected `:: id Word | what it means`")
        self.book.words.append((name, term, explanation, number))
        # On the glossary page it is a heading and a sentence.
        self.block("Heading", term, number)
        self.block("Text", explanation[:1].upper() + explanation[1:], number)
        self.open = None

    def line_of_coach(self, rest, number):
        name, text = self.id_and_text(rest, number, [c[0] for c in self.book.coach])
        self.book.coach.append((name, text, number))

    def picture(self, name, caption, number):
        if name not in self.pictures:
            return self.say(number, f"no picture is called `{name}`: see pictures.txt")
        if not caption:
            self.say(number, "a picture needs a caption after its name: the printed rules and the home page show it")
        self.block("Picture", caption, number, str(self.pictures.index(name)))
        self.open = None

    def block(self, kind, text, number, detail="0"):
        if not self.book.pages:
            return self.say(number, "text before the first page")
        if kind in TABLE:
            cells = [cell.strip() for cell in text.split("|")]
            text, detail = "|".join(cells), str(len(cells))
        self.open = Block(kind, text, number, detail)
        self.book.pages[-1].blocks.append(self.open)
        if kind in TABLE or kind == "Heading":
            self.open = None


def check_pages(book, complaints):
    for page in book.pages:
        if not page.blocks:
            complaints.say(book.path, page.line, f"page `{page.name}` is empty")
        columns = None
        for block, following in zip(page.blocks, page.blocks[1:] + [None]):
            if block.kind == "Heading" and (following is None or following.kind == "Heading"):
                complaints.say(book.path, block.line, "a heading with nothing under it")
            if block.kind == "Ruling" and (following is None or following.kind != "Why"):
                complaints.say(book.path, block.line, "a ruling (!) needs its reason (?) on the next line")
            if block.kind == "TableHead":
                columns = block.detail
            if block.kind == "TableRow" and block.detail != columns:
                complaints.say(book.path, block.line, "not as many cells as the table's head (|=)")


def compare(reference, book, complaints):
    for what, of in (("chapter", lambda b: [(c[0], c[2]) for c in b.chapters]),
                     ("page", lambda b: [(p.name, p.line) for p in b.pages]),
                     ("word", lambda b: [(w[0], w[3]) for w in b.words]),
                     ("coach's line", lambda b: [(c[0], c[2]) for c in b.coach])):
        wanted, found = of(reference), dict(of(book))
        for name, line in wanted:
            if name not in found:
                complaints.say(book.path, 1, f"{what} `{name}` is missing (see {reference.path.name}:{line})")
        for name, line in found.items():
            if name not in dict(wanted):
                complaints.say(book.path, line, f"{what} `{name}` is not in {reference.path.name}")
        if [n for n, _ in wanted] != list(found) and {n for n, _ in wanted} == set(found):
            complaints.say(book.path, 1, f"the {what}s are not in the order of {reference.path.name}")
    for page, other in zip(reference.pages, book.pages):
        for kind in ("Picture", "TableHead", "TableRow", "Ruling"):
            if drawn(page, kind) != drawn(other, kind):
                complaints.say(book.path, other.line,
                               f"page `{other.name}`: not the same {kind} lines as in {reference.path.name}")


def drawn(page, kind):
    return [block.detail for block in page.blocks if block.kind == kind]


def read_symbols(path):
    """name -> character, from lines `symbol CODE NAME WIDTH`; the keys are written {A}, {B}, {X}, {Y}."""
    symbols = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("symbol "):
            _, code, name, _ = line.split()
            symbols[name.removeprefix("key")] = chr(int(code, 16))
    return symbols


def texts_of(book):
    """Every text of a book with its line, and how to replace it."""
    for i, (name, title, line) in enumerate(book.chapters):
        yield title, line, lambda t, i=i, n=name, l=line: book.chapters.__setitem__(i, (n, t, l))
    for page in book.pages:
        yield page.title, page.line, lambda t, p=page: setattr(p, "title", t)
        for block in page.blocks:
            yield block.text, block.line, lambda t, b=block: setattr(b, "text", t)
    for i, (name, term, text, line) in enumerate(book.words):
        yield term + "|" + text, line, lambda t, i=i, n=name, l=line: book.words.__setitem__(i, (n, *t.split("|"), l))
    for i, (name, text, line) in enumerate(book.coach):
        yield text, line, lambda t, i=i, n=name, l=line: book.coach.__setitem__(i, (n, t, l))


def put_symbols(book, symbols, characters, complaints):
    for text, line, replace in list(texts_of(book)):
        for name in SYMBOL.findall(text):
            if name not in symbols:
                complaints.say(book.path, line, f"no symbol is called {{{name}}}")
        text = SYMBOL.sub(lambda m: symbols.get(m.group(1), ""), text)
        missing = sorted(set(text) - characters - set(symbols.values()))
        if missing:
            complaints.say(book.path, line, f"the fonts have no {' '.join(missing)}: see assets/fonts/characters.txt")
        replace(text)


def enumeration(name, count, members):
    return [f"enum class {name} : uint8_t {{"] + [f"  {identifier(m)}," for m in members] + [
        "};", f"inline constexpr int {count} = {len(members)};", ""]


NOTE = "// Made by tools/make/rules.py from assets/rules; do not edit."


def shown(block):
    """The part of a block that the device shows: a picture's caption is for paper and the home page, where there is room."""
    return "" if block.kind == "Picture" else block.text


def bytes_of(page):
    """A page before it is packed."""
    out = bytearray()
    for block in page.blocks:
        out.append(1 + KINDS.index(block.kind))
        if block.kind in DETAILED:
            out.append(1 + int(block.detail))
        out += shown(block).encode("utf-8")
    return bytes(out)


def lines_of(book):
    """What is said in one line, with its line in the file: the words, then the coach's lines."""
    return [(f"{term}: {text}", line) for _, term, text, line in book.words] + [(text, line) for _, text, line in book.coach]


class Packed:
    """The pages of a book, then its lines."""

    def __init__(self, book, plain=False):
        self.name = identifier(book.path.stem)
        texts = [bytes_of(page) for page in book.pages] + [line.encode("utf-8") for line, _ in lines_of(book)]
        self.pairs, packed = ({}, texts) if plain else packing.pack(texts)
        self.starts, self.bytes = [], bytearray()
        for text in packed:
            self.starts.append(len(self.bytes))
            self.bytes += text + b"\0"

    def size(self):
        return len(self.bytes) + 2 * len(self.starts) + 2 * 256


def check_lines(book, complaints):
    for text, line in lines_of(book):
        if len(text.encode("utf-8")) > LONGEST_LINE:
            complaints.say(book.path, line, f"more than {LONGEST_LINE} bytes")


def write_header(folder, books, pictures):
    book = books[0]
    pages = [page for each in books for page in each.pages]
    lines = [NOTE, "#pragma once", "", "#include <cstdint>", "", "namespace lucca::ui {", ""]
    lines += enumeration("RuleChapter", "kRuleChapters", [c[0] for c in book.chapters])
    lines += enumeration("RulePage", "kRulePages", [p.name for p in book.pages])
    lines += enumeration("RulePicture", "kRulePictures", pictures)
    lines += enumeration("Word", "kWords", [w[0] for w in book.words])
    lines += enumeration("Coach", "kCoachLines", [c[0] for c in book.coach])
    lines += ["// Of a page in any language, at most.",
              f"inline constexpr int kMostRuleBlocks = {max(len(page.blocks) for page in pages)};",
              f"inline constexpr int kMostRuleBytes = {max(len(bytes_of(page)) for page in pages)};",
              "// The ids in the files, for messages of tests.", "extern const char* const kRulePageIds[kRulePages];",
              "", "}  // namespace lucca::ui", ""]
    write(folder / "rules.gen.h", lines)


def table(head, values, form=str, columns=24):
    lines = [f"constexpr {head}[] = {{"]
    for i in range(0, len(values), columns):
        lines.append("    " + " ".join(form(value) + "," for value in values[i:i + columns]))
    return lines + ["};"]


def write_book(book, packed):
    name = packed.name
    pairs = [packed.pairs.get(byte, (0, 0)) for byte in range(256)]
    return (table(f"const char* kChapters{name}", [title for _, title, _ in book.chapters], literal, 1) +
            table(f"const char* kPages{name}", [page.title for page in book.pages], literal, 1) +
            table(f"BytePair kPairs{name}", pairs, lambda pair: f"{{{pair[0]}, {pair[1]}}}", 12) +
            table(f"uint16_t kStarts{name}", packed.starts) + table(f"uint8_t kPacked{name}", list(packed.bytes)) + [""])


def write_tables(folder, books, packed):
    lines = [NOTE, '#include "ui/words/rule_book.h"', "", "namespace lucca::ui {", "", "namespace {", ""]
    for book, own in zip(books, packed):
        lines += write_book(book, own)
    lines += ["}  // namespace", "", "const RuleBook kRuleBooks[kLanguages] = {"]
    lines += [f"    {{kChapters{p.name}, kPages{p.name}, kPairs{p.name}, kStarts{p.name}, kPacked{p.name}}}," for p in packed]
    lines += ["};", "", "const RuleChapter kRulePageChapters[kRulePages] = {"]
    lines += [f"    RuleChapter::{identifier(page.chapter)}," for page in books[0].pages]
    lines += ["};", "", "const char* const kRulePageIds[kRulePages] = {"]
    lines += [f'    "{page.name}",' for page in books[0].pages] + ["};", "", "}  // namespace lucca::ui", ""]
    write(folder / "rules.gen.cpp", lines)


def size_of(book, packed):
    """Bytes of flash on a 32-bit machine."""
    titles = [title for _, title, _ in book.chapters] + [page.title for page in book.pages]
    return packed.size() + sum(len(title.encode("utf-8")) + 1 + 4 for title in titles)


def stop_at(complaints):
    if complaints.count:
        sys.exit(f"{complaints.count} thing(s) to put right in the rules")


def main():
    plain = sys.argv[7:] == ["--plain"]
    if len(sys.argv) != (8 if plain else 7):
        sys.exit(__doc__)
    folder, pictures_path, characters_path, symbols_path, list_path, rules_folder = (pathlib.Path(p) for p in sys.argv[1:7])
    names = [line.strip() for line in pictures_path.read_text(encoding="utf-8").splitlines()]
    pictures = [name for name in names if name and not name.startswith("#")]
    characters = set(characters_path.read_text(encoding="utf-8")) - {"\n"}
    symbols = read_symbols(symbols_path)
    complaints = Complaints()
    paths = languages.files(list_path, rules_folder, complaints, also=[pictures_path.stem])
    books = [Reader(path, pictures, complaints).read() for path in paths]
    for book in books:
        check_pages(book, complaints)
        put_symbols(book, symbols, characters, complaints)
        check_lines(book, complaints)
    for book in books[1:]:
        compare(books[0], book, complaints)
    stop_at(complaints)  # before the packing, which takes most of the time
    packed = [Packed(book, plain) for book in books]
    sizes = [size_of(book, own) for book, own in zip(books, packed)]
    if sum(sizes) > LIMIT and not plain:
        complaints.say(paths[0], 1, f"{sum(sizes)} bytes of rules, above {LIMIT}: shorten them")
    stop_at(complaints)
    folder.mkdir(parents=True, exist_ok=True)
    write_header(folder, books, pictures)
    write_tables(folder, books, packed)
    if plain:
        return
    shares = ", ".join(f"{path.stem} {size / 1024:.1f}" for path, size in zip(paths, sizes))
    print(f"Rules in flash: {sum(sizes) / 1024:.1f} KiB of {LIMIT // 1024} ({shares})")


if __name__ == "__main__":
    main()
