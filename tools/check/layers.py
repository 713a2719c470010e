#!/usr/bin/env python3
"""layers.py: reads every #include and fails when a file knows one it must not know.

R1  A top folder knows only the folders of ALLOWED.
R2  Inside ui/ a folder knows only those left of it in UI_ORDER.
R3  A game's headers are included, and its number is named, only in folders and files of its name and in the tables
    that list the games.
R4  The drivers on pins know no rules and no screens, and nothing of the product knows TFT_eSPI.
R5  TFT_eSPI knows drawing, the display driver and the boards' facts; its pico/ also knows the display bus on pins.

A list of rows (.def) has no code: every file of its top folder may read it."""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]

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
UI_ORDER = ["words", "look", "widgets", "game", "saves", "shell", "stage", " ".join(GAMES), "learn", "fame", "puzzles", "play",
            "setup", "cities", "system", "."]

GAME_BLIND = ["engine", "ui", "device", "tools/record", "tools/arena"]
TABLES = ["engine/games.cpp", "engine/bots/minds.cpp", "engine/bots/review/judges.cpp", "ui/games.cpp", "tools/record/notations.cpp"]

PIN_DRIVERS = ["firmware/pico", "firmware/chip"]
PIN_DRIVERS_KNOW = ["base", "boards", "drawing", "drivers", *PIN_DRIVERS]
TFT_ESPI = "drivers/tft_espi"
TFT_ESPI_USERS = [TFT_ESPI, "firmware/bench"]
TFT_ESPI_KNOWS = [TFT_ESPI, "drawing", "drivers/display", "boards"]
TFT_ESPI_EDGES = {"pico": ["firmware/pico/pico_display_bus.h"], "tests": ["host_tests"]}

# Fixed memory: none of these in what runs on the device.
HEAP_HEADERS = set("""string vector map set unordered_map unordered_set list deque functional iostream sstream
fstream regex thread mutex future stdexcept any iomanip filesystem locale""".split())
SDK = re.compile(r"^(pico|hardware)(/|\.h)")
SDL = re.compile(r"^SDL")
GAME_NUMBER = re.compile(r"\bGameId::(\w+)")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)

# A scene records a request. Only the code that runs the scenes handles requests, notes and pictures.
SHELL_CALLS = re.compile(r"\b(go\.take|tell\.next|screen\.(?:next|due|arrive|finish))\(")


def inside(path, folders):
    return any(path == folder or path.startswith(folder + "/") for folder in folders)


def ui_place(path):
    """The place of a file of ui/ in UI_ORDER; None for a folder that has no place yet."""
    folder = path.split("/")[1] if path.count("/") > 1 else "."
    return next((i for i, names in enumerate(UI_ORDER) if folder in names.split()), None)


def edge_of(path):
    """The folder of TFT_eSPI that a file is in: "pico", "host", "tests" and the others; None outside of TFT_eSPI."""
    return path.split("/")[2] if inside(path, [TFT_ESPI]) else None


def game_of(path):
    """The game whose folder or file this is, or None."""
    parts = re.split(r"[/.]", path)
    return next((game for game in GAMES if game in parts), None)


def broken_rule(path, name):
    """Why `path` must not include our header `name`; None when it may."""
    layer, other = path.split("/")[0], name.split("/")[0]
    if inside(name, TFT_ESPI_EDGES.get(edge_of(path), [])):
        return None
    if other != layer and not inside(name, ALLOWED[layer]):
        return f"R1: {layer}/ must not know {other}/"
    if layer == other == "ui" and not name.endswith(".def"):
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
    if inside(path, [TFT_ESPI]) and not inside(name, TFT_ESPI_KNOWS):
        return "R5: TFT_eSPI knows only drawing, the display driver and the boards' facts"
    return None


def check_numbers(path, text):
    """Code that asks which game it is would take a new game for one of these: the games' rows know what differs."""
    if inside(path, GAME_BLIND + ["simulator"]) and path not in TABLES:
        yield from (f"{path}: names GameId::{name}: R3: ask the game's row instead"
                    for name in sorted(set(GAME_NUMBER.findall(text))) if name.lower() != game_of(path))


def check_system_header(path, name):
    layer = path.split("/")[0]
    on_pc = edge_of(path) in ("host", "tests")
    if name in HEAP_HEADERS and layer in PORTABLE + ["firmware"] and not on_pc:
        yield f"{path}: includes {name}: {layer}/ uses fixed memory only"


def check(path, text):
    """Yields a sentence for each thing that the file must not have."""
    layer = path.split("/")[0]
    for quote, name in INCLUDE.findall(text):
        if SDK.match(name) and layer != "firmware" and edge_of(path) not in ("pico", "examples"):
            yield f"{path}: includes {name}: only firmware/ knows the Pico SDK"
        if SDL.match(name) and layer != "simulator" and edge_of(path) != "host":
            yield f"{path}: includes {name}: only simulator/ knows SDL"
        if quote == "<":
            yield from check_system_header(path, name)
        elif "/" in name and name.split("/")[0] in ALLOWED:
            why = broken_rule(path, name)
            if why:
                yield f"{path}: includes {name}: {why}"
    yield from check_numbers(path, text)
    if re.search(r"_scenes?\.(cpp|h)$", path):
        yield from (f"{path}: calls {call}, which only what runs the scenes may call" for call in SHELL_CALLS.findall(text))


def main():
    paths = sorted(path for layer in ALLOWED for path in (TOP / layer).rglob("*")
                   if path.suffix in (".h", ".cpp", ".c", ".in"))
    complaints = [line for path in paths
                  for line in check(path.relative_to(TOP).as_posix(), path.read_text(encoding="utf-8"))]
    print("\n".join(complaints) or f"{len(paths)} files keep to their layers")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
