#!/usr/bin/env python3
"""The games' words: what has one name in English has one name in Italian and one in German, on the screens, in the rules and on the home page.

Where an English text uses a term, the same text of another language uses the term's own pair, and no other word for it. The
pairs are those of the table in docs/translating.md."""
import importlib.util
import pathlib
import re
import unittest

TOP = pathlib.Path(__file__).resolve().parents[2]

# How a term shows in a text, whatever its ending: English, Italian, German. The key is in the table of the docs.
TERMS = {
    "palace": (r"\bpalaces?\b", r"palazz", r"palazz"),
    "quarter": (r"\bquarters?\b", r"quartier", r"stadtteil"),
    "under construction": (r"under construction", r"in costruzione", r"im bau"),
    "shield": (r"\bshields?\b", r"\bscud", r"schild"),
    "window": (r"\bwindows?\b", r"finestr", r"fenster"),
    "street number": (r"street numbers?", r"civic", r"hausnummer"),
    "triplet": (r"\btriplets?\b", r"terzin", r"\bsatz|\bsätze"),
    "city wall": (r"\bwalls?\b", r"\bmura\b", r"mauer"),
    "bastion": (r"\bbastions?\b", r"baluard", r"bastion"),
    "wild card": (r"\bwild\b", r"jolly", r"joker"),
    "Celebration": (r"\bcelebration\b", r"celebrativ", r"jubil"),
    "round": (r"\brounds?\b", r"\bgir[oi]\b", r"runde"),
    "lot": (r"\blots?\b", r"\blott[oi]\b", r"bauplatz|bauplätze"),
    "brick": (r"\bbricks?\b", r"matton", r"stein"),
    "house": (r"\bhouses?\b", r"\bcas[ae]\b", r"haus|häuser"),
    "floor": (r"\bfloors?\b", r"\bpian[oi]\b", r"stockwerk"),
    "tower": (r"\btowers?\b", r"\btorr[ei]\b", r"turm|türme"),
    "block": (r"\bblocks?\b", r"isolat", r"block|blöcke"),
    "supply": (r"\bsupply\b", r"riserva", r"vorrat"),
    "prisoner": (r"\bprisoners?\b", r"prigionier", r"gefangen"),
    "neutral": (r"\bneutrals?\b", r"neutral", r"neutral"),
    "guest": (r"\bguests?\b", r"ospit", r"\bgast|\bgäste"),
    "struggle": (r"\bstruggles?\b", r"scontr", r"kampf|kämpf"),
}
# Words that would be a second name for something.
FOREIGN = {
    "en": r"\bstoreys?\b|\bturrets?\b|\bparcels?\b|\bstock\b|\bstriker\b|\bcaptives?\b|\btrios?\b",
    "it": r"triplett|\btern[ae]\b|\blott(a|ano|e)\b|\bbastion[ei]\b|parcell|\bscorta\b|appartament|\brioni?\b|\bprigion[ei]\b|\bround\b|\bapert[oi]\b|\baprire\b|\binvitat",
    "de": r"drilling|\btripel|\bpal[aä]st|\betagen?\b|geschoss|parzelle|grundstück|ziegel|häftling|schlagende|\bviertel\b|\bwild(e|er|en)?\b|\bgeöffnet|\böffnen\b|\bablegen\b",
}
# (language, text or page, term): where the term is not meant, or the language says it without the noun.
ALLOWED = {
    ("it", "seats.begin_note", "round"): "goes round",
    ("de", "seats.begin_note", "round"): "goes round",
    ("it", "about.text", "round"): "passed round",
    ("it", "dev.pass", "round"): "passing it round",
    ("de", "dev.pass", "round"): "passing it round",
    ("it", "web pass.lead", "round"): "round the table",
    ("de", "web pass.lead", "round"): "round the table",
    ("it", "web story.lead", "round"): "passed round",
    ("de", "web story.lead", "round"): "passed round",
    ("it", "diagnostics.start_dip", "supply"): "the supply of power",
    ("de", "diagnostics.start_dip", "supply"): "the supply of power",
    ("it", "seats.by_lot", "lot"): "by lot",
    ("de", "seats.by_lot", "lot"): "by lot",
    ("it", "tor.rule.start", "lot"): "by lot",
    ("de", "tor.rule.start", "lot"): "by lot",
    ("it", "pal.rule.end", "floor"): "no rulebook sets a floor",
    ("de", "pal.rule.end", "floor"): "no rulebook sets a floor",
    ("de", "pal.rule.end", "palace"): "eröffnet hat, without the palace",
    ("it", "palazzi.choose_open", "palace"): "the verb says it",
    ("de", "palazzi.choose_open", "palace"): "the verb says it",
    ("de", "palazzi.place_floor", "floor"): "of a palace, and as short as can be",
    ("de", "palazzi.floors", "floor"): "cards of a palace, and as short as can be",
    ("de", "palazzi.floors_one", "floor"): "cards of a palace, and as short as can be",
    ("de", "reason.palazzi.extend", "palace"): "the colour alone: one line has no room for more",
    ("it", "reason.palazzi.start_shields", "palace"): "the colour alone: one line has no room for more",
    ("it", "palazzi.key_mine", "quarter"): "the quarter is on the screen",
    ("it", "palazzi.key_theirs", "quarter"): "the quarter is on the screen",
    ("de", "palazzi.key_theirs", "quarter"): "back to where one was",
    ("de", "torri.shows_floor", "floor"): "of a tower, and as short as can be",
    ("de", "torri.floor", "floor"): "beside its brick, as the bottom line says it",
    ("it", "torri.would_floor", "floor"): "the tower that gets it, as short as can be",
    ("de", "torri.would_floor", "floor"): "the tower that gets it, as short as can be",
    ("it", "torri.shows_prisoner", "prisoner"): "the verb says it",
    ("it", "torri.shows_ransom", "brick"): "the colour says it, and the brick is on the screen",
    ("de", "torri.shows_ransom", "brick"): "the colour says it, and the brick is on the screen",
    ("it", "reason.torri.room", "tower"): "the tower is on the screen",
    ("de", "reason.torri.room", "tower"): "the tower is on the screen",
    ("it", "puzzle.still_fits", "brick"): "room for a brick: one line has no room for more",
    ("it", "puzzle.struck", "tower"): "the tower is on the screen",
    ("de", "puzzle.struck", "tower"): "the tower is on the screen",
    ("it", "torri.strength", "tower"): "the tower is on the screen",
    ("de", "torri.strength", "tower"): "the tower is on the screen",
    ("it", "torri.did_attack", "tower"): "the colour attacks",
    ("de", "torri.did_attack", "tower"): "the colour attacks",
    ("de", ">> pal.number", "palace"): "the top card says it",
    ("de", ">> tor.control.done", "floor"): "the verb says it",
    ("it", ">> tor.control.missed", "brick"): "the colour is on top",
    ("de", ">> tor.control.missed", "brick"): "the colour is on top",
}


