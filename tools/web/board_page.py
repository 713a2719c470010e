"""The boards as the page shows them: names, small drawings, wiring. All of it follows from build/host/boards.json."""
import html

MAKERS = ("Pimoroni", "Waveshare", "Pajenicko", "Spotpear", "PicoBoy")
# The left side of a Pico from USB down (pins 1 to 20), the right side from USB down (40 to 21).
LEFT = ("GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15").split()
RIGHT = ("VBUS VSYS GND 3V3_EN 3V3 VREF GP28 GND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16").split()


def facts(identifier, board):
    """What the page's script and the lists need to know of a board."""
    keys = {name for name, pin in board["keys"].items() if pin >= 0}
    maker = next((maker for maker in MAKERS if board["name"].startswith(maker)), "")
    name = board["name"] if maker == "PicoBoy" else board["name"].removeprefix(maker).strip()
    if identifier.startswith("breadboard"):
        name, maker = "Breadboard", "ST7789"
    kind = "eight" if "up" in keys and "press" not in keys else "stick" if "up" in keys else "four"
    return {"id": identifier, "name": name, "maker": maker, "w": board["panel"]["width"], "h": board["panel"]["height"],
            "kind": kind, "keys": sorted("stick" if key == "press" else key for key in keys)}


def keys_words(fact, words):
    if fact["kind"] == "eight":
        return words["board.keys8"]
    if fact["kind"] == "four":
        return words["board.keys4"]
    return words["board.stick4" if "x" in fact["keys"] else "board.stick2"]


def keys(*places):
    """Round keys with their shadows, as dots of a pen: the page has hundreds. A place is x, y and perhaps a letter."""
    def dots(colour, down):
        path = "".join(f"M{x:g} {y + down:g}h0" for x, y, *_ in places)
        return f'<path d="{path}" stroke="{colour}"/>'
    letters = "".join(f'<text x="{x:g}" y="{y + 3:g}">{letter[0]}</text>' for x, y, *letter in places if letter)
    group = f'<g font-size="8" text-anchor="middle" font-weight="700" fill="#2B2118">{letters}</g>' if letters else ""
    return f'<g stroke-width="13" stroke-linecap="round">{dots("#7C2F1E", 1.5)}{dots("#F6EDDD", 0)}</g>{group}'


def screen(x, y, w, h):
    """The panel in its frame; what is on it is drawn once for the whole page (icons.svg)."""
    return (f'<rect x="{x - 4:g}" y="{y - 4:g}" width="{w + 8:g}" height="{h + 8:g}" rx="4" fill="#17120E"/>'
            f'<use href="#b-screen" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"/>')


def stick(x, y):
    return (f'<circle cx="{x}" cy="{y}" r="13" fill="#7C2F1E"/><circle cx="{x}" cy="{y - 1.5}" r="9" fill="#F6EDDD"/>')


def eight(left, right, y):
    """A cross on one side, four keys with letters on the other."""
    return keys((left, y - 12), (left, y + 12), (left - 12, y), (left + 12, y),
                (right, y - 12, "X"), (right, y + 12, "B"), (right - 12, y, "Y"), (right + 12, y, "A"))


def drawing(fact, words):
    """A board, 200 by 140: its panel in its shape, its keys in their number."""
    scale = 72 / 240
    w, h = fact["w"] * scale, fact["h"] * scale
    x, y = 100 - w / 2, 70 - h / 2
    body = '<rect x="6" y="25" width="188" height="96" rx="{r}" fill="#7C2F1E"/><rect x="6" y="22" width="188" height="96" rx="{r}" fill="#A8452E"/>'
    if fact["name"] == "Breadboard":
        dots = "".join(f"M{dx} {dy}h1v1h-1z" for dy in (112, 119, 126) for dx in range(14, 192, 7))
        buttons = keys((30, 108), (30, 126), (18, 117), (42, 117), (66, 117), (82, 117), (98, 117), (114, 117))
        parts = (f'<rect x="4" y="8" width="192" height="128" rx="8" fill="#FBF5E8" stroke="#C9B491"/><path d="{dots}" fill="#C9B491"/>'
                 f'<rect x="152" y="18" width="32" height="84" rx="4" fill="#1B6A60"/><rect x="161" y="14" width="14" height="10" fill="#C9B491"/>'
                 f'<rect x="162" y="52" width="12" height="12" fill="#17120E"/>{screen(70 - w / 2, 56 - h / 2, w, h)}{buttons}')
    elif fact["kind"] == "eight":
        aside = 25 if fact["w"] > 240 else 30
        parts = body.format(r=18) + screen(x, y, w, h) + eight(aside, 200 - aside, 70)
    elif fact["kind"] == "stick" and fact["h"] > 240:
        parts = ('<rect x="52" y="7" width="96" height="132" rx="14" fill="#7C2F1E"/><rect x="52" y="4" width="96" height="132" rx="14" fill="#A8452E"/>'
                 + screen(100 - w / 2, 12, w, h) + stick(76, 118) + keys((112, 122, "B"), (132, 115, "A")))
    elif fact["kind"] == "stick":
        letters = [name.upper() for name in ("a", "b", "x", "y") if name in fact["keys"]]
        parts = body.format(r=8) + screen(x, y, w, h) + stick(34, 70)
        parts += keys(*((168, 70 + (i - (len(letters) - 1) / 2) * 20, letter) for i, letter in enumerate(letters)))
    else:
        parts = body.format(r=8) + screen(x, y, w, h)
        parts += keys((27, 48, "A"), (27, 93, "B"), (173, 48, "X"), (173, 93, "Y"))
    return f'<svg viewBox="0 0 200 140" role="img" aria-label="{html.escape(words["board.drawn"])}">{parts}</svg>'


