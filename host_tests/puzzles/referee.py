#!/usr/bin/env python3
"""Proves the puzzles once more, straight from the rules: it shares nothing with the engine but the numbers of its actions
(engine/GAME/action.h).

    referee.py PUZZLES_FOLDER [--some | --new | --accept] [--only GAME:CHAPTER.NUMBER]

For each puzzle: its history is legal and leads to the seat that is to move; the solution holds against every answer and every
choice of prisoners; every turn of another key fails. --some takes the first puzzle of each game's first chapters.

A proof depends on nothing but the puzzle's lines and the two referees, so host_tests/puzzles/proved.txt keeps checksums of those
that were proved. --new leaves these out; --accept does so, too, and adds what it proves. A line there that fits no puzzle says
nothing; --accept removes it.
"""
import argparse
import hashlib
import itertools
import json
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "host_tests" / "torri"))
from referee import COLOURS, City  # noqa: E402  (the stacks and blocks of the second referee)

PROVED = TOP / "host_tests" / "puzzles" / "proved.txt"
REFEREES = (TOP / "host_tests" / "puzzles" / "referee.py", TOP / "host_tests" / "torri" / "referee.py")
HEAD = re.compile(r"^\[(\d)\.(\d)\]$")


class Wrong(Exception):
    pass


def read(path):
    puzzles, last = [], None
    for line in path.read_text(encoding="utf-8").splitlines():
        head = HEAD.match(line)
        if head:
            puzzles.append({"name": f"{head[1]}.{head[2]}", "answers": []})
        elif line.startswith(" ") and last:
            puzzles[-1][last] += line.split()
        elif "=" in line and not line.startswith("#"):
            name, _, values = (part.strip() for part in line.partition("="))
            if name == "answer":
                puzzles[-1]["answers"].append(values.split())
            else:
                puzzles[-1][name] = values.split()
                last = name
    return puzzles


# ---- Torri. A decision is ("place", colour, lot), ("prisoner", lot) or ("switch", colour).


