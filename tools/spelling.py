#!/usr/bin/env python3
"""Checks the spelling of the texts of one language with hunspell.

    spelling.py DICTIONARY WORDS.txt FILE...

DICTIONARY is hunspell's name of the language (en_US, it_IT, de_DE), WORDS.txt the games' own words, one a line; the
names.txt beside it holds names that are the same in every language. FILEs are of assets/texts (`key = text`) or
assets/rules. A word that none of them has is reported as file:line.
"""
import pathlib
import re
import shutil
import subprocess
import sys

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*['’]?")
# What is no prose: the ids after the marks of the rules, pictures, symbols and places to be filled in.
MARKUP = re.compile(r"^(===|==|::|>>)\s+\S+|\[picture:[a-z-]+\]|\{[\w:]+\}|^form [a-z]+:|\\n")
TEXT = re.compile(r"^[a-z][a-z0-9_.]*(\[\w+\])?\s*=")


def prose(path):
    """(line number, text) of everything a player reads."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.lstrip().startswith("#"):
            yield number, MARKUP.sub(" ", TEXT.sub("", line))


def words_of(text):
    """Words; an elision (dell'albo) gives both halves, the first with its apostrophe."""
    for found in WORD.findall(text):
        for part in re.findall(r"[^'’]+['’]?", found):
            yield part.replace("’", "'")


def unknown(dictionary, words):
    answer = subprocess.run(["hunspell", "-d", dictionary, "-i", "utf-8", "-l"], input="\n".join(sorted(words)) + "\n",
                            capture_output=True, text=True, encoding="utf-8", check=False)
    if answer.returncode or answer.stderr.strip():
        sys.exit(f"hunspell with {dictionary}: {answer.stderr.strip()}")
    return set(answer.stdout.split())


def own_words(path):
    if not path.exists():
        return set()
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    if not shutil.which("hunspell"):
        sys.exit("hunspell is not installed: hunspell, hunspell-en-us, hunspell-it and hunspell-de-de are needed")
    dictionary, own_path, *paths = sys.argv[1:]
    own = own_words(pathlib.Path(own_path)) | own_words(pathlib.Path(own_path).with_name("names.txt"))
    places = {}
    for path in map(pathlib.Path, paths):
        for number, text in prose(path):
            for word in words_of(text):
                places.setdefault(word, []).append(f"{path}:{number}")
    wrong = unknown(dictionary, {word.rstrip("'") for word in places if word not in own})
    bad = [word for word in sorted(places) if word not in own and word.rstrip("'") in wrong]
    for word in bad:
        print(f"{places[word][0]}: `{word}` is not in {dictionary}" + f" ({len(places[word])} times)")
    if bad:
        sys.exit(f"put them right, or add them to {own_path}")
    print(f"{len(places)} different words in {len(paths)} files, {len(own)} of the games' own")


if __name__ == "__main__":
    main()