def card(fact, words, href):
    size = f'{fact["w"]} × {fact["h"]}, {keys_words(fact, words)}'
    return (f'<li><a href="{href}">{drawing(fact, words)}<b>{html.escape(fact["name"])}</b>'
            f'<span>{html.escape(fact["maker"])}<br>{size}</span></a></li>')


def wires(board, words):
    """(part, gpio) of everything that is connected, display first."""
    display, keys = board["display"], board["keys"]
    rows = [(f'{words["board.display"]} {name}', display[pin]) for name, pin in
            (("SCL / SCK", "clock"), ("SDA / MOSI", "data"), ("RES", "reset"), ("DC", "dc"), ("CS", "cs"), ("BLK", "backlight"))]
    names = {"up": words["key.up"], "down": words["key.down"], "left": words["key.left"], "right": words["key.right"],
             "press": words["key.stick"], "a": "A", "b": "B", "x": "X", "y": "Y"}
    rows += [(f'{words["board.button"]} {names[name]}', pin) for name, pin in keys.items()]
    rows += [(words["board.piezo"], board["piezo"])]
    rows += [(f'{words["board.light"]} {name}', board["led"][colour]) for name, colour in (("R", "red"), ("G", "green"), ("B", "blue"))]
    return [(part, pin) for part, pin in rows if pin >= 0]


def pin_number(name):
    """Of a Pico's edge; None for a GPIO that stays on the board."""
    if name in LEFT:
        return LEFT.index(name) + 1
    return 40 - RIGHT.index(name) if name in RIGHT else None


def wire_table(board, words, hand_wired):
    rows = []
    if hand_wired:
        rows += [(f'{words["board.display"]} VCC', "3V3", 36), (f'{words["board.display"]} GND', "GND", 38)]
    for part, gpio in wires(board, words):
        note = f', {words["board.other"]}' if hand_wired and not part.startswith(words["board.display"]) else ""
        rows.append((part + note, f"GP{gpio}", pin_number(f"GP{gpio}") or "–"))
    body = "".join(f'<tr><th scope="row">{html.escape(part)}</th><td>{pico}</td><td>{pin}</td></tr>' for part, pico, pin in rows)
    return (f'<div class="scrollx"><table class="sizes"><thead><tr><th class="first" scope="col">{words["board.part"]}</th><th scope="col">Pico</th>'
            f'<th scope="col">{words["board.pin"]}</th></tr></thead><tbody>{body}</tbody></table></div>')


def wiring_picture(board, words):
    """A Pico seen from above; beside each pin that is used, what hangs on it."""
    used = {f"GP{gpio}": part for part, gpio in wires(board, words)}
    used["3V3"] = f'{words["board.display"]} VCC'
    step, top, out = 30, 70, []
    for side, names in (("left", LEFT), ("right", RIGHT)):
        ground = False
        for row, name in enumerate(names):
            y = top + row * step
            x, text, anchor, end = (438, 450, "start", 370) if side == "left" else (592, 580, "end", 660)
            out.append(f'<circle cx="{x}" cy="{y}" r="5" fill="#E9C66B" stroke="#2B2118"/>'
                       f'<text x="{text}" y="{y + 4.5}" font-size="12.5" fill="#DCEBE4" text-anchor="{anchor}">{name}</text>')
            part = used.get(name)
            if name == "GND" and not ground:
                part, ground = "GND", True
            if not part:
                continue
            colour = {"GND": "#2B2118", "3V3": "#A32015"}.get(name, "#1B6A60" if part.startswith(words["board.display"]) else "#A8452E")
            label, where = (end - 8, "end") if side == "left" else (end + 8, "start")
            out.append(f'<path d="M{x} {y}H{end}" stroke="{colour}" stroke-width="4"/>'
                       f'<text x="{label}" y="{y + 5}" font-size="16" font-weight="500" fill="currentColor" text-anchor="{where}">{html.escape(part)}</text>')
    body = ('<rect x="420" y="40" width="190" height="630" rx="14" fill="#1B6A60"/><rect x="480" y="26" width="70" height="46" rx="4" fill="#C9B491"/>'
            '<rect x="482" y="300" width="66" height="66" fill="#17120E"/>')
    return (f'<div class="scrollx"><svg class="wiring" viewBox="0 0 1030 700" role="img" aria-label="{html.escape(words["board.wiring"])}">'
            f'{body}{"".join(out)}</svg></div>')
