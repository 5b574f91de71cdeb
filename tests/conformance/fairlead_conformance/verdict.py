# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Compares the captures and keeps count."""

import dataclasses
import os
import shutil
import struct
import time

from .compare import (compare_all, compare_history, copy_inputs, described, ended_in_cycles,
                      split_rounding)

OTHER_ZONE = "Asia/Kathmandu"
MOST_SHOWN = 12


@dataclasses.dataclass
class Case:
    """One capture: `before` and `after` hold the state files at the last and next stop."""

    name: str
    title: str
    folder: str
    cycle: int  # moment of the last computation
    has_after: bool  # whether the usage stayed as it was until the stop
    has_history: bool  # whether jobs alone made the usage
    cycle_takes: float  # seconds of the cluster, at most, also on a busy machine
    is_regular: bool  # or else only slurmctld's log tells the moments of the computations


class Verdict:
    def __init__(self, fairlead):
        self.fairlead = fairlead
        self.failed = 0
        self.exact = {}  # comparison: rows from exact usage, [compared, equal]
        self.rounded = self.rounded_equal = self.excused = 0
        self.trees = self.cases = self.left_out = 0
        self.exports = {}  # form: [carried out, equal]
        self.restored = None  # rows by slurmrestd: [compared, equal]
        self.used = None  # rows of sreport: [compared, equal]
        self.found = None  # tasks of a job array, and whether they found what one process finds

    def say(self, text):
        print(f"{time.strftime('%H:%M:%S', time.gmtime())} {text}", flush=True)

    def leave_out(self, what, trouble):
        self.left_out += 1
        self.say(f"{what} is left out, the private Slurm failed: {trouble}")

    def applied(self, form, what, wrong):
        """One export that was carried out; `wrong` are (what, wanted, found)."""
        tally = self.exports.setdefault(form, [0, 0])
        tally[0] += 1
        tally[1] += not wrong
        self.failed += len(wrong)
        self.say(f"  export --as {form} ({what}): {'equal' if not wrong else 'DIFFERENT'}")
        for name, wanted, found in wrong[:MOST_SHOWN]:
            print(f"    {name}: {wanted}; {found}")

    def usage(self, compared, wrong):
        """Rows of sreport; `wrong` are (what, sreport's, ours)."""
        self.used = [compared, compared - len(wrong)]
        self.failed += len(wrong)
        self.say(f"  usage against sreport: {compared - len(wrong)}/{compared} rows equal")
        for name, theirs, own in wrong[:MOST_SHOWN]:
            print(f"    {name}: {own} instead of {theirs}")

    def finder(self, tasks, wrong):
        """A search as a job array; `wrong` are (what, one process's, the array's)."""
        self.found = [tasks, not wrong]
        self.failed += len(wrong)
        self.say(f"  finder as an array of {tasks} tasks: {'DIFFERENT' if wrong else 'equal'}")
        for name, one, array in wrong[:MOST_SHOWN]:
            print(f"    {name}: {array} instead of {one}")

    def rest(self, compared, wrong):
        """Rows by slurmrestd; `wrong` are (what, the capture's, slurmrestd's)."""
        before, equal = self.restored or (0, 0)
        self.restored = [before + compared, equal + compared - len(wrong)]
        self.failed += len(wrong)
        self.say(f"  by slurmrestd: {compared - len(wrong)}/{compared} rows equal")
        for name, theirs, own in wrong[:MOST_SHOWN]:
            print(f"    {name}: {own} instead of {theirs}")

    def judge_capture(self, name, wrong):
        """What fairleadctl capture wrote must be what the same commands said beside it."""
        if wrong:
            self.failed += len(wrong)
            self.say(f"  {name}: fairleadctl capture differs in {', '.join(wrong)}")

    def judge(self, case):
        self.cases += 1
        exact = self._judge_exact(case)
        parts = [f"{what} {tally.equal}/{tally.compared}" for what, tally in exact.items()]
        for name, state in self._rounded_states(case):
            parts.append(self._judge_rounded(case, name, state, exact))
        if case.has_history:
            parts.append(self._judge_history(case))
        self.say(f"  {case.name} ({case.title}): {', '.join(parts)}")
        for what, tally in exact.items():
            self._show([(what, key, wrong) for key, wrong in tally.different.items()])

    def _judge_exact(self, case):
        """From the usage with which slurmctld started, which fairleadctl lets decay and charges."""
        inputs = case.folder + "/exact"
        source = case.folder + "/capture"
        copy_inputs(source, inputs, case.folder + "/before")
        if not case.is_regular:
            shutil.copy(case.folder + "/slurmctld.log", inputs)
        tallies, printed = compare_all(self.fairlead, inputs, source, case.cycle)
        for what, tally in tallies.items():
            before, equal = self.exact.get(what, (0, 0))
            self.exact[what] = [before + tally.compared, equal + tally.equal]
            self.failed += len(tally.different)
        if compare_all(self.fairlead, inputs, source, case.cycle, OTHER_ZONE)[1] != printed:
            self.failed += 1
            print(f"    the time zone {OTHER_ZONE} changes what fairleadctl prints")
        return tallies

    @staticmethod
    def _rounded_states(case):
        """The two decimals of assoc_mgr.txt, and the six of the next stop's state file."""
        yield "two decimals", ("priority_last_decay_ran",)
        if case.has_after and _moment(case.folder + "/after") == case.cycle:
            yield "state file", ("priority_last_decay_ran", "assoc_usage")

    def _judge_rounded(self, case, name, state, exact):
        inputs = f"{case.folder}/{name.replace(' ', '-')}"
        source = case.folder + "/capture"
        copy_inputs(source, inputs)
        for file in state:
            _write_copy(f"{case.folder}/after/{file}", f"{inputs}/{file}", case.cycle)
        tallies = compare_all(self.fairlead, inputs, source, None)[0]
        equal, excused, wrong = split_rounding(exact, tallies)
        self.rounded += sum(tally.compared for tally in tallies.values())
        self.rounded_equal += equal
        self.excused += excused
        self.failed += len(wrong)
        self._show(wrong)
        return f"{name} {equal} and {excused} by rounding"

    def _judge_history(self, case):
        if not case.has_after or _moment(case.folder + "/after") != case.cycle:
            return "usage.txt: no state file of that moment"
        parts = []
        left_out = ended_in_cycles(case.folder, case.cycle_takes)
        for name, has_log in (("usage.txt and slurmctld.log", True), ("usage.txt alone", False)):
            tally = compare_history(self.fairlead, case.folder, case.cycle, has_log, left_out)
            self.failed += len(tally.different)
            self._show([(name, key, wrong) for key, wrong in tally.different.items()])
            parts.append(f"{name} {tally.equal}/{tally.compared}")
        return ", ".join(parts)

    @staticmethod
    def _show(wrong):
        for what, key, problems in wrong[:MOST_SHOWN]:
            print(f"    {what} {'/'.join(map(str, key))}: {described(problems)}")
        if len(wrong) > MOST_SHOWN:
            print(f"    and {len(wrong) - MOST_SHOWN} more rows")

    def sum_up(self):
        print(f"conformance: {self.trees} trees, {self.cases} cases")
        for what, (compared, equal) in self.exact.items():
            print(f"conformance: {what}: {compared} rows compared, {equal} equal")
        print(f"conformance: from rounded usage {self.rounded} rows compared, "
              f"{self.rounded_equal} equal, {self.excused} differ by the rounding alone")
        for form, (count, equal) in self.exports.items():
            print(f"conformance: export --as {form}: {count} carried out, {equal} equal")
        if self.restored:
            print(f"conformance: slurmrestd: {self.restored[0]} rows compared, "
                  f"{self.restored[1]} equal")
        if self.used:
            print(f"conformance: usage: {self.used[0]} rows of sreport compared, "
                  f"{self.used[1]} equal")
        if self.found:
            print(f"conformance: finder: {self.found[0]} tasks of a job array merged, "
                  f"{'equal to' if self.found[1] else 'NOT'} what one process finds")
        print(f"conformance: {self.failed} differences")
        if self.failed:
            return 1
        return 2 if self.left_out else 0


def _moment(folder):
    with open(os.path.join(folder, "priority_last_decay_ran"), "rb") as file:
        return struct.unpack(">q", file.read(8))[0]


def _write_copy(source, target, cycle):
    """A copy of a state file; the moment is that of the capture."""
    with open(source, "rb") as file:
        data = file.read()
    if target.endswith("priority_last_decay_ran"):
        data = struct.pack(">q", cycle) + data[8:]
    with open(target, "wb") as file:
        file.write(data)
