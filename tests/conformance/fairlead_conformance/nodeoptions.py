# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The scene of jobs that say on which nodes, and how they lie on them."""

from .sbatchwords import CPUS, NODE_COUNT, array_words, by_chance

NODES = ("Weight=2 Feature=a", "Weight=1 Feature=a,b", "Weight=3 Feature=b", "Weight=1")
WITH_FEATURES = {"a": 2, "b": 2, "a&b": 1, "a|b": 3}  # so many of the nodes
PARTITIONS = """\
PartitionName=main Nodes=n[1-4] Default=YES MaxTime=2-0 State=UP PriorityJobFactor=1 PriorityTier=1
PartitionName=quick Nodes=n4 MaxTime=60 State=UP PriorityJobFactor=10 PriorityTier=2 MaxCPUsPerNode=24
PartitionName=back Nodes=n[2-4] MaxTime=2-0 State=UP PriorityJobFactor=2 PriorityTier=1 QOS=pq MaxNodes=2
PartitionName=excl Nodes=n[1-2] MaxTime=2-0 State=UP PriorityJobFactor=5 PriorityTier=1 OverSubscribe=EXCLUSIVE
"""
QOS = {"pq": "priority=0 GrpTRES=cpu=80 MaxTRESPerUser=cpu=48"}  # of partition back
OWN_QOS = ("normal", "high", "low", "wide")


def node_options(dice, job, _number):
    """sbatch may refuse a job that no node can take, or slurmctld let it fail at once."""
    at_least = -(-job.cpus // CPUS)
    qos = dice.choices(OWN_QOS, (60, 15, 15, 10))[0]
    # sbatch refuses the whole machine where three nodes are the most
    options = [f"--qos={qos if at_least < NODE_COUNT else dice.choice(('normal', 'high'))}"]
    partition = dice.choice(("main", "main", "main", "back", "main,back", "excl", "main,excl"))
    if at_least > 2 and dice.random() < 0.8:
        partition = "main"
    if job.limit <= 60 and at_least == 1:
        partition = dice.choice(("quick", "quick,main", partition))
    options.append(f"--partition={partition}")
    options += by_chance(dice, (
        (0.25, lambda: _count(dice, at_least)),
        (0.15, lambda: (f"--mem-per-cpu={dice.choice((500, 2000, 4000))}",)),
        (0.08, lambda: (f"--mem={dice.choice((2000, 20000, 100000))}",)),
        (0.10, lambda: (f"--ntasks-per-node={dice.choice((1, 2, 8, 16))}",)),
        (0.08, lambda: ("--spread-job",)),
        (0.08, lambda: ("--contiguous",)),
        (0.06, lambda: ("--exclusive",)),
        (0.20, lambda: _place(dice, at_least, partition))))
    return tuple(options + array_words(dice, job))


def _count(dice, least):
    """-N"""
    most = min(NODE_COUNT, least + dice.choice((0, 0, 1, 2)))
    return ("-N", dice.choice((f"{least}", f"{most}", f"{least}-{most}")))


def _place(dice, least, partition):
    """-w, -x, -C: seldom what cannot be had."""
    kind = dice.choice(("w", "x", "C"))
    if kind == "C":
        fit = [name for name, count in WITH_FEATURES.items() if count >= least]
        return ("-C", dice.choice(fit)) if fit and partition != "quick" else ()
    if partition.startswith("quick") or least > 2:
        return ()
    return (f"-{kind}", dice.choice(("n2", "n2", "n3", "n[2-3]", "n4")))
