# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Random settings of the priority plugin and of the partitions."""

import dataclasses
import re

from .trees import DOWN_PARTITIONS, LIVE_PARTITION

NORMAL_FLAGS = ("NO_NORMAL_ASSOC", "NO_NORMAL_PART", "NO_NORMAL_QOS", "NO_NORMAL_TRES",
                "NO_NORMAL_ALL")


@dataclasses.dataclass
class Settings:
    algorithm: str
    parameters: dict
    partitions: str
    is_slow: bool = False  # waits for a pass of the scheduler and a computation after it
    resets: bool = False

    @property
    def name(self):
        flags = self.parameters.get("PriorityFlags", "")
        return flags.lower() or "default"

    def add_flag(self, flag):
        flags = self.parameters.get("PriorityFlags", "")
        self.parameters["PriorityFlags"] = flags + ("," if flags else "") + flag

    @property
    def has_limits(self):
        return "limits" in self.parameters["AccountingStorageEnforce"]

    @property
    def period(self):
        """Seconds between computations."""
        return int(self.parameters["PriorityCalcPeriod"]) * 60

    def decay_text(self):
        """What decides how usage decays: the jobs that make it need the same."""
        names = ("PriorityDecayHalfLife", "PriorityUsageResetPeriod")
        return "".join(f"{name}={self.parameters[name]}\n" for name in names
                       if name in self.parameters)

    def text(self):
        lines = [f"{key}={value}" for key, value in self.parameters.items()]
        return "\n".join(lines) + "\n" + self.partitions


def _weight(random):
    return random.choice((0, 1, 1000, 10000, random.randint(1, 200000)))


def _flags(random, algorithm):
    flags = {"fair_tree": [], "classic": ["NO_FAIR_TREE"],
             "depth_oblivious": ["DEPTH_OBLIVIOUS"]}[algorithm]
    for flag, chance in (("CALCULATE_RUNNING", 0.3),
                         ("SMALL_RELATIVE_TO_TIME", 0.3), ("INCR_ONLY", 0.2)):
        if random.random() < chance:
            flags.append(flag)
    if random.random() < 0.4:
        flags.append(random.choice(NORMAL_FLAGS))
    random.shuffle(flags)
    return flags


def _tres_weights(random):
    parts = []
    for name, values in (("CPU", (1000, 2.5, 0.001)), ("Mem", ("0.25G", 3000, "2T")),
                         ("node", (500, 7)), ("gres/gpu", (3000, 0.5)),
                         ("license/matlab", (100, 20.5)), ("billing", (1, 300))):
        if random.random() < 0.4:
            parts.append(f"{name}={random.choice(values)}")
    return ",".join(parts)


def _parameters(random, algorithm):
    limits = random.random() < 0.7
    half_life = random.choice(("7-0", "7-0", "1-0", "0", "90-0", "2:00:00", "14-3:7"))
    values = {
        "AccountingStorageEnforce": "associations,limits,qos" if limits else "associations,qos",
        "PriorityType": "priority/multifactor",
        "PriorityCalcPeriod": "1",
        "PriorityDecayHalfLife": half_life,
        "PriorityMaxAge": random.choice(("1", "5", "0-2", "7-0", "14-0", "0", "UNLIMITED")),
        "PriorityFavorSmall": random.choice(("NO", "NO", "YES")),
        "PriorityWeightFairshare": random.choice((1000, 10000, 70000, random.randint(1, 10**6))),
    }
    for name in ("Age", "Assoc", "JobSize", "Partition", "QOS"):
        values[f"PriorityWeight{name}"] = _weight(random)
    if random.random() < 0.08:
        values["PriorityWeightQOS"] = 4294967295
    if half_life == "0" or random.random() < 0.3:
        values["PriorityUsageResetPeriod"] = random.choice(("NONE", "MONTHLY", "YEARLY"))
    if random.random() < 0.6:
        values["PriorityWeightTRES"] = _tres_weights(random)
        if not values["PriorityWeightTRES"]:
            del values["PriorityWeightTRES"]
    if algorithm != "fair_tree":
        values["FairShareDampeningFactor"] = random.choice((1, 1, 2, 5, 1000, 3))
    flags = _flags(random, algorithm)
    if flags:
        values["PriorityFlags"] = ",".join(flags)
    return values


