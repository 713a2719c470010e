#!/usr/bin/env python3
"""gather.py TREE OUTPUT: puts a release together from what was built in TREE. ./lucca release calls it."""
import hashlib
import os
import pathlib
import re
import shutil
import sys
import zipfile

import parts

# The first moment a zip archive can name: when a file was made is not part of a release.
ZIP_TIME = (1980, 1, 1, 0, 0, 0)


def zipped(folder, archive):
    """All files of a folder, in the order of their names, with no time and no owner."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{archive.stem}/{path.relative_to(folder).as_posix()}", ZIP_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            out.writestr(entry, path.read_bytes())


def changes(page, version):
    """The changelog's part about a version; None when it has none."""
    found = re.search(rf"^## {re.escape(version)}\b.*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return found[0] if found else None


def notes(tree):
    """The text of a release: the changes, without their heading, and which file is for whom."""
    version = (tree / "VERSION").read_text(encoding="utf-8").strip()
    text = changes((tree / "CHANGELOG.md").read_text(encoding="utf-8"), version).split("\n", 1)[1].strip()
    site = os.environ.get("LUCCA_SITE", "")
    play = f"**Play** in a browser: {site}\n\n" if site else ""
    return (f"{play}**For a handheld:** drag `lucca-BOARD.uf2` onto its drive. Games and settings stay. The images were tested in emulators "
            "of chip and panel only; docs/boards.md has a list of what to press, see and measure on a real board. **Without a network:** "
            f"`lucca.html` is the page in one file. `SHA256SUMS` has the checksums of all files.\n\n{text}\n")


def checksums(folder):
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return "".join(f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in files)


def complaints(tree):
    version = (tree / "VERSION").read_text(encoding="utf-8").strip()
    if changes((tree / "CHANGELOG.md").read_text(encoding="utf-8"), version) is None:
        yield f"CHANGELOG.md has no part '## {version}'"
    for name in parts.unlisted():
        yield f"tools/release/parts.json does not name the npm package {name}"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tree, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    bad = list(complaints(tree))
    if bad:
        sys.exit("\n".join(bad))
    images = sorted((tree / "build/firmware").glob("lucca-*.uf2"))
    boards = [image for image in images if (tree / "boards" / f"{image.stem.removeprefix('lucca-')}.h").exists()]
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for image in boards:
        shutil.copyfile(image, out / image.name)
    web = tree / "build/web"
    zipped(web, out / "lucca-web.zip")
    shutil.copyfile(web / "lucca.html", out / "lucca.html")
    zipped(tree / "build/rules", out / "lucca-rules.zip")
    shutil.copyfile(tree / "LICENSE", out / "LICENSE.txt")
    shutil.copyfile(tree / "CHANGELOG.md", out / "CHANGELOG.md")
    sizes = [(chip, (tree / f"build/{folder}/sizes.md").read_text(encoding="utf-8"))
             for chip, folder in (("RP2040 (Pico)", "firmware"), ("RP2350 (Pico 2)", "pico2"))]
    (out / "SIZES.md").write_text("\n".join(f"# {chip}\n\n{table}" for chip, table in sizes), encoding="utf-8")
    texts = out / "licences"
    (out / "PARTS.md").write_text(parts.page(texts), encoding="utf-8")
    zipped(texts, out / "lucca-licences.zip")
    shutil.rmtree(texts)
    (out / "MADE-WITH.txt").write_text(parts.made_with(), encoding="utf-8")
    (out / "NOTES.md").write_text(notes(tree), encoding="utf-8")
    (out / "SHA256SUMS").write_text(checksums(out), encoding="utf-8")
    print(f"{len(boards)} images, {sum(1 for path in out.rglob('*') if path.is_file())} files")


if __name__ == "__main__":
    main()