class Town:
    """A position of two players. `asks` is None or what has to be decided: place, prisoner, switch, over."""

    def __init__(self, size, colours, switching):
        self.city, self.size = City(size), size
        self.colours, self.switching = list(colours), switching
        self.supply = {c: 2 * size for c in COLOURS}
        self.held = {c: 0 for c in COLOURS}
        self.turn, self.used, self.fight, self.winners = 0, [], None, None
        self.begin_turn()

    def copy(self):
        other = Town.__new__(Town)
        other.__dict__.update(self.__dict__)
        other.city = City(self.size)
        other.city.stack = {lot: list(s) for lot, s in self.city.stack.items()}
        other.colours, other.used = list(self.colours), list(self.used)
        other.supply, other.held = dict(self.supply), dict(self.held)
        other.fight = list(self.fight) if self.fight else None
        return other

    def mark(self):
        """Equal for equal positions: a turn's bricks may come in either order."""
        bricks = tuple(sorted((lot, *stack) for lot, stack in self.city.stack.items()))
        return bricks, *self.colours, *self.supply.values(), *self.held.values(), self.turn, self.asks, *sorted(self.used)

    def seat(self):
        return (self.turn - 1) % 2

    def mover(self):
        return self.colours.index(self.against) if self.asks == "prisoner" else self.seat()

    def wins(self, seat):
        own = self.colours[seat]
        others = [c for c in COLOURS if c != own]
        height, held = self.city.highest(own), self.held[own]
        return (height >= self.size and all(height > self.city.highest(c) for c in others)) or (
            held >= self.size and all(held > self.held[c] for c in others))

    def begin_turn(self):
        if self.turn == 40 * self.size:
            return self.compare()
        self.turn += 1
        self.used = []
        if self.wins(self.seat()):
            return self.finish({self.seat()})
        return self.ask_brick()

    def ask_brick(self):
        self.asks = "place"
        if not self.any_brick():
            self.compare()

    def finish(self, winners):
        self.asks, self.winners = "over", winners

    def compare(self):
        def worth(seat):
            c = self.colours[seat]
            return self.city.highest(c), self.held[c], self.city.bricks(c)
        best = max(worth(0), worth(1))
        self.finish({seat for seat in (0, 1) if worth(seat) == best})

    def any_brick(self):
        city, stack = self.city, self.city.stack
        if all(self.supply[c] == 0 or c in self.used for c in COLOURS):
            return False
        # A house beside one lot at most joins nothing; it saves the search for most cities.
        for lot in itertools.product(range(self.size), repeat=2):
            if lot not in stack and sum(other in stack for other in city.around(lot)) < 2:
                return True
        return next(self.bricks(), None) is not None

    def bricks(self):
        """The legal placements, one after another."""
        city, stack = self.city, self.city.stack
        colours = [c for c in COLOURS if self.supply[c] > 0 and c not in self.used]
        if not colours:
            return
        blocks = city.blocks()
        each = {id(block): block for block in blocks.values()}
        towers = {name: city.towers(block) for name, block in each.items()}
        houses = {name: [stack[lot][0] for lot in city.houses(block)] for name, block in each.items()}
        for lot in itertools.product(range(self.size), repeat=2):
            if lot in stack:
                block, bricks = id(blocks[lot]), stack[lot]
                if towers[block] not in ([], [lot]):
                    continue
                for c in colours:
                    others = houses[block].count(c) - (bricks == [c])
                    if bricks.count(c) + 1 <= others:
                        yield c, lot
            elif city.house_allowed(lot, blocks):
                yield from ((c, lot) for c in colours)

    def allows(self, choice):
        if self.asks != "place" or choice[0] != "place":
            return choice in self.choices()
        _, colour, lot = choice
        if self.supply[colour] == 0 or colour in self.used:
            return False
        city, stack, blocks = self.city, self.city.stack, {}
        for other in [lot] if lot in stack else city.around(lot):
            if other in stack and other not in blocks:
                block = city.block(other)
                blocks.update((each, block) for each in block)
        return city.floor_allowed(lot, colour, blocks) if lot in stack else city.house_allowed(lot, blocks)

    def choices(self):
        if self.asks == "place":
            return [("place", *brick) for brick in self.bricks()]
        if self.asks == "prisoner":
            return [("prisoner", lot) for lot in self.houses]
        neutral = [c for c in COLOURS if c not in self.colours]
        return [("switch", c) for c in [self.colours[self.seat()], *neutral]]

    def play(self, choice):
        if choice[0] == "place":
            self.place(choice[1], choice[2])
        elif choice[0] == "prisoner":
            del self.city.stack[choice[1]]
            self.held[self.against] += 1
            self.after_attack()
        else:
            self.colours[self.seat()] = choice[1]
            self.begin_turn()

    def place(self, colour, lot):
        self.used.append(colour)
        self.supply[colour] -= 1
        if lot in self.city.stack:
            self.city.stack[lot].insert(0, colour)
            return self.placed()
        self.city.stack[lot] = [colour]
        towers = self.city.towers(self.city.block(lot))
        if len(towers) < 2:
            return self.placed()
        strong, weak = sorted(towers, key=lambda t: self.city.strength(t, lot), reverse=True)
        self.fight = [lot, strong, weak, strong]
        return self.fight_on()

    def placed(self):
        self.fight = None
        if len(self.used) < 2:
            return self.ask_brick()
        if self.switching:
            self.asks = "switch"
            return None
        return self.begin_turn()

    def fight_on(self):
        joint, strong, weak, acting = self.fight
        stack = self.city.stack
        if stack[strong][-1] == stack[weak][-1]:
            stack[strong] = stack[weak][1:] + stack[strong]
            stack[weak] = stack[weak][:1]
            return self.placed()
        target = weak if acting == strong else strong
        by, self.against = stack[acting][-1], stack[target][-1]
        self.supply[stack[target].pop()] += 1
        if self.against not in self.colours:
            if self.supply[by] > 0:
                self.supply[by] -= 1
                self.held[self.against] += 1
            return self.after_attack()
        self.houses = [h for h in self.city.houses(self.city.block(acting, joint), by) if h != acting]
        if not self.houses:
            return self.after_attack()
        self.asks = "prisoner"
        return None

    def after_attack(self):
        _, strong, weak, acting = self.fight
        city = self.city
        if city.is_house(strong) or city.is_house(weak) or weak not in city.block(strong):
            return self.placed()
        self.fight[3] = weak if acting == strong else strong
        return self.fight_on()


