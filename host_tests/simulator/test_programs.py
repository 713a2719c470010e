#!/usr/bin/env python3
"""The programs of the PC from the outside: what they do to files, to the terminal and on signals.

usage: test_programs.py FRAME TERMINAL [WINDOW]
"""

import errno
import fcntl
import os
import pathlib
import pty
import resource
import select
import signal
import subprocess
import sys
import termios
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from in_folder import InFolder  # noqa: E402
from patience import PATIENCE_S, until  # noqa: E402

FRAME, TERMINAL, *WINDOW = sys.argv[1:]
PNG = b"\x89PNG"
ENTERED, LEFT = b"\x1b[?1049h", b"\x1b[?1049l"  # the terminal's other screen
PICTURE = "\u2580".encode()  # half blocks
BEGIN = ["wait:1500", "press:a", "wait:1500"]  # the language is chosen


def small_files():
    """As on a disk that is nearly full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


class Base(InFolder):
    def setUp(self):
        super().setUp()
        self.store = self.folder / "store.flash"

    def frame(self, *words):
        return subprocess.run([FRAME, *map(str, words)], capture_output=True, check=False, timeout=PATIENCE_S)

    def shot(self, name, *words):
        path = self.folder / f"{name}.png"
        result = self.frame(*words, f"shot:{path}")
        self.assertEqual((0, b""), (result.returncode, result.stderr))
        self.assertEqual(PNG, path.read_bytes()[:4])
        return path.read_bytes()


class Frame(Base):
    def test_the_store_is_kept_between_runs(self):
        fresh = self.shot("fresh", "--store", self.store, "wait:1500")
        self.shot("chosen", "--store", self.store, *BEGIN)
        self.assertNotEqual(fresh, self.shot("again", "--store", self.store, "wait:1500"))
        self.assertEqual(fresh, self.shot("other", "wait:1500"))

    def test_a_file_that_is_no_store_is_refused_untouched(self):
        self.store.write_text("my diary")
        result = self.frame("--store", self.store, "wait:100")
        self.assertEqual(2, result.returncode)
        self.assertIn(b"holds no saved games", result.stderr)
        self.assertEqual("my diary", self.store.read_text())

    def test_a_wrong_step_is_named_before_any_is_taken(self):
        shot = self.folder / "first.png"
        for step, answer in [("wait:soon", "wait:soon: a wait takes milliseconds, from 0 to"), ("wait", "milliseconds"),
                             ("wait:-5", "milliseconds"), ("wait:100x", "milliseconds"), ("wait:99999999999", "milliseconds"),
                             ("press:z", 'press:z: there is no key "z"; there are up, down, '), ("hold", 'no key ""'),
                             ("shot:", "a shot needs a file"), ("jump", 'there is no step "jump". Steps: wait:MS')]:
            result = self.frame(f"shot:{shot}", step)
            self.assertEqual(2, result.returncode, step)
            self.assertIn(answer, result.stderr.decode())
            self.assertFalse(shot.exists())

    def test_a_picture_that_cannot_be_written_says_why(self):
        for path, reason in ((self.folder, errno.EISDIR), (self.folder / "none" / "x.565", errno.ENOENT)):
            result = self.frame(f"shot:{path}")
            self.assertEqual(2, result.returncode)
            self.assertIn(f"cannot write {path}: {os.strerror(reason)}", result.stderr.decode())
        for name in ("x.png", "x.565"):
            result = subprocess.run([FRAME, "wait:1500", f"shot:{self.folder / name}"], capture_output=True, check=False, timeout=PATIENCE_S,
                                    preexec_fn=small_files, restore_signals=False)
            self.assertIn(f"cannot write {self.folder / name}: {os.strerror(errno.EFBIG)}", result.stderr.decode())
        self.assertEqual([], os.listdir(self.folder))

    def test_wrong_options_say_what_there_is(self):
        for words, answer in [(["--board", "gameboy"], "unknown board gameboy; known are"), (["--size", "big"], "from 240x135"),
                              (["--language", "fr"], "one of en, it, de, not fr"), (["--seed", "x"], "a number, not x"),
                              (["--seed"], "--seed needs a value"), (["--fast"], "unknown option --fast")]:
            result = self.frame(*words)
            self.assertEqual(2, result.returncode, words)
            self.assertIn(answer, result.stderr.decode())
        result = subprocess.run([TERMINAL, "now"], capture_output=True, check=False, timeout=PATIENCE_S)
        self.assertEqual(2, result.returncode)
        self.assertIn(b"unknown argument now", result.stderr)

    def nobody(self, *words):
        """As a user who may only read: for root nothing is read-only."""
        def leave_root():
            if os.geteuid() == 0:
                os.setgid(65534)
                os.setuid(65534)
        return subprocess.run([FRAME, *map(str, words)], capture_output=True, check=False, timeout=PATIENCE_S, preexec_fn=leave_root)

    def test_a_store_that_may_only_be_read_is_told_and_stays(self):
        self.shot("chosen", "--store", self.store, *BEGIN)
        before = self.store.read_bytes()
        self.folder.chmod(0o555)
        self.addCleanup(self.folder.chmod, 0o755)
        self.store.chmod(0o444)
        for path in (self.store, self.folder / "new.flash", self.folder / "new" / "store.flash"):
            result = self.nobody("--store", path, *BEGIN)
            self.assertEqual(2, result.returncode)
            self.assertIn(f"Games will not be kept: {path}: ".encode(), result.stderr)
        self.assertEqual(before, self.store.read_bytes())
        self.assertEqual({"store.flash", "chosen.png"}, set(os.listdir(self.folder)))
        # A folder in which nothing can be made is no hindrance for the file that is there.
        self.store.chmod(0o666)
        self.assertEqual(0, self.nobody("--store", self.store, "wait:1500", "press:down", "wait:1500").returncode)
        self.assertNotEqual(before, self.store.read_bytes())

    def test_a_full_disk_is_told_and_leaves_no_file(self):
        result = subprocess.run([FRAME, "--store", self.store, *BEGIN], capture_output=True, check=False, timeout=PATIENCE_S,
                                preexec_fn=small_files, restore_signals=False)
        self.assertEqual(2, result.returncode)
        self.assertIn(f"Games will not be kept: {self.store}: {os.strerror(errno.EFBIG)}".encode(), result.stderr)
        self.assertEqual([], os.listdir(self.folder))


class Terminal(Base):
    def start(self, **environment):
        self.control, there = pty.openpty()
        self.addCleanup(os.close, self.control)
        self.before = termios.tcgetattr(there)
        names = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", **environment}

        def own_terminal():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        process = subprocess.Popen([TERMINAL, "--store", self.store, "--language", "en"], stdin=there, stdout=there,
                                   stderr=subprocess.PIPE, preexec_fn=own_terminal,
                                   env={name: value for name, value in names.items() if value is not None})
        self.there = there
        self.addCleanup(os.close, there)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.kill)
        return process

    def wait_for(self, words, process):
        """Reads until the program has written these words, or has ended; what it wrote."""
        text = b""

        def came():
            nonlocal text
            over = process.poll() is not None
            while select.select([self.control], [], [], 0)[0]:
                text += os.read(self.control, 65536)
            return words in text or over

        until(came)
        self.assertIn(words, text)
        return text

    def ended(self, process, key=b""):
        """What it wrote until it ended. The key is pressed again and again until then, and let go of in between."""
        text, looks = b"", 0

        def is_over():
            nonlocal text, looks
            if looks % 10 == 0:
                os.write(self.control, key)
            looks += 1
            over = process.poll() is not None  # asked first: what it wrote before is then read
            while select.select([self.control], [], [], 0)[0]:
                text += os.read(self.control, 65536)
            return over

        self.assertTrue(until(is_over), "it does not end")
        return text

    def test_every_way_out_puts_the_terminal_back(self):
        crashes = [signal.SIGSEGV, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGABRT]
        for way in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGALRM, *crashes,
                    b"q", b"\x1c", b"\x03"):
            process = self.start()
            self.assertIn(ENTERED, self.wait_for(PICTURE, process))
            self.assertNotEqual(self.before, termios.tcgetattr(self.there))
            if isinstance(way, bytes):
                os.write(self.control, way)
            else:
                process.send_signal(way)
            text = self.ended(process)
            self.assertEqual(-way if way in crashes else 0, process.returncode, way)
            self.assertIn(b"\x1b[?25h" + LEFT, text)
            self.assertEqual(self.before, termios.tcgetattr(self.there))

    def test_stopped_and_brought_back(self):
        process = self.start()
        self.wait_for(PICTURE, process)
        os.write(self.control, b"\x1a")
        self.wait_for(LEFT, process)
        stat = pathlib.Path(f"/proc/{process.pid}/stat")
        self.assertTrue(until(lambda: stat.read_text().rsplit(")", 1)[1].split()[0] == "T"), "it is not stopped")
        self.assertEqual(self.before, termios.tcgetattr(self.there))
        process.send_signal(signal.SIGCONT)
        self.assertIn(ENTERED, self.wait_for(PICTURE, process))
        process.send_signal(signal.SIGTERM)
        self.ended(process)
        self.assertEqual(0, process.returncode)

    def test_what_it_cannot_run_on_is_said(self):
        for environment, words in (({"TERM": None}, b"TERM"), ({"TERM": "dumb"}, b"TERM"), ({"LANG": "C"}, b"UTF-8"),
                                   ({"LANG": None}, b"UTF-8")):
            process = self.start(**environment)
            self.assertEqual(2, process.wait(timeout=PATIENCE_S))
            self.assertIn(words, process.stderr.read())
            self.assertEqual(b"", self.ended(process))

    def test_a_second_copy_asks_before_anything_is_played(self):
        first = self.start()
        self.wait_for(PICTURE, first)
        self.assertTrue(until(self.store.exists))
        first.send_signal(signal.SIGSTOP)  # what it still had to write is not the question
        before = self.store.read_bytes()
        second = self.start()
        self.wait_for(PICTURE, second)
        self.ended(second, b"b")  # no, not without saving
        self.assertEqual(0, second.returncode)
        self.assertEqual(before, self.store.read_bytes())
        first.send_signal(signal.SIGCONT)
        first.send_signal(signal.SIGTERM)


@unittest.skipUnless(WINDOW, "built without a window")
class Window(Base):
    def test_without_a_display_it_says_so(self):
        names = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and "SDL" not in name}
        result = subprocess.run([*WINDOW, "--store", self.store], capture_output=True, check=False, timeout=PATIENCE_S, env=names)
        self.assertEqual(2, result.returncode)
        self.assertIn(b"no display", result.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
