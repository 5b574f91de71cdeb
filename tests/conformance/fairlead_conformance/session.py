# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Trees and configurations, one after the other, and what came out."""

import os
import random
import shutil
import time

from . import capture
from .compare import MOST_SHOWN, compare_all, copy_inputs
from .processes import Trouble
from .settings import make_plan, partitions
from .statefile import write_last_decay
from .trees import late_script, load_file, make_tree, qos_script
from .workload import Workload

OTHER_ZONE = "Asia/Kathmandu"
USAGE_PHASE = """\
AccountingStorageEnforce=associations,limits,qos
PriorityType=priority/multifactor
PriorityCalcPeriod=1
PriorityWeightFairshare=1000
"""


class Session:
    def __init__(self, cluster, fairlead, options):
        self.cluster = cluster
        self.fairlead = fairlead
        self.options = options
        self.keep = options.keep or cluster.path("captures")
        os.makedirs(self.keep, exist_ok=True)
        self.compared = self.equal = self.excused = self.failed = 0

    def run(self):
        for number in range(1, self.options.trees + 1):
            self._run_tree(number)
        print(f"conformance: {self.compared} rows compared, {self.equal} equal, "
              f"{self.excused} differ only by the rounding of the input, {self.failed} differ")
        return 1 if self.failed else 0

    def _say(self, text):
        print(f"{time.strftime('%H:%M:%S', time.gmtime())} {text}", flush=True)

    def _run_tree(self, number):
        dice = random.Random(f"{self.options.seed}/{number}")
        tree = make_tree(dice, dice.choice((20, 60, 150)))
        cluster = self.cluster
        cluster.begin_tree(f"c{self.options.seed}t{number}")
        cluster.write("etc/slurm.conf",
                      cluster.base_config() + USAGE_PHASE + partitions(dice, "UP"))
        self._add_associations(tree, number == 1)
        workload = Workload(cluster, tree, dice)
        cluster.start_controller()
        cluster.start_nodes()
        time.sleep(1)
        workload.make_usage(15)
        if number % 2 == 0:
            workload.start_running(dice.randint(1, 6))
        cluster.stop_controller()
        self._say(f"tree {number}: {len(tree.accounts)} accounts, {len(tree.users)} users")
        plan = make_plan(dice, self.options.configurations)
        self._fill_queue(workload, plan[0])
        for i, settings in enumerate(plan):
            self._run_case(f"tree{number}-{i + 1}", workload, settings, i > 0)
        cluster.run("scancel", "--state=RUNNING", check=False)
        time.sleep(1)
        cluster.stop_controller()
        cluster.stop_nodes()

    def _add_associations(self, tree, is_first):
        cluster = self.cluster
        cluster.run("sacctmgr", "-i", "add", "cluster", cluster.name)
        cluster.run("sacctmgr", "-i", user_input=qos_script(tree, cluster.name, is_first))
        file = cluster.write("etc/load.cfg", load_file(tree, cluster.name))
        cluster.run("sacctmgr", "-i", "load", f"file={file}")
        cluster.run("sacctmgr", "-i", user_input=late_script(tree, cluster.name))
        rows = cluster.run("sacctmgr", "-nP", "show", "assoc", f"cluster={cluster.name}",
                           "format=Account,User").splitlines()
        wanted = 2 + len(tree.accounts) + len(tree.users)
        if len(rows) != wanted:
            raise Trouble(f"{len(rows)} associations instead of {wanted}")

    def _fill_queue(self, workload, settings):
        cluster = self.cluster
        cluster.write("etc/slurm.conf", cluster.base_config() + settings.text())
        cluster.start_controller()
        workload.fill_queue(self.options.jobs)
        workload.let_age(12)
        cluster.stop_controller()
        self._say(f"  {len(workload.pending)} jobs wait, {workload.refused} requests refused")

    def _run_case(self, name, workload, settings, changes_usage):
        cluster = self.cluster
        folder = os.path.join(self.keep, name)
        shutil.rmtree(folder, ignore_errors=True)
        usage = workload.set_random_usage() if changes_usage else "charged"
        if settings.resets:
            a_while_ago = int(time.time()) - 40 * 86400
            write_last_decay(f"{cluster.state}/priority_last_decay_ran", a_while_ago, a_while_ago)
        cluster.write("etc/slurm.conf", cluster.base_config() + settings.text())
        capture.save_state(cluster, folder + "/before")
        cycle = cluster.start_controller()
        for _ in range(settings.cycles - 1):
            cycle = cluster.wait_for_cycle(cycle)
        cycle = capture.take(cluster, folder + "/capture")
        cluster.stop_controller()
        capture.save_state(cluster, folder + "/after")
        self._compare(name, folder, cycle, f"{settings.name}, usage {usage}")

    def _compare(self, name, folder, cycle, title):
        source = folder + "/capture"
        exact = folder + "/exact"
        copy_inputs(source, exact, folder + "/before")
        tallies, printed = compare_all(self.fairlead, exact, source, cycle)
        elsewhere = compare_all(self.fairlead, exact, source, cycle, OTHER_ZONE)[1]
        parts = []
        for what, tally in tallies.items():
            self.compared += tally.compared
            self.equal += tally.equal
            self.failed += len(tally.different)
            parts.append(f"{what} {tally.equal}/{tally.compared}")
        self._say(f"  {name} ({title}): {', '.join(parts)}")
        for what, tally in tallies.items():
            for key, problem in tally.different[:MOST_SHOWN]:
                print(f"    {what} {key}: {problem}")
        if printed != elsewhere:
            self.failed += 1
            print(f"    another time zone ({OTHER_ZONE}) changes the output")

