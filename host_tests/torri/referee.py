#!/usr/bin/env python3
"""A second referee for Torri's records, straight from the rules: it shares nothing with the engine.

referee.py FILE...                                         referees records
referee.py --record PROGRAM --wild PROGRAM --replay PROGRAM [--games N]
    has records written, in every configuration, and referees them
"""
import argparse
import functools
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

COLOURS = ["white", "black", "red", "blue"]


class Wrong(Exception):
    pass


@functools.cache
def around(size):
    """The lots beside each lot."""
    inside = lambda x, y: 0 <= x < size and 0 <= y < size
    return {(x, y): [lot for lot in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if inside(*lot)]
            for x in range(size) for y in range(size)}


class City:
    """Stacks of bricks, bottom first, by (column, row)."""

    def __init__(self, size):
        self.size = size
        self.stack = {}

    def around(self, lot):
        return around(self.size)[lot]

    def block(self, lot, without=None):
        """The lots joined to `lot`, not counting a brick left out."""
        seen, todo = {lot}, [lot]
        while todo:
            for near in self.around(todo.pop()):
                if near in self.stack and near not in seen and near != without:
                    seen.add(near)
                    todo.append(near)
        return seen

    def is_house(self, lot):
        return len(self.stack[lot]) == 1

    def is_tower(self, lot):
        return len(self.stack[lot]) > 1

    def towers(self, block):
        return [lot for lot in block if self.is_tower(lot)]

    def houses(self, block, colour=None):
        return [lot for lot in block if self.is_house(lot) and colour in (None, self.stack[lot][0])]

    def strength(self, tower, without=None):
        block = self.block(tower, without)
        return min(len(self.stack[tower]), len(self.houses(block))), len(block)

    def blocks(self):
        """Every occupied lot's block."""
        found = {}
        for lot in self.stack:
            if lot not in found:
                block = self.block(lot)
                found.update((member, block) for member in block)
        return found

    def house_allowed(self, lot, blocks):
        near = [blocks[n] for n in self.around(lot) if n in self.stack]
        towers = sorted({tower for block in near for tower in self.towers(block)})
        if len(towers) > 2:
            return False
        return len(towers) < 2 or self.strength(towers[0]) != self.strength(towers[1])

    def floor_allowed(self, lot, colour, blocks):
        rest = blocks[lot] - {lot}
        if self.towers(rest):
            return False
        return self.stack[lot].count(colour) + 1 <= len(self.houses(rest, colour))

    def highest(self, colour):
        return max((len(s) for s in self.stack.values() if len(s) > 1 and s[-1] == colour), default=0)

    def bricks(self, colour):
        return sum(s.count(colour) for s in self.stack.values())


