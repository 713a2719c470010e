#!/usr/bin/env python3
"""test_suite.py PROGRAM: what host_tests/suite.h promises, by a program whose tests fail (failing.cpp)."""

import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1)


def run(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, check=False)


class Suite(unittest.TestCase):
    def test_a_failing_assertion_destroys_the_objects_of_its_test(self):
        said = run("an_assertion_fails").stdout
        self.assertIn("an_assertion_fails:FAIL: Expected 1 Was 2. wrong", said)
        self.assertLess(said.index("destroyed inner"), said.index("destroyed outer"))
        self.assertNotIn("never", said)

    def test_an_exception_fails_its_test_and_is_named(self):
        said = run("something_throws").stdout
        self.assertIn("something_throws:FAIL: no such screen", said)
        self.assertIn("destroyed local", said)

    def test_it_unwinds_through_layers_that_know_no_exceptions(self):
        said = run("below_a_layer").stdout
        self.assertIn("an_assertion_fails_below_a_layer:FAIL: a tone", said)
        self.assertIn("destroyed above the layer", said)

    def test_every_test_runs_and_is_counted_once(self):
        result = run()
        self.assertEqual(3, result.returncode)
        self.assertIn("the_last_one_passes:PASS", result.stdout)
        self.assertIn("destroyed ignored", result.stdout)
        self.assertIn("5 Tests 3 Failures 1 Ignored", result.stdout)

    def test_a_word_that_no_name_has_is_an_error(self):
        result = run("nothing of the kind")
        self.assertEqual(1, result.returncode)
        self.assertIn("no test with this in its name: nothing of the kind", result.stdout)


if __name__ == "__main__":
    unittest.main()
