# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Daemons as children: started, watched and stopped by process id."""

import ctypes
import os
import signal
import socket
import subprocess
import time

MARK = "FAIRLEAD_CONFORMANCE"
PR_SET_PDEATHSIG = 1


class Trouble(Exception):
    """The private Slurm does not do what it should; nothing is known about Fairlead."""


def free_ports(count):
    """Ports of the loopback interface that nobody uses now."""
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


def wait_for(condition, seconds, what, step=0.1):
    """Polls until the condition gives something; raises after so many seconds."""
    end = time.monotonic() + seconds
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > end:
            raise Trouble(f"no {what} after {seconds} s")
        time.sleep(step)


def _die_with_parent():
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


class Daemon:
    """One program in the foreground, in a session of its own, with its output in a file."""

    def __init__(self, name, command, env, log):
        self.name = name
        self.log = log
        with open(log, "ab") as output:
            self.process = subprocess.Popen(
                command, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True, preexec_fn=_die_with_parent)

    def check(self):
        if self.process.poll() is not None:
            raise Trouble(f"{self.name} ended with {self.process.returncode}: {self.last_words()}")

    def last_words(self):
        with open(self.log, errors="replace") as text:
            return " / ".join(text.read().strip().splitlines()[-3:])

    def stop(self, seconds=30):
        if self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def end_of(path, most=4096):
    """The last bytes of a text; of one that is not there: none."""
    try:
        with open(path, "rb") as text:
            text.seek(max(0, os.fstat(text.fileno()).st_size - most))
            return text.read().decode(errors="replace")
    except FileNotFoundError:
        return ""


def end_marked(folder):
    """Ends what still belongs to this run: programs of jobs by their environment, and slurmstepd,
    whose title hides that, by the files of the folder that it has open."""
    for signal_number in (signal.SIGTERM, signal.SIGKILL):
        found = [pid for pid in _other_processes()
                 if _is_marked(pid, folder) or _is_step_of(pid, folder)]
        for pid in found:
            try:
                os.kill(pid, signal_number)
            except ProcessLookupError:
                pass
        if not found:
            return
        time.sleep(0.5)


def _other_processes():
    return [int(name) for name in os.listdir("/proc")
            if name.isdigit() and int(name) != os.getpid()]


def _is_marked(pid, folder):
    try:
        with open(f"/proc/{pid}/environ", "rb") as file:
            return f"{MARK}={folder}".encode() in file.read().split(b"\0")
    except OSError:
        return False


def _is_step_of(pid, folder):
    place = f"/proc/{pid}"
    try:
        with open(f"{place}/comm", encoding="utf-8") as file:
            return file.read().strip() == "slurmstepd" and any(
                os.readlink(f"{place}/fd/{name}").startswith(f"{folder}/")
                for name in os.listdir(f"{place}/fd"))
    except OSError:
        return False
