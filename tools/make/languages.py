"""The list of languages, assets/languages.txt. Devices save a language by its number there, which therefore never changes."""
import pathlib
import re
import sys

LIST = pathlib.Path(__file__).resolve().parents[2] / "assets" / "languages.txt"
LINE = re.compile(r"^(\d+) ([a-z]{2,3}) (\S+)$")


def read(path, complaints):
    """The codes in the order of their numbers, which have no gap; the first is what the others are compared with."""
    codes = {}
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = LINE.match(text.strip())
        if not text.strip() or text.startswith("#"):
            continue
        if not match:
            complaints.say(path, line, "expected `NUMBER CODE DICTIONARY`, as in `0 en en_US`")
        elif int(match[1]) in codes or match[2] in codes.values():
            complaints.say(path, line, f"number {match[1]} or language `{match[2]}` is already in the list")
        else:
            codes[int(match[1])] = match[2]
    if sorted(codes) != list(range(len(codes))):
        complaints.say(path, 1, f"numbers run from 0 without a gap, not {', '.join(map(str, sorted(codes)))}")
    return [codes[number] for number in sorted(codes)]


def files(path, folder, complaints, also=()):
    """The file of every language in a folder, in the order of the list; a file of none is named, but for those in `also`."""
    codes = read(path, complaints)
    for stray in sorted(file for file in folder.glob("*.txt") if file.stem not in (*codes, *also)):
        complaints.say(stray, 1, f"`{stray.stem}` has no line in {path.name}: add it there with the next number, {len(codes)}")
    found = [folder / f"{code}.txt" for code in codes]
    for file in found:
        if not file.exists():
            complaints.say(file, 1, f"is missing, though `{file.stem}` is in {path.name}")
    return [file for file in found if file.exists()]


def known():
    """The codes of the list in assets, for programs that need it."""
    complaints = _Fatal()
    return read(LIST, complaints)


class _Fatal:
    def say(self, path, line, words):
        sys.exit(f"{path}:{line}: {words}")
