# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A capture folder as `fairleadctl capture` writes it, and what Slurm answered at that moment."""

import os
import shutil

from .clock import COMMAND_TIMEOUT
from .processes import Trouble

SPRIO = "%i|%u|%r|%Y|%A|%B|%F|%J|%P|%Q|%N|%S|%T|%t"
SPRIO_NORM = "%i|%r|%y|%a|%b|%f|%j|%p|%q|%T|%t"
SSHARE = ("Account,User,Partition,RawShares,NormShares,RawUsage,NormUsage,EffectvUsage,FairShare,"
          "LevelFS")
ASSOCS = "Cluster,Account,User,Partition,ParentName,Share,Priority,ID"

INPUTS = {
    "config.txt": ("scontrol", "show", "config"),
    "assocs.txt": ("sacctmgr", "-P", "show", "assoc", f"format={ASSOCS}"),
    "assoc_mgr.txt": ("scontrol", "show", "assoc_mgr", "flags=assoc,qos"),
    "qos.txt": ("sacctmgr", "-P", "show", "qos"),
    "partitions.txt": ("scontrol", "-o", "show", "partition"),
    "nodes.txt": ("scontrol", "-o", "show", "node"),
    "jobs.txt": ("scontrol", "-o", "show", "job"),
    "shares.txt": ("sshare", "-alPm"),
    "usage.txt": ("sacct", "-aXPn", "-S", "now-1day", "-o",
                  "JobIDRaw,AssocID,User,Account,Partition,QOS,Start,End,AllocTRES,State"),
}
ANSWERS = {
    "sprio.txt": ("sprio", "-h", "-o", SPRIO),
    "sprio_norm.txt": ("sprio", "-h", "-n", "-o", SPRIO_NORM),
    "sshare.txt": ("sshare", "-a", "-P", "-o", SSHARE),
}
MOVING = ("assoc_mgr.txt", "shares.txt")  # with each computation
STATE = ("assoc_usage", "priority_last_decay_ran")


def save_state(cluster, folder):
    """The state files of the stopped controller: what it starts from."""
    os.makedirs(folder, exist_ok=True)
    for name in STATE:
        shutil.copy(os.path.join(cluster.state, name), folder)


def take(cluster, folder, program):
    """Writes the folder; answers are asked for before and after, and must not have changed. Returns
    the moment of the cycle, and the files that `fairleadctl capture` has written otherwise."""
    own = folder + "-own"
    inputs = _ask(cluster, [name for name in INPUTS if name not in MOVING + ("jobs.txt",)])
    for _ in range(5):
        shutil.rmtree(own, ignore_errors=True)
        cycle = cluster.last_cycle()
        jobs, answers = _ask_answers(cluster)
        inputs |= _ask(cluster, MOVING)
        taken = int(cluster.now())
        cluster.run(program, "capture", "--into", own, "--from", taken - 86400,
                    "--timeout", COMMAND_TIMEOUT)
        if (jobs, answers) == _ask_answers(cluster) and cluster.last_cycle() == cycle:
            inputs["jobs.txt"] = jobs
            inputs["taken_at.txt"] = f"{taken}\n"
            inputs["assocs.txt"] = _own_cluster(inputs["assocs.txt"], cluster.name)
            _write(folder, inputs)
            _write(os.path.join(folder, "expected"), answers)
            shutil.copy(cluster.path("etc/slurm.conf"), folder)
            return cycle, _written_otherwise(cluster, inputs | answers, own)
    raise Trouble("the queue does not stand still")


def _written_otherwise(cluster, files, own):
    """Of the files without clocks in them, those that differ."""
    wrong = []
    for name in ("assocs.txt", "assoc_mgr.txt", "qos.txt", "partitions.txt", "jobs.txt",
                 "shares.txt", "usage.txt", "sprio.txt", "sprio_norm.txt"):
        with open(os.path.join(own, name), encoding="utf-8") as file:
            text = file.read()
        if name == "jobs.txt":
            text = _without_run_time(text)
        if name == "assocs.txt":
            text = _own_cluster(text, cluster.name)
        if text != files[name]:
            wrong.append(name)
    return wrong + [name for name in STATE if not os.path.exists(os.path.join(own, name))]


def _ask(cluster, names):
    return {name: cluster.run(*INPUTS[name]) for name in names}


def _ask_answers(cluster):
    jobs = cluster.run(*INPUTS["jobs.txt"])
    answers = {name: cluster.run(*words) for name, words in ANSWERS.items()}
    return _without_run_time(jobs), answers


def _without_run_time(jobs):
    """The one field that changes by itself; no priority knows it."""
    lines = []
    for line in jobs.splitlines():
        words = [word for word in line.split(" ") if not word.startswith("RunTime=")]
        lines.append(" ".join(words))
    return "\n".join(lines) + "\n"


def _own_cluster(text, name):
    head, *rows = text.splitlines()
    return "\n".join([head] + [row for row in rows if row.startswith(name + "|")]) + "\n"


def _write(folder, files):
    os.makedirs(folder, exist_ok=True)
    for name, text in files.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
