#!/usr/bin/env python3
"""wiring_drawing.py [--check]: draws docs/wiring/BOARD.svg for every board that takes a Pico, and for the breadboards a page
to print, from build/host/boards.json.

--check fails when a file is stale, and reads the drawings back: every wire must begin at the pin that the board's file names."""
import json
import pathlib
import re
import sys

from pico_drawing import BOARD, CHIP, INK, METAL, STEP, TOP, WIDTH, Pico, page, rect, text, wire

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / "docs/wiring"
DISPLAY = (("SCL", "clock"), ("SDA", "data"), ("RES", "reset"), ("DC", "dc"), ("CS", "cs"), ("BLK", "backlight"))
KEYS = {"up": "Up", "down": "Down", "left": "Left", "right": "Right", "press": "Stick", "a": "A", "b": "B", "x": "X", "y": "Y"}
COLOURS = {"SCL": "#E0A100", "SDA": "#2F6FBF", "RES": "#7B4FA3", "DC": "#1E8E4E", "CS": "#D9661F", "BLK": "#8C8C8C"}
KEY_COLOURS = ("#C4412C", "#D9661F", "#E0A100", "#1E8E4E", "#1B8A9A", "#2F6FBF", "#7B4FA3", "#B03A7A")
RED, BLACK = "#A32015", "#2B2118"


def parts_of(board):
    """(what, gpio) of everything on a pin, display first."""
    found = [(f"display {name}", board["display"][pin]) for name, pin in DISPLAY]
    found += [("display TE", board["display"]["tearing"])]
    found += [(f"button {KEYS[key]}", pin) for key, pin in board["keys"].items()]
    found += [("piezo", board["piezo"])] + [(f"LED {colour}", board["led"][colour]) for colour in ("red", "green", "blue")]
    found += [("battery", board["power"]["batteryAdc"]), ("charging", board["power"]["charging"]), ("USB power", board["power"]["vbus"])]
    return [(part, gpio) for part, gpio in found if gpio >= 0]


# -- a breadboard ---------------------------------------------------------------------------------------------------------


def breadboard(board):
    pico = Pico(440)
    out = [text(20, 34, f'{board["name"]}: wiring', 22, weight=700),
           text(20, 56, "Seen from above. Each button joins its pin to ground; the Pico needs no resistors.", 14)]
    out += pico.draw() + module(board, pico) + buttons(board, pico)
    return page(1060, TOP + 20 * STEP + 40, out)


def module(board, pico):
    """The display with its row of pins, on the right."""
    x, y, pitch = 800, TOP + 2 * STEP + 15, 34
    names = ["VCC", "GND"] + [name for name, pin in DISPLAY if board["display"][pin] >= 0]
    scale = 150 / max(board["panel"]["width"], board["panel"]["height"])
    w, h = board["panel"]["width"] * scale, board["panel"]["height"] * scale
    out = [rect(x, y - 30, 60 + w + 20, max(len(names) * pitch + 30, h + 50), "#22577A", 10), rect(x + 70, y - 10, w, h, CHIP, 4),
           rect(x + 76, y - 4, w - 12, h - 12, "#F4CB9B"), text(x + 70 + w / 2, y + h / 2, "display", 16, "middle", INK, 700),
           text(x + 70 + w / 2, y + h / 2 + 20, f'ST7789, {board["panel"]["width"]} x {board["panel"]["height"]}', 13, "middle")]
    pins = {"VCC": ("3V3", -1), "GND": ("GND", -1)} | {name: (f'GP{board["display"][pin]}', board["display"][pin]) for name, pin in DISPLAY}
    ends = []
    for row, name in enumerate(names):
        number = pico.number(pins[name][0], 36 if name == "GND" else 0)
        ends.append((name, number, pins[name][1], y + row * pitch))
        out.append(f'<circle cx="{x + 12}" cy="{y + row * pitch:g}" r="5" fill="#E9C66B" stroke="{INK}"/>'
                   + text(x + 24, y + row * pitch + 5, name, 13, "start", "#FFFFFF", 700))
    # A lane for each wire, so chosen that those that rise do not cross each other, nor those that fall.
    rising = sorted((end for end in ends if end[3] <= pico.place(end[1])[1]), key=lambda end: end[3])
    falling = sorted((end for end in ends if end not in rising), key=lambda end: -end[3])
    lanes = {end[0]: 690 + 14 * i for i, end in enumerate(rising + falling)}
    for name, number, gpio, at in ends:
        start = pico.place(number)
        colour = COLOURS.get(name, RED if name == "VCC" else BLACK)
        out.append(wire([start, (lanes[name], start[1]), (lanes[name], at), (x + 12, at)], colour, f"display {name}", number, gpio))
    return out


