"""The city behind the page, a unit a pixel: the buildings of ui/look/skyline.cpp on a strip that repeats, by day and by
night. The pictures are the page's largest shapes and must stay small: indexed, few colours."""
import re

from PIL import Image, ImageDraw

TOP_OF_TREE = "ui/look/skyline.cpp"
BUILDING = re.compile(r"\{(\d+), (\d+), (\d+), Top::(\w+)\}")
WIDTH, HEIGHT, WALL = 640, 190, 38  # of the strip; the wall's height at its foot
SCALE = 640 / 240 / 2               # it has the row of buildings twice

DAY = {"far": "#EBC79B", "farRoof": "#D99F78", "hill": "#E5B58E", "hill2": "#DDA682", "street": "#B9855F",
       "wallA": "#E3C79A", "wallB": "#D2AE82", "roof": "#A8452E", "leaf": "#4C6B3C", "leafDark": "#3E5A33",
       "window": "#7A5236", "lit": "#7A5236", "ledge": "#D98E6B", "brick": "#A8452E", "joint": "#7C2F1E"}
NIGHT = {"far": "#2F2B3D", "farRoof": "#39313F", "hill": "#24222F", "hill2": "#201E2A", "street": "#3A2A26",
         "wallA": "#57493F", "wallB": "#493D36", "roof": "#5E2A20", "leaf": "#2A3A28", "leafDark": "#223021",
         "window": "#2A211C", "lit": "#F6CE72", "ledge": "#8A4A37", "brick": "#5E2A20", "joint": "#43190F"}


def buildings(top):
    """(left, width, height in hundredths, kind), as the device draws them."""
    text = (top / TOP_OF_TREE).read_text(encoding="utf-8")
    return [(int(x), int(w), int(h), kind) for x, w, h, kind in BUILDING.findall(text)]


class Strip:
    """Draws past the right edge come in again at the left one."""

    def __init__(self, width, height):
        self.image = Image.new("RGBA", (width, height), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)
        self.width = width

    def rect(self, x, y, w, h, colour):
        for left in (x - self.width, x, x + self.width):
            self.draw.rectangle((left, y, left + w - 1, y + h - 1), fill=colour)

    def circle(self, x, y, r, colour):
        for left in (x - self.width, x, x + self.width):
            self.draw.ellipse((left - r, y - r, left + r, y + r), fill=colour)

    def polygon(self, points, colour):
        for shift in (-self.width, 0, self.width):
            self.draw.polygon([(x + shift, y) for x, y in points], fill=colour)


def battlements(strip, x, y, w, colour):
    strip.rect(x - 1, y, w + 2, 3, colour)
    for left in range(x - 1, x + w, 4):
        strip.rect(left, y - 2, 2, 2, colour)


def oaks(strip, x, y, w, look):
    r = w // 3 + 1
    strip.circle(x + r // 2, y - r // 2, r, look["leaf"])
    strip.circle(x + w - r // 2, y - r // 2, r, look["leafDark"])
    strip.circle(x + w // 2, y - r, r + 1, look["leaf"])


def roof(strip, kind, x, y, w, look):
    if kind == "Gable":
        strip.polygon([(x - 2, y), (x + w + 1, y), (x + w // 2, y - w // 4)], look["roof"])
    elif kind == "Battlements":
        battlements(strip, x, y, w, look["roof"])
    elif kind == "Oaks":
        oaks(strip, x, y, w, look)
    elif kind == "Dome":
        strip.circle(x + w // 2, y, w // 2, look["roof"])
        strip.rect(x + w // 2 - 1, y - w // 2 - 5, 2, 6, look["roof"])


TREES = 14


def windows(strip, x, y, w, h, look):
    for row in range(y + 8, y + h - 6, 13):
        for column in range(x + 4, x + w - 6, 9):
            # Here and there somebody is at home, though not behind the trees: light would shine through leaves.
            lit = (column * 7 + row * 13) % 5 < 2 and row + 5 < y + h - TREES
            strip.rect(column, row, 3, 5, look["lit"] if lit else look["window"])


def row_of_houses(strip, houses, base, tallest, look, far):
    for copy in range(2):
        for number, (x, w, h, kind) in enumerate(houses):
            left, wide = round((x + copy * 240) * SCALE), round(w * SCALE)
            tall = h * tallest // 100
            if far:
                left, tall = (left + 61) % WIDTH, tall * 3 // 4 + 24
                if number % 3:
                    continue
            colour = look["far"] if far else look["wallA" if number % 2 else "wallB"]
            tint = dict(look, roof=look["farRoof"], leaf=look["farRoof"], leafDark=look["farRoof"]) if far else look
            roof(strip, kind, left, base - tall, wide, tint)
            strip.rect(left, base - tall, wide, tall, colour)
            if not far:
                windows(strip, left, base - tall, wide, tall, look)


def bricks(strip, top, height, look):
    strip.rect(0, top, strip.width, height, look["brick"])
    for course, y in enumerate(range(top + 8, top + height + 9, 9)):
        strip.rect(0, y, strip.width, 1, look["joint"])
        for x in range(6 if course % 2 else 16, strip.width, 20):
            strip.rect(x, y - 8, 1, 8, look["joint"])


def city(houses, look):
    strip = Strip(WIDTH, HEIGHT)
    base = HEIGHT - WALL
    for x, w, h, colour in ((90, 150, 74, "hill"), (300, 190, 58, "hill2"), (520, 170, 80, "hill")):
        strip.polygon([(x - w, base), (x + w, base), (x, base - h)], look[colour])
    row_of_houses(strip, houses, base, 96, look, True)
    strip.rect(0, base - 16, WIDTH, 16, look["street"])
    row_of_houses(strip, houses, base, 104, look, False)
    for x in range(8, WIDTH, 32):
        strip.circle(x, base - 5, 9, look["leafDark"])
        strip.circle(x + 9, base - 3, 7, look["leaf"])
    bricks(strip, base, WALL, look)
    strip.rect(0, base, WIDTH, 3, look["ledge"])
    return strip.image


def wall(look):
    """The wall alone, with its trees: the head of the footer."""
    strip = Strip(WIDTH, 16)
    for x in range(8, WIDTH, 32):
        strip.circle(x, 10, 9, look["leafDark"])
        strip.circle(x + 9, 12, 7, look["leaf"])
    return strip.image


def brick_tile(look):
    strip = Strip(20, 18)
    bricks(strip, 0, 18, look)
    return strip.image


def disc(radius, colour, shade=None):
    """The sun, or the moon with a bite of shadow."""
    image = Image.new("RGBA", (2 * radius + 1, 2 * radius + 1), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, 2 * radius, 2 * radius), fill=colour)
    if shade:
        draw.ellipse((radius // 2, -radius // 4, 2 * radius + radius // 2, 2 * radius - radius // 4), fill=(0, 0, 0, 0))
    return image


def save(image, path):
    """Indexed, with one transparent colour."""
    image.quantize(32, method=Image.Quantize.FASTOCTREE).save(path, optimize=True)


def draw_all(top, folder):
    houses = buildings(top)
    for name, look in (("day", DAY), ("night", NIGHT)):
        save(city(houses, look), folder / f"city_{name}.png")
        save(wall(look), folder / f"wall_{name}.png")
        save(brick_tile(look), folder / f"brick_{name}.png")
    save(disc(25, "#FFF3D0"), folder / "sun_day.png")
    save(disc(13, "#F3E9CC", shade=True), folder / "sun_night.png")
