#!/usr/bin/env python3
"""site.py WASM OUTPUT: puts build/web together: pages in three languages, rules, boards, pictures, script and module.

The page's own sources are in simulator/web/page, its words in assets/web. Everything else is taken from where the device
has it: rules, drawings, boards, firmware.
"""
import base64
import hashlib
import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

from PIL import Image

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(pathlib.Path(__file__).parent))
# pylint: disable=wrong-import-position
import backdrop  # noqa: E402
import board_page  # noqa: E402
import fonts  # noqa: E402
import invitation  # noqa: E402
import module  # noqa: E402
import words as page_words  # noqa: E402
import sheets  # noqa: E402
from rules_page import Rules, draw_pictures  # noqa: E402

PAGE = TOP / "simulator/web/page"
# One script, in this order; they are modules only for the reader.
SCRIPTS = ("words.js", "board.js", "sound.js", "database.js", "flash.js", "only_one.js", "sheet.js", "mirror.js", "keys.js",
           "fit.js", "parts.js", "console.js", "games.js", "files.js", "passing.js", "gif.js", "souvenir.js", "over.js", "codes.js", "offline.js", "full.js", "touch.js", "home.js")
STYLES = ("look.css", "console.css", "sections.css")
CSP = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
       "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self' blob:; base-uri 'none'; form-action 'none'")
# At the end of the page, so that the picture of it comes first: the module is under way before the script has been read.
PRELOAD = '<link rel="preload" href="{}lucca.bin" as="fetch" crossorigin>\n'
# Of the home page, in its head: the line has something to do from the first packet on.
SCRIPT_PRELOAD = PRELOAD.replace("lucca.bin", "script.bin")
PAGE_SCRIPT = '<script src="{}page.js" defer></script>\n'  # of every page but the home page
# Screens of the device on the page: golden pictures, so they are always true.
SHOTS = {"title": "title", "palazzi-1": "palazzi-turn", "palazzi-2": "palazzi-open", "torri-1": "torri-lot-8",
         "torri-2": "torri-struggle", "pass": "hand_over", "rules": "rules_goal"}
FIRST_BOARD = "picosystem"
GAMES = sheets.GAMES
SIGNS = {"palazzi": (("#DF3408", "#FFF8EA", "M8 1l6 7-6 7-6-7z"), ("#FAD03B", "#2B2118", "M8 3a5 5 0 100 10A5 5 0 008 3z"),
                     ("#3EC76D", "#2B2118", "M8 1a3.5 3.5 0 013 5 3.5 3.5 0 11-2 6v3H7v-3a3.5 3.5 0 11-2-6 3.5 3.5 0 013-5z"),
                     ("#383EB1", "#FFF8EA", "M8 1c3 4 5 6 5 9a5 5 0 01-10 0c0-3 2-5 5-9z"),
                     ("#A469AB", "#FFF8EA", "M8 1l2 5 5 .4-4 3.5 1.3 5L8 12l-4.3 3L5 10 1 6.4 6 6z"),
                     ("#B7C7C5", "#2B2118", "M6 1h4v5h5v4h-5v5H6v-5H1V6h5z")),
         "torri": (("#FBF7EE", "#2B2118", "M8 1a7 7 0 100 14A7 7 0 008 1zm0 4a3 3 0 110 6 3 3 0 010-6z"),
                   ("#2B2622", "#FFF8EA", "M6 1h4v5h5v4h-5v5H6v-5H1V6h5z"), ("#C4412C", "#FFF8EA", "M8 1l6 7-6 7-6-7z"),
                   ("#2F6FBF", "#FFF8EA", "M2 2h12v3H2zM2 6.5h12v3H2zM2 11h12v3H2z"))}


def source_address():
    """Of the repository; nothing where LUCCA_SOURCE does not say it."""
    address = os.environ.get("LUCCA_SOURCE", "").rstrip("/")
    if address and not re.fullmatch(r"https?://[\w./~:%-]+", address):
        sys.exit(f"LUCCA_SOURCE is '{address}', but should be the address of a repository like https://example.org/name/lucca")
    return address


def sources(words):
    """Links to the repository and its place for bug reports, where LUCCA_SOURCE says which it is."""
    address = source_address()
    return f'<a href="{address}">{words["foot.source"]}</a><a href="{address}/issues">{words["foot.bugs"]}</a>' if address else ""