def buttons(board, pico):
    """Keys and piezo at the height of their pins, on the left; their other legs on one line of ground."""
    out, rail, parts = [], 70, [(part, gpio) for part, gpio in parts_of(board) if part.startswith(("button", "piezo"))]
    rows = []
    for i, (part, gpio) in enumerate(parts):
        number = pico.number(f"GP{gpio}")
        if number > 20:
            raise ValueError(f"{part} is on the right side of the Pico: this drawing has no place for it")
        x, y = pico.place(number)
        at = 250 if i % 2 == 0 else 170
        rows.append(y)
        colour = KEY_COLOURS[i % len(KEY_COLOURS)]
        out.append(wire([(at - 12, y), (rail, y)], BLACK, f"{part} ground", 0, -1))
        out.append(wire([(x, y), (at + 12, y)], colour, part, number, gpio))
        if part == "piezo":
            out.append(f'<circle cx="{at}" cy="{y}" r="20" fill="{CHIP}"/><circle cx="{at}" cy="{y}" r="6" fill="{METAL}"/>')
            out.append(text(at + 28, y - 8, "piezo", 14, "start", INK, 700))
        else:
            out.append(rect(at - 13, y - 12, 26, 24, "#D8D2C6", 4, INK) + f'<circle cx="{at}" cy="{y}" r="8" fill="{colour}"/>')
            out.append(text(at + 18, y - 6, part.removeprefix("button "), 14, "start", INK, 700))
    ground = pico.number("GND")
    start = pico.place(ground)
    out.append(wire([start, (rail, start[1]), (rail, max(rows))], BLACK, "buttons GND", ground, -1))
    out.append(text(rail - 8, start[1] - 8, "GND", 13, "end", INK, 700))
    return out


# -- a board that a Pico is plugged into ----------------------------------------------------------------------------------


def carrier(board):
    """The Pico's pins with what the carrier puts on them, and how the two are put together."""
    pico = Pico(300)
    packs = board["name"].startswith(("Waveshare", "Spotpear")) or "Display Pack" in board["name"]
    out = [text(20, 34, f'{board["name"]}: what is on which pin', 22, weight=700)]
    out += pico.draw()
    for part, gpio in parts_of(board):
        colour = "#2F6FBF" if part.startswith("display") else "#A8452E" if part.startswith("button") else "#7B4FA3"
        if gpio in (23, 24, 25, 29):
            continue  # on the Pico itself
        number = pico.number(f"GP{gpio}")
        x, y = pico.place(number)
        left = number <= 20
        out.append(wire([(x, y), (pico.x - 40 if left else pico.x + WIDTH + 40, y)], colour, part, number, gpio))
        out.append(text(pico.x - 48 if left else pico.x + WIDTH + 48, y + 5, part, 15, "end" if left else "start", INK, 500))
    return page(1060, TOP + 20 * STEP + 40, out + (pack_side(720) if packs else base_side(720)))


def words_below(x, y, lines):
    return [text(x, y + 22 * i, line, 15) for i, line in enumerate(lines)]


