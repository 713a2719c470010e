#!/usr/bin/env python3
"""no_heap.py: links the firmware with an object that breaks the rule, one rule after the other, and expects refusal."""
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
BUILD = TOP / "build" / "firmware"
IMAGE = "lucca-picosystem"

# The object's mistake -> words that the refusal must hold. `spoil` is called from a constructor so that it stays.
BAD = {
    "malloc": ("void* spoil() { return __builtin_malloc(8); }", "no heap", "malloc"),
    "free": ("void* volatile thing; void spoil() { __builtin_free(thing); }", "no heap", "free"),
    "operator new": ("int* spoil() { return new int(1); }", "no heap", "operator new"),
    "throw": ("void spoil() { throw 1; }", "no exceptions", "__cxa_throw"),
}


def link_command():
    text = subprocess.run(["ninja", "-C", BUILD, "-t", "commands", f"{IMAGE}.elf"], capture_output=True, text=True,
                          check=True).stdout
    line = next(line for line in reversed(text.splitlines()) if f"-o {IMAGE}.elf" in line)
    line = line.split(" && ")[1] if line.startswith(": &&") else line
    return line.replace(f"-o {IMAGE}.elf", "-o {out}")


def refusal(source, command, folder):
    """The linker's words about an object made from `source`; "" when it links."""
    path = pathlib.Path(folder) / "spoiled.cpp"
    path.write_text(source + "\nstruct Keep { Keep() { (void)spoil(); } } keep;\n", encoding="utf-8")
    subprocess.run(["arm-none-eabi-g++", "-std=c++20", "-mcpu=cortex-m0plus", "-mthumb", "-O1", "-c", path, "-o",
                    path.with_suffix(".o")], check=True)
    full = command.format(out=shlex.quote(f"{folder}/spoiled.elf")) + " " + str(path.with_suffix(".o"))
    run = subprocess.run(full, shell=True, cwd=BUILD, capture_output=True, text=True, check=False)
    return run.stderr if run.returncode else ""


def main():
    command = re.sub(r"-Wl,-Map=\S+", "", link_command())
    bad = []
    with tempfile.TemporaryDirectory() as folder:
        fine = refusal("void spoil() {}", command, folder)
        if fine:
            bad.append(f"an innocent object was refused:\n{fine}")
        for what, (source, *words) in BAD.items():
            said = refusal(source, command, folder)
            if "link refused" not in said or not all(word in said for word in words):
                bad.append(f"{what}: expected a refusal with {words}, got:\n{said or 'a linked image'}")
            elif "spoiled" not in said:
                bad.append(f"{what}: the refusal does not name the object:\n{said}")
    print("\n".join(bad) or f"refused: {', '.join(BAD)}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
