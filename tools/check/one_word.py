#!/usr/bin/env python3
"""one_word.py NAME BUILD...: reads every command of the builds as a shell does; NAME, which holds spaces, must never be torn.

This finds a path that somebody forgot to quote without compiling anything."""
import os
import shlex
import subprocess
import sys


def torn(command, name):
    """The words of a command in which a part of the name stands without the whole."""
    first, last = name.split()[0], name.split()[-1]
    words = shlex.split(command)
    return [word for word in words if name not in word and (word.endswith("/" + first) or word.startswith(last))]


def main():
    name, *builds = sys.argv[1:]
    bad, read = [], 0
    for build in builds:
        commands = subprocess.run(["ninja", "-C", build, "-t", "commands"], capture_output=True, text=True, check=True).stdout
        with_name = [command for command in commands.splitlines() if name.split()[0] + "\\ " in command or name in command]
        read += len(with_name)
        if not with_name:
            bad.append(f"{os.path.basename(build)}: no command holds the folder's name")
        for command in with_name:
            words = torn(command, name)
            if words:
                bad.append(f"{os.path.basename(build)}: {words} in: {command[:300]}")
    print("\n".join(bad[:5]) or f"{read} commands keep the name whole")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
