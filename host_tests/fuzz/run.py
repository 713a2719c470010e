#!/usr/bin/env python3
"""Runs every fuzzer for its share of some minutes, from another seed each time, and says what each did. An input that
failed is left in build/fuzz; once it is mended it belongs into host_tests/fuzz/corpus.

usage: run.py BUILD MINUTES JOBS [SEED]
"""
import concurrent.futures
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parents[1]
CORPUS = {"fuzz_actions": None, "fuzz_records": TOP / "host_tests/golden/records", "fuzz_passed": HERE / "corpus/passed",
          "fuzz_store": HERE / "corpus/store", "fuzz_keys": HERE / "corpus/keys", "fuzz_decks.py": None}


def run(build, found, name, seconds, seed):
    program = [sys.executable, HERE / name] if name.endswith(".py") else [build / "host_tests/fuzz" / name]
    corpus = [CORPUS[name]] if CORPUS[name] else []
    words = [*program, "--seconds", str(seconds), "--seed", str(seed), *corpus]
    done = subprocess.run(words, cwd=found, capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip().splitlines()
    good = done.returncode == 0
    print(f"{name.removesuffix('.py')}: {said[-1] if said else ''}" if good else
          f"{name.removesuffix('.py')}: FAILED, see build/fuzz; {' '.join(said[-2:])}", flush=True)
    return good


def main(build, minutes, jobs, seed):
    found = TOP / "build/fuzz"
    found.mkdir(parents=True, exist_ok=True)
    seconds = max(1, minutes * 60 * jobs // len(CORPUS))
    print(f"{len(CORPUS)} fuzzers, {seconds} s each, seed {seed}", flush=True)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        good = list(pool.map(lambda name: run(build, found, name, seconds, seed), CORPUS))
    return 0 if all(good) else 1


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2]), int(sys.argv[3]),
                  int(sys.argv[4]) if len(sys.argv) == 5 else int(time.time()) % 1_000_000))
