# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What of the random trees of `./dev conformance` needs no Slurm."""

import pathlib
import random
import tempfile
import unittest

from fairlead_conformance.compare import ended_in_cycles
from fairlead_conformance.cyclelog import exact_log
from fairlead_conformance.session import cycles_are_regular
from fairlead_conformance.settings import make_plan


LOG = """\
[2026-11-24T08:00:03.500] slurmctld version 22.05.8 started on cluster other
[2026-11-24T08:00:09.500] priority/multifactor: _decay_thread: PRIO: Decay factor over 60 seconds
[2026-11-24T08:10:00.500] slurmctld version 22.05.8 started on cluster mine
[2026-11-24T08:11:04.500] priority/multifactor: _decay_thread: PRIO: Decay factor over 60 seconds
[2026-11-24T08:11:08.500] sched: something else
[2026-11-24T08:12:01.500] slurmctld version 22.05.8 started on cluster mine
[2026-11-24T08:12:12.500] priority/multifactor: _decay_thread: PRIO: Decay factor over 65 seconds
"""


class Log(unittest.TestCase):
    def test_moments_follow_from_the_lengths(self):
        last = 1795507927  # 08:12:07
        lines = exact_log(LOG.splitlines(True), "mine", last)
        self.assertEqual([line[1:20] for line in lines],
                         ["2026-11-24T08:10:00", "2026-11-24T08:11:02", "2026-11-24T08:12:01",
                          "2026-11-24T08:12:07"])
        self.assertTrue(lines[1].endswith("PRIO: Decay factor over 60 seconds\n"))

    def test_nothing_is_known_before_a_reset(self):
        lines = exact_log(LOG.replace("over 65", "over 3456000").splitlines(True), "mine", 10**9)
        self.assertEqual(lines, [])


class EndOfJobs(unittest.TestCase):
    def test_jobs_that_end_in_a_computation_are_charged_twice(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            (place / "capture").mkdir()
            (place / "slurmctld.log").write_text(LOG, encoding="utf-8")  # 08:11:04 and 08:12:12
            ends = {71: "2026-11-24T08:11:02", 72: "2026-11-24T08:11:04",
                    73: "2026-11-24T08:11:24", 74: "2026-11-24T08:11:25", 75: "Unknown"}
            (place / "capture/usage.txt").write_text("".join(
                f"1|{ident}|zoe|bio|live|normal|2026-11-24T08:10:00|{end}|cpu=1|X\n"
                for ident, end in ends.items()), encoding="utf-8")
            self.assertEqual(ended_in_cycles(folder, 20), {72, 73})


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
