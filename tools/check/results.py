"""Leaves the names of what failed where ./lucca test looks for them."""

import os


def leave_failed(names):
    with open(os.environ.get("LUCCA_FAILED", os.devnull), "w", encoding="utf-8") as out:
        out.writelines(name + "\n" for name in names)
