# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""tests/conformance/run: random clusters, compared."""

import argparse
import contextlib
import pathlib
import shutil
import signal
import sys
import tempfile

from . import schedule
from .apply import ApplyCheck
from .clock import FastClock
from .cluster import Cluster
from .compare import Fairlead
from .finder import FinderCheck
from .processes import Trouble
from .replay import ReplayCheck
from .session import Session
from .trees import user_names
from .usage import UsageCheck
from .verdict import Verdict

PARTS = ("trees", "exports", "usage", "finder")
ROOT = pathlib.Path(__file__).resolve().parents[3]


def arguments():
    parser = argparse.ArgumentParser(
        prog="./dev conformance", description="Compares fairleadctl with a private Slurm.")
    parser.add_argument("--trees", type=int, default=3, help="random account trees (3)")
    parser.add_argument("--jobs", type=int, default=100, help="waiting jobs of each tree (100)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers start (1)")
    parser.add_argument("--configurations", type=int, default=4, help="settings per tree (4)")
    parser.add_argument("--scenarios", type=int, default=3,
                        help="random scenarios that are exported and carried out (3)")
    parser.add_argument("--replay", action="store_true",
                        help="only record what the schedulers do, on a faster clock, and replay it")
    parser.add_argument("--scene", choices=schedule.SCENES, default="plain",
                        help="with --replay: what is submitted; features: partitions, QOS, limits, "
                             "memory, arrays, dependencies, begin times; nodes: -N, -w, -x, -C …; gpus "
                             "(plain)")
    parser.add_argument("--parameters", nargs="+", default=[],
                        help="with --replay: SchedulerParameters, of each policy or one for both")
    parser.add_argument("--hours", type=float, default=2.5,
                        help="with --replay: cluster time that is recorded (2.5)")
    parser.add_argument("--submissions", type=int, default=150,
                        help="with --replay: jobs submitted under each policy (150)")
    parser.add_argument("--speed", type=float, default=45,
                        help="with --replay: how much faster the clock of the cluster is (60)")
    parser.add_argument("--clock", type=float, default=10 if shutil.which("faketime") else 1,
                        help="how much faster than time the clock of the trees is (10)")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, metavar="PART",
                        help=f"only these parts of it: {', '.join(PARTS)}")
    parser.add_argument("--keep", metavar="DIR", help="keep the captures and logs in this folder")
    parser.add_argument("--fairleadctl", default=str(ROOT / "build/release/bin/fairleadctl"),
                        help="the program to test")
    options = parser.parse_args()
    if options.clock < 1:
        parser.error("--clock is 1 or more")
    return options


def fast_folder():
    """Memory, where there is plenty: a database on a slow disk doubles the time."""
    place = pathlib.Path("/dev/shm")
    return place if place.is_dir() and shutil.disk_usage(place).free > 4 << 30 else None


def main():
    options = arguments()
    if not pathlib.Path(options.fairleadctl).exists():
        print(f"conformance: {options.fairleadctl} is not there: ./dev build", file=sys.stderr)
        return 77
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit(130))
    folder = pathlib.Path(tempfile.mkdtemp(prefix="fairlead-conformance-", dir=fast_folder()))
    return run_replay(folder, options) if options.replay else run_parts(folder, options)


def run_replay(folder, options):
    try:
        return ReplayCheck(folder, options).run()
    except KeyboardInterrupt:
        print("conformance: interrupted", file=sys.stderr)
        return 130
    except Trouble as trouble:
        print(f"conformance: the private Slurm failed: {trouble}", file=sys.stderr)
        return 2
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run_parts(folder, options):
    verdict = Verdict(Fairlead(options.fairleadctl))
    try:
        if "trees" in options.only:
            run_trees(folder, options, verdict)
        if set(options.only) - {"trees"}:
            with private_cluster(folder / "others", options) as cluster:
                if "exports" in options.only:
                    ApplyCheck(cluster, verdict, options).run()
                if "usage" in options.only:
                    UsageCheck(cluster, verdict, options).run()
                if "finder" in options.only:
                    FinderCheck(cluster, verdict, options).run()
        return verdict.sum_up()
    except KeyboardInterrupt:
        print("conformance: interrupted", file=sys.stderr)
        return 130
    except Trouble as trouble:
        print(f"conformance: the private Slurm failed: {trouble}", file=sys.stderr)
        return 2
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run_trees(folder, options, verdict):
    """On a machine that has other things to do, slurmctld and its clients may not keep up with a
    fast clock: what has failed on it is done once more in real time."""
    left = dict.fromkeys(range(1, options.trees + 1))
    for speed in sorted({options.clock, 1}, reverse=True):
        try:
            with private_cluster(folder / f"trees-{speed:g}", options, speed) as cluster:
                left = Session(cluster, verdict, options).run(left)
        except Trouble as trouble:
            left = dict.fromkeys(left, trouble)
        if not left:
            break
    for number, trouble in left.items():
        verdict.leave_out(f"tree {number}", trouble)


@contextlib.contextmanager
def private_cluster(folder, options, speed=1):
    """Its services run, and are stopped at the end whatever happens."""
    clock = cluster = None
    folder.mkdir()
    folder.parent.chmod(0o755)  # jobs run as other users
    try:
        if speed != 1:
            clock = FastClock(speed)
        cluster = Cluster(folder, user_names(), clock)
        cluster.start_services()
        yield cluster
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if cluster:
            cluster.stop()
        if clock:
            clock.stop()
        if options.keep:
            kept = pathlib.Path(options.keep) / "log" / folder.name
            shutil.copytree(folder / "log", kept, dirs_exist_ok=True)
        signal.signal(signal.SIGINT, signal.default_int_handler)


sys.exit(main())
