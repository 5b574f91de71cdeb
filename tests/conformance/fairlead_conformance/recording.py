# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Records what Slurm's schedulers do with a workload, as a capture folder."""

import os
import re
import shutil
import statistics
import time

from . import schedule
from .clock import COMMAND_TIMEOUT
from .processes import Trouble, wait_for
from .sbatchwords import CPUS

REPLACED = ("SelectTypeParameters", "MinJobAge", "AccountingStorageTRES", "GresTypes", "Licenses",
            "SchedulerParameters", "SlurmctldTimeout", "SlurmdTimeout", "NodeName")
CONFIG = """\
MinJobAge=300
AccountingStorageEnforce=associations,limits,qos
PriorityType=priority/multifactor
SlurmctldTimeout=3600
SlurmdTimeout=36000
"""
MOST_OVERRUN = 20  # cluster seconds by which the middle job may outlast its sleep


def config_text(cluster, scene, policy):
    """slurm.conf with Slurm's own intervals."""
    kept = [line for line in cluster.base_config().splitlines()
            if line.split("=")[0] not in REPLACED]
    nodes = [f"NodeName=n{i + 1} NodeHostname={cluster.host} NodeAddr=127.0.0.1 Port={port} "
             f"CPUs={CPUS} Sockets=2 CoresPerSocket={CPUS // 2} "
             f"ThreadsPerCore=1 RealMemory=128000 {scene.nodes[i]} State=UNKNOWN"
             for i, port in enumerate(cluster.node_ports)]
    select = f"SelectTypeParameters={scene.select}\nDefMemPerCPU=100\n"
    return ("\n".join(kept) + "\n" + CONFIG + scene.config + select + scene.policies[policy]
            + "\n".join(nodes) + "\n" + scene.partitions)


def assoc_script(cluster, scene):
    """QOS are of all clusters: of two recordings side by side each has a slurmdbd of its own."""
    lines = [f"{'modify' if name == 'normal' else 'add'} qos {name}"
             f"{' set' if name == 'normal' else ''} {words}" for name, words in scene.qos.items()]
    lines += [f"add account {name} cluster={cluster} fairshare={shares} "
              f"{scene.accounts.get(name, '')}" for name, shares in schedule.SHARES.items()]
    may = f"qos={','.join(scene.qos)} defaultqos=normal" if scene.qos else ""
    lines += [f"add user {user} cluster={cluster} account={account} fairshare=1 {may}"
              for user, account in schedule.USERS.items()]
    return "\n".join(lines) + "\n"


class Recording:
    """One policy on a cluster of its own."""

    def __init__(self, cluster, scene, name, program, folder):
        self.cluster = cluster
        self.scene = scene
        self.ids = []
        self.clock = cluster.clock
        self.name = name
        self.program = program
        self.folder = folder

    def run(self, jobs, hours):
        cluster = self.cluster
        cluster.start_services()
        cluster.begin_tree(self.name)
        if not self.scene.has_gpus:
            cluster.write("etc/gres.conf", "")
        cluster.run("sacctmgr", "-i", "add", "cluster", self.name)
        cluster.write("etc/slurm.conf", config_text(cluster, self.scene, self.name))
        if self.scene.has_gpus:  # slurmctld has to tell slurmdbd of them before limits name them
            cluster.start_controller()
            cluster.stop_controller()
        cluster.run("sacctmgr", "-i", user_input=assoc_script(self.name, self.scene))
        cluster.start_controller()
        cluster.start_nodes()
        wait_for(lambda: self._ready(), 60, "idle nodes", 0.5)
        begin = self.clock.now()
        self._capture(os.path.join(self.folder, "before"), begin)
        for number, job in enumerate(jobs):
            self.clock.sleep_until(begin + job.at)
            self._submit(number, job)
        self._capture(os.path.join(self.folder, "middle"), begin)
        self._wait_for_end(begin + hours * 3600)
        self._capture(self.folder, begin)
        shutil.copy(cluster.path("log/slurmctld.log"), self.folder)

    def _ready(self):
        states = self.cluster.run("sinfo", "-hN", "-o", "%t").split()
        return states and set(states) == {"idle"}

    def _submit(self, number, job):
        options = [word.format(*self.ids) for word in job.options]
        try:
            out = self.cluster.run("sbatch", f"--uid={job.user}", "-A", job.account, "-n",
                                   job.cpus, "-t", job.limit, "-o", "/dev/null", "-D", "/tmp",
                                   "-J", f"w{number}", *options,
                                   f"--wrap=exec sleep {job.run}")
        except Trouble:
            if not self.scene.may_refuse:
                raise
            out = "0"
        self.ids.append(re.search(r"\d+", out).group())

    def _wait_for_end(self, end):
        while self.clock.now() < end and self.cluster.run("squeue", "-h").strip():
            time.sleep(1)

    def _capture(self, folder, begin):
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        own = folder + "-own"
        self.cluster.run(self.program, "capture", "--into", own, "--from", int(begin) - 60,
                         "--history", "2d", "--timeout", COMMAND_TIMEOUT)
        shutil.copytree(own, folder, dirs_exist_ok=True)
        shutil.rmtree(own)
        shutil.copy(self.cluster.path("etc/slurm.conf"), folder)


def overrun(history):
    """How much longer the middle job ran than its sleep, in cluster seconds: what the machine
    could not keep up with."""
    head, *rows = history.splitlines()
    names = head.split("|")
    late = []
    for row in rows:
        one = dict(zip(names, row.split("|", len(names) - 1)))
        asked = re.search(r"sleep (\d+)", one.get("SubmitLine", ""))
        if asked and one["State"] == "COMPLETED":
            late.append(_seconds(one["End"]) - _seconds(one["Start"]) - int(asked.group(1)))
    if not late:
        raise Trouble("no job has ended")
    return statistics.median(late)


def _seconds(text):
    return time.mktime(time.strptime(text, "%Y-%m-%dT%H:%M:%S"))
