#!/usr/bin/env python3
"""layers.py: reads every #include and fails when a file knows one it must not know.

R1  A top folder knows only the folders of ALLOWED.
R2  Inside ui/ a folder knows only those left of it in UI_ORDER.
R3  A game's headers are included, and its number is named, only in folders and files of its name and in the tables
    that list the games.
R4  The drivers on pins know no rules and no screens, and nothing of the product knows TFT_eSPI.

known_includes.txt lists what breaks a rule today. It may only shrink: a line that is no longer true fails too."""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
KNOWN = pathlib.Path(__file__).with_name("known_includes.txt")

PORTABLE = ["base", "boards", "engine", "drawing", "drivers", "ui", "device"]
ALLOWED = {
    "base": [],
    "boards": [],
    "engine": ["base"],
    "drawing": ["base"],
    "drivers": ["base", "drawing", "boards"],
    "ui": ["base", "engine", "drawing", "drivers"],
    "device": ["base", "engine", "drawing", "drivers", "ui"],
    "firmware": PORTABLE + ["tools/bench"],
    "simulator": PORTABLE,
    "tools": PORTABLE + ["simulator"],
    "host_tests": PORTABLE + ["simulator", "tools"],
}
GAMES = sorted(path.parent.name for path in (TOP / "engine").glob("*/game.h") if path.parent.name != "game")
UI_ORDER = ["words", "look", "widgets", "game", "saves", "shell", "stage", " ".join(GAMES), "learn", "fame", "play",
            "setup", "system", "."]

GAME_BLIND = ["engine", "ui", "device", "tools/record", "tools/arena"]
TABLES = ["engine/games.cpp", "engine/bots/minds.cpp", "ui/games.h", "ui/games.cpp", "tools/record/notations.cpp"]

PIN_DRIVERS = ["firmware/pico", "firmware/chip"]
PIN_DRIVERS_KNOW = ["base", "boards", "drawing", "drivers", *PIN_DRIVERS]
TFT_ESPI = "drivers/tft_espi"
TFT_ESPI_USERS = [TFT_ESPI, "firmware/bench", "firmware/sketch", "simulator/sketch", "host_tests"]

# Fixed memory: none of these in what runs on the device.
HEAP_HEADERS = set("""string vector map set unordered_map unordered_set list deque functional iostream sstream
fstream regex thread mutex future stdexcept any iomanip filesystem locale""".split())
SDK = re.compile(r"^(pico|hardware)(/|\.h)")
SDL = re.compile(r"^SDL")
GAME_NUMBER = re.compile(r"\bGameId::(\w+)")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)

# A scene states a wish. Only what runs the scenes takes up wishes, notes and pictures.
SHELL_CALLS = re.compile(r"\b(go\.take|tell\.next|screen\.(?:next|due|arrive|finish))\(")


def inside(path, folders):
    return any(path == folder or path.startswith(folder + "/") for folder in folders)


def ui_place(path):
    """Where a file of ui/ stands in UI_ORDER; None for a folder that has no place yet."""
    folder = path.split("/")[1] if path.count("/") > 1 else "."
    return next((i for i, names in enumerate(UI_ORDER) if folder in names.split()), None)


def game_of(path):
    """The game whose folder or file this is, or None."""
    parts = re.split(r"[/.]", path)
    return next((game for game in GAMES if game in parts), None)


def broken_rule(path, name):
    """Why `path` must not include our header `name`; None when it may."""
    layer, other = path.split("/")[0], name.split("/")[0]
    if other != layer and not inside(name, ALLOWED[layer]):
        return f"R1: {layer}/ must not know {other}/"
    if layer == other == "ui":
        here, there = ui_place(path), ui_place(name)
        if here is None or there is None:
            return "R2: this folder of ui/ has no place in the order of tools/check/layers.py"
        if there > here:
            return "R2: a folder of ui/ knows only those left of it"
    if inside(path, GAME_BLIND) and game_of(name) not in (None, game_of(path)) and path not in TABLES:
        return f"R3: only the folders of {game_of(name)} and the tables of games know its headers"
    if inside(path, PIN_DRIVERS) and not inside(name, PIN_DRIVERS_KNOW):
        return "R4: the drivers on pins know no rules and no screens"
    if inside(name, [TFT_ESPI]) and not inside(path, TFT_ESPI_USERS):
        return "R4: the product does not use TFT_eSPI"
    return None


def check_numbers(path, text):
    """Code that asks which game it is would take a new game for one of these: the games' rows know what differs."""
    if inside(path, GAME_BLIND + ["simulator"]) and path not in TABLES:
        yield from (f"{path}: names GameId::{name}: R3: ask the game's row instead"
                    for name in sorted(set(GAME_NUMBER.findall(text))) if name.lower() != game_of(path))


def check_system_header(path, name):
    layer = path.split("/")[0]
    if name in HEAP_HEADERS and layer in PORTABLE + ["firmware"]:
        yield f"{path}: includes {name}: {layer}/ uses fixed memory only"


def check(path, text, known, met):
    """Yields a sentence for each thing the file must not have; adds the known ones it has to `met`."""
    layer = path.split("/")[0]
    for quote, name in INCLUDE.findall(text):
        if SDK.match(name) and layer != "firmware":
            yield f"{path}: includes {name}: only firmware/ knows the Pico SDK"
        if SDL.match(name) and layer != "simulator":
            yield f"{path}: includes {name}: only simulator/ knows SDL"
        if quote == "<":
            yield from check_system_header(path, name)
        elif "/" in name and name.split("/")[0] in ALLOWED:
            why = broken_rule(path, name)
            if why and (path, name) in known:
                met.add((path, name))
            elif why:
                yield f"{path}: includes {name}: {why}"
    yield from check_numbers(path, text)
    if re.search(r"_scenes?\.(cpp|h)$", path):
        yield from (f"{path}: calls {call}, which only what runs the scenes may call" for call in SHELL_CALLS.findall(text))


def known_includes():
    lines = [line.split() for line in KNOWN.read_text(encoding="utf-8").splitlines()]
    return {tuple(line) for line in lines if line and not line[0].startswith("#")}


def main():
    paths = sorted(path for layer in ALLOWED for path in (TOP / layer).rglob("*")
                   if path.suffix in (".h", ".cpp", ".c", ".in"))
    known, met = known_includes(), set()
    complaints = [line for path in paths
                  for line in check(path.relative_to(TOP).as_posix(), path.read_text(encoding="utf-8"), known, met)]
    complaints += [f"{KNOWN.name}: {path} no longer includes {name}, or may: delete the line"
                   for path, name in sorted(known - met)]
    print("\n".join(complaints) or f"{len(paths)} files keep to their layers, but for {len(met)} known includes")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
