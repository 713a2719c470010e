"""The rules of one game as HTML, from the same files and the same reader as the device's rule pages."""
import html
import importlib.util
import re

SYMBOL = re.compile(r"\{([A-Za-z]+)\}")
CHAPTERS = {"palazzi": ("palazzi", "palrulings"), "torri": ("torri", "torrulings")}
GLOSSARY = {"palazzi": "glossary.palazzi", "torri": "glossary.torri"}
DEVICE = "device"


def reader(top):
    spec = importlib.util.spec_from_file_location("rules", top / "tools/make/rules.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read_signs(path):
    """name -> an inline drawing, from the polygons of assets/fonts/symbols.txt."""
    signs, name, width, shapes = {}, None, 0, []

    def close():
        if name:
            drawn = "".join(shapes)
            signs[name.removeprefix("key")] = (
                f'<svg class="sign" viewBox="0 0 {width} 100" aria-hidden="true"><path fill-rule="evenodd" d="{drawn}"/></svg>')

    for line in path.read_text(encoding="utf-8").splitlines():
        verb, *rest = line.split() or [""]
        if verb == "symbol":
            close()
            name, width, shapes = rest[1], int(rest[2]), []
        elif verb in ("fill", "cut"):
            shapes.append("M" + "L".join(point.replace(",", " ") for point in rest) + "z")
        elif verb in ("disc", "hole"):
            x, y = rest[0].split(",")
            r = rest[1]
            shapes.append(f"M{float(x) - float(r):g} {y}a{r} {r} 0 1 0 {2 * float(r):g} 0a{r} {r} 0 1 0 -{2 * float(r):g} 0z")
    close()
    return signs


class Rules:
    def __init__(self, top, language):
        module = reader(top)
        names = (top / "assets/rules/pictures.txt").read_text(encoding="utf-8").splitlines()
        self.pictures = [name for name in names if name and not name.startswith("#")]
        complaints = module.Complaints()
        self.book = module.Reader(top / f"assets/rules/{language}.txt", self.pictures, complaints).read()
        self.signs = read_signs(top / "assets/fonts/symbols.txt")

    def text(self, words):
        # A key is a letter in a ring on the device; here the letter alone reads better.
        def sign(match):
            name = match.group(1)
            return f"<kbd>{name}</kbd>" if len(name) == 1 else self.signs.get(name, "")
        return SYMBOL.sub(sign, html.escape(words, quote=False))

    def title(self, chapter):
        return next(title for name, title, _ in self.book.chapters if name == chapter)

    def pages(self, game):
        wanted = CHAPTERS[game]
        pages = [page for page in self.book.pages if page.chapter in wanted or page.name == GLOSSARY[game]]
        return pages + [page for page in self.book.pages if page.chapter == DEVICE]

    def contents(self, game):
        return "".join(f'<li><a href="#{page.name}">{self.text(page.title)}</a></li>' for page in self.pages(game))

    def body(self, game, root):
        return "\n".join(self.page(page, root) for page in self.pages(game))

    def page(self, page, root):
        out = [f'<h2 id="{page.name}">{self.text(page.title)}</h2>']
        blocks = list(page.blocks)
        while blocks:
            kinds = {"Bullet": self.bullets, "TableHead": self.table}
            take = kinds.get(blocks[0].kind)
            out.append(take(blocks) if take else self.block(blocks.pop(0), page, root))
        return "\n".join(out)

    def bullets(self, blocks):
        items = []
        while blocks and blocks[0].kind == "Bullet":
            items.append(f"<li>{self.text(blocks.pop(0).text)}</li>")
        return f"<ul>{''.join(items)}</ul>"

    def table(self, blocks):
        head = "".join(f"<th scope=\"col\">{self.text(cell)}</th>" for cell in blocks.pop(0).text.split("|"))
        # On the small screen a heading stands over its row; here it is the row's first cell.
        named = bool(blocks) and blocks[0].kind == "Heading"
        rows, label = [], ""
        while blocks and blocks[0].kind in ("Heading", "TableRow"):
            block = blocks[0]
            if block.kind == "Heading" and (len(blocks) < 2 or blocks[1].kind != "TableRow"):
                break
            blocks.pop(0)
            if block.kind == "Heading":
                label = self.text(block.text)
                continue
            cells = "".join(f"<td>{self.text(cell)}</td>" for cell in block.text.split("|"))
            rows.append(f'<tr>{f"<th scope=row>{label}</th>" if named else ""}{cells}</tr>')
        corner = "<td></td>" if named else ""
        return (f'<div class="scrollx"><table class="sizes"><thead><tr>{corner}{head}</tr></thead>'
                f'<tbody>{"".join(rows)}</tbody></table></div>')

    def block(self, block, page, root):
        if block.kind == "Picture":
            name = self.pictures[int(block.detail)]
            return (f'<p class="fig"><img src="{root}img/rules/{name}.png" width="224" height="76" loading="lazy" '
                    f'alt="{html.escape(page.title)}"></p>')
        tag = {"Heading": "<h3>{}</h3>", "Ruling": '<p class="ruling">{}</p>', "Why": '<p class="why">{}</p>',
               "TableRow": "<p>{}</p>"}.get(block.kind, "<p>{}</p>")
        return tag.format(self.text(block.text))
