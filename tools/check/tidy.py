#!/usr/bin/env python3
"""tidy.py [--all | --accept]: runs clang-tidy over our sources as the host build compiles them.

tools/check/tidy_clean.txt names a commit at which every source was clean. Only what changed since then is looked at: sources, and
for each header that changed the source of its name or, where none includes it, one that does: the checks judge a header's text
alike wherever it is included. --all looks at everything, as the forge does in a job of its own and as this does where
.clang-tidy changed or the commit is not known; --accept does so, too, and writes the present commit into that file.
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
CLEAN = TOP / "tools" / "check" / "tidy_clean.txt"
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


def git(*words):
    run = subprocess.run(["git", "-C", TOP, *words], capture_output=True, text=True, check=False)
    return run.stdout if run.returncode == 0 else None


def changed_since_clean():
    """The files that differ from the commit at which everything was clean, or None: look at everything."""
    commit = CLEAN.read_text(encoding="utf-8").strip() if CLEAN.exists() else ""
    names = git("diff", "--name-only", commit, "--") if commit else None
    if names is None or ".clang-tidy" in names.split():
        return None
    names += git("ls-files", "--others", "--exclude-standard") or ""
    return {str(TOP / name) for name in names.splitlines()}


def covering(wanted, included):
    """The sources in `wanted`, and so many more that each header in it is included by one. included: source -> its headers."""
    found = wanted & included.keys()
    by_name = {pathlib.Path(source).with_suffix(".h"): source for source in included}
    for header in sorted(wanted - found):
        including = [source for source, headers in sorted(included.items()) if header in headers]
        own = by_name.get(pathlib.Path(header))
        if own in including:
            found.add(own)
        elif including and not found & set(including):
            found.add(including[0])
    return found


def changed(sources, headers):
    since = changed_since_clean()
    if since is None:
        return sources
    absolute = lambda name: name if name.startswith("/") else os.path.normpath(BUILD / name)
    return sorted(covering(since, {source: {*map(absolute, headers.get(source, []))} for source in sources}))


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
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--all", action="store_true", help="look at every source")
    arguments.add_argument("--accept", action="store_true", help="look at every source, and note the commit if all are clean")
    options = arguments.parse_args()
    sources = write_commands()
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, check=True).stdout
    salt = version + (TOP / ".clang-tidy").read_bytes()
    headers = includes_of()
    if not options.all and not options.accept:
        sources = changed(sources, headers)
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
    if options.accept and not bad:
        CLEAN.write_text(git("rev-parse", "HEAD"), encoding="utf-8")
    leave_failed(bad)
    print(f"{len(sources) - len(bad)} passed, {len(bad)} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