class Game:
    def __init__(self, lines):
        self.lines = lines
        self.at = 0
        header = self.next()
        keys = ["format", "version", "game", "size", "players", "colours", "switch", "seed"]
        self.expect(header, keys + ["handicap"] * ("handicap" in header))
        if (header["format"], header["version"], header["game"]) != ("lucca-record", 1, "torri"):
            raise Wrong("not a record of Torri")
        self.size, self.players, self.colours = header["size"], header["players"], list(header["colours"])
        if self.size not in (6, 8, 10, 12) or self.players not in (2, 3, 4):
            raise Wrong("size or players")
        if len(self.colours) != self.players or len(set(self.colours)) != self.players:
            raise Wrong("colours")
        if not set(self.colours) <= set(COLOURS):
            raise Wrong("unknown colour")
        # Rules, section 7.
        self.fewer = header.get("handicap", [0] * self.players)
        if len(self.fewer) != self.players or any(type(h) is not int or h not in (0, 1, 2) for h in self.fewer):
            raise Wrong("handicap")
        if "handicap" in header and not any(self.fewer):
            raise Wrong("a handicap that gives nobody anything")
        self.switching = header["switch"]
        self.city = City(self.size)
        self.supply = {c: 2 * self.size for c in COLOURS}
        self.prisoners = {c: 0 for c in COLOURS}
        self.held = {c: 0 for c in COLOURS}

    def next(self):
        if self.at == len(self.lines):
            raise Wrong("the record stops")
        pairs = json.loads(self.lines[self.at], object_pairs_hook=list)
        self.at += 1
        line = dict(pairs)
        if len(line) != len(pairs):
            raise Wrong("a key twice")
        self.keys = [k for k, _ in pairs]
        return line

    def expect(self, line, keys, **values):
        if self.keys != keys:
            raise Wrong(f"keys {self.keys}, expected {keys}")
        for key, value in values.items():
            if line[key] != value or type(line[key]) is not type(value):
                raise Wrong(f"{key} is {line[key]!r}, expected {value!r}")

    def name(self, lot):
        return "abcdefghijkl"[lot[0]] + str(lot[1] + 1)

    def lot(self, name):
        for lot in itertools.product(range(self.size), repeat=2):
            if self.name(lot) == name:
                return lot
        raise Wrong(f"no lot {name}")

    def neutral(self):
        return [c for c in COLOURS if c not in self.colours]

    def legal(self, used):
        colours = [c for c in COLOURS if self.supply[c] > 0 and c not in used]
        pairs = set()
        blocks = self.city.blocks()
        for lot in itertools.product(range(self.size), repeat=2):
            if lot in self.city.stack:
                pairs.update((c, lot) for c in colours if self.city.floor_allowed(lot, c, blocks))
            elif self.city.house_allowed(lot, blocks):
                pairs.update((c, lot) for c in colours)
        return pairs

    def play(self):
        n = 0
        while True:
            n += 1
            seat = (n - 1) % self.players
            own = self.colours[seat]
            self.expect(self.next(), ["e", "n", "seat", "colour"], e="turn", n=n, seat=seat, colour=own)
            reason = self.victory(seat)
            if reason:
                return self.end(reason, [seat])
            used = []
            for _ in range(2):
                pairs = self.legal(used)
                if not pairs:
                    return self.end("blocked", self.best())
                self.place(pairs, used)
                self.count_bricks()
            if self.switching and self.neutral():
                self.switch(seat)
            if n == 40 * self.size:
                return self.end("length", self.best())

    def place(self, pairs, used):
        line = self.next()
        colour, lot = line.get("colour"), self.lot(line.get("lot"))
        how = "floor" if lot in self.city.stack else "house"
        keys = ["e", "colour", "lot", "as", "legal"]
        self.expect(line, keys, e="place", **{"as": how}, legal=len(pairs))
        if (colour, lot) not in pairs:
            raise Wrong(f"{colour} on {line['lot']} is not legal")
        used.append(colour)
        self.supply[colour] -= 1
        if how == "floor":
            self.city.stack[lot].insert(0, colour)
            return
        self.city.stack[lot] = [colour]
        towers = self.city.towers(self.city.block(lot))
        if len(towers) == 2:
            self.struggle(lot, *sorted(towers, key=lambda t: self.city.strength(t, lot), reverse=True))

    def struggle(self, placed, stronger, weaker):
        names = {"stronger": self.name(stronger), "weaker": self.name(weaker)}
        self.expect(self.next(), ["e", "stronger", "weaker"], e="struggle", **names)
        stack = self.city.stack
        x, y = stronger, weaker
        while stack[stronger][-1] != stack[weaker][-1]:
            self.attack(placed, x, y)
            if self.city.is_house(stronger) or self.city.is_house(weaker):
                return
            if weaker not in self.city.block(stronger):
                return
            x, y = y, x
        self.expect(
            self.next(), ["e", "into", "from"], e="merge", into=names["stronger"], **{"from": names["weaker"]}
        )
        stack[stronger] = stack[weaker][1:] + stack[stronger]
        stack[weaker] = stack[weaker][:1]

    def attack(self, placed, x, y):
        by, against = self.city.stack[x][-1], self.city.stack[y][-1]
        keys = ["e", "tower", "by", "against"]
        self.expect(self.next(), keys, e="attack", tower=self.name(x), by=by, against=against)
        self.supply[self.city.stack[y].pop()] += 1
        line = self.next()
        short = ["e", "by", "of", "lot"]
        if against not in self.colours:
            found = self.supply[by] > 0
            self.expect(line, short, e="prisoner", by=against, of=by, lot="supply" if found else None)
            if found:
                self.supply[by] -= 1
                self.take(against, by)
            return
        houses = self.city.houses(self.city.block(x, placed), by)
        if not houses:
            self.expect(line, short, e="prisoner", by=against, of=by, lot=None)
            return
        self.expect(line, short + ["legal"], e="prisoner", by=against, of=by, legal=len(houses))
        lot = self.lot(line["lot"])
        if lot not in houses:
            raise Wrong(f"{line['lot']} cannot be a prisoner")
        del self.city.stack[lot]
        self.take(against, by)

    def take(self, holder, of):
        self.prisoners[holder] += 1
        self.held[of] += 1

    def switch(self, seat):
        line = self.next()
        choices = [self.colours[seat]] + self.neutral()
        self.expect(line, ["e", "to", "legal"], e="switch", legal=len(choices))
        if line["to"] not in choices:
            raise Wrong(f"cannot switch to {line['to']}")
        self.colours[seat] = line["to"]

    def victory(self, seat):
        own, goal = self.colours[seat], self.size - self.fewer[seat]
        others = [c for c in COLOURS if c != own]
        height, held = self.city.highest(own), self.prisoners[own]
        if height >= goal and all(height > self.city.highest(c) for c in others):
            return "tower"
        if held >= goal and all(held > self.prisoners[c] for c in others):
            return "prisoners"
        return None

    def best(self):
        def value(seat):
            c = self.colours[seat]
            return self.city.highest(c), self.prisoners[c], self.city.bricks(c)

        most = max(value(seat) for seat in range(self.players))
        return [seat for seat in range(self.players) if value(seat) == most]

    def end(self, reason, winners):
        self.expect(self.next(), ["e", "reason", "winners"], e="end", reason=reason, winners=winners)
        if self.at != len(self.lines):
            raise Wrong("lines after the end")
        return reason

    def count_bricks(self):
        for c in COLOURS:
            if self.city.bricks(c) + self.supply[c] + self.held[c] != 2 * self.size:
                raise Wrong(f"{c} bricks got lost")


