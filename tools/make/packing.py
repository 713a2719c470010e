"""Packs the texts of a language: byte-pair encoding (Gage, 1994). A byte that no text has represents two others, each of which may be
such a byte itself. ui/words/packed_text.h unpacks it.
"""
import collections

DEEPEST = 16  # bytes that wait while one is unpacked: Unpacker::kDeepest


def pack(texts):
    """The pairs, byte -> (first, second), and the packed texts. No text has a zero."""
    data = b"\0".join(texts)
    assert data.count(0) == max(0, len(texts) - 1), "a text has a zero"
    free = sorted(set(range(1, 256)) - set(data))
    pairs, depth = {}, collections.Counter()
    for code in free:
        counts = collections.Counter(zip(data, data[1:]))
        # A byte that is unpacked from its left end keeps its right half waiting.
        cost = {pair: max(depth[pair[0]] + 1, depth[pair[1]]) for pair in counts if 0 not in pair}
        best = max((pair for pair in cost if cost[pair] < DEEPEST), key=lambda pair: (counts[pair], pair), default=None)
        if best is None or counts[best] < 4:
            break
        data = data.replace(bytes(best), bytes([code]))
        pairs[code], depth[code] = best, cost[best]
    return pairs, data.split(b"\0") if texts else []


def unpack(packed, pairs):
    out, waiting = bytearray(), list(reversed(packed))
    while waiting:
        byte = waiting.pop()
        if byte in pairs:
            waiting += reversed(pairs[byte])
        else:
            out.append(byte)
    return bytes(out)
