# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A clock that runs faster than time, one for all programs of a private Slurm (libfaketime)."""

import os
import shutil
import signal
import subprocess
import time

from .processes import Trouble

COMMAND_TIMEOUT = 20000  # seconds for fairleadctl, which lives by the cluster's clock as well
HOLDER = "HOLDER"
NAMES = (HOLDER, "LD_PRELOAD", "FAKETIME", "FAKETIME_SHARED")


class FastClock:
    """Holds libfaketime's shared clock as long as it lives. MariaDB and we stay outside of it."""

    def __init__(self, speed):
        self.speed = speed
        if not shutil.which("faketime"):
            raise Trouble("the program faketime is missing")
        self._holder = subprocess.Popen(
            ["faketime", "-f", f"+0 x{speed}", "sh", "-c",
             "echo HOLDER=$$; env; exec sleep 1000000"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            start_new_session=True)
        self._words = self._read_words()
        self._sleeper = int(self._words.pop(HOLDER))
        self._open_to_all()
        said = subprocess.run(["date", "+%s.%N"], env={"PATH": "/usr/bin:/bin"} | self._words,
                              capture_output=True, text=True, check=True).stdout
        self._origin = float(said)
        self._here = time.monotonic()

    def _read_words(self):
        words = {}
        while not all(name in words for name in NAMES):
            name, equals, value = self._holder.stdout.readline().strip().partition("=")
            if not equals and self._holder.poll() is not None:
                raise Trouble("faketime ended at once")
            if name in NAMES:
                words[name] = value
        return words

    def _open_to_all(self):
        """Jobs of other users would make a clock of their own, and leave it in shared memory."""
        semaphore, memory = self._words["FAKETIME_SHARED"].split()
        for path in (f"/dev/shm/sem.{semaphore[1:]}", f"/dev/shm/{memory[1:]}"):
            os.chmod(path, 0o666)

    def joined(self, env):
        """The environment of a program that shall live by this clock."""
        loads = [part for part in (env.get("LD_PRELOAD"), self._words["LD_PRELOAD"]) if part]
        return env | self._words | {"LD_PRELOAD": ":".join(loads)}

    def now(self):
        """The cluster's time, in seconds since 1970."""
        return self._origin + (time.monotonic() - self._here) * self.speed

    def sleep_until(self, moment):
        left = (moment - self.now()) / self.speed
        if left > 0:
            time.sleep(left)

    def stop(self):
        """Ends the sleeper alone: faketime then removes what it has in shared memory."""
        os.kill(self._sleeper, signal.SIGTERM)
        self._holder.wait()
        self._holder.stdout.close()