def checklist(words):
    """What somebody with a board can tell us."""
    address, text = source_address(), html.escape(words["board.list"])
    return f'<a href="{address}/blob/HEAD/docs/boards.md#tell-us-what-your-board-does">{text}</a>' if address else text


def icon(name):
    return f'<svg aria-hidden="true"><use href="#i-{name}"/></svg>'


def signs(game):
    parts = []
    for place, (ground, on, path) in enumerate(SIGNS[game]):
        parts.append(f'<g transform="translate({54 * place},0)"><rect y="2" width="44" height="28" rx="6" fill="#2B2118" opacity=".25"/>'
                     f'<rect width="44" height="28" rx="6" fill="{ground}"/><path transform="translate(12,4) scale(1.25)" fill="{on}" '
                     f'fill-rule="evenodd" d="{path}"/></g>')
    return f'<svg class="signs" viewBox="0 0 {54 * len(SIGNS[game]) - 10} 30" aria-hidden="true">{"".join(parts)}</svg>'


def fill(template, values, words):
    """{{name}} from the values, else from the words; {{icon:x}} and {{signs:x}} are drawn."""
    def put(match):
        name = match.group(1)
        if name.startswith("icon:"):
            return icon(name[5:])
        if name.startswith("signs:"):
            return signs(name[6:])
        if name in values:
            return str(values[name])
        return page_words.markup(words[name])
    return re.sub(r"\{\{([\w.:]+)\}\}", put, template)


def hash_of(code):
    """What lets an inline script of this text run under the page's policy."""
    return "'sha256-" + base64.b64encode(hashlib.sha256(code.encode("utf-8")).digest()).decode("ascii") + "'"


