#!/usr/bin/env python3
"""film.py BUILD [--check]: the film at the top of the README, docs/pictures/film.png, from what the handheld draws.

Four scenes of eight seconds in all: a palace rises, the console is handed over, a struggle of towers, a party. Each begins at a
position of the benchmarks (lucca-stage-store, lucca-torri-store), from where lucca-frame presses the keys and takes a picture
every 40 ms. Each pixel of the panel is four of the film. --check compares the file with what the program draws now, pixel by
pixel and picture by picture."""
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image

TOP = pathlib.Path(__file__).resolve().parents[2]
FILM = TOP / "docs" / "pictures" / "film.png"
PANEL = "240x240"
SCALE = 2
PICTURE_MS = 40
SETTLE_MS = 1200
MOST_BYTES = 3_000_000

# Program, position, how many of the keys that lead there belong to the film, and what is filmed: milliseconds, or a key.
SCENES = [
    ("lucca-stage-store", "top-out", 0, [320, "a", 1520]),
    ("lucca-stage-store", "keep", 2, [640, "a", 400, "a", 640]),
    ("lucca-torri-store", "fight", 0, [240, "a", 2720]),
    ("lucca-stage-store", "party", 0, [160, "a", 1280]),
]


def positions(build, program, folder):
    """Where a store program left each position, and the keys that lead there."""
    folder.mkdir()
    lines = subprocess.run([build / "host_tests" / "ui" / program, PANEL, folder], check=True, capture_output=True,
                           text=True).stdout.splitlines()
    return {name: (folder / f"{name}.bin", keys) for name, keys, _ in map(str.split, lines)}


def scene(build, store, lead, script, folder):
    """The pictures of a scene."""
    steps, names = ["wait:1500"], []
    for key in lead:
        steps += [f"press:{key}", "wait:400"]
    steps.append(f"wait:{SETTLE_MS}")
    for part in script:
        if isinstance(part, str):
            steps += [f"press:{part}"]
            continue
        for _ in range(part // PICTURE_MS):
            names.append(folder / f"{store.stem}-{len(names)}.png")
            steps += [f"shot:{names[-1]}", f"wait:{PICTURE_MS}"]
    subprocess.run([build / "tools" / "frame" / "lucca-frame", "--size", PANEL, "--language", "en", "--store", store, *steps],
                   check=True)
    return [Image.open(name).convert("RGB") for name in names]


def draw(build):
    """All pictures of the film, as large as they are shown."""
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        places = {program: positions(build, program, folder / program) for program in {row[0] for row in SCENES}}
        pictures = []
        for program, position, filmed, script in SCENES:
            store, keys = places[program][position]
            pictures += scene(build, store, keys[:len(keys) - filmed], script, folder)
    size = (pictures[0].width * SCALE, pictures[0].height * SCALE)
    return [picture.resize(size, Image.Resampling.NEAREST) for picture in pictures]


def read():
    """The pictures of the file; one that stays for longer is there as often as it is shown."""
    film, pictures = Image.open(FILM), []
    for number in range(film.n_frames):
        film.seek(number)
        pictures += [film.convert("RGB")] * round(film.info["duration"] / PICTURE_MS)
    return pictures


def write(drawn):
    """A picture that stays is written once."""
    shown, durations = [], []
    for picture in drawn:
        if shown and shown[-1].tobytes() == picture.tobytes():
            durations[-1] += PICTURE_MS
        else:
            shown.append(picture)
            durations.append(PICTURE_MS)
    shown[0].save(FILM, save_all=True, append_images=shown[1:], duration=durations, loop=0, optimize=True)


def check(drawn):
    if not FILM.exists():
        return f"there is no {FILM.relative_to(TOP)}"
    kept = read()
    if len(kept) != len(drawn):
        return f"{FILM.relative_to(TOP)} has {len(kept)} pictures, and the program draws {len(drawn)}"
    different = [number for number, (old, new) in enumerate(zip(kept, drawn)) if old.tobytes() != new.tobytes()]
    if different:
        return (f"{FILM.relative_to(TOP)} is old: {len(different)} of its {len(kept)} pictures differ from what the program "
                f"draws, from number {different[0]} on")
    return ""


def main():
    drawn = draw(pathlib.Path(sys.argv[1]).resolve())
    if "--check" not in sys.argv:
        write(drawn)
    problem = check(drawn)
    size = FILM.stat().st_size if FILM.exists() else 0
    if size > MOST_BYTES:
        problem = f"{FILM.relative_to(TOP)} has {size} bytes, and {MOST_BYTES} are the most"
    print(f"{problem}; ./lucca docs makes it again" if problem else
          f"{len(drawn)} pictures, {len(drawn) * PICTURE_MS / 1000:.1f} s, {size} bytes")
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
