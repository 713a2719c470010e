#!/usr/bin/env python3
"""A second referee of Palazzi's records, written from the rules and the format alone; it shares nothing with the engine.

usage: referee.py [--summary] [--deck CSV] FILE...      exit code 0 only if every record is right in every line
       --summary counts what happened in them, --deck names the deck they were played with
"""

import argparse
import collections
import csv
import json
import sys
import zlib

COLOURS = ["red", "yellow", "green", "blue", "violet", "grey"]
SIZE = {2: 5, 3: 5, 4: 4, 5: 3}
ROUNDS = {2: 7, 3: 7, 4: 6, 5: 5}
TRIPLETS = {2: 4, 3: 4, 4: 5, 5: 6}
UNUSED = {2: 8, 3: 10, 4: 2, 5: 0}


class Wrong(Exception):
    pass


class Card:
    def __init__(self, name, number, colour, windows, shields):
        self.name, self.number, self.colour, self.windows, self.shields = name, number, colour, windows, shields

    @property
    def bastion(self):
        return self.colour == "bastion"

    @property
    def wild(self):
        return self.colour == "wild"


def default_deck():
    for n in range(1, 97):
        colour, k = (n - 1) % 6, (n - 1) // 6
        windows = (k + colour) % 4
        yield n, COLOURS[colour], windows, 3 - windows


