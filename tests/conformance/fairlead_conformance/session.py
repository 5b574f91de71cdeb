# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Trees and configurations, one after the other."""

import math
import os
import random
import shutil
import time

from . import capture, rest
from .cluster import NEVER, ONCE
from .cyclelog import exact_log
from .processes import Trouble
from .settings import billing_weights, keeps_running, make_plan, partitions
from .statefile import stamp_usage, write_last_decay
from .trees import late_script, load_file, make_tree, qos_script
from .verdict import Case
from .workload import Workload

USAGE_PHASE = """\
AccountingStorageEnforce=associations,limits,qos
PriorityType=priority/multifactor
PriorityCalcPeriod=1
PriorityWeightFairshare=1000
"""
LONG_AGO = 40 * 86400
LONG_PERIOD = 60  # minutes: no second computation before the capture is done
MOST_FOR_CYCLE = 2  # real seconds
SHARE_OF_PERIOD = 0.5  # that a capture may take where a second computation is waited for


def add_associations(cluster, tree):
    cluster.run("sacctmgr", "-i", "add", "cluster", cluster.name)
    known = cluster.run("sacctmgr", "-nP", "show", "qos", "format=Name").split()
    cluster.run("sacctmgr", "-i", user_input=qos_script(tree, cluster.name, known))
    file = cluster.write("etc/load.cfg", load_file(tree, cluster.name))
    cluster.run("sacctmgr", "-i", "load", f"file={file}")
    cluster.run("sacctmgr", "-i", user_input=late_script(tree, cluster.name))
    rows = cluster.run("sacctmgr", "-nP", "show", "assoc", f"cluster={cluster.name}",
                       "format=Account,User").splitlines()
    wanted = 2 + len(tree.accounts) + len(tree.users)
    if len(rows) != wanted:
        raise Trouble(f"{len(rows)} associations instead of {wanted}")


def cycles_are_regular(stopped, first, last, period):
    """Whether the computations up to the last one were what Fairlead takes them for without
    slurmctld's log: one each period, and none missed while slurmctld was down."""
    return first - stopped <= period and (last - first) % period == 0