def pack_side(x):
    y = 190
    return [text(x, y - 60, "From the side", 16, weight=700), rect(x, y, 280, 12, "#22577A", 3), rect(x + 20, y - 16, 240, 16, CHIP, 3),
            text(x + 140, y - 24, "screen, upwards", 14, "middle"), rect(x + 24, y + 12, 232, 14, "#3A3A3A"),
            *[rect(x + 32 + 22 * i, y + 26, 4, 18, METAL) for i in range(10)], rect(x + 14, y + 44, 252, 10, BOARD, 3),
            rect(x - 6, y + 48, 44, 20, METAL, 3), text(x - 2, y + 88, "USB", 14, weight=700), text(x + 140, y + 76, "Pico, pins upwards", 14, "middle")] + \
        words_below(x, y + 130, ["The Pico's pins go into the sockets under the", "display. The end marked USB on the display's",
                                 "underside belongs to the Pico's USB plug.", "BOOTSEL is the white button beside the plug;",
                                 "with the display on top it is reached from below.", "", "To load: hold BOOTSEL, plug in USB, let go,",
                                 "and drag the UF2 file onto the new drive."])


def base_side(x):
    y = 190
    return [text(x, y - 60, "From the side", 16, weight=700), rect(x + 14, y, 252, 10, BOARD, 3), rect(x - 6, y - 14, 44, 20, METAL, 3),
            text(x - 2, y - 22, "USB", 14, weight=700), rect(x + 60, y - 7, 14, 7, "#FFFFFF", 2, INK), text(x + 80, y - 8, "BOOTSEL", 13),
            *[rect(x + 32 + 22 * i, y + 10, 4, 18, METAL) for i in range(10)], rect(x + 24, y + 28, 232, 14, "#3A3A3A"),
            rect(x - 10, y + 42, 300, 12, "#22577A", 3), text(x + 140, y + 78, "Pico on top of the board", 14, "middle")] + \
        words_below(x, y + 120, ["The Pico sits on the board, its USB plug at the", "end that the board marks.", "BOOTSEL is the white button beside the plug.", "",
                                 "To load: hold BOOTSEL, plug in USB, let go,", "and drag the UF2 file onto the new drive."])


# -- a page to print ------------------------------------------------------------------------------------------------------


def shopping(board):
    keys = sum(1 for pin in board["keys"].values() if pin >= 0)
    wires = len([part for part, _ in parts_of(board)]) + keys + 4  # grounds of keys and piezo, 3V3, GND of display and rail
    return [(1, "Raspberry Pi Pico or Pico 2 with its pins soldered on (a W works too)"),
            (1, f'display module with ST7789, {board["panel"]["width"]} x {board["panel"]["height"]}, SPI, 3.3 V'),
            (keys, "push buttons, 6 x 6 mm"), (1, "passive piezo, without electronics of its own"),
            (2, "breadboards with 830 holes"), (wires, "jumper wires, as short as they reach"), (1, "USB cable that carries data")]


def sheet(identifiers, boards):
    """The page of boards that are wired alike, with the drawing of the first."""
    board = boards[identifiers[0]]
    pico = Pico(0)
    rows = [("display VCC", "3V3", 36), ("display GND", "GND", 38)]
    rows += [(part, f"GP{gpio}", pico.number(f"GP{gpio}")) for part, gpio in parts_of(board)]
    table = "".join(f"<tr><td>{part}{', other leg to GND' if part.startswith(('button', 'piezo')) else ''}</td><td>{name}</td><td>{pin}</td></tr>"
                    for part, name, pin in rows)
    needed = "".join(f"<li>{count} {what}</li>" for count, what in shopping(board))
    sizes = " or ".join(f"{boards[each]['panel']['width']} x {boards[each]['panel']['height']}" for each in identifiers)
    needed = needed.replace(f'{board["panel"]["width"]} x {board["panel"]["height"]}', sizes)
    images = " or ".join(f"<b>lucca-{each}.uf2</b>" for each in identifiers)
    return f"""<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Lucca Tascabile on a breadboard</title>
<style>@page {{ size: A4; margin: 14mm }} body {{ font: 11pt/1.4 sans-serif; max-width: 182mm; margin: auto; color: #2B2118 }}
img {{ width: 100%; height: auto }} table {{ border-collapse: collapse; columns: 2 }} td, th {{ border: 1px solid #C9B491; padding: 1mm 3mm; text-align: left }}
h1 {{ font-size: 18pt }} h2 {{ font-size: 13pt; break-after: avoid }} table, ul {{ break-inside: avoid }}</style>
<h1>Lucca Tascabile on a breadboard</h1>
<img src="{identifiers[0]}.svg" alt="Wiring: the table below says the same">
<h2>Parts</h2><ul>{needed}</ul>
<h2>Wires</h2><table><tr><th>part</th><th>Pico</th><th>pin</th></tr>{table}</table>
<h2>Loading</h2><p>Hold the white button BOOTSEL beside the USB plug, plug the cable into a computer, let go, and drag
{images} onto the drive that appears. Hold X while it starts to test display, buttons and piezo.</p>
</html>
"""


