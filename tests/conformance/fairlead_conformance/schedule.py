# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Random workloads for a recording, and the two policies under which each of them runs."""

import dataclasses
import functools
import re

from . import gpuoptions, nodeoptions
from .sbatchwords import CPUS, NODE_COUNT, array_words, by_chance

LOAD = 1.15  # work offered while jobs are submitted, as a share of the machine
SUBMITTING = 0.7  # of the time: then the queue runs empty
SHARES = {"astro": 40, "bio": 30, "chem": 20, "data": 10}
USERS = {"ann": "astro", "abe": "astro", "bea": "bio", "bob": "bio", "ben": "bio",
         "cyd": "chem", "cat": "chem", "dan": "data", "dov": "data", "dee": "data"}
QOS = {"normal": "priority=20 MaxTRESPerUser=cpu=96", "high": "priority=100 MaxJobsPerUser=3",
       "low": "priority=1 UsageFactor=0.5 GrpTRES=cpu=48",
       "wide": "priority=10 MaxTRESPerJob=node=3 GrpJobs=4 MaxJobsPerAccount=2"}
PARTITIONS = """\
PartitionName=main Nodes=n[1-4] Default=YES MaxTime=2-0 State=UP PriorityJobFactor=1 PriorityTier=1
PartitionName=quick Nodes=n4 MaxTime=60 State=UP PriorityJobFactor=10 PriorityTier=2
PartitionName=back Nodes=n[2-4] MaxTime=2-0 State=UP PriorityJobFactor=2 PriorityTier=1
"""
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
POLICIES_OF_FEATURES = {
    "classic": """\
PriorityWeightFairshare=50000
PriorityWeightAge=5000
PriorityMaxAge=2-0
PriorityWeightQOS=30000
PriorityWeightPartition=5000
PriorityDecayHalfLife=1-0
PriorityFlags=NO_FAIR_TREE
""",
    "tree": """\
PriorityWeightFairshare=80000
PriorityWeightAge=20000
PriorityMaxAge=1-0
PriorityWeightQOS=10000
PriorityWeightJobSize=3000
PriorityWeightTRES=CPU=500,Mem=2000
PriorityDecayHalfLife=2-0
"""}


@dataclasses.dataclass
class Scene:
    """A cluster, and what is submitted to it."""
    policies: dict  # name: lines of slurm.conf
    select: str  # SelectTypeParameters
    partitions: str
    qos: dict  # name: what sacctmgr is told
    accounts: dict  # name: what sacctmgr is told beside the shares
    wide: tuple  # CPUs of a few jobs that need most of the machine
    arrays: float  # of the jobs that may be one, as a share
    options: object  # of a job, by chance
    nodes: tuple = ("",) * NODE_COUNT  # words of each line NodeName
    may_refuse: bool = False  # sbatch may refuse a job
    config: str = ""  # more lines of slurm.conf
    has_gpus: bool = False  # those of the trees


@dataclasses.dataclass
class Job:
    at: float  # seconds after the beginning
    user: str
    cpus: int
    run: int  # seconds
    limit: int  # minutes
    options: tuple = ()  # of sbatch; {N} stands for the id of the Nth job
    tasks: int = 1  # of an array

    @property
    def account(self):
        return USERS[self.user]


def plain_options(*_):
    """None: sbatch takes the default partition and QOS."""
    return ()


