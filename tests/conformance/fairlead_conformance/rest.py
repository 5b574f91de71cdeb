# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The same cluster through slurmrestd, at a socket and at a port with a token, against its capture."""

import csv
import io
import os
import shutil

from .clock import COMMAND_TIMEOUT
from .processes import Trouble, free_ports, wait_for

INTERFACES = "openapi/v0.0.38,openapi/dbv0.0.38"
# Without Age: slurmrestd does not tell the moment from which slurmctld counts it.
JOBS = ("JobID", "Partition", "User", "Account", "Assoc", "FairShare", "JobSize", "PartitionPrio",
        "QOS", "Nice", "TRES")
SHARES = ("Account", "User", "Partition", "RawShares", "NormShares", "EffectvUsage", "FairShare")


def is_possible():
    return shutil.which("slurmrestd") is not None


class RestCheck:
    def __init__(self, cluster, fairleadctl):
        self.cluster = cluster
        self.fairleadctl = fairleadctl

    def compare(self, capture, cycle):
        """The rows that differ, as (what, the capture's, slurmrestd's), and how many there are."""
        compared, wrong = 0, []
        for place, environment in (self._socket(), self._port()):
            for command, columns in (("jobs", JOBS), ("shares", SHARES)):
                expected = self._rows(command, columns, capture, cycle, capture)
                found = self._rows(command, columns, place, cycle, capture, environment)
                compared += len(expected)
                wrong += [(f"{command} by {place}", one, other)
                          for one, other in zip(*_aligned(expected, found)) if one != other]
        self.cluster.stop_daemon("slurmrestd-socket")
        self.cluster.stop_daemon("slurmrestd-port")
        return compared, wrong

    def _start(self, name, authentication, place, environment=None):
        env = self.cluster.env | {"SLURMRESTD_SECURITY": "disable_user_check"} | (environment or {})
        return self.cluster.start(name, "slurmrestd", "-a", authentication, "-s", INTERFACES, place,
                                  env=env)

    def _socket(self):
        path = self.cluster.path("run/slurmrestd")
        daemon = self._start("slurmrestd-socket", "rest_auth/local", f"unix:{path}")
        wait_for(lambda: daemon.check() or os.path.exists(path), 20, "slurmrestd")
        return f"slurmrest://{path}", {}

    def _port(self):
        port = free_ports(1)[0]
        daemon = self._start("slurmrestd-port", "rest_auth/jwt", f"127.0.0.1:{port}",
                             {"SLURM_JWT": "daemon"})  # else it speaks munge for everybody
        wait_for(lambda: daemon.check() or self.cluster.answers(port), 20, "slurmrestd")
        token = self.cluster.run("scontrol", "token", "lifespan=600").strip()
        if not token.startswith("SLURM_JWT="):
            raise Trouble(f"no token: {token}")
        return (f"slurmrest://root@127.0.0.1:{port}?tls=off",
                {"SLURM_JWT": token.split("=", 1)[1]})

    def _rows(self, command, columns, source, cycle, capture, environment=None):
        printed = self.cluster.run(
            self.fairleadctl, command, source, "--config", f"{capture}/slurm.conf", "--usage",
            f"{capture}/assoc_mgr.txt", "--at", cycle, "--timeout",
            COMMAND_TIMEOUT, "--format", "csv", "-o", ",".join(columns), environment=environment)
        return sorted(tuple(row) for row in csv.reader(io.StringIO(printed)))


def _aligned(one, other):
    """Two sorted lists, with None where one has no such row."""
    both = sorted(set(one) | set(other), key=lambda row: tuple(map(str, row)))
    rows, others = set(one), set(other)
    return ([row if row in rows else None for row in both],
            [row if row in others else None for row in both])
