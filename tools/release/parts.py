"""The parts of a release that are not ours: their versions, licences and texts. tools/release/parts.json lists them."""
import functools
import json
import os
import pathlib
import subprocess

TOP = pathlib.Path(__file__).resolve().parents[2]
# The tools that made the files: another version of one of these may make other bytes.
TOOLS = (("arm-none-eabi-g++", "--version"), ("arm-none-eabi-ld", "--version"), ("g++", "--version"), ("clang++", "--version"),
         ("wasm-ld", "--version"), ("wasm-opt", "--version"), ("node", "--version"), ("cmake", "--version"))
LIBRARIES = "import PIL, PIL.features, fontTools, brotli; print('Pillow', PIL.__version__); " \
            "print('FreeType', PIL.features.version('freetype2')); print('zlib', PIL.features.version('zlib')); " \
            "print('fontTools', fontTools.version); print('Brotli', brotli.__version__)"


def lists():
    return json.loads((TOP / "tools/release/parts.json").read_text(encoding="utf-8"))


def said(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


@functools.lru_cache(maxsize=None)
def debian_version(packages):
    """(package, version) of the first of some packages that is installed; nothing elsewhere than on Debian."""
    for package in packages.split():
        version = said("dpkg-query", "-W", "-f=${Version}", package)
        if version:
            return package, version
    return packages.split()[0], ""


def version(part):
    if "npm" in part:
        return json.loads((TOP / "node_modules" / part["npm"] / "package.json").read_text(encoding="utf-8"))["version"]
    if "debian" in part:
        return debian_version(part["debian"])[1]
    return ""


def text(part):
    """The licence as the part's makers wrote it, or None where this machine does not have it."""
    if "npm" in part:
        path = TOP / "node_modules" / part["npm"] / part["text"]
    else:
        path = pathlib.Path("/usr/share/doc") / debian_version(part["debian"])[0] / "copyright"
    return path.read_bytes() if path.exists() else None


def page(folder):
    """PARTS.md; the licences' texts go into the folder."""
    lines = ["# Parts", "", "Lucca Tascabile itself is under the MIT licence: LICENSE.txt. These parts of others are in the files here; the texts of their "
             "licences are in lucca-licences.zip:", "",
             "| part | version | in | licence | its text |", "| --- | --- | --- | --- | --- |"]
    folder.mkdir()
    for part in lists()["in the files"]:
        name, words = part.get("npm", part.get("debian", "")).split(" ")[0].rsplit("/", 1)[-1] + ".txt", text(part)
        if words is not None:
            (folder / name).write_bytes(words)
        place = f"`{name}`" if words is not None else "not on the machine that built this"
        lines.append(f"| {part['name']} | {version(part)} | {part['files']} | {part['licence']} | {place} |")
    lines += ["", "These were used to build and to test, and are not in the files:", "", "| part | version | licence |", "| --- | --- | --- |"]
    lines += [f"| {part['name']} | {version(part)} | {part['licence']} |" for part in lists()["used to build and test"]]
    return "\n".join(lines) + "\n"


def made_with():
    """MADE-WITH.txt: the same versions give the same bytes."""
    first = [said(*tool).splitlines()[:1] for tool in TOOLS]
    lines = [f"{tool[0]}: {line[0]}" for tool, line in zip(TOOLS, first) if line]
    # Both are in the bytes: the page's address in every code of the handheld, the sources' in the page.
    lines += [f"{name}={os.environ.get(name, '')}" for name in ("LUCCA_SITE", "LUCCA_SOURCE")]
    return "\n".join(lines + said("/usr/bin/python3", "-c", LIBRARIES).splitlines()) + "\n"


def unlisted():
    """npm packages that package.json asks for and the list does not name."""
    asked = json.loads((TOP / "package.json").read_text(encoding="utf-8"))
    known = {part.get("npm") for group in lists().values() for part in group}
    return sorted({*asked["dependencies"], *asked["devDependencies"]} - known)