def feature_options(dice, job, number, throttles=("", "", "%2")):
    """Partitions, QOS, nodes, memory, dependencies, begin times and nice values."""
    options = []
    partition = dice.choice(("main", "main", "main", "back", "main,back"))
    if job.limit <= 60 and (job.cpus <= CPUS or dice.random() < 0.5):
        partition = dice.choice(("quick" if job.cpus <= CPUS else "quick,main",
                                 "quick,main", partition))
    options.append(f"--partition={partition}")
    qos = dice.choices(list(QOS), (60, 15, 15, 10))[0]
    # sbatch refuses the whole machine where three nodes are the most
    options.append(f"--qos={qos if job.cpus <= CPUS * (NODE_COUNT - 1) else 'normal'}")
    options += by_chance(dice, (
        (0.15, lambda: ("-N", str(min(NODE_COUNT, -(-job.cpus // CPUS) + dice.choice((0, 1)))))),
        (0.30, lambda: (f"--mem-per-cpu={dice.choice((500, 2000, 4000))}",)),
        (0.10, lambda: (f"--nice={dice.choice((100, 1000, 10000))}",)),
        (0.08, lambda: (f"--begin=now+{dice.choice((600, 1800, 3600))}",)),
        (0.05, lambda: ("--exclusive",))))
    options += array_words(dice, job, throttles)
    if job.tasks == 1 and number > 0 and dice.random() < 0.08:
        earlier = dice.randrange(max(0, number - 20), number)
        options.append(f"--dependency={dice.choice(('afterok', 'afterany', 'after'))}:{{{earlier}}}")
    return tuple(options)


def make_jobs(dice, hours, count, scene):
    """Sorted by submission; bursts of equal jobs, most of them small, and limits that are too long."""
    end = hours * 3600 * SUBMITTING
    jobs = []
    while len(jobs) < count:
        at = dice.uniform(0, end)
        user = dice.choice(list(USERS))
        cpus = dice.choice((1, 2, 4, 4, 8, 8, 16, 32, 48, 64) + scene.wide)
        run = dice.lognormvariate(0, 0.8)
        for i in range(min(dice.choice((1, 1, 1, 2, 5)), count - len(jobs))):
            jobs.append(Job(min(at + i * dice.uniform(2, 30), end), user, cpus, run, 0))
    jobs.sort(key=lambda job: job.at)
    for job in jobs:
        if scene.arrays and job.cpus <= 16 and dice.random() < scene.arrays:
            job.tasks = dice.choice((3, 4, 6))
    work = sum(job.cpus * job.run * job.tasks for job in jobs)
    for job in jobs:
        job.run = max(90, int(job.run * LOAD * NODE_COUNT * CPUS * end / work))
        job.limit = int(job.run * dice.choice((1.2, 1.5, 2, 4)) / 60) + 2
    for number, job in enumerate(jobs):
        job.options = scene.options(dice, job, number)
    return jobs


SCENES = {
    "plain": Scene(
        POLICIES, "CR_Core",
        "PartitionName=main Nodes=n[1-4] Default=YES MaxTime=2-0 State=UP PriorityJobFactor=1 "
        "PriorityTier=1\n", {}, {}, (), 0.0, plain_options),
    "features": Scene(
        POLICIES_OF_FEATURES, "CR_Core_Memory", PARTITIONS, QOS,
        {"chem": "GrpTRES=cpu=64", "data": "GrpJobs=6", "bio": "MaxJobs=8"}, (96, 128), 0.15,
        feature_options)}
SCENES["arrays"] = dataclasses.replace(
    SCENES["features"], arrays=0.7,
    options=functools.partial(feature_options, throttles=("", "%1", "%2", "%3")))
SCENES["nodes"] = dataclasses.replace(
    SCENES["features"], partitions=nodeoptions.PARTITIONS, nodes=nodeoptions.NODES,
    qos=QOS | nodeoptions.QOS, options=nodeoptions.node_options, may_refuse=True)
SCENES["gpus"] = dataclasses.replace(
    SCENES["features"], partitions=gpuoptions.PARTITIONS, nodes=gpuoptions.NODES,
    qos=gpuoptions.QOS, accounts=gpuoptions.ACCOUNTS, options=gpuoptions.gpu_options,
    may_refuse=True, config=gpuoptions.CONFIG, has_gpus=True, policies={
        name: re.sub("PriorityWeightTRES=.*\n", "", lines) + gpuoptions.WEIGHTS
        for name, lines in POLICIES_OF_FEATURES.items()})


def with_parameters(scene, parameters):
    """SchedulerParameters for each policy in order; one for all, none."""
    given = parameters * len(scene.policies) if len(parameters) == 1 else parameters
    if not given:
        return scene
    if len(given) != len(scene.policies):
        raise SystemExit(f"conformance: --parameters: one, or {len(scene.policies)}")
    return dataclasses.replace(scene, policies={
        name: lines + f"SchedulerParameters={words}\n"
        for (name, lines), words in zip(scene.policies.items(), given)})
