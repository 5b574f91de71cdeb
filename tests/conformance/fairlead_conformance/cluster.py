# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A private munged, MariaDB, slurmdbd, slurmctld and some slurmd in one folder."""

import glob
import os
import pathlib
import re
import secrets
import shutil
import socket
import struct
import subprocess
import time

from . import rest
from .processes import MARK, Daemon, Trouble, end_marked, end_of, free_ports, wait_for

NODES = 4
FIRST_UID = 60001
# On a fast clock ten seconds are soon over.
PATIENCE = "MessageTimeout=600\nTCPTimeout=600\n"
MORE_PATIENCE = PATIENCE + "BatchStartTimeout=3600\nUnkillableStepTimeout=3600\nKillWait=300\n"
# slurmctld says it when it ends while a thread has held a lock for 30 seconds.
STATE_NOT_SAVED = "can not save state"

# When slurmctld's schedulers look at the queue (SchedulerParameters). Each pass changes what a job
# that waits shows: the partition that was tried last, with its time limit, and the moment from
# which an age counts. Any node that reports asks for one, so only these settings rule them out.
OFTEN = "sched_interval=5,bf_interval=10"
NEVER = "sched_interval=-1,bf_interval=-1"
ONCE = "sched_interval=1000000,batch_sched_delay=1000000,bf_interval=-1"  # known after the first


