#!/usr/bin/env python3
"""Turns assets/texts/*.txt into the enumeration Text and one table a language.

    texts.py OUTPUT_FOLDER LANGUAGES.txt TEXTS_FOLDER

A file has lines `key = text`, comments (#) and empty lines. The program fills in `{0}`, `{1}` ...; `\\n` is a line break.
Keys `family[member]` form a family: besides its texts the program gets the array kFamilyTexts of them, in the order of the
reference. The reference is the language with the number 0: every other must have the same keys with the same placeholders.
A language may inflect the names of colours: `form es: Rot rotes, Blau blaues` gives each of them its form "es", and `{0:es}`
in a text takes it. A form must have every colour, and some text must use it.
Errors are reported as file:line, and the build stops.
"""
import pathlib
import re
import sys

import languages
from tables import Complaints, identifier, literal, write

FORM = re.compile(r"^form ([a-z]+): (.*)$")
PLACE = re.compile(r"\{(\d)(?::([a-z]+))?\}")
A_START = 16  # texts from one that has its start written down to the next
LONGEST = 255  # bytes of a text whose size is written down; a longer one has size 0 and ends with a zero
COLOURS = ("palace_colour", "brick_colour")  # the families whose members have forms
KEY = re.compile(r"^([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*)(\[[a-z0-9_]+\])?$")


def read(path, complaints):
    """The texts of a file, key -> (text, line), and its forms, name -> {colour: inflected}."""
    texts, forms = {}, {}
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if form := FORM.match(line):
            words = [pair.split() for pair in form[2].split(",")]
            if form[1] in forms or any(len(pair) != 2 for pair in words):
                complaints.say(path, number, "expected `form name: colour inflected, ...`, each form once")
            else:
                forms[form[1]] = (dict(words), number)
            continue
        key, equals, text = (part.strip() for part in line.partition("="))
        if not equals or not KEY.match(key):
            complaints.say(path, number, "expected `key = text`")
        elif key in texts:
            complaints.say(path, number, f"`{key}` is already on line {texts[key][1]}")
        elif not text:
            complaints.say(path, number, f"`{key}` has no text")
        else:
            texts[key] = (text.replace("\\n", "\n"), number)
    return texts, forms


def check_forms(path, texts, forms, complaints):
    """Every form has every colour of the language, and nothing else; every form that a text names is there, and used."""
    colours = {texts[key][0] for family in COLOURS for key in families(texts).get(family, [])}
    for name, (words, line) in forms.items():
        for colour in sorted(colours ^ set(words)):
            complaints.say(path, line, f"form `{name}` lacks `{colour}`" if colour in colours else f"`{colour}` is no colour")
    used = {(form, line) for text, line in texts.values() for _, form in PLACE.findall(text) if form}
    for form, line in used:
        if form not in forms:
            complaints.say(path, line, f"there is no form `{form}`")
    for name in sorted(set(forms) - {form for form, _ in used}):
        complaints.say(path, forms[name][1], f"no text uses the form `{name}`")


def compare(reference_path, reference, path, texts, complaints):
    for key, (text, line) in reference.items():
        if key not in texts:
            complaints.say(path, 1, f"`{key}` is missing ({reference_path.name}:{line}: {text!r})")
    for key, (text, line) in texts.items():
        if key not in reference:
            complaints.say(path, line, f"`{key}` is not in {reference_path.name}")
        elif placeholders(text) != placeholders(reference[key][0]):
            complaints.say(path, line, f"`{key}` has other placeholders than in {reference_path.name}")


def placeholders(text):
    return sorted({digit for digit, _ in PLACE.findall(text)})


def families(keys):
    """family -> its keys, in order."""
    found = {}
    for key in keys:
        family, member = KEY.match(key).groups()
        if member:
            found.setdefault(family, []).append(key)
    return found


