#!/usr/bin/env python3
"""Builds the fuzz targets with clang's libFuzzer, address and undefined-behaviour sanitizers, and runs a fixed number of
inputs. Exit code 77 (skipped) where clang or its fuzzer is not installed: the plain drivers run in any case.

usage: libfuzzer.py TOP BUILD DECK_TABLE_FOLDER RUNS
"""

import concurrent.futures
import hashlib
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from patience import PATIENCE_S  # noqa: E402

SKIPPED = 77
FLAGS = ["-std=c++20", "-O1", "-gline-tables-only", "-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=all"]


def sources(top):
    """The engine without its computer players, and the records without their commands."""
    engine = [path for path in (top / "engine").rglob("*.cpp") if "bots" not in path.parts]
    record = [path for path in (top / "tools/record").glob("*/*.cpp") if path.stem != "output"]
    return sorted(engine + record) + [top / "tools/record" / f"{name}.cpp" for name in ("handicap_lines", "notations", "referee")]


def fingerprint(top, table):
    digest = hashlib.sha256(" ".join(FLAGS).encode())
    for folder in ("base", "engine", "tools/record", "host_tests/fuzz"):
        for path in sorted((top / folder).rglob("*")):
            if path.suffix in (".cpp", ".h"):
                digest.update(path.read_bytes())
    digest.update((table / "deck_table.h").read_bytes())
    return digest.hexdigest()[:16]


def has_libfuzzer(clang, build):
    probe = build / "probe.cpp"
    probe.write_text("extern \"C\" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }\n")
    command = [clang, *FLAGS, probe, "-o", build / "probe"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def compile_all(clang, top, build, table):
    """One object a source, two at a time, then the two programs."""
    def object_of(path):
        out = build / ("_".join(path.relative_to(top).with_suffix(".o").parts))
        subprocess.run([clang, *FLAGS, "-I", top, "-I", table, "-c", path, "-o", out], check=True)
        return out

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        objects = list(pool.map(object_of, sources(top)))
    for target in ("fuzz_actions", "fuzz_records"):
        command = [clang, *FLAGS, "-I", top, top / f"host_tests/fuzz/{target}.cpp", *objects, "-o", build / target]
        subprocess.run(command, check=True)


def write_seeds(folder):
    """Inputs long enough for whole games: every word picks a legal action."""
    rng = random.Random(1)
    for i in range(24):
        header = bytes([i % 2, 2 + i % 4, *(rng.randrange(4) for _ in range(6))])
        words = b"".join(bytes([rng.randrange(256), 0x80 | rng.randrange(128)]) for _ in range(400))
        (folder / str(i)).write_bytes(header + words)


def run(build, target, runs, seeds):
    with tempfile.TemporaryDirectory() as corpus:
        command = [build / target, f"-runs={runs}", "-seed=1", "-max_len=16384", "-len_control=0", f"-timeout={PATIENCE_S}",
                   "-verbosity=0", f"-artifact_prefix={build}/", corpus, seeds]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        print(result.stderr[-4000:])
    print(f"{target}: {runs} inputs, {'good' if result.returncode == 0 else 'failed'}")
    return result.returncode == 0


def main(top, build, table, runs):
    clang = shutil.which("clang++") or shutil.which("clang++-14")
    build.mkdir(parents=True, exist_ok=True)
    if not clang or not has_libfuzzer(clang, build):
        print("clang's libFuzzer is not installed")
        return SKIPPED
    stamp, wanted = build / "stamp", fingerprint(top, table)
    if not stamp.exists() or stamp.read_text() != wanted:
        compile_all(clang, top, build, table)
        stamp.write_text(wanted)
    seeds = build / "seeds"
    seeds.mkdir(exist_ok=True)
    write_seeds(seeds)
    good = run(build, "fuzz_actions", runs, seeds)
    good &= run(build, "fuzz_records", runs, top / "host_tests/golden/records")
    return 0 if good else 1


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    sys.exit(main(*map(pathlib.Path, sys.argv[1:4]), int(sys.argv[4])))
