# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""fairleadctl against sshare and sprio, field by field."""

import calendar
import csv
import dataclasses
import io
import os
import re
import shutil
import subprocess
import time
from decimal import Decimal

from .statefile import read_usage

ANSWERS = ("sprio.txt", "sprio_norm.txt", "shares.txt")
HISTORY = "usage.txt"
FACTORS = ("NormShares", "NormUsage", "EffectvUsage", "FairShare", "LevelFS")
JOB_COLUMNS = ("JobID", "User", "Partition", "Priority", "Age", "Assoc", "FairShare", "JobSize",
               "PartitionPrio", "QOS", "Nice", "Site", "TRES")
NORM_COLUMNS = ("Age", "Assoc", "FairShare", "JobSize", "PartitionPrio", "QOS")
MOST_SHOWN = 12


@dataclasses.dataclass
class Tally:
    """Rows of one kind of answer; `different` holds what is wrong with a row, by its key."""

    compared: int = 0
    different: dict = dataclasses.field(default_factory=dict)

    @property
    def equal(self):
        return self.compared - len(self.different)

    def add(self, key, problems):
        """Problems are (column, ours, Slurm's)."""
        self.compared += 1
        if problems:
            self.different[key] = problems


def described(problems):
    return "; ".join(f"{name} {own} instead of {theirs}" for name, own, theirs in problems)


class Fairlead:
    def __init__(self, program):
        self.program = program

    def run(self, command, folder, *options, zone="UTC"):
        env = dict(os.environ, TZ=zone)
        done = subprocess.run([self.program, command, folder, "--format", "csv", *options],
                              env=env, text=True, capture_output=True, timeout=120)
        if done.returncode != 0:
            raise RuntimeError(f"fairleadctl {command} {folder}: exit {done.returncode}: "
                               f"{done.stderr.strip()[-500:]}")
        return done.stdout


def rows_of(text):
    return list(csv.DictReader(io.StringIO(text)))


