# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What of the random trees of `./dev conformance` needs no Slurm."""

import random
import unittest

from fairlead_conformance.session import cycles_are_regular
from fairlead_conformance.settings import make_plan


class Session(unittest.TestCase):
    def test_computations_in_step_with_the_period_need_no_log(self):
        self.assertTrue(cycles_are_regular(stopped=1000, first=1010, last=1010, period=60))
        self.assertTrue(cycles_are_regular(stopped=1000, first=1060, last=1180, period=60))

    def test_late_and_missed_computations_need_the_log(self):
        self.assertFalse(cycles_are_regular(stopped=1000, first=1010, last=1071, period=60))
        self.assertFalse(cycles_are_regular(stopped=1000, first=1061, last=1061, period=60))

    def test_only_the_last_configuration_waits_for_a_pass(self):
        plan = make_plan(random.Random(5), 4, False, "", False)
        self.assertEqual([settings.is_slow for settings in plan], [False, False, False, True])


if __name__ == "__main__":
    unittest.main()