class Cluster:
    """Everything of one run. Nothing of the machine's own Slurm is touched."""

    def __init__(self, folder, users, clock=None):
        self.folder = pathlib.Path(folder)
        self.clock = clock  # of a recording that runs faster than time
        self.host = socket.gethostname().split(".")[0]
        ports = free_ports(3 + NODES)
        self.database_port, self.dbd_port, self.ctld_port = ports[:3]
        self.node_ports = ports[3:]
        self.password = secrets.token_hex(16)
        self.daemons = {}
        self.name = "none"
        for part in ("etc", "munge", "db", "log", "run", "spool", "gpu"):
            (self.folder / part).mkdir()
        self.folder.chmod(0o755)
        (self.folder / "munge").chmod(0o755)
        self._write_users(users)
        self.plain_env = self._environment()
        self.env = clock.joined(self.plain_env) if clock else self.plain_env

    def _environment(self):
        env = {key: value for key, value in os.environ.items()
               if not key.startswith(("SLURM", "SBATCH", "MYSQL", "LD_"))}
        wrapper = glob.glob("/usr/lib/*/libnss_wrapper.so")
        if not wrapper:
            raise Trouble("libnss_wrapper.so is missing (package libnss-wrapper)")
        env.update({
            MARK: str(self.folder), "LD_PRELOAD": wrapper[0],
            "NSS_WRAPPER_PASSWD": str(self.folder / "etc/passwd"),
            "NSS_WRAPPER_GROUP": str(self.folder / "etc/group"),
            "SLURM_CONF": str(self.folder / "etc/slurm.conf"),
            "TZ": "UTC", "LC_ALL": "C.UTF-8"})
        return env

    def _write_users(self, users):
        lines = ["root:x:0:0:root:/root:/bin/sh", "nobody:x:65534:65534:nobody:/:/bin/sh"]
        lines += [f"{user}:x:{FIRST_UID + i}:{FIRST_UID}:{user}:/tmp:/bin/sh"
                  for i, user in enumerate(users)]
        self.write("etc/passwd", "\n".join(lines) + "\n")
        self.write("etc/group", f"root:x:0:\nnogroup:x:65534:\npeople:x:{FIRST_UID}:\n")

    def write(self, name, text, mode=0o644):
        path = self.folder / name
        path.write_text(text)
        path.chmod(mode)
        return path

    def path(self, name):
        return str(self.folder / name)

    # ---- its time ----

    def now(self):
        """What its programs take for the time, in seconds since 1970."""
        return self.clock.now() if self.clock else time.time()

    def sleep(self, seconds):
        """So many seconds of its own time."""
        time.sleep(seconds / (self.clock.speed if self.clock else 1))

    # ---- programs ----

    def run(self, *words, check=True, timeout=120, user_input=None, environment=None):
        """Runs a command against this cluster and returns what it prints."""
        try:
            done = subprocess.run([str(word) for word in words], env=self.env | (environment or {}),
                                  text=True, capture_output=True, timeout=timeout, input=user_input)
        except subprocess.TimeoutExpired as late:
            raise Trouble(f"{' '.join(map(str, words))[:300]}: no end after {timeout} s") from late
        if check and done.returncode != 0:
            raise Trouble(f"{' '.join(map(str, words))[:300]}: exit {done.returncode}: "
                          f"{(done.stderr or done.stdout).strip()[-500:]}")
        return done.stdout

    def start(self, name, *command, env=None):
        log = self.path(f"log/{name}.out")
        self.daemons[name] = Daemon(name, [str(word) for word in command], env or self.env, log)
        return self.daemons[name]

    def stop_daemon(self, name):
        daemon = self.daemons.pop(name, None)
        if daemon:
            daemon.stop()

    def stop(self):
        """All of it, the newest first; then what jobs have left."""
        for name in reversed(list(self.daemons)):
            self.stop_daemon(name)
        end_marked(str(self.folder))

    # ---- services that stay for the whole run ----

    def start_services(self):
        self._start_munge()
        self._start_database()
        self._start_dbd()

    def _start_munge(self):
        key = self.folder / "munge/key"
        key.write_bytes(secrets.token_bytes(128))
        key.chmod(0o400)
        self.socket = self.path("munge/socket")
        daemon = self.start("munged", "munged", "--foreground", "--force", "--key-file", key,
                            "--socket", self.socket, "--pid-file", self.path("munge/pid"),
                            "--log-file", self.path("munge/log"),
                            "--seed-file", self.path("munge/seed"))
        wait_for(lambda: daemon.check() or os.path.exists(self.socket), 20, "munge socket")

    def _start_database(self):
        try:
            self._make_database()
        except Trouble:  # the set-up program of MariaDB was seen to crash, and not to do so again
            shutil.rmtree(self.path("db/data"), ignore_errors=True)
            self._make_database()
        where = self.path("db/socket")
        daemon = self.start(
            "mariadbd", "mariadbd", "--no-defaults", "--user=root", "--bind-address=127.0.0.1",
            f"--datadir={self.path('db/data')}", f"--socket={where}",
            f"--port={self.database_port}", f"--pid-file={self.path('db/pid')}",
            "--innodb-flush-log-at-trx-commit=0", "--innodb-lock-wait-timeout=900",
            "--innodb-buffer-pool-size=64M", "--skip-name-resolve", env=self.plain_env)
        wait_for(lambda: daemon.check() or os.path.exists(where), 60, "database socket")
        script = (f"create user 'slurm'@'127.0.0.1' identified by '{self.password}'; "
                  "grant all on slurm_acct_db.* to 'slurm'@'127.0.0.1'; "
                  f"alter user 'root'@'localhost' identified by '{secrets.token_hex(16)}';")
        self.run("mariadb", "--no-defaults", f"--socket={where}", "--user=root",
                 user_input=script, environment=self.plain_env)

    def _make_database(self):
        self.run("mariadb-install-db", "--no-defaults", "--force", "--user=root", "--skip-test-db",
                 "--auth-root-authentication-method=normal", f"--datadir={self.path('db/data')}",
                 environment=self.plain_env)

    def _start_dbd(self):
        self.write("etc/slurmdbd.conf", f"""\
AuthType=auth/munge
AuthInfo=socket={self.socket}
{self._tokens()}DbdHost={self.host}
DbdAddr=127.0.0.1
DbdPort={self.dbd_port}
SlurmUser=root
LogFile={self.path('log/slurmdbd.log')}
PidFile={self.path('run/slurmdbd.pid')}
StorageType=accounting_storage/mysql
StorageHost=127.0.0.1
StoragePort={self.database_port}
StorageUser=slurm
StoragePass={self.password}
StorageLoc=slurm_acct_db
{PATIENCE if self.clock else ''}""", 0o600)
        self.write("etc/slurm.conf", self.base_config())
        daemon = self.start("slurmdbd", "slurmdbd", "-D")
        wait_for(lambda: daemon.check() or self.answers(self.dbd_port), 60, "slurmdbd")
        wait_for(lambda: "ClusterName|" not in self._try("sacctmgr", "-nP", "show", "qos")
                 and "normal" in self._try("sacctmgr", "-nP", "show", "qos"), 60, "sacctmgr answer")

    def _try(self, *words):
        try:
            return self.run(*words)
        except Trouble:
            return ""

    @staticmethod
    def answers(port):
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", port)) == 0

    # ---- slurmctld and slurmd ----

    def base_config(self, passes=OFTEN):
        """The part of slurm.conf that never changes, but for the passes of the schedulers."""
        ports = "\n".join(
            f"NodeName=n{i + 1} NodeHostname={self.host} NodeAddr=127.0.0.1 Port={port} CPUs=64 "
            "Sockets=2 CoresPerSocket=32 ThreadsPerCore=1 RealMemory=256000 "
            f"{'Gres=gpu:4 ' if i + 1 < NODES else ''}State=UNKNOWN"
            for i, port in enumerate(self.node_ports))
        return f"""\
ClusterName={self.name}
SlurmctldHost={self.host}(127.0.0.1)
SlurmctldPort={self.ctld_port}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={self.socket}
{self._tokens()}StateSaveLocation={self.state}
SlurmdSpoolDir={self.path('spool')}/%n
SlurmctldPidFile={self.path('run/slurmctld.pid')}
SlurmdPidFile={self.path('run')}/slurmd.%n.pid
SlurmctldLogFile={self.path('log/slurmctld.log')}
SlurmdLogFile={self.path('log')}/slurmd.%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory
SlurmdParameters=config_overrides
ReturnToService=2
MinJobAge=2
MpiDefault=none
MailProg=/bin/true
AccountingStorageType=accounting_storage/slurmdbd
AccountingStorageHost=127.0.0.1
AccountingStoragePort={self.dbd_port}
AccountingStoragePass={self.socket}
AccountingStorageTRES=gres/gpu,license/matlab
GresTypes=gpu
Licenses=matlab:20
JobAcctGatherType=jobacct_gather/none
SchedulerType=sched/backfill
SchedulerParameters={passes}
SlurmctldTimeout=60
SlurmdTimeout=36000
SlurmctldDebug=verbose
SlurmdDebug=info
DebugFlags=NO_CONF_HASH,Priority
{MORE_PATIENCE if self.clock else ''}{ports}
"""

    def _tokens(self):
        """For slurmrestd, where there is one."""
        if not rest.is_possible():
            return ""
        key = self.folder / "etc/jwt.key"
        if not key.exists():
            key.write_bytes(secrets.token_bytes(32))
            key.chmod(0o600)
        return f"AuthAltTypes=auth/jwt\nAuthAltParameters=jwt_key={key}\n"

    @property
    def state(self):
        return self.path(f"state-{self.name}")

    def begin_tree(self, name):
        """A new cluster name, with a state folder of its own."""
        self.name = name
        os.mkdir(self.state)
        gpus = "\n".join(f"NodeName=n{i + 1} Name=gpu File={self.path('gpu')}/gpu[0-3]"
                         for i in range(NODES - 1))
        for i in range(4):
            self.write(f"gpu/gpu{i}", "")
        self.write("etc/gres.conf", gpus + "\n")

    def start_controller(self):
        """Starts slurmctld; returns the moment of its first cycle."""
        before = self.last_cycle()
        daemon = self.start("slurmctld", "slurmctld", "-D")
        wait_for(lambda: daemon.check() or self.last_cycle() > before, 60, "priority cycle", 0.05)
        wait_for(lambda: daemon.check() or "is UP" in self._try("scontrol", "ping"), 60,
                 "slurmctld")
        return self.last_cycle()

    def stop_controller(self):
        """Its state is on the disk then: on a busy machine and a fast clock it may end without."""
        if "slurmctld" not in self.daemons:
            return
        self.stop_daemon("slurmctld")
        if STATE_NOT_SAVED in end_of(self.path("log/slurmctld.log")):
            raise Trouble("slurmctld was too busy to save its state")

    def start_nodes(self):
        for i in range(NODES):
            os.makedirs(self.path(f"spool/n{i + 1}"), exist_ok=True)
            self.start(f"slurmd-n{i + 1}", "slurmd", "-D", "-N", f"n{i + 1}")

    def stop_nodes(self):
        for i in range(NODES):
            self.stop_daemon(f"slurmd-n{i + 1}")

    def last_cycle(self):
        """The moment of the last computation of priorities, 0 before the first."""
        try:
            with open(f"{self.state}/priority_last_decay_ran", "rb") as file:
                return struct.unpack(">q", file.read(8))[0]
        except (OSError, struct.error):
            return 0

    def passes(self):
        """How often the main scheduler has looked at the queue since slurmctld started."""
        return int(re.search(r"Total cycles: (\d+)", self.run("sdiag")).group(1))

    def make_pass(self, since):
        """Waits for a pass beyond so many; asks for it as any change of a node does."""
        self.run("scontrol", "update", "NodeName=n1", "Comment=pass")
        wait_for(lambda: self.passes() > since, 60, "pass of the scheduler")

    def wait_for_cycle(self, period):
        """The moment of the next computation that begins from now on, one in so many seconds."""
        now = int(self.now()) + 1
        seconds = 60 + 2 * period / (self.clock.speed if self.clock else 1)
        wait_for(lambda: self.last_cycle() >= now, seconds, "priority cycle", 0.05)
        return self.last_cycle()