# -- all of it ------------------------------------------------------------------------------------------------------------


BY_HAND = ["breadboard_240x240", "breadboard_320x240"]  # wired alike


def files():
    boards = json.loads((ROOT / "build/host/boards.json").read_text(encoding="utf-8"))
    made = {}
    for identifier, board in boards.items():
        if board["chips"] != "Either":
            continue
        by_hand = identifier in BY_HAND
        made[f"{identifier}.svg"] = breadboard(board) if by_hand else carrier(board)
    made["breadboard.html"] = sheet(BY_HAND, boards)
    return boards, made


def problems(name, board, drawing):
    """Where a drawing and the board's file disagree: each wire must begin at the pin that has its GPIO."""
    pins = {int(n): (float(x), float(y)) for x, y, n in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="5"[^>]* data-pin="(\d+)"', drawing)}
    wires = re.findall(r'<path d="M([\d.]+) ([\d.]+)L[^>]*data-part="([^"]*)" data-pin="(\d+)" data-gpio="(-?\d+)"', drawing)
    drawn = {part: (int(gpio), int(pin), (float(x), float(y))) for x, y, part, pin, gpio in wires}
    if len(pins) != 40:
        yield f"{name}: {len(pins)} pins"
    wanted = {part: gpio for part, gpio in parts_of(board) if gpio not in (23, 24, 25, 29)}
    if name.startswith("breadboard"):
        wanted |= {"display VCC": -1, "display GND": -1, "buttons GND": -1}
    for part, gpio in wanted.items():
        its = drawn.get(part)
        if its is None:
            yield f"{name}: {part} is not drawn"
        elif its[0] != gpio or pins.get(its[1]) != its[2] or (gpio >= 0 and PHYSICAL[gpio] != its[1]):
            yield f"{name}: {part} is GP{gpio}, drawn at pin {its[1]}"
    for part in set(drawn) - set(wanted):
        if not part.endswith(" ground"):
            yield f"{name}: {part} is drawn, but the board has none"


# The edge pin of each GPIO, written down a second time: the drawings come from lists of names.
PHYSICAL = (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, -1, -1, -1, 31, 32, 34, -1)


def main():
    boards, made = files()
    if "--check" in sys.argv:
        stale = [name for name, words in made.items() if not (OUT / name).exists() or (OUT / name).read_text(encoding="utf-8") != words]
        stale += [path.name for path in OUT.iterdir() if path.suffix in (".svg", ".html") and path.name not in made]
        bad = [f"docs/wiring/{name} is not what boards/ says: run ./lucca docs" for name in stale]
        for name in made:
            if name.endswith(".svg") and (OUT / name).exists():
                bad += problems(name, boards[name[:-4]], (OUT / name).read_text(encoding="utf-8"))
        print("\n".join(bad) or f"{len(made)} files of docs/wiring agree with boards/")
        return 1 if bad else 0
    OUT.mkdir(exist_ok=True)
    for name, words in made.items():
        (OUT / name).write_text(words, encoding="utf-8")
    print(f"wrote {len(made)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
