"""What the tests of lucca-record and lucca-replay share: running them, and records that are refused."""
import pathlib
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from in_folder import InFolder  # noqa: E402
from patience import PATIENCE_S, until  # noqa: E402, F401

RECORD, REPLAY = sys.argv[1:3]


def run(program, *arguments):
    return subprocess.run([program, *map(str, arguments)], capture_output=True, check=False, timeout=PATIENCE_S)


class Base(InFolder):
    GAME = None  # the word after --game

    def record(self, *arguments):
        result = run(RECORD, "--game", self.GAME, *arguments)
        self.assertEqual(0, result.returncode, result.stderr)
        return result.stdout.decode("ascii")

    def replay_of(self, text, *arguments):
        path = self.folder / "record.jsonl"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return run(REPLAY, *arguments, path)

    def refused(self, result, code, *words):
        """One line that says what is wrong, and the exit code."""
        text = result.stderr.decode("ascii")
        self.assertEqual(code, result.returncode, text)
        self.assertEqual(1, text.count("\n"), text)
        self.assertEqual(b"", result.stdout)
        for word in words:
            self.assertIn(word, text)

    def all_refused(self, texts, *arguments):
        """Many records in one run. `texts` are pairs of a text and the line where it fails, None for any."""
        texts = list(texts)
        paths = [self.folder / f"{i}.jsonl" for i in range(len(texts))]
        for path, (text, _) in zip(paths, texts):
            path.write_text(text)
        result = run(REPLAY, *arguments, *paths)
        self.assertEqual((1, b""), (result.returncode, result.stdout))
        found = result.stderr.decode("ascii").splitlines()
        self.assertEqual(len(texts), len(found))
        for path, (text, line), said in zip(paths, texts, found):
            self.assertTrue(said.startswith(f"{path}:{'' if line is None else f'{line}: '}"), said)

    def all_lines_left_out_or_twice_are_refused(self, lines):
        self.all_refused(("".join(lines[:i] + lines[i + 1:]), None) for i in range(len(lines)))
        self.all_refused(("".join(lines[:i + 1] + lines[i:]), None) for i in range(len(lines)))

    def flipped_bits_never_crash(self, data, rounds, rng):
        """Every record is answered with a line of its own, good or bad."""
        paths = [self.folder / str(i) for i in range(rounds)]
        for path in paths:
            changed = bytearray(data)
            changed[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
            path.write_bytes(changed)
        result = run(REPLAY, *paths)
        self.assertIn(result.returncode, (0, 1))
        self.assertEqual(len(paths), result.stderr.count(b"\n") + result.stdout.count(b"\n"))
