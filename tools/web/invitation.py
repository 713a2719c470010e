"""How the page shows itself elsewhere: the card of a link in a messenger, and the entry of an installed app."""

import html
import json
import os

CARD = (1200, 630)
SHOT = 480  # each screen on the card: two pixels for one
SKY = (248, 231, 198)
WALL = (168, 69, 46)


def site():
    """The page's public address with a slash at its end, or "" where LUCCA_SITE is not set."""
    address = os.environ.get("LUCCA_SITE", "")
    return address if not address or address.endswith("/") else address + "/"


def draw(folder, out):
    """card.png from two screens in `folder`, and the icon that a launcher may cut to any shape."""
    from PIL import Image  # pylint: disable=import-outside-toplevel  # the tags need none
    out.mkdir(parents=True)
    card = Image.new("RGB", CARD, SKY)
    card.paste(WALL, (0, CARD[1] - 120, CARD[0], CARD[1]))
    for place, name in ((80, "palazzi-1"), (CARD[0] - 80 - SHOT, "torri-1")):
        shot = Image.open(folder / f"{name}.png").convert("RGB").resize((SHOT, SHOT), Image.Resampling.NEAREST)
        card.paste((23, 18, 14), (place - 14, 61, place + SHOT + 14, 89 + SHOT))
        card.paste(shot, (place, 75))
    card.quantize(96).save(out / "card.png", optimize=True)
    title = Image.open(folder / "title.png").convert("RGB").resize((360, 360), Image.Resampling.NEAREST)
    icon = Image.new("RGB", (512, 512), SKY)
    icon.paste(WALL, (0, 390, 512, 512))
    icon.paste(title, (76, 76))
    icon.quantize(64).save(out / "icon_maskable.png", optimize=True)
    for name in ("palazzi-2", "torri-2"):
        shot = Image.open(folder / f"{name}.png").convert("RGB").resize((720, 720), Image.Resampling.NEAREST)
        shot.quantize(64).save(out / f"screen-{name[:-2]}.png", optimize=True)


def tags(language, path, title, about, languages):
    """Tags for previews and search engines. Addresses are whole where the site is known; a preview needs that."""
    address = site()
    escaped = {"title": html.escape(title), "about": html.escape(about)}
    lines = [f'<meta property="og:{key}" content="{value}">' for key, value in (
        ("type", "website"), ("site_name", "Lucca Tascabile"), ("title", escaped["title"]), ("description", escaped["about"]),
        ("locale", {"en": "en_GB", "it": "it_IT", "de": "de_DE"}[language]))]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    root = address or ("" if language == "en" else "../")
    lines.append(f'<meta property="og:image" content="{root}share/card.png">')
    lines += [f'<meta property="og:image:{side}" content="{size}">' for side, size in zip(("width", "height"), CARD)]
    places = {other: root + ("" if other == "en" else f"{other}/") + path for other in languages}
    if address:
        here = places[language].removesuffix("index.html")
        lines += [f'<meta property="og:url" content="{here}">', f'<link rel="canonical" href="{here}">']
    lines += [f'<link rel="alternate" hreflang="{other}" href="{place}">' for other, place in places.items()]
    lines.append(f'<link rel="alternate" hreflang="x-default" href="{places[languages[0]]}">')
    return "\n".join(lines)


def manifest(words):
    """manifest.webmanifest: what a launcher shows, and the games to begin with at once."""
    icons = [{"src": f"img/icon_{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any"} for size in (192, 512)]
    icons.append({"src": "share/icon_maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    games = {"palazzi": "Palazzi", "torri": "Torri"}
    content = {
        "id": "./", "name": "Lucca Tascabile", "short_name": "Lucca", "description": words["page.about"], "lang": "en",
        "start_url": "./", "scope": "./", "display": "standalone", "background_color": "#F8E7C6", "theme_color": "#A8452E",
        "categories": ["games"], "icons": icons,
        "shortcuts": [{"name": words[f"{game}.play"], "short_name": name, "url": f"./?play={game}"} for game, name in games.items()],
        "screenshots": [{"src": f"share/screen-{game}.png", "sizes": "720x720", "type": "image/png", "form_factor": "narrow",
                         "label": words[f"{game}.shot2"]} for game in games],
    }
    return json.dumps(content, indent=1)
