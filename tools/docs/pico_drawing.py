"""A Pico seen from above, and what hangs on its pins, as parts of an SVG. All sizes in pixels of the drawing."""
import html

# From the USB plug down: pins 1 to 20 on the left, 40 to 21 on the right.
LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15".split()
RIGHT = "VBUS VSYS GND 3V3_EN 3V3 VREF GP28 GND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16".split()
STEP, TOP, WIDTH = 30, 140, 190
INK, PAPER, BOARD, GOLD, METAL, CHIP = "#2B2118", "#FFFDF8", "#1B6A60", "#E9C66B", "#C9B491", "#17120E"


def text(x, y, words, size=14, anchor="start", colour=INK, weight=400):
    return (f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{colour}" font-weight="{weight}">'
            f'{html.escape(str(words))}</text>')


def rect(x, y, w, h, fill, radius=0, stroke="none"):
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius}" fill="{fill}" stroke="{stroke}"/>'


def page(width, height, parts):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'font-family="Roboto Condensed, Roboto, Helvetica, Arial, sans-serif">\n'
            + rect(0, 0, width, height, PAPER) + "\n" + "\n".join(parts) + "\n</svg>\n")


class Pico:
    """Its left edge is at x."""

    def __init__(self, x):
        self.x = x

    def place(self, number):
        """The centre of a pin, by its number on the board's edge."""
        if number <= 20:
            return self.x + 14, TOP + (number - 1) * STEP
        return self.x + WIDTH - 14, TOP + (40 - number) * STEP

    @staticmethod
    def number(name, after=0):
        """Of a pin by its name; of several grounds the first after a number."""
        names = LEFT + RIGHT[::-1]
        return next(i + 1 for i, its in enumerate(names) if its == name and i + 1 > after)

    def draw(self):
        x = self.x
        out = [rect(x, TOP - 40, WIDTH, 20 * STEP + 50, BOARD, 12), rect(x + WIDTH / 2 - 36, TOP - 58, 72, 52, METAL, 4),
               text(x + WIDTH / 2, TOP - 66, "USB", 14, "middle", INK, 700),
               rect(x + WIDTH / 2 - 33, TOP + 9 * STEP - 18, 66, 66, CHIP), rect(x + 50, TOP + 18, 26, 20, METAL, 3),
               f'<circle cx="{x + 63}" cy="{TOP + 28}" r="8" fill="#FFFFFF" data-part="BOOTSEL"/>',
               text(x + 81, TOP + 33, "BOOTSEL", 12, "start", "#FFFFFF", 700)]
        for i, name in enumerate(LEFT):
            out.append(self.pin(i + 1, name, x + 26, "start"))
        for i, name in enumerate(RIGHT):
            out.append(self.pin(40 - i, name, x + WIDTH - 26, "end"))
        return out

    def pin(self, number, name, at, anchor):
        x, y = self.place(number)
        return (f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="{GOLD}" stroke="{INK}" data-pin="{number}"/>'
                + text(at, y + 4.5, name, 12, anchor, "#DCEBE4"))


def wire(points, colour, part, pin, gpio):
    """The first point is the Pico's pin. The data are what the test compares with the board's file."""
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    return (f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" '
            f'data-part="{html.escape(part)}" data-pin="{pin}" data-gpio="{gpio}"/>')
