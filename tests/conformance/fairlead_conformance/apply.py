# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Scenarios carried out on the private Slurm as fairleadctl exports them, and captured again."""

import os
import random
import re
import shutil
import subprocess
import time

from .capture import ASSOCS
from .compare import rows_of
from .processes import Trouble
from .scenarios import folder, random_parameters, random_scenario
from .session import USAGE_PHASE, add_associations
from .settings import partitions
from .trees import make_tree

SHARES = "Account,User,Partition,RawShares,NormShares"
MOST_LOADS = 6
DONE = "Nothing new added."


class ApplyCheck:
    def __init__(self, cluster, verdict, options):
        self.cluster = cluster
        self.verdict = verdict
        self.options = options
        self.keep = folder(options.keep or cluster.path("captures"))

    def run(self):
        for number in range(1, self.options.scenarios + 1):
            dice = random.Random(f"apply {self.options.seed}/{number}")
            try:
                self._run_one(number, dice)
            except Trouble as trouble:
                self.verdict.leave_out(f"scenario {number}", trouble)
            self.cluster.stop_daemon("slurmctld")

    def _run_one(self, number, dice):
        cluster = self.cluster
        tree = make_tree(dice, dice.choice((12, 20, 60)))
        cluster.begin_tree(f"c{self.options.seed}s{number}")
        cluster.write("etc/slurm.conf", cluster.base_config() + USAGE_PHASE
                      + partitions(dice, "", "UP"))
        add_associations(cluster, tree)
        self._set_what_scenarios_do_not_know(dice, tree)
        cluster.start_controller()
        place = folder(os.path.join(self.keep, f"scenario{number}"))
        self._script(dice, place)
        self._load(dice, place)
        self._slurm_conf(dice, place)

    def _set_what_scenarios_do_not_know(self, dice, tree):
        """Limits, QOS lists, default accounts and coordinators, which no export may lose."""
        lines = []
        where = f"where cluster={self.cluster.name}"
        for one in dice.sample(tree.accounts, 3):
            lines.append(f"modify account {where} name={one.name} set grptres=cpu=64 maxjobs=7 "
                         "qos=normal,high defaultqos=high")
        for one in dice.sample(tree.users, 4):
            lines.append(f"modify user {where} name={one.user} set defaultaccount={one.account}")
            lines.append(f"modify user {where} name={one.user} account={one.account} set "
                         "maxsubmitjobs=9")
            lines.append(f"add coordinator name={one.user} account={one.account}")
        self.cluster.run("sacctmgr", "-i", user_input="\n".join(lines) + "\n")

    # ---- the three forms ----

    def _script(self, dice, place):
        before = self._capture(place + "/script-before")
        count, wanted = self._scenario(dice, before, place + "/script.json", adds_only=False)
        script = self._export(before, "sacctmgr", place + "/script.json")
        self._write(place + "/script.sh", script)
        begin = time.monotonic()
        done = subprocess.run(["sh", place + "/script.sh"], env=self.cluster.env, text=True,
                              capture_output=True, timeout=300)
        took = time.monotonic() - begin
        commands = len(re.findall("^(sacctmgr|leave_default|keep_default) ", script, re.M))
        what = f"{count} edits, {commands} commands in {took:.1f} s"
        if done.returncode != 0:
            self.verdict.applied("sacctmgr", what, [("exit", str(done.returncode),
                                                     (done.stdout + done.stderr)[-300:])])
            return
        wrong = self._differences(self._capture(place + "/script-after"), wanted)
        self.verdict.applied("sacctmgr", what, wrong + self._without_default())

    def _load(self, dice, place):
        before = self._capture(place + "/load-before", with_dump=True)
        with open(before + "/dump.cfg", encoding="utf-8") as file:
            dumped = file.read()
        wrong = []
        if self._fairleadctl("export", before, "--as", "dump") != dumped:
            wrong.append(("dump", "without edits", "not the same bytes"))
        count, wanted = self._scenario(dice, before, place + "/load.json", adds_only=True)
        self._write(place + "/load.cfg", self._export(before, "dump", place + "/load.json"))
        loads = 0
        while loads < MOST_LOADS:
            loads += 1
            said = self.cluster.run("sacctmgr", "-i", "load", f"file={place}/load.cfg")
            self._write(f"{place}/load-{loads}.out", said)
            if DONE in said:
                break
        else:
            wrong.append(("load", f"{loads} times", "still changes something"))
        after = self._capture(place + "/load-after", with_dump=True)
        what = f"{count} edits, loaded {loads} times"
        if self._differences_of_sshare(wanted):
            what += ", slurmctld restarted"
            self.cluster.stop_controller()
            self.cluster.start_controller()
        wrong += self._differences(after, wanted) + self._lost_options(dumped, after)
        self.verdict.applied("dump", what, wrong)

    def _slurm_conf(self, dice, place):
        before = self._capture(place + "/conf-before")
        scenario = place + "/conf.json"
        count = random_parameters(dice, scenario)
        shutil.copy(self.cluster.path("etc/slurm.conf"), before)
        wanted = self._fairleadctl("weights", before, "--scenario", scenario, "--format", "csv")
        diff = self._export(before, "slurm.conf", scenario)
        self._write(place + "/conf.diff", diff)
        if "\n@@ " in diff:
            self.cluster.run("patch", "-p0", "-d", self.cluster.path("etc"), "-i",
                             place + "/conf.diff")
        self.cluster.stop_controller()
        self.cluster.start_controller()
        found = self._fairleadctl("weights", self._capture(place + "/conf-after"), "--format",
                                  "csv")
        wrong = [("weights", own, theirs) for own, theirs
                 in zip(wanted.splitlines(), found.splitlines()) if own != theirs]
        self.verdict.applied("slurm.conf", f"{count} parameters", wrong)

    # ---- helpers ----

    def _fairleadctl(self, command, source, *options):
        done = subprocess.run([self.options.fairleadctl, command, source, *options], text=True,
                              capture_output=True, timeout=120)
        if done.returncode != 0:
            raise RuntimeError(f"fairleadctl {command} {source}: exit {done.returncode}: "
                               f"{done.stderr.strip()[-500:]}")
        return done.stdout

    def _export(self, source, form, scenario):
        return self._fairleadctl("export", source, "--as", form, "--scenario", scenario)

    def _scenario(self, dice, source, path, adds_only):
        """Writes a random scenario; returns its number of edits and the shares that it leads to."""
        with open(source + "/assocs.txt", encoding="utf-8") as file:
            head, *lines = [line.rstrip("\n").split("|") for line in file]
        rows = [dict(zip((("ParentName" if cell == "Par Name" else cell) for cell in head), cells))
                for cells in lines]

        def is_possible(scenario):
            return subprocess.run(
                [self.options.fairleadctl, "shares", source, "--scenario", scenario],
                capture_output=True, timeout=60).returncode == 0
        count = random_scenario(dice, rows, path, is_possible, adds_only)
        return count, self._shares(source, "--scenario", path)

    def _shares(self, source, *options):
        """By name: Slurm and a scenario may order new siblings differently."""
        text = self._fairleadctl("shares", source, "--format", "csv", "-o", SHARES, *options)
        return {(row["Account"], row["User"], row["Partition"]):
                (row["RawShares"], row["NormShares"]) for row in rows_of(text)}

    def _differences(self, capture, wanted):
        found = self._shares(capture)
        wrong = [(name, wanted.get(name, "none"), found.get(name, "none"))
                 for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name)]
        return sorted(wrong) + self._differences_of_sshare(wanted)

    def _differences_of_sshare(self, wanted):
        """slurmctld hears of it a moment later: its raw shares."""
        raw = {name: shares for name, (shares, _) in wanted.items() if name[0] != "root"}
        end = time.monotonic() + 5
        while True:
            text = self.cluster.run("sshare", "-a", "-h", "-P", "-o",
                                    "Account,User,Partition,RawShares")
            cells = [[cell.strip() for cell in line.split("|")] for line in text.splitlines()]
            found = {tuple(row[:3]): row[3] for row in cells}
            wrong = [(("sshare", *name), shares, found.get(name))
                     for name, shares in sorted(raw.items()) if found.get(name) != shares]
            if not wrong or time.monotonic() > end:
                return wrong
            time.sleep(1)

    def _without_default(self):
        def users(*options):
            return set(self.cluster.run("sacctmgr", "-nP", "show", "assoc", "where",
                                        f"cluster={self.cluster.name}", *options,
                                        "format=User").split("\n")) - {""}
        return [("user", name, "has no default account")
                for name in sorted(users() - users("onlydefaults"))]

    def _lost_options(self, dumped, after):
        """Options of lines that the dump had and has no more, Fairshare aside."""
        def options(text):
            found = set()
            for line in text.splitlines():
                entry, _, rest = line.partition(":")
                if not line.startswith(("#", "Parent", "Cluster")):
                    found |= {(entry, option) for option in re.split(":(?=[A-Z])", rest)
                              if not option.startswith("Fairshare")}
            return found
        with open(after + "/dump.cfg", encoding="utf-8") as file:
            return [("dump", entry, option) for entry, option
                    in sorted(options(dumped) - options(file.read()))]

    def _capture(self, path, with_dump=False):
        cluster = self.cluster
        folder(path)
        self._write(path + "/taken_at.txt", f"{int(time.time())}\n")
        self._write(path + "/config.txt", cluster.run("scontrol", "show", "config"))
        self._write(path + "/assocs.txt",
                    cluster.run("sacctmgr", "-P", "show", "assoc", "where",
                                f"cluster={cluster.name}", f"format={ASSOCS}"))
        if with_dump:
            cluster.run("sacctmgr", "dump", cluster.name, f"file={path}/dump.cfg")
        return path

    @staticmethod
    def _write(path, text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
