# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Records one workload under two policies on a faster clock, and replays both recordings."""

import json
import pathlib
import random
import shutil
import subprocess
import threading
import time

from . import figures, schedule
from .clock import FastClock
from .cluster import Cluster
from .processes import Trouble
from .recording import MOST_OVERRUN, Recording, overrun

SKIPPED = 77


class ReplayCheck:
    def __init__(self, folder, options):
        self.folder = folder
        self.options = options
        self.scene = schedule.with_parameters(schedule.SCENES[options.scene], options.parameters)
        self.clusters = []
        self.keep = pathlib.Path(options.keep) if options.keep else folder / "captures"

    def run(self):
        if not shutil.which("faketime"):
            print("conformance: the program faketime is missing")
            return SKIPPED
        self.folder.chmod(0o755)  # jobs run as other users
        dice = random.Random(self.options.seed)
        jobs = schedule.make_jobs(dice, self.options.hours, self.options.submissions,
                                  self.scene)
        for speed in (self.options.speed, self.options.speed / 2):
            self._record(jobs, speed)
            late = max(overrun((self.keep / name / "history.txt").read_text(encoding="utf-8"))
                       for name in self.scene.policies)
            self._say(f"recorded at {speed:g} times the speed; jobs ran {late:g} s too long")
            if late <= MOST_OVERRUN:
                return self._judge()
            self._say("the private Slurm did not keep up with its clock")
        return SKIPPED

    @staticmethod
    def _say(text):
        print(f"{time.strftime('%H:%M:%S', time.gmtime())} {text}", flush=True)

    # ---- recording ----

    def _record(self, jobs, speed):
        """Both policies side by side, each on a cluster of its own."""
        troubles = []
        threads = [threading.Thread(target=self._record_one, args=(name, jobs, speed, troubles))
                   for name in self.scene.policies]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join()
        finally:  # told to end: without daemons the recordings end as well
            for cluster in self.clusters:
                cluster.stop()
            for thread in threads:
                thread.join()
        if troubles:
            raise troubles[0]

    def _record_one(self, name, jobs, speed, troubles):
        clock = cluster = None
        folder = self.folder / f"{name}-{speed:g}"
        folder.mkdir()
        shutil.rmtree(self.keep / name, ignore_errors=True)
        try:
            clock = FastClock(speed)
            cluster = Cluster(folder, list(schedule.USERS), clock)
            self.clusters.append(cluster)
            Recording(cluster, self.scene, name, self.options.fairleadctl,
                      str(self.keep / name)).run(jobs, self.options.hours)
        except (Trouble, OSError, subprocess.SubprocessError) as trouble:
            troubles.append(trouble if isinstance(trouble, Trouble) else Trouble(str(trouble)))
            self._say(f"{name}: {trouble}")
        finally:
            if cluster:
                cluster.stop()
            if clock:
                clock.stop()
            shutil.rmtree(folder, ignore_errors=True)

    # ---- judging ----

    def _replay(self, name, *options):
        done = subprocess.run([self.options.fairleadctl, "replay", str(self.keep / name),
                               "--format", "json", *options],
                              capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stderr)
        return json.loads(done.stdout) if done.returncode == 0 else None

    def _judge(self):
        names = list(self.scene.policies)
        checks = [self._replay(name, "--check") for name in names]
        runs = [self._replay(name, "--replicas", "10", "--against",
                             str(self.keep / other / "slurm.conf"))
                for name, other in zip(names, reversed(names))]
        if None in checks + runs:
            print("conformance: fairleadctl replay failed")
            return 1
        found = [(name, figure) for name, rows in zip(names, checks)
                 for figure in figures.decisions(rows)]
        found.append(("both", figures.accounts_figure([figures.outcome(rows) for rows in runs])))
        found += self._directions(runs)
        for name, figure in found:
            print(f"{name:10} {figure.line()}")
        missed = sum(not figure.holds for _, figure in found)
        print(f"conformance: replay: {missed} figures missed")
        return 1 if missed else 0

    @staticmethod
    def _directions(runs):
        right, of = (sum(values) for values in zip(
            figures.directions(runs[0], runs[1], "slurm.conf"),
            figures.directions(runs[1], runs[0], "slurm.conf")))
        figure = figures.directions_figure(right, of)
        return [("both", figure)] if figure else []
