#!/usr/bin/env python3
"""tidy.py: runs clang-tidy over all our sources as the host build compiles them.

A file that was clean is not looked at again until it, a header it includes, or .clang-tidy changes."""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

from results import leave_failed

TOP = pathlib.Path(__file__).resolve().parents[2]
BUILD = TOP / "build" / "host"
CACHE = TOP / "build" / "tidy"
PRECOMPILED = "cmake_pch"  # GCC's, which clang cannot read


def write_commands():
    """The sources, sorted. clang-tidy would look at a file once for each program that it is part of."""
    entries = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        if entry["file"].endswith(".cpp") and not entry["file"].startswith(str(TOP / "build")):
            entry["command"] = re.sub(rf'-include ("[^"]*{PRECOMPILED}[^"]*"|\S*{PRECOMPILED}\S*)', "", entry["command"])
            entries.setdefault(entry["file"], entry)
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / "compile_commands.json").write_text(json.dumps(list(entries.values())), encoding="utf-8")
    return sorted(entries)


def includes_of():
    """source -> headers of ours, from what ninja learned when it compiled."""
    text = subprocess.run(["ninja", "-C", BUILD, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    result = {}
    for block in text.split("\n\n"):
        lines = [line.strip() for line in block.splitlines()[1:] if line.strip()]
        ours = [line for line in lines
                if (line.startswith(str(TOP)) or not line.startswith("/")) and PRECOMPILED not in line]
        if lines:
            result[lines[0] if lines[0].startswith("/") else str((BUILD / lines[0]).resolve())] = ours
    return result


def key(source, headers, salt):
    digest = hashlib.sha256(salt)
    for name in [source, *headers]:
        path = pathlib.Path(name) if name.startswith("/") else BUILD / name
        if path.exists():
            digest.update(path.read_bytes())
    return digest.hexdigest()


def tidy(source):
    run = subprocess.run(["clang-tidy", "--quiet", "-p", CACHE, source], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout


def main():
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    sources = write_commands()
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, check=True).stdout
    salt = version + (TOP / ".clang-tidy").read_bytes()
    headers = includes_of()
    marks = {source: CACHE / key(source, headers.get(source, []), salt) for source in sources}
    todo = [source for source in sources if not marks[source].exists()]
    bad = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for source, (status, output) in zip(todo, pool.map(tidy, todo)):
            if status == 0:
                marks[source].touch()
            else:
                bad.append(os.path.relpath(source, TOP))
                print(output)
    leave_failed(bad)
    print(f"{len(sources) - len(bad)} passed, {len(bad)} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
