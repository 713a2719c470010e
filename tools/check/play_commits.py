#!/usr/bin/env python3
"""play_commits.py: whether commits say how they change the computer players.

A commit that changes host_tests/bots/signature.txt has the line "Play: CHECKSUM" of that file in its message. The last
commit, if it touches engine/ and leaves the signature, has the line "No change of play". Outside a git checkout nothing can
be said: that is counted as skipped."""

import pathlib
import subprocess
import sys

from results import leave_failed

TOP = pathlib.Path(__file__).resolve().parents[2]
SIGNATURE = "host_tests/bots/signature.txt"
UNCHANGED = "No change of play"


def git(top, *words):
    return subprocess.run(["git", "-C", top, *words], capture_output=True, text=True, check=True).stdout


def is_checkout(top):
    try:
        return pathlib.Path(git(top, "rev-parse", "--show-toplevel").strip()).resolve() == pathlib.Path(top).resolve()
    except (OSError, subprocess.CalledProcessError):
        return False


def says(top, commit, line):
    return line in (each.strip() for each in git(top, "log", "-1", "--format=%B", commit).splitlines())


def complaints(top):
    """A sentence for each commit that lacks its line."""
    title = lambda commit: git(top, "log", "-1", "--format=%h %s", commit).strip()
    # The commit that adds the file is none of these, and neither is the first of a shallow clone.
    for commit in git(top, "log", "--diff-filter=M", "--format=%H", "--", SIGNATURE).split():
        line = git(top, "show", f"{commit}:{SIGNATURE}").strip().splitlines()[-1]
        if not says(top, commit, line):
            yield f"{title(commit)}: it changes how the computer players play, and its message lacks the line \"{line}\""
    touched = git(top, "show", "--format=", "--name-only", "HEAD").split("\n")
    is_engine = any(name.startswith("engine/") for name in touched)
    if is_engine and SIGNATURE not in touched and not says(top, "HEAD", UNCHANGED):
        yield f"{title('HEAD')}: it touches engine/, and its message lacks the line \"{UNCHANGED}\""


def main():
    if not is_checkout(TOP):
        print("0 passed, 0 failed, 1 skipped")
        return 0
    wrong = list(complaints(TOP))
    for line in wrong:
        print(line)
    leave_failed(wrong)
    print(f"{0 if wrong else 1} passed, {1 if wrong else 0} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
