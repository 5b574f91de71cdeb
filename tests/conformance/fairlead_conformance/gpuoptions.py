# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The scene of jobs that ask for GPUs: four on each of three nodes, none on the fourth."""

from .sbatchwords import CPUS, NODE_COUNT, array_words

NODES = ("Gres=gpu:4", "Gres=gpu:4", "Gres=gpu:4 Weight=2", "")
CONFIG = "GresTypes=gpu\nAccountingStorageTRES=gres/gpu\n"
PARTITIONS = """\
PartitionName=main Nodes=n[1-4] Default=YES MaxTime=2-0 State=UP PriorityJobFactor=1 PriorityTier=1
PartitionName=gpu Nodes=n[1-3] MaxTime=2-0 State=UP PriorityJobFactor=5 PriorityTier=1 TRESBillingWeights=CPU=1,GRES/gpu=8
PartitionName=quick Nodes=n3 MaxTime=60 State=UP PriorityJobFactor=10 PriorityTier=2
"""
QOS = {"normal": "priority=20 MaxTRESPerUser=gres/gpu=6", "high": "priority=100 MaxJobsPerUser=3",
       "low": "priority=1 UsageFactor=0.5 GrpTRES=gres/gpu=5"}
ACCOUNTS = {"chem": "GrpTRES=gres/gpu=4", "data": "GrpJobs=6"}
WEIGHTS = "PriorityWeightTRES=CPU=500,GRES/gpu=4000\n"


def gpu_options(dice, job, _number):
    """GPUs of each node or of the job, more of them than of CPUs on some."""
    at_least = -(-job.cpus // CPUS)
    options = [f"--qos={dice.choices(list(QOS), (60, 20, 20))[0]}"]
    partition = dice.choice(("main", "main", "gpu", "gpu", "main,gpu"))
    if job.limit <= 60 and at_least == 1:
        partition = dice.choice(("quick", "quick,gpu", partition))
    if at_least == NODE_COUNT:
        partition = "main"
    options.append(f"--partition={partition}")
    if dice.random() < 0.15:
        options += ["-N", f"{min(NODE_COUNT - 1, at_least + dice.choice((0, 1)))}"]
    if dice.random() < 0.2:
        options.append(f"--mem-per-cpu={dice.choice((500, 2000))}")
    if dice.random() < 0.7 and at_least < NODE_COUNT:
        options.append(_gpus(dice, at_least))
    if dice.random() < 0.05:
        options.append("--exclusive")
    return tuple(options + array_words(dice, job))


def _gpus(dice, least):
    count = dice.choice((1, 1, 1, 2, 2, 3, 4))
    return dice.choice((f"--gres=gpu:{count}", f"--gpus-per-node={count}",
                        f"--gpus={dice.choice((1, 1, 2, 2, 3, 4, 6)) if least == 1 else 2 * least}"))
