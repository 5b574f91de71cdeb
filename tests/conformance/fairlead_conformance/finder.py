# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""`fairleadctl finder --array` as a job array: what its tasks write is merged to what one process
finds, byte for byte."""

import os
import pathlib
import subprocess

from .processes import Trouble, wait_for

NAME = "finder"
TASKS = 5
RECORDING = pathlib.Path(__file__).resolve().parents[2] / "data/replay/manyfeatures"
QUESTION = ["--target", "mean wait of account astro <= 1 s", "--target", "mean wait <= 2 min",
            "--vary", "PriorityWeightFairshare=0..100000",
            "--vary", "PriorityDecayHalfLife=1:00:00..7-0",
            "--candidates", "12", "--replicas", "3"]
PATIENCE = 600  # seconds


class FinderCheck:
    def __init__(self, cluster, verdict, options):
        self.cluster = cluster
        self.verdict = verdict
        self.program = os.path.realpath(options.fairleadctl)
        self.folder = cluster.folder / NAME

    def run(self):
        try:
            self._start()
            script = self.folder / "array.sh"
            self._finder("--array", str(TASKS), "--output", str(script))
            states = self._run_array(script)
        except Trouble as trouble:
            self.verdict.leave_out(NAME, trouble)
            return
        finally:
            self.cluster.stop_nodes()
            self.cluster.stop_daemon("slurmctld")
        self.verdict.finder(TASKS, self._differences(states))

    def _start(self):
        cluster = self.cluster
        self.folder.mkdir()
        cluster.begin_tree(NAME)
        cluster.write("etc/slurm.conf", cluster.base_config()
                      + "PartitionName=main Nodes=ALL Default=YES MaxTime=1:00:00 State=UP\n"
                      "PriorityType=priority/multifactor\n")
        cluster.run("sacctmgr", "-i", "add", "cluster", NAME)
        cluster.start_controller()
        cluster.start_nodes()
        wait_for(lambda: set(cluster.run("sinfo", "-hN", "-o", "%t").split()) == {"idle"}, 60,
                 "idle nodes", 0.5)

    def _finder(self, *words):
        """In the folder of the parts, with the source under an absolute name."""
        done = subprocess.run([self.program, "finder", str(RECORDING), *QUESTION, *words],
                              cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Trouble(f"fairleadctl finder {' '.join(words)}: {done.stderr.strip()[-500:]}")
        return done

    def _run_array(self, script):
        """The states of its tasks, when all have ended."""
        path = f"{os.path.dirname(self.program)}:{os.environ['PATH']}"
        number = self.cluster.run("sbatch", "--parsable", "-D", self.folder,
                                  "-o", self.folder / "task-%a.out", script,
                                  environment={"PATH": path}).strip()
        wait_for(lambda: not self.cluster.run("squeue", "-h", "-j", number, check=False).strip(),
                 PATIENCE, "the end of the array", 1)
        return self.cluster.run("scontrol", "show", "job", number, check=False)

    def _differences(self, states):
        """(what, wanted, found)"""
        parts = [self.folder / f"part-{task}.json" for task in range(TASKS)]
        missing = [part.name for part in parts if not part.exists()]
        if missing:
            output = "".join(log.read_text() for log in self.folder.glob("task-*.out"))
            return [("parts of the array", "all", f"without {', '.join(missing)}: {output[-500:]}"
                     f" {states[-500:]}")]
        whole = self._finder("--format", "csv")
        merged = self._finder("--format", "csv", "--gather", *map(str, parts))
        return [(what, one, other) for what, one, other in (
            ("rows", whole.stdout, merged.stdout), ("verdict", whole.stderr, merged.stderr))
            if one != other]
