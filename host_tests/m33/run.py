#!/usr/bin/env python3
"""run.py [--all]: runs the tests of build/pico2/host_tests/m33 as Cortex-M33 code under QEMU and ends with their counts.

Without --all each panel draws a quarter of the screens, each another, in one language, and the archive on bad flash, which
takes minutes, is left out; with it, all screens are drawn in all languages that are kept as checksums."""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(TOP / "tools/check"), str(TOP / "host_tests")]
from patience import PATIENCE_S  # noqa: E402
from results import leave_failed  # noqa: E402
BUILD = TOP / "build/pico2/host_tests/m33"
GOLDEN = TOP / "host_tests/ui/golden"
# Each panel once, and each language.
PICTURES = ("320x240-en", "240x280-de", "240x240-it", "240x135-de")
GUARD = ("spare", "write", "grow", "skip", "interrupt")
LIMIT_S = 6 * PATIENCE_S  # a whole program, on a machine that does much else
COUNT = re.compile(r"(\d+) passed, (\d+) failed|(\d+) Tests (\d+) Failures (\d+) Ignored")


def run(job):
    """(title, passed, failed, seconds, what it printed)"""
    title, program, *arguments = job
    said = ",".join(f"arg={word}" for word in [program, *arguments])
    started = time.monotonic()
    try:
        done = subprocess.run(["qemu-system-arm", "-M", "mps2-an505", "-display", "none", "-monitor", "none", "-serial", "none",
                               "-semihosting-config", f"enable=on,target=native,{said}", "-kernel", BUILD / f"{program}.elf"],
                              cwd=TOP, capture_output=True, text=True, timeout=LIMIT_S, check=False, stdin=subprocess.DEVNULL)
        output, code = done.stdout + done.stderr, done.returncode
    except subprocess.TimeoutExpired as late:
        output, code = f"{late}\n", 1
    found = [match for match in COUNT.finditer(output)]
    passed, failed = 0, 1
    if found and found[-1][1] is not None:
        passed, failed = int(found[-1][1]), int(found[-1][2])
    elif found:
        failed = int(found[-1][4])
        passed = int(found[-1][3]) - failed - int(found[-1][5])
    if code != 0 and failed == 0:
        failed = 1
    return title, passed, failed, time.monotonic() - started, output


def jobs(everything):
    if everything:
        pictures = [(path.stem, *path.stem.split("-")) for path in sorted(GOLDEN.glob("*.txt"))]
    else:
        pictures = [(name, *name.split("-"), str(len(PICTURES)), str(first)) for first, name in enumerate(PICTURES)]
    records = sorted(path.relative_to(TOP).as_posix() for path in (TOP / "host_tests/golden/records").glob("*.jsonl"))
    return [*((f"pictures {name}", "m33_pictures", *arguments) for name, *arguments in pictures),
            *[("store: archive", "m33_archive")] * everything, ("store", "m33_store"), ("store: bad flash", "m33_bad_flash"),
            ("records", "m33_records", *records),
            *((f"guard: {case}", "m33_guard", case) for case in GUARD)]


def main():
    total, names = [0, 0], []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for title, passed, failed, seconds, output in pool.map(run, jobs("--all" in sys.argv)):
            total = [total[0] + passed, total[1] + failed]
            print(f"{title}: {passed} passed, {failed} failed, {seconds:.0f} s")
            if failed:
                names.append(title)
                print(output[-3000:])
    leave_failed(names)
    print(f"{total[0]} passed, {total[1]} failed")
    return 1 if total[1] else 0


if __name__ == "__main__":
    sys.exit(main())
