#!/usr/bin/env python3
"""Sixty photographs of handhelds that show a code, as a phone's camera would take them: made, not taken.

  tools/web/photographs.py PANELS FOLDER

PANELS is what `lucca-screens` drew with `--only code`, a folder for each panel. Five screens are photographed with four faults,
each at three sizes: the panel's longer side is 300, 480 or 720 of the photograph's 960 pixels. Every photograph is also a
little tilted, unevenly lit, noisy, and squeezed as JPEG. The same panels always give the same photographs, as PPM files.
"""
import io
import itertools
import math
import pathlib
import random
import sys

from PIL import Image, ImageChops, ImageDraw, ImageFilter

SCREENS = ["240x240/en/game_code", "240x240/en/result_code", "320x240/en/game_code", "240x135/en/game_code", "240x135/en/result_code"]
FAULTS = ["blurred", "tilted", "glare", "moire"]
SIZES = [300, 480, 720]
FRAME = (960, 720)
CELL = 6  # pixels of the model for one of the panel


def solve(rows):
    """Gauss: rows of coefficients, each with its right side last."""
    count = len(rows)
    for i in range(count):
        best = max(range(i, count), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for row in range(count):
            if row != i:
                factor = rows[row][i]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[i])]
    return [row[-1] for row in rows]


def perspective(corners, width, height):
    """The eight numbers that PIL wants: from a point of the photograph to one of the panel."""
    rows = []
    for (x, y), (u, v) in zip(corners, [(0, 0), (width, 0), (width, height), (0, height)]):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    return solve(rows)


def seen_corners(width, height, size, turn, lean, roll):
    """Where the corners of a panel are seen that leans sideways and backwards (degrees) and is rolled, by a camera 3 panels away."""
    turn, lean, roll = (math.radians(angle) for angle in (turn, lean, roll))
    scale = size / max(width, height)
    far = 3 * max(width, height)
    out = []
    for x, y in [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]:
        x, y = x * math.cos(roll) - y * math.sin(roll), x * math.sin(roll) + y * math.cos(roll)
        x, z = x * math.cos(turn), x * math.sin(turn)
        y, z = y * math.cos(lean) - z * math.sin(lean), y * math.sin(lean) + z * math.cos(lean)
        near = far / (far + z)
        out.append((FRAME[0] / 2 + x * near * scale, FRAME[1] / 2 + y * near * scale))
    return out


def cells(width, height):
    """What a panel's pixels are made of: a stripe each of red, green and blue, and a dark line below."""
    tile = Image.new("RGB", (CELL, CELL), (40, 40, 40))
    for column in range(CELL):
        colour = [90, 90, 90]
        colour[column * 3 // CELL] = 255
        for row in range(CELL - 1):
            tile.putpixel((column, row), tuple(colour))
    mask = Image.new("RGB", (width * CELL, height * CELL))
    for x in range(width):
        mask.paste(tile, (x * CELL, 0))
    row = mask.crop((0, 0, width * CELL, CELL))
    for y in range(1, height):
        mask.paste(row, (0, y * CELL))
    return mask


def seen(panel, fault, size, dice):
    """The panel before a dark table, with the sampling of a camera: coarse for moire, else four samples a pixel."""
    width, height = panel.size
    tilted = fault == "tilted"
    angles = [dice.choice([-1, 1]) * dice.uniform(*((22, 34) if tilted else (3, 9))) for _ in range(2)]
    corners = seen_corners(width, height, size, *angles, dice.uniform(-14, 14))
    model = panel.resize((width * CELL, height * CELL), Image.Resampling.NEAREST)
    if fault == "moire":
        model = ImageChops.multiply(model, cells(width, height)).point(lambda value: min(255, value * 17 // 10))
    fine = 1 if fault == "moire" else 2
    corners = [(x * fine, y * fine) for x, y in corners]
    frame = (FRAME[0] * fine, FRAME[1] * fine)
    numbers = perspective(corners, *model.size)
    photograph = model.transform(frame, Image.Transform.PERSPECTIVE, numbers, Image.Resampling.BILINEAR, fillcolor=(52, 46, 40))
    return photograph.resize(FRAME, Image.Resampling.BOX) if fine > 1 else photograph


def glare(photograph, size, dice):
    """A lamp in the glass: a soft white spot over a part of the panel."""
    spot = Image.new("L", FRAME)
    x, y = (FRAME[i] / 2 + dice.uniform(-0.3, 0.1) * size for i in range(2))
    wide, high = dice.uniform(0.10, 0.22) * size, dice.uniform(0.08, 0.18) * size
    ImageDraw.Draw(spot).ellipse((x - wide, y - high, x + wide, y + high), fill=dice.randint(120, 200))
    spot = spot.filter(ImageFilter.GaussianBlur(size * 0.05))
    return Image.composite(Image.new("RGB", FRAME, (255, 255, 250)), photograph, spot)


def light(photograph, dice):
    """Brighter on one side."""
    ramp = Image.linear_gradient("L").rotate(dice.uniform(0, 360), resample=Image.Resampling.BILINEAR).crop((38, 38, 218, 218)).resize(FRAME)
    ramp = ramp.point(lambda value: 150 + value * 105 // 255)
    return ImageChops.multiply(photograph, Image.merge("RGB", [ramp] * 3))


def squeezed(photograph, quality):
    with io.BytesIO() as file:
        photograph.save(file, "JPEG", quality=quality)
        return Image.open(io.BytesIO(file.getvalue())).convert("RGB")


def noisy(photograph, dice):
    grain = bytes(dice.randint(0, 24) for _ in range(97 * 89))
    tile = Image.frombytes("L", (97, 89), grain)
    noise = Image.new("L", FRAME)
    for x, y in itertools.product(range(0, FRAME[0], 97), range(0, FRAME[1], 89)):
        noise.paste(tile, (x, y))
    return ImageChops.subtract(photograph, Image.merge("RGB", [noise] * 3), offset=12)


def photograph_of(panel, fault, size, dice):
    picture = seen(panel, fault, size, dice)
    module = 3 * size / max(panel.size)  # of the code, in pixels of the photograph
    picture = picture.filter(ImageFilter.GaussianBlur(module * dice.uniform(0.32, 0.55) if fault == "blurred" else 0.6))
    if fault == "glare":
        picture = glare(picture, size, dice)
    return squeezed(noisy(light(picture, dice), dice), 72)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    panels, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    for screen, fault, size in itertools.product(SCREENS, FAULTS, SIZES):
        name = f"{screen.replace('/', '-')}-{fault}-{size}"
        photograph_of(Image.open(panels / f"{screen}.png").convert("RGB"), fault, size, random.Random(name)).save(out / f"{name}.ppm")


if __name__ == "__main__":
    main()