def billing_weights(random):
    if random.random() < 0.4:
        return ""
    weights = random.choice(("CPU=1.0,Mem=0.25G,GRES/gpu=8.0", "CPU=0.3", "Mem=0.37G,node=2",
                             "CPU=2.5,Mem=1.1G,GRES/gpu=1.5,license/matlab=3"))
    return f' TRESBillingWeights="{weights}"'


def partitions(random, live_billing, state="DOWN"):
    """fast and long see every node, tiny the one without GPU, wide has no limit of time."""
    nodes = {"fast": "n[1-4]", "long": "n[1-3]", "tiny": "n4", "wide": "n[1-4]"}
    times = {"fast": "2:00:00", "long": "30-0", "tiny": "1:00:00", "wide": "UNLIMITED"}
    lines = []
    for name in DOWN_PARTITIONS:
        factor = random.choice((0, 1, 10, 50, 1000, random.randint(0, 65533)))
        lines.append(
            f"PartitionName={name} Nodes={nodes[name]} MaxTime={times[name]} State={state} "
            f"PriorityJobFactor={factor} PriorityTier={random.choice((0, 1, 1, 2, 10))}"
            f"{' Default=YES' if name == 'fast' else ''}{billing_weights(random)}")
    lines.append(f"PartitionName={LIVE_PARTITION} Nodes=n[1-4] MaxTime=1-0 State=UP "
                 f"PriorityJobFactor={random.choice((1, 5, 300))} OverSubscribe=NO"
                 f"{live_billing}")
    return "\n".join(lines) + "\n"


def make_settings(random, algorithm, live_billing):
    return Settings(algorithm, _parameters(random, algorithm), partitions(random, live_billing))


def _give_gpus_to_all(settings):
    """What sprio shows of a TRES that a partition lacks depends on the partition that was tried
    last, and right after a start none was: only slow cases have such a partition, in a tier of its
    own."""
    settings.partitions = settings.partitions.replace("Nodes=n4 ", "Nodes=n[3-4] ")


def _make_slow(random, settings):
    """Right after a start ACCRUE_ALWAYS knows no age, and DEPTH_OBLIVIOUS nobody's usage: such a
    case waits for a pass of the scheduler and a second computation."""
    settings.is_slow = True
    settings.partitions = re.sub(r"(PartitionName=tiny .*PriorityTier=)\d+", r"\g<1>3",
                                 settings.partitions)
    if random.random() < 0.5:
        settings.add_flag("ACCRUE_ALWAYS")


def make_plan(random, count, has_running, live_billing, has_max_tres):
    """The configurations of one tree: Fair Tree at least twice, the slow one last. Jobs run in the
    Fair Tree cases alone: accounts of the others show the usage of one cycle earlier."""
    algorithms = ["fair_tree", "fair_tree", "classic"]
    while len(algorithms) < count - 1:
        algorithms.append(random.choice(("fair_tree", "classic")))
    random.shuffle(algorithms)
    if has_running:
        algorithms.sort(reverse=True)
    slow = random.choice(("depth_oblivious", "depth_oblivious", "classic", "fair_tree"))
    plan = [make_settings(random, algorithm, live_billing)
            for algorithm in algorithms[:count - 1] + [slow]]
    for settings in plan[:-1]:
        _give_gpus_to_all(settings)
    _make_slow(random, plan[-1])
    if has_max_tres: # for all: running jobs keep what they were billed when they started
        for settings in plan:
            settings.add_flag("MAX_TRES")
    if count > 2 and not has_running and random.random() < 0.5:
        plan[1].resets = True
        plan[1].parameters["PriorityUsageResetPeriod"] = random.choice(
            ("DAILY", "WEEKLY", "MONTHLY"))
    return plan


def keeps_running(later):
    """Whether the next case is one with running jobs."""
    return bool(later) and later[0].algorithm == "fair_tree"