def write_header(folder, keys, codes):
    lines = ["// Made by tools/make/texts.py from assets/texts; do not edit.", "#pragma once", "", "#include <cstdint>", "",
             "namespace lucca::ui {", "", "enum class Language : uint8_t {"]
    lines += [f"  {code.capitalize()} = {number}," for number, code in enumerate(codes)]
    names = ", ".join(f'"{code}"' for code in codes)
    lines += ["};", f"inline constexpr int kLanguages = {len(codes)};",
              f"inline constexpr const char* kLanguageCodes[kLanguages] = {{{names}}};", "", "enum class Text : uint16_t {"]
    lines += [f"  {identifier(key)}," for key in keys]
    lines += ["};", f"inline constexpr int kTexts = {len(keys)};", ""]
    for family, members in families(keys).items():
        lines += [f"inline constexpr Text k{identifier(family)}Texts[{len(members)}] = {{"]
        lines += [f"    Text::{identifier(key)}," for key in members] + ["};"]
    lines += ["",
              "// The texts of a language one after the other: where each sixteenth begins, and the bytes of each. One of more than",
              f"// {LONGEST} bytes has size 0 and ends with a zero.",
              "struct TextTable {", "  const char* words;", "  const uint16_t* starts;", "  const uint8_t* sizes;", "};",
              f"inline constexpr int kTextsAStart = {A_START};",
              "extern const TextTable kTextTables[kLanguages];",
              "// What `{0:form}` in a text makes of the name of a colour; the last one of a language has no form.",
              "struct InflectedColour {", "  const char* form;", "  const char* name;", "  const char* inflected;", "};",
              "extern const InflectedColour* const kInflectedColours[kLanguages];",
              "// The key in the files, for messages of tests.", "const char* textKey(Text text);", "",
              "}  // namespace lucca::ui", ""]
    write(folder / "texts.gen.h", lines)


def form_lines(number, forms):
    lines = [f"const InflectedColour kForms{number}[] = {{"]
    for form, (words, _) in forms.items():
        lines += [f"    {{{literal(form)}, {literal(name)}, {literal(word)}}}," for name, word in words.items()]
    return lines + ["    {},", "};"]


def numbers(head, values):
    rows = [", ".join(str(value) for value in values[at:at + 24]) for at in range(0, len(values), 24)]
    return [f"const {head}[] = {{"] + [f"    {row}," for row in rows] + ["};"]


def text_lines(number, texts):
    """The table of a language: the words, where each A_START-th begins, how long each is."""
    sizes = [len(text.encode("utf-8")) for text in texts]
    words = [text if size <= LONGEST else text + "\0" for text, size in zip(texts, sizes)]
    starts = [sum(len(text.encode("utf-8")) for text in words[:at]) for at in range(0, len(words), A_START)]
    return ([f"const char kWords{number}[] ="] + [f"    {literal(text)}" for text in words[:-1]] + [f"    {literal(words[-1])};"] +
            numbers(f"uint16_t kStarts{number}", starts) + numbers(f"uint8_t kSizes{number}", [size if size <= LONGEST else 0 for size in sizes]))


def write_tables(folder, keys, tables, forms):
    lines = ["// Made by tools/make/texts.py from assets/texts; do not edit.", '#include "texts.gen.h"', "",
             "namespace lucca::ui {", "", "namespace {", ""]
    for number, (texts, own) in enumerate(zip(tables, forms)):
        lines += text_lines(number, [texts[key][0] for key in keys]) + form_lines(number, own)
    lines += ["", "}  // namespace", "", "const TextTable kTextTables[kLanguages] = {"]
    lines += [f"    {{kWords{number}, kStarts{number}, kSizes{number}}}," for number in range(len(tables))] + ["};", ""]
    lines += ["const InflectedColour* const kInflectedColours[kLanguages] = {"]
    lines += [f"    kForms{number}," for number in range(len(forms))] + ["};", "", "}  // namespace lucca::ui", ""]
    write(folder / "texts.gen.cpp", lines)
    names = ["// Made by tools/make/texts.py from assets/texts; do not edit.", '#include "texts.gen.h"', "",
             "namespace lucca::ui {", "", "const char* textKey(Text text) {", "  static const char* const kKeys[] = {"]
    names += [f'      "{key}",' for key in keys]
    names += ["  };", "  return kKeys[static_cast<int>(text)];", "}", "", "}  // namespace lucca::ui", ""]
    write(folder / "text_keys.gen.cpp", names)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    folder, list_path, texts_folder = (pathlib.Path(p) for p in sys.argv[1:])
    complaints = Complaints()
    paths = languages.files(list_path, texts_folder, complaints)
    tables, forms = zip(*(read(path, complaints) for path in paths))
    for path, texts, own in zip(paths, tables, forms):
        check_forms(path, texts, own, complaints)
    for path, texts in zip(paths[1:], tables[1:]):
        compare(paths[0], tables[0], path, texts, complaints)
    if complaints.count:
        sys.exit(f"{complaints.count} text(s) to put right")
    folder.mkdir(parents=True, exist_ok=True)
    keys = list(tables[0])
    write_header(folder, keys, [path.stem for path in paths])
    write_tables(folder, keys, tables, forms)


if __name__ == "__main__":
    main()
