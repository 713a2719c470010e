"""The words of the page, a file a language: `key = text`. The others must have exactly the keys of the first."""
import html
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tools" / "make"))
import languages  # noqa: E402

NUMBERS = {code: number for number, code in enumerate(languages.known())}  # as the program knows them
# The page speaks those of the device's languages that have its words.
LANGUAGES = tuple(code for code in NUMBERS if (TOP / "assets" / "web" / f"{code}.txt").exists())


def read(path):
    words = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, equals, text = line.partition(" = ")
        if not equals or key in words:
            sys.exit(f"{path}:{number}: expected `key = text`, each key once")
        words[key] = text.strip()
    return words


def read_all(folder):
    books = {language: read(folder / f"{language}.txt") for language in LANGUAGES}
    reference = books[LANGUAGES[0]]
    for language, words in books.items():
        for key in sorted(reference.keys() ^ words.keys()):
            sys.exit(f"{folder / language}.txt: `{key}` is {'missing' if key in reference else 'not in en.txt'}")
        for key, text in words.items():
            if set(re.findall(r"\{\w+\}", text)) != set(re.findall(r"\{\w+\}", reference[key])):
                sys.exit(f"{folder / language}.txt: `{key}` does not have the same {{names}} as in en.txt")
    return books


def markup(text):
    """Our own few marks as HTML: **bold**, [[key]], `code`."""
    text = html.escape(text, quote=True)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"\[\[(.+?)\]\]", r"<kbd>\1</kbd>", text)
    return re.sub(r"`(.+?)`", r"<code>\1</code>", text)
