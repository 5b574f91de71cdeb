# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Jobs: short ones that make usage, long ones that run, and many that wait."""

import re
from decimal import Decimal

from .processes import Trouble, wait_for
from .sbatchwords import by_chance
from .statefile import read_usage, write_usage
from .trees import DOWN_PARTITIONS, LIVE_PARTITION, QOS


class Workload:
    def __init__(self, cluster, tree, random):
        self.cluster = cluster
        self.random = random
        self.tree = tree
        self.anywhere = [one for one in tree.users if not one.partition]
        self.pending = []
        self.refused = 0
        self.is_running = False
        self.used = set()

    def submit(self, assoc, *options, command="sleep 1"):
        try:
            out = self.cluster.run("sbatch", f"--uid={assoc.user}", "-A", assoc.account, "-o",
                                   "/dev/null", "-D", "/tmp", *options, f"--wrap={command}")
        except Trouble:
            self.refused += 1
            return None
        return re.search(r"\d+", out).group()

    # ---- usage ----

    def make_usage(self, count):
        """Short jobs of some users, with every QOS; waits until they are done."""
        for _ in range(count):
            assoc = self.random.choice(self.anywhere)
            self.used.add((assoc.user, assoc.account))
            self.submit(assoc, "-p", LIVE_PARTITION, f"--qos={self.random.choice(list(QOS))}",
                        "-n", self.random.randint(1, 12), f"--mem={self.random.randint(1, 9000)}",
                        command=f"sleep {self.random.randint(0, 4)}")
        wait_for(lambda: not self.cluster.run("squeue", "-h").strip(), 90, "end of short jobs", 0.5)

    def start_running(self, count):
        """Long jobs that are running whenever a capture is taken; one more waits behind them."""
        self.is_running = True
        for _ in range(count):
            assoc = self.random.choice(self.anywhere)
            self.used.discard((assoc.user, assoc.account))
            self.submit(assoc, "-p", LIVE_PARTITION, "-N", 1, "-n",
                        self.random.randint(1, 40), f"--qos={self.random.choice(list(QOS))}",
                        f"--mem={self.random.randint(1000, 30000)}", command="sleep 80000")
        self.submit(assoc, "-p", LIVE_PARTITION, "-N", 4, "-n", 256,
                    command="sleep 80000")

    def end_running(self):
        """Ends the long jobs, while the controller runs."""
        self.cluster.run("scancel", f"--partition={LIVE_PARTITION}")
        wait_for(lambda: not self.cluster.run("squeue", "-h", "-p", LIVE_PARTITION).strip(), 60,
                 "end of long jobs", 0.5)
        self.is_running = False

    def set_random_usage(self):
        """Writes other usage into the state file of the stopped controller: wide ranges, and ties
        by the same ratio of usage and shares."""
        path = f"{self.cluster.state}/assoc_usage"
        state = read_usage(path)
        kind = self.random.choice(("none", "plain", "plain", "ties", "ties", "tiny", "kept"))
        unit = Decimal(self.random.choice(("1", "1000", "0.000001", "33.333333")))
        for record in state.records:
            if kind == "kept":
                continue
            usage = Decimal(0)
            if kind == "plain" and self.random.random() < 0.7:
                usage = Decimal(self.random.choice((1, 10, 10**4, 10**9)))
                usage *= Decimal(self.random.randint(1, 10**6)) / 10**6
            elif kind == "ties":
                usage = unit * self.random.choice((0, 1, 1, 2, 3, 10, 20, 30, 60, 100))
            elif kind == "tiny":
                usage = Decimal(self.random.randint(0, 9)) / 10**6
            record[1] = usage
        write_usage(path, state)
        return kind

    # ---- the queue ----

    def delete_users(self, count):
        """Removes associations that have usage: it stays with their accounts."""
        for user, account in sorted(self.used)[:count]:
            try:
                self.cluster.run("sacctmgr", "-i", "delete", "user", f"name={user}",
                                 f"account={account}", f"cluster={self.cluster.name}")
            except Trouble:
                continue  # a default account cannot be left
            self.tree.users = [one for one in self.tree.users
                               if (one.user, one.account) != (user, account)]
        self.anywhere = [one for one in self.tree.users if not one.partition]

    def fill_queue(self, count):
        for _ in range(count):
            self._submit_pending()
        self._change_some()

    def _submit_pending(self):
        random = self.random
        assoc = random.choice(self.tree.users)
        wanted = random.choices((1, 2, 3), (70, 20, 10))[0]
        names = [assoc.partition] if assoc.partition else random.sample(DOWN_PARTITIONS, wanted)
        options = ["-p", ",".join(names)]
        options += ["-n", random.choice((1, 2, 8, 64, random.randint(1, 300)))]
        options += by_chance(random, (
            (0.5, lambda: ("-t", random.choice((1, 30, 60, random.randint(1, 7000))))),
            (0.6, lambda: (f"--qos={random.choice(list(QOS))}",)),
            (0.5, lambda: (f"--mem={random.choice((100, 4000, random.randint(1, 250000)))}",)),
            (0.3, lambda: (f"--nice={random.choice((100, -50, 10**6, -10**6, 2147483645))}",)),
            (0.2, lambda: (f"--gres=gpu:{random.randint(1, 4)}",)),
            (0.15, lambda: ("-L", f"matlab:{random.randint(1, 20)}")),
            (0.2, lambda: ("-N", random.randint(1, 6))),
            (0.06, lambda: ("-H",)),
            (0.05, lambda: (f"--begin=now+{random.choice((4, 900000))}",)),
            (0.06, lambda: (f"--array=0-{random.randint(1, 4)}",)),
            (0.05, lambda: ("-c", random.randint(2, 5)))))
        if self.pending and random.random() < 0.06:
            kind = random.choice(("afterok", "afterany", "after", "singleton"))
            earlier = "" if kind == "singleton" else f":{random.choice(self.pending)}"
            options.append(f"--dependency={kind}{earlier}")
        job = self.submit(assoc, *options)
        if job:
            self.pending.append(job)

    def _change_some(self):
        """What an administrator does to waiting jobs."""
        random = self.random
        for job in self.pending:
            kind = random.random()
            change = None
            if kind < 0.05:
                change = f"Priority={random.choice((1, 2, 5000, 123456789, 4294967293))}"
            elif kind < 0.08:
                change = f"SiteFactor={random.choice((1, -500, 40000, -2147483645))}"
            elif kind < 0.11:
                change = f"Nice={random.randint(-3000, 3000)}"
            elif kind < 0.13:
                change = "ResetAccrueTime"
            if change:
                self._update("scontrol", "update", f"JobId={job}", change)
            if kind > 0.97:
                self._update("scontrol", "hold", job)
                if kind > 0.985:
                    self._update("scontrol", "release", job)

    def _update(self, *words):
        try:
            self.cluster.run(*words)
        except Trouble:
            self.refused += 1
