#!/usr/bin/env python3
"""sheets.py OUTPUT [LUCCA_PICTURES]: the rulebook on paper, OUTPUT/GAME-LANGUAGE.html for each game and language.

A sheet is one file with its pictures and letters in it, laid out for A4. Rules, pictures and type are the device's and the
home page's own; its look is simulator/web/page/paper.css, which the home page prints with, too.
"""
import base64
import pathlib
import re
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(pathlib.Path(__file__).parent))
# pylint: disable=wrong-import-position
import fonts  # noqa: E402
import words as page_words  # noqa: E402
from rules_page import CHAPTERS, Rules, draw_pictures  # noqa: E402

PAGE = TOP / "simulator/web/page"
GAMES = {"palazzi": "Palazzi", "torri": "Torri"}
# On a screen the sheet lies on a table.
ON_SCREEN = """
* { box-sizing: border-box; }
body, h1, figure { margin: 0; }
h1 { font-weight: 400; font-size: inherit; }
.prose .foot { margin: 14pt 0 0; font-size: 8pt; color: #6A5745; break-before: avoid; }
@media screen {
  body { background: #E7D8BE; }
  main { width: 210mm; max-width: 100%; margin: 0 auto; padding: 15mm 14mm; background: #fff; }
}
@media screen and (max-width: 700px) { .prose { columns: 1; } main { padding: 20px; } }
"""
assert set(GAMES) == set(CHAPTERS)


def name_of(game, language):
    return f"{game}-{language}.html"


def data(kind, path):
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode('ascii')}"


def style(folder, text):
    """The look, with the letters that the text uses."""
    fonts.write("".join(sorted(set(text) | {chr(c) for c in range(32, 127)})), folder)
    faces = "".join(f'@font-face {{ font-family: "Roboto Condensed"; font-weight: {weight}; '
                    f'src: url({data("font/woff2", folder / f"{weight}.woff2")}) format("woff2"); }}\n' for weight in (400, 700))
    paper = re.sub(r"/\*.*?\*/", "", (PAGE / "paper.css").read_text(encoding="utf-8"), flags=re.S)
    return faces + paper + ON_SCREEN


def write_all(out, pictures):
    """The sheets into the folder `out`; `pictures` holds what draw_pictures made."""
    books = page_words.read_all(TOP / "assets/web")
    template = (PAGE / "sheet.html").read_text(encoding="utf-8")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as letters:
        for language, words in books.items():
            rules = Rules(TOP, language)
            for game, name in GAMES.items():
                body = rules.body(game, lambda picture: data("image/png", pictures / f"{picture}.png"))
                values = {"lang": language, "title": f"{name}: {words['rules.of']}", "game": name, "who": words[f"{game}.who"],
                          "rules.of": words["rules.of"], "foot.rights": words["foot.rights"], "pages": body}
                values["style"] = style(pathlib.Path(letters), re.sub(r"data:[^\"]*", "", body) + "".join(words.values()))
                sheet = re.sub(r"\{\{([\w.]+)\}\}", lambda place, v=values: v[place.group(1)], template)
                (out / name_of(game, language)).write_text(sheet, encoding="utf-8")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        draw_pictures(TOP, pathlib.Path(folder), *sys.argv[2:])
        write_all(pathlib.Path(sys.argv[1]), pathlib.Path(folder))


if __name__ == "__main__":
    main()
