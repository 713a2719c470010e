#!/usr/bin/env python3
"""Checks a deck of palace cards and turns it into the engine's constexpr table.

usage: deck.py DECK.csv SPECIAL.csv DEFAULT.csv OUT.h      (OUT.h may be -: only check)

Cards are numbered by rising street number, so that comparing two cards compares their numbers; the four bastions come
last. A wrong file is refused with file, line and reason, exit code 1; nothing is then written.
"""

import os
import sys
import zlib

COLUMNS = ["number", "colour", "windows", "shields"]
COLOURS = ["red", "yellow", "green", "blue", "violet", "grey"]
WILD = len(COLOURS)
BASTION = WILD + 1
BASTIONS = 4
CARDS_A_COLOUR = 16
REMOVED = (10, 20)  # ordinary cards that leave the deck for the Celebration
WILD_NUMBERS = (10, 20, 500)
MAX_NUMBER = 9999


class Refused(Exception):
    def __init__(self, path, line, reason):
        """`line` counts from 1; 0: the file as a whole."""
        super().__init__(f"{path}:{line}: {reason}" if line else f"{path}: {reason}")


def read_lines(path):
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError as error:
        raise Refused(path, 0, f"cannot be read: {error.strerror}") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Refused(path, line, "not UTF-8 text") from None
    return text.replace("\r\n", "\n").split("\n"), zlib.crc32(data)


def whole_number(path, line, name, text, low, high):
    if not (text.isascii() and text.isdigit()):
        raise Refused(path, line, f'{name} "{text}" is not a number')
    value = int(text[:9])
    if len(text) > 9 or not low <= value <= high:
        raise Refused(path, line, f"{name} {text} is not in {low}..{high}")
    return value


def header_columns(path, text):
    names = [name.strip() for name in text.split(",")]
    for name in COLUMNS:
        if name not in names:
            raise Refused(path, 1, f'the column "{name}" is missing')
    for name in names:
        if name not in COLUMNS:
            raise Refused(path, 1, f'unknown column "{name}"')
    if len(names) != len(COLUMNS):
        raise Refused(path, 1, "a column stands twice")
    return names


def read_cards(path, colours):
    """The cards of a file as (number, colour, windows, shields, line), and the CRC-32 of its bytes."""
    lines, crc = read_lines(path)
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise Refused(path, 1, "the file is empty")
    names = header_columns(path, lines[0])
    cards, seen = [], {}
    for line, text in enumerate(lines[1:], start=2):
        fields = [field.strip() for field in text.split(",")]
        if len(fields) != len(names):
            raise Refused(path, line, f"{len(names)} values expected, found {len(fields) if text.strip() else 0}")
        row = dict(zip(names, fields))
        number = whole_number(path, line, "number", row["number"], 1, MAX_NUMBER)
        if row["colour"] not in colours:
            raise Refused(path, line, f'unknown colour "{row["colour"]}" (one of: {" ".join(colours)})')
        windows = whole_number(path, line, "windows", row["windows"], 0, 3)
        shields = whole_number(path, line, "shields", row["shields"], 0, 3)
        if number in seen:
            raise Refused(path, line, f"number {number} twice (first in line {seen[number]})")
        seen[number] = line
        cards.append((number, colours.index(row["colour"]), windows, shields, line))
    return cards, crc


def check_deck(path, cards):
    count = [0] * len(COLOURS)
    for number, colour, _, _, line in cards:
        count[colour] += 1
        if count[colour] > CARDS_A_COLOUR:
            raise Refused(path, line, f"{COLOURS[colour]} has more than {CARDS_A_COLOUR} cards")
    for colour, cards_of_it in enumerate(count):
        if cards_of_it < CARDS_A_COLOUR:
            last = cards[-1][4] if cards else 1
            raise Refused(path, last, f"{COLOURS[colour]} has {cards_of_it} cards, not {CARDS_A_COLOUR}")


def check_special(path, cards, deck_path, deck):
    wild = sorted(card[0] for card in cards if card[1] == WILD)
    if wild != list(WILD_NUMBERS) or len(cards) != 5:
        raise Refused(path, cards[-1][4] if cards else 1, "wanted: wild 10, wild 20, wild 500 and two more cards")
    special = {card[0] for card in cards}
    for number, _, _, _, line in deck:
        if number in special and number not in REMOVED:
            raise Refused(deck_path, line, f"number {number} is a special card's")
    for number, colour, _, _, line in cards:
        if number in REMOVED and colour != WILD:
            raise Refused(path, line, f"number {number} must be wild")


def words(ids):
    bits = sum(1 << i for i in ids)
    return ", ".join(f"0x{bits >> 32 * word & 0xFFFFFFFF:08X}u" for word in range(4))


def table(deck, special, crc, own):
    cards = sorted([(*card[:4], False) for card in deck] + [(*card[:4], True) for card in special],
                   key=lambda card: (card[0], card[4]))
    base = [i for i, card in enumerate(cards) if not card[4]]
    celebration = [i for i, card in enumerate(cards) if card[4] or card[0] not in REMOVED]
    complete = all(any(card[0] == number for card in deck) for number in REMOVED)
    rows = [f"    {{{n}, {c}, {w}, {s}}}," for n, c, w, s, _ in cards] + [f"    {{0, {BASTION}, 0, 0}},"] * BASTIONS
    return "\n".join([
        "// Made by tools/make/deck.py from the deck's CSV files.",
        "#pragma once",
        "",
        '#include "engine/palazzi/card.h"',
        "",
        "namespace lucca::palazzi {",
        "",
        "constexpr Card kDeck[kCards] = {",
        *rows,
        "};",
        "",
        "namespace table {",
        f"inline constexpr uint32_t kBase[] = {{{words(base)}}};",
        f"inline constexpr uint32_t kCelebration[] = {{{words(celebration)}}};",
        f"inline constexpr bool kHasCelebration = {'true' if complete else 'false'};",
        f"inline constexpr bool kOwnDeck = {'true' if own else 'false'};",
        f"inline constexpr uint32_t kDeckCrc = 0x{crc:08X}u;",
        "",
        "}  // namespace table",
        "}  // namespace lucca::palazzi",
        "",
    ])


def main(arguments):
    if len(arguments) != 4:
        print(__doc__.strip().splitlines()[2], file=sys.stderr)
        return 2
    deck_path, special_path, default_path, out_path = arguments
    try:
        deck, crc = read_cards(deck_path, COLOURS)
        check_deck(deck_path, deck)
        special, _ = read_cards(special_path, COLOURS + ["wild"])
        check_special(special_path, special, deck_path, deck)
        own = crc != read_lines(default_path)[1]
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    if out_path == "-":
        return 0
    temporary = out_path + ".new"
    with open(temporary, "w", encoding="ascii") as file:
        file.write(table(deck, special, crc, own))
    os.replace(temporary, out_path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
