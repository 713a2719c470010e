"""The limit of all waits for another process, and a wait until a condition holds."""

import pathlib
import time

PATIENCE_S = int(pathlib.Path(__file__).with_name("patience.txt").read_text(encoding="utf-8").split()[0])


def until(ask):
    """Asks until the answer is true. False if it never was."""
    end = time.monotonic() + PATIENCE_S
    while not ask():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
