#!/usr/bin/env python3
"""node_tests.py FILE...: runs test files of node side by side, one for each core, and ends with their counts.

The file that took longest last time begins first, so that no core waits long for the other at the end. (Node's own runner
takes files in the order of their names.)"""
import concurrent.futures
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

from results import leave_failed

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(TOP / "host_tests"))
from patience import PATIENCE_S  # noqa: E402

MOST_S = 6 * PATIENCE_S  # a whole file, on a machine that does much else
TIMES = TOP / "build" / "log" / "node-times.json"
USUALLY_LONG = ("whole_", "power_cut_")  # what a first run begins with
COUNT = re.compile(r"^# (pass|fail|cancelled|skipped|todo) (\d+)$", re.MULTILINE)
FAILED = re.compile(r"^ *not ok \d+ - (.*)$", re.MULTILINE)


def run(path):
    """(path, what it printed, seconds). A file that hangs is ended with all that it started, and fails."""
    started = time.monotonic()
    with subprocess.Popen(["node", "--test", "--test-reporter=tap", path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, start_new_session=True) as process:
        try:
            output = process.communicate(timeout=MOST_S)[0]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output = process.communicate()[0] + f"\nnot ok 1 - {path} did not end within {MOST_S} s\n# fail 1\n"
    return path, output, time.monotonic() - started


def counts_of(output):
    """(passed, failed, skipped); a file that ran nothing counts as one failure."""
    said = {name: int(number) for name, number in COUNT.findall(output)}
    failed = said.get("fail", 0) + said.get("cancelled", 0)
    skipped = said.get("skipped", 0) + said.get("todo", 0)
    if said.get("pass", 0) + failed + skipped == 0:
        return 0, 1, 0
    return said.get("pass", 0), failed, skipped


def last_times():
    return json.loads(TIMES.read_text(encoding="utf-8")) if TIMES.exists() else {}


def longest_first(paths):
    times = last_times()
    guess = lambda path: 1000 if os.path.basename(path).startswith(USUALLY_LONG) else 0
    return sorted(paths, key=lambda path: -times.get(path, guess(path)))


def main():
    totals, names, times = [0, 0, 0], [], {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in concurrent.futures.as_completed([pool.submit(run, path) for path in longest_first(sys.argv[1:])]):
            path, output, times[path] = done.result()
            counts = counts_of(output)
            totals = [a + b for a, b in zip(totals, counts)]
            names += (FAILED.findall(output) or [path]) if counts[1] else []
            print(f"{output}\n# {path}: {times[path]:.0f} s", flush=True)
    TIMES.parent.mkdir(parents=True, exist_ok=True)
    TIMES.write_text(json.dumps(last_times() | times, indent=1), encoding="utf-8")
    leave_failed(names)
    print("{} passed, {} failed, {} skipped".format(*totals))
    return 1 if totals[1] else 0


if __name__ == "__main__":
    sys.exit(main())
