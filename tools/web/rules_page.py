"""The rules of one game as HTML, from the same files and the same reader as the device's rule pages.

The home page (site.py) and the printed sheets (sheets.py) show the same; they differ in where a picture comes from."""
import html
import importlib.util
import re
import subprocess

from PIL import Image

SYMBOL = re.compile(r"\{([A-Za-z]+)\}")
CHAPTERS = {"palazzi": ("palazzi", "palrulings"), "torri": ("torri", "torrulings")}
GLOSSARY = {"palazzi": "glossary.palazzi", "torri": "glossary.torri"}
DEVICE = "device"
PICTURE_SIZE = (224, 76)  # as lucca-pictures draws them


def draw_pictures(top, folder, program=None):
    """Every picture of the rule pages as folder/NAME.png, drawn by the device's own code and made small."""
    program = program or top / "build/host/tools/web/lucca-pictures"
    subprocess.run([program, top / "assets/rules/pictures.txt", folder], check=True)
    for path in folder.glob("*.png"):
        Image.open(path).convert("RGB").quantize(32).save(path, optimize=True)


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

    def body(self, game, source):
        """`source` gives the address of a picture by its name."""
        out, chapter = [], CHAPTERS[game][0]
        for page in self.pages(game):
            if page.chapter != chapter:
                chapter = page.chapter
                # A chapter of one page is named by that page.
                if sum(other.chapter == chapter for other in self.pages(game)) > 1:
                    out.append(f'<p class="part {chapter}">{self.text(self.title(chapter))}</p>')
            out.append(self.page(page, source))
        return "\n".join(out)

    def page(self, page, source):
        out = [f'<h2 id="{page.name}">{self.text(page.title)}</h2>']
        blocks = list(page.blocks)
        if page.name in GLOSSARY.values():
            return "\n".join(out + [self.words(blocks)])
        kinds = {"Bullet": self.bullets, "TableHead": self.table, "Ruling": self.ruling}
        while blocks:
            take = kinds.get(blocks[0].kind)
            out.append(take(blocks) if take else self.block(blocks.pop(0), source))
        return "\n".join(out)

    def words(self, blocks):
        """A word is a heading on the small screen; here it begins its line."""
        pairs = zip(blocks[::2], blocks[1::2])
        return "<dl>" + "".join(f"<div><dt>{self.text(word.text)}</dt> <dd>{self.text(meaning.text)}</dd></div>" for word, meaning in pairs) + "</dl>"

    def ruling(self, blocks):
        ruling, why = blocks.pop(0), blocks.pop(0)
        return f'<div class="ruling"><p>{self.text(ruling.text)}</p><p class="why">{self.text(why.text)}</p></div>'

    def bullets(self, blocks):
        items = []
        while blocks and blocks[0].kind == "Bullet":
            items.append(f"<li>{self.text(blocks.pop(0).text)}</li>")
        return f"<ul>{''.join(items)}</ul>"

    def table(self, blocks):
        head = "".join(f"<th scope=\"col\">{self.text(cell)}</th>" for cell in blocks.pop(0).text.split("|"))
        # On the small screen a heading is above its row; here it is the row's first cell.
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

    def block(self, block, source):
        if block.kind == "Picture":
            name, (width, height) = self.pictures[int(block.detail)], PICTURE_SIZE
            # The caption says what the picture shows, so nothing is left for a text in its place.
            return (f'<figure class="fig"><img src="{source(name)}" width="{width}" height="{height}" loading="lazy" alt="">'
                    f"<figcaption>{self.text(block.text)}</figcaption></figure>")
        tag = "h3" if block.kind == "Heading" else "p"
        return f"<{tag}>{self.text(block.text)}</{tag}>"
