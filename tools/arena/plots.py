"""Small plots as SVG, without any library: grouped bars with intervals, stacked bars, lines over a logarithmic axis."""
import html
import math

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 860, 380, 48, 48, 84
COLOURS = ["#b5533c", "#3f6f8f", "#c9a227", "#6b8f5e"]


class Sheet:
    def __init__(self, title, high):
        self.high = high
        self.parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
                      f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>']
        self.text(LEFT, 22, title, size=16)

    def text(self, x, y, words, size=12, anchor="start", turn=0):
        spin = f' transform="rotate({turn} {x:.1f} {y:.1f})"' if turn else ""
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="#333"{spin}>'
                          f'{html.escape(str(words))}</text>')

    def y(self, value):
        return HEIGHT - BOTTOM - value / self.high * (HEIGHT - BOTTOM - TOP)

    def line(self, x1, y1, x2, y2, colour="#333", width=1.0, dashed=False):
        dash = ' stroke-dasharray="4 3"' if dashed else ""
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
                          f'stroke-width="{width}"{dash}/>')

    def box(self, x, low, high, width, colour):
        self.parts.append(f'<rect x="{x:.1f}" y="{self.y(high):.1f}" width="{width:.1f}" '
                          f'height="{self.y(low) - self.y(high):.1f}" fill="{colour}"/>')

    def scale(self, step, unit=""):
        value = 0
        while value <= self.high:
            self.line(LEFT, self.y(value), WIDTH - 12, self.y(value), "#ddd")
            self.text(LEFT - 6, self.y(value) + 4, f"{value}{unit}", anchor="end")
            value += step

    def legend(self, names):
        x = LEFT
        for i, name in enumerate(names):
            self.parts.append(f'<rect x="{x}" y="30" width="10" height="10" fill="{COLOURS[i]}"/>')
            self.text(x + 14, 39, name)
            x += 30 + 8 * len(name)

    def save(self, path):
        path.write_text("\n".join(self.parts) + "\n</svg>\n", encoding="utf-8")


def bars(path, title, names, groups):
    """Groups of (label, [(value, low, high), ...], fair value), in percent."""
    sheet = Sheet(title, 100)
    sheet.scale(20, " %")
    sheet.legend(names)
    room = (WIDTH - LEFT - 12) / len(groups)
    for i, (label, values, fair) in enumerate(groups):
        x, width = LEFT + i * room + room * 0.15, room * 0.7 / len(values)
        for k, (value, low, high) in enumerate(values):
            sheet.box(x + k * width, 0, value, width * 0.9, COLOURS[k])
            middle = x + k * width + width * 0.45
            sheet.line(middle, sheet.y(low), middle, sheet.y(high))
        sheet.line(x, sheet.y(fair), x + room * 0.7, sheet.y(fair), "#000", 1.2, dashed=True)
        sheet.text(x + room * 0.35, HEIGHT - BOTTOM + 16, label, 11, "end", -35)
    sheet.save(path)


def stacks(path, title, names, groups):
    """Groups of (label, [value, ...])."""
    high = max(sum(max(value, 0) for value in values) for _, values in groups)
    sheet = Sheet(title, math.ceil(high / 10) * 10)
    sheet.scale(10)
    sheet.legend(names)
    room = (WIDTH - LEFT - 12) / len(groups)
    for i, (label, values) in enumerate(groups):
        x, base = LEFT + i * room + room * 0.2, 0
        for k, value in enumerate(values):
            if value > 0:
                sheet.box(x, base, base + value, room * 0.6, COLOURS[k])
                base += value
        sheet.text(x + room * 0.3, HEIGHT - BOTTOM + 16, label, 11, "end", -35)
    sheet.save(path)


def lines(path, title, axis, series):
    """Series of name: [(x, value, low, high), ...], x logarithmic, values in percent."""
    sheet = Sheet(title, 100)
    sheet.scale(20, " %")
    sheet.legend(list(series))
    xs = [math.log2(point[0]) for points in series.values() for point in points]
    low_x, high_x = min(xs), max(xs)

    def at(value):
        return LEFT + 30 + (math.log2(value) - low_x) / (high_x - low_x) * (WIDTH - LEFT - 90)

    for value in sorted({point[0] for points in series.values() for point in points}):
        sheet.text(at(value), HEIGHT - BOTTOM + 18, value, anchor="middle")
    sheet.text(WIDTH / 2, HEIGHT - BOTTOM + 40, axis, anchor="middle")
    for i, points in enumerate(series.values()):
        for k, (x, value, low, high) in enumerate(points):
            sheet.line(at(x) + 3 * i, sheet.y(low), at(x) + 3 * i, sheet.y(high), COLOURS[i])
            if k:
                sheet.line(at(points[k - 1][0]), sheet.y(points[k - 1][1]), at(x), sheet.y(value), COLOURS[i], 2)
    sheet.save(path)
