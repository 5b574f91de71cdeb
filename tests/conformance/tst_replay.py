# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What of `./dev conformance --replay` needs no Slurm."""

import random
import unittest

from fairlead_conformance import figures, schedule
from fairlead_conformance.processes import Trouble
from fairlead_conformance.recording import overrun

HISTORY = """\
JobIDRaw|Start|End|State|SubmitLine
1|2026-11-22T01:00:00|2026-11-22T01:01:44|COMPLETED|sbatch --wrap=exec sleep 100
2|2026-11-22T01:00:00|2026-11-22T01:00:09|FAILED|sbatch --wrap=exec sleep 100
"""


def account(policy, wait, low=None, high=None, change=None):
    return {"Policy": policy, "Account": "bio", "MeanWait": wait, "MeanWaitLow": low,
            "MeanWaitHigh": high, "DeliveredShare": 0.5, "DeliveredShareLow": 0.4,
            "DeliveredShareHigh": 0.45, "MeanWaitChange": change}


class Replay(unittest.TestCase):
    def test_workload_is_that_of_its_seed(self):
        for scene in schedule.SCENES.values():
            jobs = schedule.make_jobs(random.Random(3), 2, 50, scene)
            self.assertEqual(jobs, schedule.make_jobs(random.Random(3), 2, 50, scene))
            self.assertEqual(len(jobs), 50)
            self.assertEqual(jobs, sorted(jobs, key=lambda job: job.at))
            self.assertTrue(all(job.run < job.limit * 60 for job in jobs))

    def test_parameters_are_of_each_policy(self):
        scene = schedule.SCENES["features"]
        self.assertEqual(schedule.with_parameters(scene, []), scene)
        both = schedule.with_parameters(scene, ["defer"])
        self.assertTrue(all("SchedulerParameters=defer\n" in lines
                            for lines in both.policies.values()))
        each = list(schedule.with_parameters(scene, ["defer", "bf_window=60"]).policies.values())
        self.assertIn("bf_window=60", each[1])
        self.assertNotIn("bf_window=60", each[0])
        with self.assertRaises(SystemExit):
            schedule.with_parameters(scene, ["a", "b", "c"])

    def test_overrun_counts_jobs_that_ended_by_themselves(self):
        self.assertEqual(overrun(HISTORY), 4)
        with self.assertRaises(Trouble):
            overrun(HISTORY.splitlines()[0] + "\n")

    def test_long_recordings_are_judged_harder(self):
        def missed(starts, found):
            rows = [{"Scheduler": "total", "Starts": starts, "Found": found, "SameNodes": found,
                     "TooMany": 0}]
            return sum(not one.holds for one in figures.decisions(rows))

        self.assertEqual(missed(100, 91), 0)
        self.assertEqual(missed(100, 89), 2)
        self.assertEqual(missed(300, 292), 0)
        self.assertEqual(missed(300, 288), 2)
        self.assertEqual(missed(1000, 980), 2)

    def test_nothing_recorded_is_missed(self):
        self.assertFalse(figures.Figure("starts", 0, 0, 0.97).holds)

    def test_recorded_values_inside_the_interval(self):
        rows = [account("recorded", 100), account("baseline", 120, 90, 150)]
        self.assertEqual(figures.outcome(rows), (1, 2))

    def test_only_changes_beyond_the_spread_have_a_direction(self):
        rows = [account("recorded", 100), account("baseline", 120, 90, 150),
                account("slurm.conf", 500, 400, 600, 380)]
        self.assertEqual(figures.directions(rows, [account("recorded", 130)], "slurm.conf"), (0, 0))
        self.assertEqual(figures.directions(rows, [account("recorded", 300)], "slurm.conf"), (1, 1))
        self.assertEqual(figures.directions(rows, [account("recorded", 10)], "slurm.conf"), (0, 1))

    def test_a_few_changes_may_be_chance(self):
        self.assertIsNone(figures.directions_figure(0, 3))
        self.assertTrue(figures.directions_figure(3, 4).holds)
        self.assertFalse(figures.directions_figure(1, 4).holds)
        self.assertFalse(figures.directions_figure(18, 20).holds)


if __name__ == "__main__":
    unittest.main()