def reader():
    spec = importlib.util.spec_from_file_location("rules", TOP / "tools/make/rules.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def texts(language):
    """Key, page or line of the coach -> its words in small letters."""
    found = {}
    for line in (TOP / f"assets/texts/{language}.txt").read_text(encoding="utf-8").splitlines():
        key, equals, text = line.partition(" = ")
        if equals and not line.startswith("#"):
            found[key] = re.sub(r"\{[\w:]+\}|\\n", " ", text).lower()
    rules = reader()
    pictures = [line for line in (TOP / "assets/rules/pictures.txt").read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    book = rules.Reader(TOP / f"assets/rules/{language}.txt", pictures, rules.Complaints()).read()
    for page in book.pages:
        found[page.name] = " ".join([page.title] + [block.text for block in page.blocks]).lower()
    for name, word, meaning, _ in book.words:
        found[f":: {name}"] = f"{word} {meaning}".lower()
    for line in (TOP / f"assets/web/{language}.txt").read_text(encoding="utf-8").splitlines():
        key, equals, text = line.partition(" = ")
        if equals and not line.startswith("#"):
            found[f"web {key}"] = text.lower()
    for name, text, _ in book.coach:
        found[f">> {name}"] = re.sub(r"\{[\w:]+\}", " ", text).lower()
    return found


# One state has one name: what walls without shields do, in every language.
WALLS_FALL = {"en": r"\bcrack|\bcrumbl|\bcollaps", "it": r"crepat|\bcadono\b.*\bmura|\bmura cad|croll[oi]\b", "de": r"bröckel|\breiß|einstürz"}


class Terms(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.texts = {language: texts(language) for language in ("en", "it", "de")}

    def missing(self):
        """(language, key, term) wherever English uses a term and another language does not."""
        for key, english in self.texts["en"].items():
            for term, (pattern, *others) in TERMS.items():
                if not re.search(pattern, english):
                    continue
                for language, other in zip(("it", "de"), others):
                    if not re.search(other, self.texts[language][key]):
                        yield language, key, term

    def test_a_term_is_said_with_its_own_pair(self):
        found = set(self.missing())
        self.assertEqual(sorted(found - set(ALLOWED)), [])

    def test_every_exception_is_still_one(self):
        self.assertEqual(sorted(set(ALLOWED) - set(self.missing())), [])

    def test_nothing_has_a_second_name(self):
        for language, pattern in FOREIGN.items():
            for key, text in self.texts[language].items():
                if key.startswith(("web yours.", "web sheet.")):  # files and links are opened there, not palaces
                    continue
                self.assertIsNone(re.search(pattern, text), f"{language} {key}: {text}")

    def test_walls_fall_by_one_word(self):
        for language, pattern in WALLS_FALL.items():
            for key, text in self.texts[language].items():
                self.assertIsNone(re.search(pattern, text), f"{language} {key}: {text}")

    def test_the_coach_takes_forms_that_the_language_has(self):
        for language in self.texts:
            lines = (TOP / f"assets/texts/{language}.txt").read_text(encoding="utf-8")
            coach = (TOP / f"assets/rules/{language}.txt").read_text(encoding="utf-8")
            for form in set(re.findall(r"\{\d:([a-z]+)\}", coach)):
                self.assertIn(f"\nform {form}: ", lines, language)

    def test_the_table_for_translators_has_every_term(self):
        docs = (TOP / "docs/translating.md").read_text(encoding="utf-8")
        rows = [line for line in docs.splitlines() if line.startswith("| ") and line.count("|") == 4]
        for term, patterns in TERMS.items():
            row = next((row for row in rows if re.search(rf"[|,] {re.escape(term)}[, ]", row)), None)
            self.assertIsNotNone(row, term)
            cells = [cell.lower() for cell in row.split("|")[1:4]]
            for cell, pattern in zip(cells, patterns):
                self.assertRegex(cell, pattern, term)


if __name__ == "__main__":
    unittest.main()
