#!/usr/bin/env python3
"""link.py COMMAND...: runs the linker and, when it stumbles over the heap or exceptions, says what the rule is."""
import re
import subprocess
import sys

HEAP = "this firmware has no heap: all memory is fixed. Give it an array of a stated size instead of {}."
REASONS = {
    "_Znwj": HEAP.format("operator new"),
    "_Znaj": HEAP.format("operator new[]"),
    "_ZdlPv": HEAP.format("operator delete") + " A virtual destructor makes one too.",
    "__cxa": "this firmware has no exceptions: report a result instead; standard containers that throw stay out.",
    "__gxx": "this firmware has no exceptions: compile with -fno-exceptions.",
}


def reason(symbol):
    for start, text in REASONS.items():
        if symbol.startswith(start):
            return text
    return HEAP.format(symbol.strip("_"))


def main():
    run = subprocess.run(sys.argv[1:], stderr=subprocess.PIPE, text=True, check=False)
    sys.stderr.write(run.stderr)
    for symbol in sorted(set(re.findall(r"undefined reference to `__wrap_(\w+)'", run.stderr))):
        sys.stderr.write(f"link refused: {reason(symbol)} The line above names the caller.\n")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