def torri_choice(bits):
    kind, value = bits >> 12, bits & 0xFFF
    if kind == 0:
        lot = value >> 2
        return "place", COLOURS[value & 3], (lot % 12, lot // 12)
    if kind == 1:
        return "prisoner", (value % 12, value // 12)
    return "switch", COLOURS[value & 3]


def torri_start(setup):
    players, size, switching, first, second = (int(word) for word in setup[:5])
    if players != 2:
        raise Wrong("two players")
    return Town(6 + 2 * size, [COLOURS[first], COLOURS[second]], switching == 1)


def torri_state(town, me, goal, root_turn):
    """turn, answers, reached or missed."""
    if town.asks == "over":
        return "reached" if town.winners == {me} else "missed"
    if town.turn == root_turn:
        return "turn"
    if town.seat() == me:
        return "missed"
    if town.asks == "place" and not town.used and goal != "win":
        return "reached" if goal == "stop" else "missed"
    return "answers"


def torri_key(choices, goal):
    lots = sorted(c[2] for c in choices if c[0] == "place")
    ends = [c[1] for c in choices if c[0] == "switch" and goal == "win"]
    return tuple(lots) + tuple(ends)


# ---- Palazzi, the 2013 edition without the Celebration.

SIZE, ROUNDS, TRIPLETS = {2: 5, 3: 5, 4: 4, 5: 3}, {2: 7, 3: 7, 4: 6, 5: 5}, {2: 4, 3: 4, 4: 5, 5: 6}
BASTION = 101


def deck():
    """By the engine's ids: (number, colour, windows, shields); the special cards have ids too, and are not in this game."""
    cards = []
    for n in range(1, 97):
        c, k = (n - 1) % 6, (n - 1) // 6
        cards.append((n, 0, c, (k + c) % 4))
    cards += [(n, 1, None, 0) for n in (10, 20, 500, 1513, 2013)]
    return [(n, c, w, 3 - w) if c is not None else None for n, _, c, w in sorted(cards, key=lambda x: x[:2])]


DECK = deck()


class Side:
    def __init__(self):
        self.palace, self.zone = {}, {}  # colour -> cards, bottom first; and where it is
        self.walls = self.bastions = self.score = 0
        self.done = []  # palaces the City completed

    def copy(self):
        other = Side()
        other.palace = {c: list(cards) for c, cards in self.palace.items()}
        other.zone, other.done = dict(self.zone), list(self.done)
        other.walls, other.bastions, other.score = self.walls, self.bastions, self.score
        return other

    def shields(self):
        return sum(DECK[card][3] for c, cards in self.palace.items() if self.zone[c] == "building" for card in cards)

    def tops(self):
        return [cards[-1] for cards in self.palace.values()] + [cards[-1] for _, cards in self.done]

    def guests(self, colour):
        zone = self.zone.get(colour)
        inside = len(self.palace[colour]) if zone == "building" else 2 if zone == "completed" else 0
        return inside + 2 * sum(c == colour for c, _ in self.done)


class Table:
    def __init__(self, players):
        self.players, self.size = players, SIZE[players]
        self.sides = [Side() for _ in range(players + (players == 2))]
        self.round, self.asks, self.winner = 1, "deal", None
        self.hands, self.triplets, self.aside = [[] for _ in range(players)], [], []
        self.taken, self.order, self.at, self.left, self.kept = [], [], 0, [], 0
        self.unused = set(i for i, card in enumerate(DECK) if card) | set(range(BASTION, BASTION + 4))

    def copy(self):
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.sides = [side.copy() for side in self.sides]
        other.taken, other.left = list(self.taken), list(self.left)
        other.triplets = [list(t) for t in self.triplets]
        return other

    def mark(self):
        sides = tuple((tuple(sorted((c, *cards) for c, cards in side.palace.items())), tuple(sorted(side.zone.items())),
                       tuple((c, *cards) for c, cards in side.done), side.walls, side.bastions, side.score) for side in self.sides)
        return sides, *self.taken, self.at, self.asks, *sorted(self.left)

    def mover(self):
        return self.order[self.at] if self.asks in ("turn", "play", "pick") else self.kept if self.asks == "keep" else None

    def draw(self, card):
        if card not in self.unused:
            raise Wrong(f"card {card} is not in the deck")
        self.unused.discard(card)
        if self.asks == "deal":
            hand = next(h for h in self.hands if len(h) < 4)
            (self.aside if card >= BASTION else hand).append(card)
            if all(len(h) == 4 for h in self.hands):
                self.asks = "lay"
            return
        if not self.triplets or len(self.triplets[-1]) == 3:
            self.triplets.append([])
        self.triplets[-1].append(card)
        if len(self.triplets) == TRIPLETS[self.players] and len(self.triplets[-1]) == 3:
            self.asks = "keep" if self.round == 1 else "turn"
            if self.round > 1:
                self.begin_round()

    def keep(self, first, second):
        hand = self.hands[self.kept]
        pair = [hand[first], hand[second]]
        self.chosen = getattr(self, "chosen", []) + [pair]
        self.kept += 1
        if self.kept < self.players:
            return
        back = []
        for side, hand, pair in zip(self.sides, self.hands, self.chosen):
            for card in pair:
                self.build(side, card)
            back += [card for card in hand if card not in pair]
        if self.players == 2:
            for card in sorted(back):
                self.build(self.sides[2], card)
        else:
            self.unused |= set(back)
        self.unused |= set(self.aside)
        self.begin_round()

    def build(self, side, card):
        colour = DECK[card][1]
        side.palace.setdefault(colour, []).append(card)
        side.zone[colour] = "building"
        if len(side.palace[colour]) < self.size:
            return
        side.zone[colour] = "completed"
        side.score += sum(DECK[c][2] for c in side.palace[colour])
        if self.players == 2 and side is self.sides[2]:
            side.done.append((colour, side.palace.pop(colour)))
            del side.zone[colour]

    def play_order(self):
        def worth(seat):
            return -self.sides[seat].shields(), -max(self.sides[seat].tops(), default=-1)
        return sorted(range(self.players), key=worth)

    def begin_round(self):
        self.order, self.at, self.asks, self.taken = self.play_order(), 0, "turn", []

    def party(self, seat, colour):
        self.sides[seat].zone[colour] = "opened"
        self.sides[seat].score += sum(s.guests(colour) for s in self.sides if s is not self.sides[seat])

    def allows(self, choice):
        return choice in self.choices()

    def choices(self):
        if self.asks == "turn":
            zone = self.sides[self.mover()].zone
            return [("open", c) for c in range(6) if zone.get(c) == "completed"] + [
                ("take", t) for t in range(len(self.triplets)) if t not in self.taken]
        if self.asks == "play":
            out, zone = [], self.sides[self.mover()].zone
            for card in self.left:
                if card >= BASTION:
                    out += [("play", card, 2), ("play", card, 3)]
                    continue
                if zone.get(DECK[card][1], "building") == "building":
                    out.append(("play", card, 0))
                out += [("play", card, 1), ("play", card, 3)]
            return out
        return [("city", card) for t in self.rest() for card in self.triplets[t]]

    def rest(self):
        free = [t for t in range(len(self.triplets)) if t not in self.taken]
        return free

    def play(self, choice):
        kind = choice[0]
        if kind == "open":
            self.party(self.mover(), choice[1])
        elif kind == "take":
            self.taken.append(choice[1])
            self.left, self.asks = list(self.triplets[choice[1]]), "play"
        elif kind == "play":
            self.play_card(choice[1], choice[2])
        else:
            self.pick(choice[1])

    def play_card(self, card, how):
        side = self.sides[self.mover()]
        self.left.remove(card)
        if how == 0:
            self.build(side, card)
        side.walls += how == 1
        side.bastions += how == 2
        if self.left:
            return
        self.at, self.asks = self.at + 1, "turn"
        if self.at < self.players:
            return
        if self.players == 2:
            self.at, self.asks = 0, "pick"
        else:
            self.end_round()

    def pick(self, card):
        self.taken.append(next(t for t, cards in enumerate(self.triplets) if card in cards))
        if card >= BASTION:
            self.sides[2].bastions += 1
        else:
            self.build(self.sides[2], card)
        self.at += 1
        if self.at == 2:
            self.end_round()

    def end_round(self):
        self.triplets = []
        if self.round < ROUNDS[self.players]:
            self.round, self.asks = self.round + 1, "lay"
            return
        for seat in self.play_order():
            for colour in range(6):
                if self.sides[seat].zone.get(colour) == "completed":
                    self.party(seat, colour)
        for side in self.sides[:self.players]:
            opened = sum(zone == "opened" for zone in side.zone.values())
            if side.shields() >= 2 * side.walls or side.walls == 0:
                side.score += (side.walls + side.bastions) * opened
        tops = [(top, i) for i, side in enumerate(self.sides) for top in side.tops()]
        low, high = min(tops)[1], max(tops)[1]
        if low != high:
            self.sides[low].score -= 3
            self.sides[high].score += 3
        self.asks = "over"
        self.winner = max(range(self.players), key=lambda s: (self.sides[s].score, max(self.sides[s].tops(), default=-1)))


def palazzi_choice(bits):
    kind = bits >> 12
    if kind == 0:
        return "draw", bits & 0x7F
    if kind == 1:
        return "keep", bits >> 2 & 3, bits & 3
    if kind in (2, 3):
        return ("open", "take")[kind - 2], bits & 7
    if kind == 4:
        return "play", bits >> 5 & 0x7F, bits >> 3 & 3
    return "city", bits >> 5 & 0x7F


# ---- The proof, the same for both games


class Torri:
    start = staticmethod(torri_start)
    choice = staticmethod(torri_choice)

    def __init__(self, puzzle):
        self.me, self.goal = int(puzzle["task"][0]), puzzle["task"][1]
        self.town = torri_start(puzzle["setup"])
        for word in puzzle["history"]:
            choice = torri_choice(int(word, 16))
            if choice not in self.town.choices():
                raise Wrong(f"{choice} is not legal")
            self.town.play(choice)
        self.root_turn = self.town.turn

    def root(self):
        return self.town

    def state(self, town):
        return torri_state(town, self.me, self.goal, self.root_turn)

    def key(self, choices):
        return torri_key(choices, self.goal)


class Palazzi:
    choice = staticmethod(palazzi_choice)

    def __init__(self, puzzle):
        self.me = int(puzzle["task"][0])
        self.table = Table(int(puzzle["setup"][0]))
        for word in puzzle["history"]:
            choice = palazzi_choice(int(word, 16))
            if choice[0] == "draw":
                self.table.draw(choice[1])
            elif choice[0] == "keep":
                self.table.keep(choice[1], choice[2])
            elif choice not in self.table.choices():
                raise Wrong(f"{choice} is not legal")
            else:
                self.table.play(choice)

    def root(self):
        return self.table

    def state(self, table):
        if table.asks == "over":
            return "reached" if table.winner == self.me else "missed"
        return "turn" if table.mover() == self.me else "answers"

    def key(self, choices):
        return tuple(sorted(choices))


def answers(position, first):
    """The choices, those of `first` before the others: most often one of them refutes, and the others need not be listed."""
    before = list(first)
    yield from (choice for choice in before if position.allows(choice))
    yield from (choice for choice in position.choices() if choice not in before)


def holds(game, position, first):
    """Whether no answer refutes it; `first` are tried before the others, and grow by what refuted."""
    state = game.state(position)
    if state in ("reached", "missed"):
        return state == "reached"
    mine = position.mover() == game.me
    for choice in position.choices() if mine else answers(position, first):
        after = position.copy()
        after.play(choice)
        held = holds(game, after, first)
        if mine and held:
            return True
        if not mine and not held:
            if choice not in first:
                first.insert(0, choice)
                del first[12:]
            return False
    return not mine


def walk(game, position, own, first, right, known):
    """The keys of the turns that hold. `right` is proved apart. Where the others choose inside the turn, each of their choices has to
    leave a way. `known` remembers what was asked of positions that several orders lead to."""
    if own and game.state(position) != "turn":
        key, mark = game.key(own), position.mark()
        if key == right:
            return {key}
        if mark not in known:
            known[mark] = holds(game, position, first)
        return {key} if known[mark] else set()
    mine = position.mover() == game.me
    results = []
    for choice in position.choices():
        after = position.copy()
        after.play(choice)
        results.append(walk(game, after, own + [choice] if mine else own, first, right, known))
    return set().union(*results) if mine or all(results) else set()


def follow(game, position, own, first):
    """Whether the stored solution holds, whatever the others choose meanwhile."""
    if own == [] or game.state(position) not in ("turn",):
        return holds(game, position, first)
    if position.mover() == game.me:
        after = position.copy()
        if own[0] not in position.choices():
            return holds(game, position, first)
        after.play(own[0])
        return follow(game, after, own[1:], first)
    results = []
    for choice in position.choices():
        after = position.copy()
        after.play(choice)
        results.append(follow(game, after, own, first))
    return all(results)


def prove(kind, puzzle):
    game = kind(puzzle)
    if game.root().mover() != game.me:
        raise Wrong("another seat is to move")
    solution = [kind.choice(int(word, 16)) for word in puzzle["solution"]]
    first = [kind.choice(int(word, 16)) for answer in puzzle["answers"] for word in answer]
    if not follow(game, game.root(), solution, list(first)):
        raise Wrong("the solution does not hold")
    right = game.key(solution)
    found = walk(game, game.root(), [], first, right, {}) - {right}
    if found:
        raise Wrong(f"also holds: {sorted(found)[:3]}")
    if puzzle["ways"][0] != "1":
        raise Wrong("more ways than one are claimed")


def checksums(books):
    """{(game, puzzle): checksum} of all that the proof depends on: the puzzle's lines and the code that proves it, above."""
    code = [path.read_text(encoding="utf-8").split("\ndef checksums")[0] for path in REFEREES]
    rules = hashlib.sha256("".join(code).encode())
    sums = {}
    for game, puzzles in books.items():
        for puzzle in puzzles:
            whole = rules.copy()
            whole.update(json.dumps([game, puzzle], sort_keys=True).encode())
            sums[game, puzzle["name"]] = whole.hexdigest()[:16]
    return sums


def proved():
    if not PROVED.exists():
        return {}
    lines = (line.split() for line in PROVED.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return {(game, name): known for game, name, known in lines}


def accept(kept):
    lines = [f"{game} {name} {known}\n" for (game, name), known in sorted(kept.items())]
    PROVED.write_text("# Written by referee.py --accept: puzzles that are proved, with checksums of what the proof depends on.\n" +
                      "".join(lines), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--some", action="store_true")
    which.add_argument("--new", action="store_true")
    which.add_argument("--accept", action="store_true")
    parser.add_argument("--only")
    options = parser.parse_args()
    kinds = {"palazzi": Palazzi, "torri": Torri}
    books = {game: read(options.folder / f"{game}.txt") for game in kinds}
    sums, known = checksums(books), proved()
    kept = {key: known[key] for key in sums if known.get(key) == sums[key]}
    failures = count = left_out = 0
    for game, puzzle in ((game, puzzle) for game in kinds for puzzle in books[game]):
        key = game, puzzle["name"]
        if options.only and options.only != f"{game}:{puzzle['name']}":
            continue
        if options.some and puzzle["name"] not in ("1.1", "2.1", "6.1"):
            continue
        if (options.new or options.accept) and key in kept:
            left_out += 1
            continue
        count += 1
        try:
            prove(kinds[game], puzzle)
        except Wrong as wrong:
            failures += 1
            print(f"{game} {puzzle['name']}: {wrong}")
            continue
        kept[key] = sums[key]
        if options.accept:
            accept(kept)
    print(f"{count} puzzles, {failures} wrong" + (f", {left_out} proved before" if left_out else ""))
    return 1 if failures or count + left_out == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