def copy_inputs(source, target, state=None):
    """The capture without the answers. Of sprio only what nothing else tells: site factors, and
    which priorities an administrator has set."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("expected", HISTORY, *ANSWERS))
    if state:
        shutil.copytree(state, target, dirs_exist_ok=True)
    for name, told in (("sprio.txt", _told_by_sprio_alone), ("sprio_norm.txt", _told_by_norm)):
        lines = [line for line in map(told, expected_lines(source, name)) if line]
        if lines:
            with open(os.path.join(target, name), "w", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")


def _told_by_norm(line):
    cells = [cell.strip() for cell in line.split("|")]
    is_set = float(cells[2]) >= 1 and not any(map(float, cells[3:9])) and not cells[9]
    return line if is_set else None


def _told_by_sprio_alone(line):
    cells = [cell.strip() for cell in line.split("|")]
    no_factors = set(cells[4:12]) == {"0"} and not cells[12] and cells[3] != "1"
    if no_factors or cells[10] == "-2147483648":
        return line
    if cells[11] != "0":
        return "|".join(cells[:3] + ["0"] * 8 + [cells[11], "", ""])
    return None


def expected_lines(folder, name):
    with open(os.path.join(folder, "expected", name), encoding="utf-8") as file:
        return file.read().splitlines()


def printed(column, cell):
    """One of our cells the way sshare prints it."""
    if cell in ("", "inf", "parent", "nan", "-nan"):
        return cell
    if column in FACTORS:
        # What a double goes through on its way to sshare.
        return "%.6f" % (float(cell) * 1000000.0 / 1000000.0)
    if column == "RawUsage":
        return str(int(Decimal(cell)))
    return cell


def _differences(names, mine, theirs):
    return [(name, own, other) for name, own, other in zip(names, mine, theirs) if own != other]


def compare_shares(own, folder):
    head, *lines = expected_lines(folder, "sshare.txt")
    names = head.split("|")
    tally = Tally()
    for i, line in enumerate(lines):
        cells = [cell.strip() for cell in line.split("|")]
        row = own[i] if i < len(own) else {}
        mine = [printed(name, row.get(name, "")) for name in names]
        tally.add((i, *cells[:3]), _differences(names, mine, cells))
    for i, row in enumerate(own[len(lines):], len(lines)):
        tally.add((i, row["Account"], row["User"]), [("row", "there", "none")])
    return tally


def finished_jobs(folder):
    """With CALCULATE_RUNNING sprio shows them until they are forgotten; Fairlead does not."""
    found = set()
    with open(os.path.join(folder, "jobs.txt"), encoding="utf-8") as file:
        for line in file:
            state = line.partition(" JobState=")[2].partition(" ")[0]
            if state not in ("PENDING", "RUNNING", "SUSPENDED", "COMPLETING", "CONFIGURING"):
                found.add(line.partition(" ")[0].partition("=")[2])
    return found


def _by_key(own):
    return {(row["JobID"], row["Partition"]): row for row in own}


def compare_jobs(own, folder):
    rows = _by_key(own)
    tally = Tally()
    seen = set()
    finished = finished_jobs(folder)
    for line in expected_lines(folder, "sprio.txt"):
        cells = [cell.strip() for cell in line.split("|")]
        if cells[0] in finished:
            continue
        key = (cells[0], cells[2])
        seen.add(key)
        row = rows.get(key)
        if row is None:
            tally.add(key, [("row", "none", "there")])
            continue
        mine = [row[name] for name in JOB_COLUMNS]
        tally.add(key, _differences(JOB_COLUMNS, mine, cells))
    for key in rows.keys() - seen:
        tally.add(key, [("row", "there", "none")])
    return tally


def compare_normalized(own, folder):
    rows = _by_key(own)
    tally = Tally()
    finished = finished_jobs(folder)
    for line in expected_lines(folder, "sprio_norm.txt"):
        cells = [cell.strip() for cell in line.split("|")]
        if cells[0] in finished:
            continue
        row = rows.get((cells[0], cells[1]))
        if row is None:
            tally.add((cells[0], cells[1]), [("row", "none", "there")])
            continue
        mine = ["%.14f" % float(row["Priority"])]
        mine += ["%.7f" % float(row[name]) for name in NORM_COLUMNS] + [row["TRES"]]
        theirs = cells[2:9] + [cells[10]]
        names = ("Priority", *NORM_COLUMNS, "TRES")
        tally.add((cells[0], cells[1]), _differences(names, mine, theirs))
    return tally


def compare_order(own, folder):
    """The places of waiting jobs with one partition, by the priority that slurmctld keeps: clamped,
    and with INCR_ONLY the largest so far. (Of a job with a partition list it shows that of the
    partition that it tried last.)"""
    rows = _by_key(own)
    tiers = {words["PartitionName"]: int(words["PriorityTier"])
             for words in _words_of(folder, "partitions.txt")}
    jobs = []
    for words in _words_of(folder, "jobs.txt"):
        key = (words["JobId"], words["Partition"])
        if key in rows and words["JobState"] == "PENDING":
            order = (-tiers[key[1]], -int(words["Priority"]), words["SubmitTime"], int(key[0]))
            jobs.append((order, int(rows[key]["Rank"]), key))
    tally = Tally()
    ours = [key for _, _, key in sorted(jobs, key=lambda job: job[1])]
    for (_, _, theirs), own_key in zip(sorted(jobs), ours):
        tally.add(theirs, _differences(("Place",), (own_key[0],), (theirs[0],)))
    return tally


def _words_of(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        return [dict(word.split("=", 1) for word in line.split() if "=" in word) for line in file]


def compare_all(fairlead, inputs, folder, moment, zone="UTC"):
    """The four answers of a capture; also what fairleadctl printed, for a comparison of bytes."""
    at = ("--at", str(moment)) if moment else ()
    shares = fairlead.run("shares", inputs, *at, zone=zone)
    jobs = fairlead.run("jobs", inputs, *at, zone=zone)
    norm = fairlead.run("jobs", inputs, *at, "--norm", zone=zone)
    return {"sshare": compare_shares(rows_of(shares), folder),
            "sprio": compare_jobs(rows_of(jobs), folder),
            "sprio -n": compare_normalized(rows_of(norm), folder),
            "order": compare_order(rows_of(jobs), folder)}, (shares, jobs, norm)


ROUNDED = {"sshare": {"RawUsage", "NormUsage", "EffectvUsage", "FairShare", "LevelFS"},
           "sprio": {"Priority", "FairShare"}, "sprio -n": {"Priority", "FairShare"},
           "order": {"Place"}}


def split_rounding(exact, rounded):
    """How many rows of the comparison from rounded usage are equal, and which of the others the
    rounding does not explain. It explains a row if the same program gets it right from the exact
    usage, which is the only input that differs, and if only columns that know usage are off."""
    equal = 0
    excused = 0
    wrong = []
    for what, tally in rounded.items():
        equal += tally.equal
        for key, problems in tally.different.items():
            columns = {name for name, _, _ in problems}
            if key not in exact[what].different and columns <= ROUNDED[what]:
                excused += 1
            else:
                wrong.append((what, key, problems))
    return equal, excused, wrong


def tell_period(folder, minutes):
    """Writes another PriorityCalcPeriod into what tells the configuration."""
    for name, text in (("config.txt", f"00:{minutes:02}:00"), ("slurm.conf", str(minutes))):
        path = os.path.join(folder, name)
        with open(path, encoding="utf-8") as file:
            told = re.sub(r"(?m)^(PriorityCalcPeriod\s*=\s*).*", rf"\g<1>{text}", file.read())
        with open(path, "w", encoding="utf-8") as file:
            file.write(told)


def ended_in_cycles(folder, seconds):
    """The associations of jobs that ended while a computation may have been going on, which takes
    so many seconds at most. slurmctld 22.05 then charges what ran since the cycle before twice: by
    the cycle, and because it does not know yet that there was one, at the end of the job."""
    with open(folder + "/slurmctld.log", encoding="utf-8", errors="replace") as log:
        cycles = [_seconds(line[1:20]) for line in log if "Decay factor over" in line]
    found = set()
    with open(folder + "/capture/usage.txt", encoding="utf-8") as file:
        for line in file:
            cells = line.split("|")
            if not cells[7].startswith("2"):
                continue  # Unknown: it has not ended
            end = _seconds(cells[7])
            if any(-1 <= end - cycle <= seconds for cycle in cycles):
                found.add(int(cells[1]))
    return found


def _seconds(stamp):
    return calendar.timegm(time.strptime(stamp, "%Y-%m-%dT%H:%M:%S"))


def compare_history(fairlead, folder, moment, has_log, left_out):
    """Raw usage of the users, charged from the jobs of usage.txt alone, against the state file of
    the next stop: to its six decimals with the moments of the cycles in slurmctld's log, without
    them as near as regular cycles come. Every stop has rounded the usage once."""
    inputs = folder + ("/history-log" if has_log else "/history")
    source = folder + "/capture"
    shutil.copytree(source, inputs,
                    ignore=shutil.ignore_patterns("expected", "assoc_mgr.txt", *ANSWERS))
    tell_period(inputs, 1)  # while the usage was made
    if has_log:
        shutil.copy(folder + "/slurmctld.log", inputs)
    own = {(row["Account"], row["User"], row["Partition"]): Decimal(row["RawUsage"])
           for row in rows_of(fairlead.run("shares", inputs, "--at", str(moment)))}
    rounding = Decimal("0.000000501") * _starts(folder)
    state = {ident: usage for ident, usage, *_ in read_usage(folder + "/after/assoc_usage").records}
    tally = Tally()
    for key, ident in _user_associations(source):
        theirs, mine = state.get(ident, Decimal(0)), own[key]
        if (theirs or mine) and ident not in left_out:
            error = rounding if has_log else 1 + Decimal("0.005") * theirs
            tally.add(key, [] if abs(mine - theirs) <= error else [("RawUsage", mine, theirs)])
    return tally


def _starts(folder):
    """How often slurmctld has run on this cluster."""
    with open(folder + "/capture/slurm.conf", encoding="utf-8") as file:
        name = next(line for line in file if line.startswith("ClusterName=")).strip()[12:]
    with open(folder + "/slurmctld.log", encoding="utf-8", errors="replace") as file:
        return sum(line.rstrip().endswith(f" started on cluster {name}") for line in file)


def _user_associations(folder):
    with open(os.path.join(folder, "assocs.txt"), encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="|"))
    for row in rows:
        if row["User"]:
            yield (row["Account"], row["User"], row["Partition"]), int(row["ID"])
