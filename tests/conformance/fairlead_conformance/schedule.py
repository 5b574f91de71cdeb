# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A random workload for a recording, and the two policies under which it runs."""

import dataclasses

NODES = 4
CPUS = 32
LOAD = 1.15  # work offered while jobs are submitted, as a share of the machine
SUBMITTING = 0.7  # of the time: then the queue runs empty
SHARES = {"astro": 40, "bio": 30, "chem": 20, "data": 10}
USERS = {"ann": "astro", "abe": "astro", "bea": "bio", "bob": "bio", "ben": "bio",
         "cyd": "chem", "cat": "chem", "dan": "data", "dov": "data", "dee": "data"}
POLICIES = {
    "fairshare": """\
PriorityWeightFairshare=100000
PriorityWeightAge=1000
PriorityMaxAge=7-0
PriorityWeightJobSize=500
PriorityDecayHalfLife=1-0
""",
    "age": """\
PriorityWeightFairshare=20000
PriorityWeightAge=100000
PriorityMaxAge=1-0
PriorityWeightJobSize=500
PriorityDecayHalfLife=14-0
"""}


@dataclasses.dataclass
class Job:
    at: float  # seconds after the beginning
    user: str
    cpus: int
    run: int  # seconds
    limit: int  # minutes

    @property
    def account(self):
        return USERS[self.user]


def make_jobs(dice, hours, count):
    """Sorted by submission; bursts of equal jobs, most of them small, and limits that are too long."""
    end = hours * 3600 * SUBMITTING
    jobs = []
    while len(jobs) < count:
        at = dice.uniform(0, end)
        user = dice.choice(list(USERS))
        cpus = dice.choice((1, 2, 4, 4, 8, 8, 16, 32, 48, 64))
        run = dice.lognormvariate(0, 0.8)
        for i in range(min(dice.choice((1, 1, 1, 2, 5)), count - len(jobs))):
            jobs.append(Job(min(at + i * dice.uniform(2, 30), end), user, cpus, run, 0))
    work = sum(job.cpus * job.run for job in jobs)
    for job in jobs:
        job.run = max(90, int(job.run * LOAD * NODES * CPUS * end / work))
        job.limit = int(job.run * dice.choice((1.2, 1.5, 2, 4)) / 60) + 2
    return sorted(jobs, key=lambda job: job.at)
