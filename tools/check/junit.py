#!/usr/bin/env python3
"""junit.py FILE: counts the tests inside ctest's report; a program that died counts as one failure.

Most of ctest's tests are programs of many: Unity and Python's unittest say how many at their end. A test that was left
out (Unity: ignored) is counted as skipped, never as passed."""
import os
import re
import sys
import xml.etree.ElementTree

from results import leave_failed

UNITY = re.compile(r"^(\d+) Tests (\d+) Failures (\d+) Ignored", re.MULTILINE)
PYTHON = re.compile(r"^Ran (\d+) tests? in .*\n\n(.*)$", re.MULTILINE)


def of_program(output):
    """(tests, failures, skipped) as the program itself says; None when it says nothing."""
    unity, python = UNITY.findall(output), PYTHON.findall(output)
    if unity:
        return tuple(map(int, unity[-1]))
    if not python:
        return None
    tests, verdict = python[-1]
    said = {name: int(count) for name, count in re.findall(r"(\w+)=(\d+)", verdict)}
    return int(tests), said.get("failures", 0) + said.get("errors", 0), said.get("skipped", 0)


def count(case):
    """(passed, failed, skipped) of one ctest test, which is a whole program or one check."""
    status = case.get("status")
    if case.find("skipped") is not None or status == "disabled":
        return 0, 0, 1
    tests, failures, skipped = of_program(case.findtext("system-out") or "") or (1, 0, 0)
    if status != "run" and failures == 0:
        tests, failures = max(tests, 1), 1
    return max(tests - failures - skipped, 0), failures, skipped


def main():
    if not os.path.exists(sys.argv[1]):
        sys.exit("ctest left no report")
    totals = [0, 0, 0]
    names = []
    for case in xml.etree.ElementTree.parse(sys.argv[1]).getroot().iter("testcase"):
        counts = count(case)
        totals = [a + b for a, b in zip(totals, counts)]
        if counts[1]:
            names.append(case.get("name"))
            print(f"--- {case.get('name')}\n{(case.findtext('system-out') or '')[-3000:]}")
        if counts[2]:
            print(f"--- {case.get('name')}: {counts[2]} skipped")
    leave_failed(names)
    print("{} passed, {} failed, {} skipped".format(*totals))


if __name__ == "__main__":
    main()