def referee(path):
    text = pathlib.Path(path).read_bytes().decode("utf-8")
    if not text.endswith("\n"):
        return None, f"{path}: no newline at the end"
    if "\r" in text:
        return None, f"{path}: a carriage return"
    lines = text[:-1].split("\n")
    game = None
    try:
        game = Game(lines)
        return game.play(), None
    except (Wrong, ValueError, KeyError, TypeError) as wrong:
        return None, f"{path}:{game.at if game else 1}: {wrong}"


def configurations():
    for size, players, switch in itertools.product((6, 8, 10, 12), (2, 3, 4), (False, True)):
        colours = [COLOURS[(size // 2 + seat) % 4] for seat in range(players)]
        plain = ["--size", str(size), "--players", str(players), "--colours", ",".join(colours)] + ["--switch"] * switch
        yield plain
        fewer = [(size // 2 + seat) % 3 for seat in range(players)]
        yield plain + ["--handicap", ",".join(map(str, fewer))]


def write_and_referee(record, wild, replay, games):
    reasons, failures = {}, []
    with tempfile.TemporaryDirectory() as folder:
        for seed, configuration in enumerate(configurations()):
            command = [record, "--game", "torri", *configuration, "--seed", str(1000 * seed)]
            subprocess.run(command + ["--games", str(games), "--out", folder], check=True)
        subprocess.run([wild, folder, str(games)], check=True)
        files = sorted(pathlib.Path(folder).iterdir())
        for path in files:
            reason, failure = referee(path)
            reasons[reason] = reasons.get(reason, 0) + 1
            failures += [failure] * (failure is not None)
        if subprocess.run([replay, "--quiet", *files], check=False).returncode != 0:
            failures.append("the project's own referee refuses a record")
    print(f"{len(files)} records refereed: {reasons}")
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--record")
    parser.add_argument("--wild")
    parser.add_argument("--replay")
    parser.add_argument("--games", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.record:
        failures = write_and_referee(arguments.record, arguments.wild, arguments.replay, arguments.games)
    else:
        failures = [failure for _, failure in map(referee, arguments.files) if failure]
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