class Session:
    def __init__(self, cluster, verdict, options):
        self.cluster = cluster
        self.verdict = verdict
        self.options = options
        self.keep = options.keep or cluster.path("captures")
        os.makedirs(self.keep, exist_ok=True)
        self.speed = cluster.clock.speed if cluster.clock else 1
        self.slowest = 1.0  # capture so far, in seconds

    def run(self, numbers):
        """Judges these trees. Returns those that the private Slurm failed at, and how."""
        troubles = {}
        for number in numbers:
            try:
                self._run_tree(number)
                self.verdict.trees += 1
            except Trouble as trouble:
                troubles[number] = trouble
                self.verdict.say(f"tree {number}: the private Slurm failed: {trouble}")
            self.cluster.stop_daemon("slurmctld")  # its state has been used
            self.cluster.stop_nodes()
        return troubles

    def _run_tree(self, number):
        dice = random.Random(f"{self.options.seed}/{number}")
        has_running = number % 2 == 0
        tree = make_tree(dice, dice.choice((20, 60, 150)))
        live_billing = billing_weights(dice)
        has_max_tres = dice.random() < 0.3
        plan = make_plan(dice, self.options.configurations, has_running, live_billing,
                         has_max_tres)
        cluster = self.cluster
        cluster.begin_tree(f"c{self.options.seed}t{number}")
        cluster.write("etc/slurm.conf",
                      cluster.base_config() + USAGE_PHASE
                      + ("PriorityFlags=MAX_TRES\n" if has_max_tres else "")
                      + plan[0].decay_text()
                      + partitions(dice, live_billing, "UP"))
        add_associations(cluster, tree)
        workload = Workload(cluster, tree, dice)
        cluster.start_controller()
        cluster.start_nodes()
        cluster.sleep(1)
        workload.make_usage(15)
        if has_running:
            workload.start_running(dice.randint(2, 6))
        cluster.stop_controller()
        if not has_running:
            cluster.stop_nodes()
        self._fill_queue(workload, plan[0])
        self.verdict.say(f"tree {number}: {len(tree.accounts)} accounts, {len(tree.users)} users, "
                         f"{len(workload.pending)} waiting jobs")
        for i in range(len(plan)):
            self._run_case(f"tree{number}-{i + 1}", workload, plan, i)

    def _fill_queue(self, workload, settings):
        """The jobs, and some waiting so that ages differ and begin times pass."""
        cluster = self.cluster
        cluster.write("etc/slurm.conf", cluster.base_config() + settings.text())
        cluster.start_controller()
        workload.delete_users(2)
        workload.fill_queue(self.options.jobs)
        cluster.sleep(5)
        cluster.make_pass(cluster.passes())  # notices begin times
        cluster.stop_controller()

    def _run_case(self, name, workload, plan, number):
        cluster = self.cluster
        settings = plan[number]
        folder = os.path.join(self.keep, name)
        shutil.rmtree(folder, ignore_errors=True)
        usage = workload.set_random_usage() if number > 0 else "charged"
        stopped, first = self._start(settings, folder + "/before")
        cycle, wrong = self._capture(settings, folder + "/capture")
        stamp_usage(folder + "/before/assoc_usage", int(cluster.now()))
        self.verdict.judge_capture(name, wrong)
        if number == 0 and rest.is_possible():
            self.verdict.rest(
                *rest.RestCheck(cluster, self.options.fairleadctl).compare(folder + "/capture",
                                                                            cycle))
        has_ended = workload.is_running and not keeps_running(plan[number + 1:])
        if has_ended:
            workload.end_running()
        cluster.stop_controller()
        capture.save_state(cluster, folder + "/after")
        # A reset leaves nothing that could decay.
        is_regular = settings.resets or cycles_are_regular(stopped, first, cycle, settings.period)
        if number == 0 or not is_regular:
            self._copy_log(folder)
        title = f"{settings.name}, usage {usage}{', reset' if settings.resets else ''}"
        self.verdict.judge(Case(name, title, folder, cycle, has_after=not has_ended,
                                has_history=number == 0 and settings.has_limits,
                                cycle_takes=MOST_FOR_CYCLE * self.speed, is_regular=is_regular))

    def _start(self, settings, state):
        """Starts slurmctld so that a capture can be taken. Returns the moments of the last
        computation before it and of its first one."""
        cluster = self.cluster
        if settings.resets:
            then = int(cluster.now()) - LONG_AGO
            write_last_decay(f"{cluster.state}/priority_last_decay_ran", then, then)
        settings.parameters["PriorityCalcPeriod"] = str(self._period(settings))
        cluster.write("etc/slurm.conf",
                      cluster.base_config(ONCE if settings.is_slow else NEVER) + settings.text())
        capture.save_state(cluster, state)
        stopped = cluster.last_cycle()
        first = cluster.start_controller()
        if settings.is_slow:
            cluster.make_pass(0)
            cluster.wait_for_cycle(settings.period)
        return stopped, first

    def _copy_log(self, folder):
        source = self.cluster.path("log/slurmctld.log")
        target = os.path.join(folder, "slurmctld.log")
        if not self.cluster.clock:
            shutil.copy(source, target)
            return
        with open(source, encoding="utf-8", errors="replace") as log:
            lines = exact_log(log, self.cluster.name, self.cluster.last_cycle())
        with open(target, "w", encoding="utf-8") as file:
            file.writelines(lines)

    def _period(self, settings):
        """Minutes between computations: short where the second one is waited for, but long enough
        for a capture between two, also on a busy machine and a fast clock."""
        if not settings.is_slow:
            return LONG_PERIOD
        return max(1, math.ceil(self.slowest * self.speed / SHARE_OF_PERIOD / 60))

    def _capture(self, settings, folder):
        """A capture that no pass of the schedulers has come between."""
        began = time.monotonic()
        cycle, wrong = capture.take(self.cluster, folder, self.options.fairleadctl)
        self.slowest = max(self.slowest, time.monotonic() - began)
        passes = self.cluster.passes()
        if passes != int(settings.is_slow):
            raise Trouble(f"{passes} passes of the scheduler before the capture was done")
        return cycle, wrong
