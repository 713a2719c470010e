#!/usr/bin/env python3
"""junit.py FILE: counts the Unity tests inside ctest's report; a program that died counts as one failure."""
import os
import re
import sys
import xml.etree.ElementTree

SUMMARY = re.compile(r"^(\d+) Tests (\d+) Failures (\d+) Ignored", re.MULTILINE)


def count(case):
    """(passed, failed) of one ctest test, which is a whole Unity program or one check."""
    output = case.findtext("system-out") or ""
    ok = case.get("status") == "run"
    found = SUMMARY.findall(output)
    if not found:
        return (1, 0) if ok else (0, 1)
    tests, failures, ignored = map(int, found[-1])
    if not ok and failures == 0:
        failures = 1
    return tests - failures - ignored, failures


def main():
    if not os.path.exists(sys.argv[1]):
        sys.exit("ctest left no report")
    passed = failed = 0
    names = []
    for case in xml.etree.ElementTree.parse(sys.argv[1]).getroot().iter("testcase"):
        ok, bad = count(case)
        passed += ok
        failed += bad
        if bad:
            names.append(case.get("name"))
            print(f"--- {case.get('name')}\n{(case.findtext('system-out') or '')[-3000:]}")
    with open(os.environ.get("LUCCA_FAILED", os.devnull), "w", encoding="utf-8") as out:
        out.writelines(name + "\n" for name in names)
    print(f"{passed} passed, {failed} failed")


if __name__ == "__main__":
    main()