def deck_of(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            yield int(row["number"]), row["colour"], int(row["windows"]), int(row["shields"])


SPECIAL = [("W10", 10, "wild", 1, 2), ("W20", 20, "wild", 2, 1), ("W500", 500, "wild", 3, 0),
           ("1513", 1513, "blue", 0, 3), ("2013", 2013, "yellow", 3, 0)]


def all_cards(celebration, deck):
    cards = {}
    for n, colour, windows, shields in deck:
        if not (celebration and n in (10, 20)):
            cards[str(n)] = Card(str(n), n, colour, windows, shields)
    if celebration:
        cards.update({special[0]: Card(*special) for special in SPECIAL})
    for i in range(1, 5):
        cards[f"B{i}"] = Card(f"B{i}", None, "bastion", 0, 0)
    return cards


class Palace:
    def __init__(self, colour):
        self.colour, self.cards, self.zone = colour, [], "construction"

    @property
    def number(self):
        return self.cards[-1].number


class Owner:
    def __init__(self):
        self.palaces, self.walls, self.bastions = [], 0, 0
        self.windows = self.parties = 0

    def zone(self, zone):
        return [p for p in self.palaces if p.zone == zone]

    def under(self, colour):
        return next((p for p in self.zone("construction") if p.colour == colour), None)

    def shields(self):
        return sum(c.shields for p in self.zone("construction") for c in p.cards)

    def highest(self):
        return max(p.number for p in self.palaces)


class Referee:
    def __init__(self, lines, deck_path):
        self.lines, self.at, self.deck_path = lines, 0, deck_path
        self.seen = collections.Counter()

    # Reading.
    def next(self, keys):
        if self.at >= len(self.lines):
            raise Wrong("the record ends too early")
        pairs = self.lines[self.at]
        self.at += 1
        found = [k for k, _ in pairs]
        choices = keys if isinstance(keys[0], list) else [keys]
        if found not in choices:
            raise Wrong(f"keys {found}, expected {choices}")
        return dict(pairs)

    def peek(self):
        return dict(self.lines[self.at])["e"] if self.at < len(self.lines) else None

    def expect(self, line, **values):
        for key, value in values.items():
            if line[key] != value or type(line[key]) is not type(value):
                raise Wrong(f"{key} is {line[key]!r}, should be {value!r}")

    def draw(self, name):
        if name not in self.deck:
            raise Wrong(f"{name} is not in the deck")
        return self.deck.pop(name)

    # The game.
    def run(self):
        keys = ["format", "version", "game", "edition", "celebration", "players", "seed"]
        keys = keys + ["deck"] if self.deck_path else keys
        head = self.next([keys, keys + ["handicap"]])
        if self.deck_path:
            with open(self.deck_path, "rb") as file:
                self.expect(head, deck=f"{zlib.crc32(file.read()):08x}")
        self.expect(head, format="lucca-record", version=1, game="palazzi")
        self.edition, self.celebration, self.n = head["edition"], head["celebration"], head["players"]
        if self.edition not in ("2005-en", "2005-de", "2013") or self.n not in (2, 3, 4, 5):
            raise Wrong("no such game")
        if self.edition != "2013" and (self.n == 2 or self.celebration):
            raise Wrong("only 2013 has two players and the Celebration")
        # Rules, section 12.
        self.ahead = head.get("handicap", [0] * self.n)
        if len(self.ahead) != self.n or any(type(a) is not int or a not in (0, 3, 6, 9, 12) for a in self.ahead):
            raise Wrong(f"handicap {self.ahead}")
        self.apart = "handicap" in head
        if self.apart and not any(self.ahead):
            raise Wrong("a handicap that gives nobody anything")
        self.seen["handicap"] += self.apart
        self.deck = all_cards(self.celebration, deck_of(self.deck_path) if self.deck_path else default_deck())
        self.size = SIZE[self.n]
        self.owners = [Owner() for _ in range(self.n)]
        self.city = Owner() if self.n == 2 else None
        self.prepare()
        for number in range(1, ROUNDS[self.n] + 1):
            self.round(number)
        self.final()
        if self.at != len(self.lines):
            raise Wrong("lines after the end")
        unused = UNUSED[self.n] + (3 if self.celebration else 0)
        if len(self.deck) != unused:
            raise Wrong(f"{len(self.deck)} cards were never used, should be {unused}")

    def prepare(self):
        bastions = {}
        if self.edition != "2013":
            bastions = {name: self.deck.pop(name) for name in ("B1", "B2", "B3", "B4")}
        hands = []
        for seat in range(self.n):
            line = self.next(["e", "seat", "cards"])
            self.expect(line, e="deal", seat=seat)
            hand = [self.draw(name) for name in line["cards"]]
            if len(hand) != 4 or any(card.bastion for card in hand):
                raise Wrong("a hand has four cards and no bastion")
            hands.append(hand)
        self.lay(1)
        kept = [self.keep(seat, hand) for seat, hand in enumerate(hands)]
        for owner, (first, second) in zip(self.owners, kept):
            self.add(owner, first, first.colour)
            self.add(owner, second, first.colour if second.wild else second.colour)
        left = [card for hand, pair in zip(hands, kept) for card in hand if card not in pair]
        if self.city:
            left.sort(key=lambda card: (card.wild, card.number))
            line = self.next(["e", "cards"])
            self.expect(line, e="city-start", cards=[card.name for card in left])
            for card in left:
                colour = card.colour
                if card.wild:
                    colour = max(self.city.palaces, key=lambda p: (len(p.cards), p.number)).colour
                    self.seen["wild in the City's start"] += 1
                self.add(self.city, card, colour)
        else:
            self.deck.update({card.name: card for card in left})
        self.deck.update(bastions)

    def keep(self, seat, hand):
        line = self.next(["e", "seat", "cards", "legal"])
        choices = []
        for i in range(4):
            for j in range(i + 1, 4):
                a, b = hand[i], hand[j]
                if a.wild and b.wild:
                    continue
                if a.wild or b.wild:
                    choices.append((b, a) if a.wild else (a, b))
                elif a.colour == b.colour:
                    choices += [(a, b), (b, a)]
                else:
                    choices.append((a, b))
        self.expect(line, e="keep", seat=seat, legal=len(choices))
        for pair in choices:
            if [card.name for card in pair] == line["cards"]:
                if pair[1].wild:
                    self.seen["wild kept"] += 1
                return pair
        raise Wrong(f"{line['cards']} cannot be kept")

    def lay(self, number):
        line = self.next(["e", "round", "cards"])
        self.expect(line, e="triplets", round=number)
        self.triplets = [[self.draw(name) for name in triplet] for triplet in line["cards"]]
        if [len(t) for t in self.triplets] != [3] * TRIPLETS[self.n]:
            raise Wrong("wrong number of triplets or cards")

    def order(self):
        return sorted(range(self.n), key=lambda s: (self.owners[s].shields(), self.owners[s].highest()), reverse=True)

    def round(self, number):
        if number > 1:
            self.lay(number)
        order = self.order()
        self.expect(self.next(["e", "round", "seats"]), e="order", round=number, seats=order)
        self.free = list(range(len(self.triplets)))
        for seat in order:
            self.turn(seat)
        if self.city:
            for seat in order:
                self.pick(seat)
        elif len(self.free) != 1:
            raise Wrong("one triplet must be left")

    def party(self, seat, colour):
        points = 0
        for owner in self.owners + ([self.city] if self.city else []):
            if owner is self.owners[seat]:
                continue
            for palace in owner.palaces:
                if palace.colour == colour:
                    points += {"construction": len(palace.cards), "completed": 2, "opened": 0}[palace.zone]
        return points

    def open(self, seat, line, closed):
        palace = next((p for p in closed if p.colour == line["colour"]), None)
        if palace is None:
            raise Wrong(f"no completed {line['colour']} palace")
        points = self.party(seat, palace.colour)
        self.expect(line, points=points)
        palace.zone = "opened"
        self.owners[seat].parties += points

    def turn(self, seat):
        owner = self.owners[seat]
        while self.peek() == "open":
            closed = owner.zone("completed")
            line = self.next(["e", "seat", "colour", "points", "legal"])
            self.expect(line, seat=seat, legal=len(closed) + len(self.free))
            self.open(seat, line, closed)
            self.seen["opened in a turn"] += 1
        line = self.next(["e", "seat", "triplet", "legal"])
        self.expect(line, e="take", seat=seat, legal=len(owner.zone("completed")) + len(self.free))
        if line["triplet"] not in self.free:
            raise Wrong("that triplet is gone")
        self.free.remove(line["triplet"])
        hand = list(self.triplets[line["triplet"]])
        while hand:
            self.play(seat, owner, hand)

    def choices(self, owner, card):
        """All (as, colour) of a card."""
        if card.bastion:
            return [("bastion", None)] + ([("discard", None)] if self.edition != "2005-de" else [])
        if card.wild:
            palace = [("palace", p.colour) for p in owner.zone("construction")]
        else:
            of_colour = [p for p in owner.palaces if p.colour == card.colour]
            blocked = any(p.zone != "construction" for p in of_colour)
            palace = [] if blocked else [("palace", card.colour)]
        return palace + [("wall", None), ("discard", None)]

    def play(self, seat, owner, hand):
        line = self.next([["e", "seat", "card", "as", "legal"],
                          ["e", "seat", "card", "as", "colour", "points", "legal"]])
        self.expect(line, e="play", seat=seat, legal=sum(len(self.choices(owner, card)) for card in hand))
        card = next((card for card in hand if card.name == line["card"]), None)
        if card is None:
            raise Wrong("the card is not in the triplet")
        how = line["as"], line.get("colour")
        if how not in self.choices(owner, card) or ("points" in line) != (how[0] == "palace"):
            raise Wrong(f"{card.name} cannot be played as {how}")
        hand.remove(card)
        if how[0] == "palace":
            points = self.add(owner, card, how[1])
            self.expect(line, points=points)
            owner.windows += points
        elif how[0] == "wall":
            owner.walls += 1
        elif how[0] == "bastion":
            owner.bastions += 1
        if card.wild:
            self.seen[f"wild as {how[0]}"] += 1

    def add(self, owner, card, colour):
        palace = owner.under(colour)
        if palace is None:
            if card.wild:
                raise Wrong("a wild card starts no palace")
            palace = Palace(colour)
            owner.palaces.append(palace)
        palace.cards.append(card)
        if len(palace.cards) < self.size:
            return 0
        palace.zone = "completed"
        if owner is self.city:
            self.seen["City palace completed"] += 1
            if sum(p.colour == colour and p.zone == "completed" for p in owner.palaces) > 1:
                self.seen["City: two of one colour"] += 1
        if card.wild:
            self.seen["wild completes"] += 1
        return sum(c.windows for c in palace.cards)

    def pick(self, seat):
        line = self.next([["e", "seat", "triplet", "card", "legal"], ["e", "seat", "triplet", "card", "colour", "legal"]])
        building = len(self.city.zone("construction"))
        legal = sum(building if card.wild else 1 for t in self.free for card in self.triplets[t])
        self.expect(line, e="city", seat=seat, legal=legal)
        if legal == 0:
            self.expect(line, triplet=None, card=None)
            if "colour" in line:
                raise Wrong("a skipped pick has no colour")
            self.seen["pick skipped"] += 1
            return
        if line["triplet"] not in self.free:
            raise Wrong("that triplet is not to be picked from")
        card = next((c for c in self.triplets[line["triplet"]] if c.name == line["card"]), None)
        if card is None:
            raise Wrong("the card is not in that triplet")
        self.free.remove(line["triplet"])
        if card.bastion:
            if "colour" in line:
                raise Wrong("a bastion has no colour")
            self.city.bastions += 1
            return
        if not card.wild:
            self.expect(line, colour=card.colour)
        elif self.city.under(line["colour"]) is None:
            raise Wrong("the City builds no such palace")
        self.add(self.city, card, line["colour"])

    def street(self):
        everyone = self.owners + ([self.city] if self.city else [])
        low_zones = high_zones = ("construction", "completed", "opened")
        if self.edition != "2013":
            low_zones, high_zones = ("construction",), ("opened",)
        low = min(((p.number, i) for i, o in enumerate(everyone) for p in o.palaces if p.zone in low_zones), default=None)
        high = max(((p.number, i) for i, o in enumerate(everyone) for p in o.palaces if p.zone in high_zones), default=None)
        change = [0] * len(everyone)
        if low is None or high is None:
            self.seen["street: one side missing"] += 1
            if self.edition == "2005-en":
                return change
        if low is not None:
            change[low[1]] -= 3
        if high is not None:
            change[high[1]] += 3
        if self.city and change[2]:
            self.seen["street: City " + ("lowest" if change[2] < 0 else "highest")] += 1
        return change

    def final(self):
        order = self.order()
        self.expect(self.next(["e", "seats"]), e="final-order", seats=order)
        for seat in order:
            for colour in COLOURS:
                closed = [p for p in self.owners[seat].zone("completed") if p.colour == colour]
                if closed:
                    line = self.next(["e", "seat", "colour", "points"])
                    self.expect(line, e="open", seat=seat, colour=colour)
                    self.open(seat, line, closed)
        street = self.street()
        totals = []
        for seat, owner in enumerate(self.owners):
            opened = len(owner.zone("opened"))
            walls = (owner.walls + owner.bastions) * opened if owner.shields() >= 2 * owner.walls else 0
            totals.append(owner.windows + owner.parties + walls + street[seat] + self.ahead[seat])
            keys = ["e", "seat", "windows", "parties", "walls", "street"]
            line = self.next(keys + ["handicap"] * self.apart + ["total"])
            if self.apart:
                self.expect(line, handicap=self.ahead[seat])
            self.expect(line, e="score", seat=seat, windows=owner.windows, parties=owner.parties, walls=walls,
                        street=street[seat], total=totals[-1])
        tied = [seat for seat in range(self.n) if totals[seat] == max(totals)]
        if len(tied) > 1:
            self.seen["tie broken"] += 1
        if min(totals) < 0:
            self.seen["negative score"] += 1
        winner = max(tied, key=lambda seat: self.owners[seat].highest())
        self.expect(self.next(["e", "winners"]), e="end", winners=[winner])


def judge(path, deck_path, totals):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    referee = None
    try:
        if not text.endswith("\n"):
            raise Wrong("no end of line at the end")
        if "\r" in text:
            raise Wrong("a carriage return")
        lines = [json.loads(line, object_pairs_hook=list) for line in text[:-1].split("\n")]
        referee = Referee(lines, deck_path)
        referee.run()
        totals.update(referee.seen)
        return True
    except (Wrong, ValueError, KeyError, TypeError) as wrong:
        print(f"{path}:{referee.at if referee else 0}: {wrong!r}", file=sys.stderr)
    return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--summary", action="store_true")
    parser.add_argument("--deck")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    totals = collections.Counter()
    good = sum(judge(path, options.deck, totals) for path in options.files)
    print(f"{good} of {len(options.files)} records are right")
    if options.summary:
        for what, count in sorted(totals.items()):
            print(f"  {what}: {count}")
    return 0 if good == len(options.files) else 1


if __name__ == "__main__":
    sys.exit(main())