def minified(code):
    """Without comments and with short names: the page's script is read in its sources."""
    program = TOP / "node_modules/terser/bin/terser"
    run = subprocess.run(["node", program, "--compress", "--mangle"], input=code, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(run.stderr)
    return run.stdout


class Site:
    def __init__(self, wasm, out):
        self.wasm, self.out = wasm, out
        self.books = page_words.read_all(TOP / "assets/web")
        self.version = (TOP / "VERSION").read_text(encoding="utf-8").strip()
        boards = json.loads((TOP / "build/host/boards.json").read_text(encoding="utf-8"))
        self.boards = boards
        # `number` is the module's; on the page those to be wired by hand come last.
        self.facts = [board_page.facts(identifier, board) | {"number": number}
                      for number, (identifier, board) in enumerate(boards.items())]
        self.facts.sort(key=lambda fact: (fact["name"] == "Breadboard", fact["id"] != FIRST_BOARD))
        self.rules = {language: Rules(TOP, language) for language in page_words.LANGUAGES}
        self.script = self.joined_script()
        self.loader = minified(self.template("load.js"))
        self.home_csp = CSP.replace("script-src 'self'", f"script-src 'self' {hash_of(self.loader)} {hash_of(self.script)}")

    # -- parts ------------------------------------------------------------------------------------------------------

    def template(self, name):
        return (PAGE / name).read_text(encoding="utf-8")

    def joined_script(self):
        parts = []
        for name in SCRIPTS:
            text = (PAGE / name).read_text(encoding="utf-8")
            text = re.sub(r"^import .*?;\n", "", text, flags=re.M | re.S) if text.startswith("import") or "\nimport " in text else text
            parts.append(re.sub(r"^export ", "", text, flags=re.M))
        return minified("(() => {\n'use strict';\n" + "\n".join(parts) + "})();\n")

    def reader(self):
        """The reader of QR codes as one script: its two modules as functions in each other, without what only writes codes."""
        def plain(name):
            text = (TOP / "node_modules/qr" / name).read_text(encoding="utf-8")
            text = re.sub(r"^export default .*;$", "", text, flags=re.M)
            return re.sub(r"^export (?!\{)", "", text, flags=re.M)

        tables = re.sub(r"^export \{(.*?)\};$", lambda m: "const shared = {" + re.sub(r"(\w+) as (\w+)", r"\2: \1", m.group(1)) + "};",
                        plain("index.js"), flags=re.M)
        code, found = re.subn(r"^import \{(.*?)\} from './index.js';$",
                              lambda m: "const {" + m.group(1).replace(" as ", ": ") + "} = (() => {" + tables + "return shared; })();",
                              plain("decode.js"), flags=re.M)
        if found != 1 or re.search(r"^import ", code, flags=re.M):
            sys.exit("node_modules/qr has other modules than this script knows")
        return minified("(() => {\n'use strict';\n" + code + "const readQr = (picture) => decodeQR(picture, { timeLimit: 250 });\n" + self.template("reader.js") + "})();\n")

    def style(self):
        text = "".join((PAGE / name).read_text(encoding="utf-8") for name in STYLES)
        return self.shortened(text)

    def paper(self):
        """The rule pages on paper look as the sheets do. Only they load it: the first visit of the home page does not wait for it."""
        return self.shortened((PAGE / "paper.css").read_text(encoding="utf-8"))

    @staticmethod
    def shortened(text):
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
        parts = re.split(r'("[^"]*")', text)  # every second one is a string, which stays as it is
        parts[::2] = [re.sub(r";?\s*}\s*", "}", re.sub(r"\s*([{;,])\s*|(:)\s+", r"\1\2", re.sub(r"\s+", " ", part))) for part in parts[::2]]
        return "".join(parts).strip() + "\n"

    def pictures(self):
        folder = self.out / "img"
        (folder / "rules").mkdir(parents=True)
        backdrop.draw_all(TOP, folder)
        golden = TOP / "host_tests/ui/golden/240x240/en"
        for name, screen in SHOTS.items():
            Image.open(golden / f"{screen}.png").convert("RGB").quantize(64).save(folder / f"{name}.png", optimize=True)
        title = Image.open(folder / "title.png").convert("RGB")
        for size in (48, 192, 512):
            title.resize((size, size), Image.Resampling.NEAREST).quantize(64).save(folder / f"icon_{size}.png", optimize=True)
        draw_pictures(TOP, folder / "rules")
        invitation.draw(folder, self.out / "share")

    def files(self):
        self.pictures()
        (self.out / "fonts").mkdir()
        letters = set("".join(text for book in self.books.values() for text in book.values()))
        for language in page_words.LANGUAGES:
            letters |= set((TOP / f"assets/rules/{language}.txt").read_text(encoding="utf-8"))
        fonts.write("".join(sorted(letters | {chr(c) for c in range(32, 127)})), self.out / "fonts")
        parts = {"lucca": self.out / "lucca.bin", "rest": self.out / "rest.bin"}
        module.write(self.wasm, parts["lucca"], parts["rest"])
        # A page opened from a folder may not fetch; a script it may load.
        encoded = {name: base64.b64encode(path.read_bytes()).decode("ascii") for name, path in parts.items()}
        (self.out / "lucca.wasm.js").write_text(f"window.luccaParts = {json.dumps(encoded)};\n", encoding="ascii")
        (self.out / "lucca.js").write_text(self.script, encoding="utf-8")
        (self.out / "script.bin").write_bytes(module.deflate(self.script.encode("utf-8")))
        (self.out / "page.js").write_text(self.template("page.js"), encoding="utf-8")
        (self.out / "lucca.css").write_text(self.style(), encoding="utf-8")
        (self.out / "paper.css").write_text(self.paper(), encoding="utf-8")
        (self.out / "reader.js").write_text(self.reader(), encoding="utf-8")
        shutil.copy(TOP / "LICENSE", self.out / "LICENSE.txt")
        shutil.copy(TOP / "CHANGELOG.md", self.out / "CHANGELOG.txt")
        for fact in self.facts:
            image = TOP / f"build/firmware/lucca-{fact['id']}.uf2"
            if image.exists():
                (self.out / "firmware").mkdir(exist_ok=True)
                shutil.copy(image, self.out / "firmware" / image.name)

    # -- pages ------------------------------------------------------------------------------------------------------

    def common(self, language, name, title, home=False):
        """The values for the head, the top and the foot of every page."""
        root = "" if language == "en" else "../"
        words = self.books[language]
        links = []
        for other in page_words.LANGUAGES:
            folder = root + ("" if other == "en" else f"{other}/")
            current = ' aria-current="true"' if other == language else ""
            links.append(f'<a href="{folder}{name}" lang="{other}" hreflang="{other}" data-language="{other}"{current}>{other.upper()}</a>')
        alternates = invitation.tags(language, name, title, words["page.about"], page_words.LANGUAGES)
        values = {"lang": language, "root": root, "home": "index.html", "csp": self.home_csp if home else CSP, "title": html.escape(title), "script": (SCRIPT_PRELOAD if home else PAGE_SCRIPT).format(root),
                  "alternates": alternates, "languages": "".join(links), "version": self.version,
                  "sources": sources(words), "icons": self.template("icons.svg").strip()}
        for part in ("head", "top", "foot"):
            values[part] = fill(self.template(f"{part}.html"), values, words).strip()
        return words, values

    def write_page(self, language, name, template, values, words):
        folder = self.out if language == "en" else self.out / language
        folder.mkdir(exist_ok=True)
        (folder / name).write_text(fill(self.template(template), values, words), encoding="utf-8")

    def index(self, language):
        words, values = self.common(language, "index.html", self.books[language]["page.title"], home=True)
        rows = []
        for game, name in GAMES.items():
            cells = "".join(f'<td><a href="{values["root"]}{"" if o == "en" else o + "/"}rules-{game}.html" lang="{o}" hreflang="{o}">'
                            f'{self.books[o]["language"]}</a></td>' for o in page_words.LANGUAGES)
            rows.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
            prints = "".join(f'<td><a href="{values["root"]}sheets/{sheets.name_of(game, o)}" lang="{o}" hreflang="{o}">'
                             f'{self.books[o]["rules.sheet"]}</a></td>' for o in page_words.LANGUAGES)
            rows.append(f'<tr class="prints"><th scope="row"><span class="unseen">{name}</span></th>{prints}</tr>')
        values["ruletable"] = "".join(rows)
        values["boards"] = "".join(board_page.card(fact, words, f"board-{fact['id']}.html") for fact in self.facts)
        values["loader"] = f"<script>{self.loader}</script>\n" + PRELOAD.format(values["root"])
        # Inside a script element only "</" would end it.
        values["words"] = json.dumps(self.script_words(words), ensure_ascii=False).replace("</", "<\\/")
        values["facts"] = json.dumps({"boards": self.facts, "version": self.version, "languages": page_words.LANGUAGES,
                                      "languageNumbers": page_words.NUMBERS})
        self.write_page(language, "index.html", "index.html", values, words)

    def script_words(self, words):
        """The words the script puts on the page itself."""
        starts = ("tool.", "yours.", "sheet.", "link.", "seal.", "bad.", "state.", "version.", "storage.", "tabs.", "broken.", "board.keys",
                  "board.stick", "city.", "key.", "nav.night", "nav.day", "close", "later", "notNow", "offline")
        return {key: text for key, text in words.items() if key.startswith(starts)}

    def rules_pages(self, language):
        rules = self.rules[language]
        for game, name in GAMES.items():
            title = f"{name}: {self.books[language]['rules.of']}"
            words, values = self.common(language, f"rules-{game}.html", title)
            other = next(other for other in GAMES if other != game)
            values |= {"game": name, "game.id": game, "other": GAMES[other], "other.id": other, "who": words[f"{game}.who"],
                       "contents": rules.contents(game), "pages": rules.body(game, lambda name: f'{values["root"]}img/rules/{name}.png')}
            self.write_page(language, f"rules-{game}.html", "rules.html", values, words)

    def board_pages(self, language):
        for fact in self.facts:
            board = self.boards[fact["id"]]
            words, values = self.common(language, f"board-{fact['id']}.html", f"{fact['name']}: Lucca Tascabile")
            by_hand = fact["name"] == "Breadboard"
            name = f"lucca-{fact['id']}.uf2"
            image = self.out / "firmware" / name
            if image.exists():
                size = f"{image.stat().st_size // 1024} KB"
                href = f'{values["root"]}firmware/{name}'
                values["download"] = f'<a class="btn go" href="{href}" download>{icon("down")}{html.escape(words["board.download"])}</a>'
                values["file"] = f'<a href="{href}" download>{name}</a>, {self.version}, {size}'
            else:
                values["download"] = ""
                values["file"] = html.escape(words["board.noFile"].replace("{name}", fact["id"]))
            picture = board_page.wiring_picture(board, words) if by_hand else ""
            table = board_page.wire_table(board, words, by_hand)
            values |= {"id": fact["id"], "name": html.escape(board["name"]), "size": f"{fact['w']} × {fact['h']}",
                       "keys": board_page.keys_words(fact, words),
                       "sound": words["board.sound.yes" if board["piezo"] >= 0 else "board.sound.no"],
                       "flash": f"{board['flashBytes'] >> 20} MB", "drawing": board_page.drawing(fact, words),
                       "put2": words.get(f"board.put2.{fact['id']}", words["board.put2"]),
                       "wrong": words.get(f"board.wrong.about.{fact['id']}", words["board.wrong.about"]),
                       "wiring.about": words["board.wiring.about" if by_hand else "board.ready"],
                       "wiring": f"{picture}<details><summary>{html.escape(words['board.table'])}</summary>{table}</details>" if by_hand else table,
                       "tested": f'{html.escape(words["board.tested"])} {checklist(words)}',
                       "build": page_words.markup(words["board.build.about"].replace("{name}", fact["id"]))}
            self.write_page(language, f"board-{fact['id']}.html", "board.html", values, words)

    # -- the whole --------------------------------------------------------------------------------------------------

    def manifest(self):
        (self.out / "manifest.webmanifest").write_text(invitation.manifest(self.books["en"]), encoding="utf-8")

    def worker(self):
        """The files kept for a start without a network, each with its bytes in the cache's name: a new build is a new cache."""
        names = sorted(str(path.relative_to(self.out)) for path in self.out.rglob("*")
                       if path.is_file() and path.parent.name != "firmware" and path.name not in ("lucca.js", "lucca.wasm.js", "lucca.html"))
        digest = hashlib.sha256()
        for name in names:
            digest.update(name.encode() + (self.out / name).read_bytes())
        text = self.template("worker.js").replace("'@FILES@'", json.dumps(names)).replace("@BUILD@", digest.hexdigest()[:16])
        (self.out / "worker.js").write_text(text.replace("@VERSION@", self.version), encoding="utf-8")

    def one_file(self):
        """lucca.html: the English page with everything in it, to be opened from a folder or sent by mail."""
        page = (self.out / "index.html").read_text(encoding="utf-8")

        def data(path):
            kind = {"png": "image/png", "woff2": "font/woff2"}[path.suffix[1:]]
            return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode('ascii')}"

        style = re.sub(r"url\(([\w/.]+)\)", lambda m: f"url({data(self.out / m.group(1))})", self.style())
        code = (self.out / "lucca.wasm.js").read_text(encoding="ascii") + (self.out / "reader.js").read_text(encoding="utf-8") + self.script

        csp = ("default-src 'none'; script-src 'wasm-unsafe-eval' " + hash_of(code) + "; style-src " + hash_of(style) +
               "; img-src data: blob:; font-src data:; media-src blob:; base-uri 'none'; form-action 'none'")
        page = page.replace(self.home_csp, csp)
        page = re.sub(r'<(link rel="(manifest|icon|apple-touch-icon|alternate|canonical)"|meta property="og:image)[^>]*>\n', "", page)
        page = page.replace('<link rel="stylesheet" href="lucca.css">', f"<style>{style}</style>")
        for part in (f"<script>{self.loader}</script>\n", PRELOAD.format(""), SCRIPT_PRELOAD.format("")):
            page = page.replace(part, "")
        page = re.sub(r'src="(img/[\w/.-]+)"', lambda m: f'src="{data(self.out / m.group(1))}"', page)
        # Other pages are not in it.
        page = re.sub(r'<div class="langs".*?</div>', '<div class="langs"></div>', page, flags=re.S)
        page = re.sub(r'<a ([^>]*)href="(?!#|https?://)[^"]*"', r"<a \1", page)
        (self.out / "lucca.html").write_text(page.replace("</body>", f"<script>{code}</script>\n</body>"), encoding="utf-8")

    def build(self):
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir(parents=True)
        self.files()
        for language in page_words.LANGUAGES:
            self.index(language)
            self.rules_pages(language)
            self.board_pages(language)
        sheets.write_all(self.out / "sheets", self.out / "img/rules")
        self.manifest()
        self.worker()
        self.one_file()


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    Site(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])).build()


if __name__ == "__main__":
    main()
