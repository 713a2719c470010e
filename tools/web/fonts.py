"""Roboto Condensed for the page: only the letters its three languages use, as WOFF2."""
import os
import pathlib

from fontTools import subset

FACES = {400: "RobotoCondensed-Regular.ttf", 500: "RobotoCondensed-Medium.ttf", 700: "RobotoCondensed-Bold.ttf"}
USUAL = pathlib.Path("/usr/share/fonts/truetype/roboto/unhinted")


def write(letters, folder):
    for weight, name in FACES.items():
        own = pathlib.Path(os.environ.get("LUCCA_FONTS", "/nowhere")) / name
        options = subset.Options(flavor="woff2", hinting=False, layout_features=["kern"], desubroutinize=True)
        font = subset.load_font(own if own.exists() else USUAL / name, options)
        maker = subset.Subsetter(options)
        maker.populate(text=letters)
        maker.subset(font)
        subset.save_font(font, folder / f"{weight}.woff2", options)
