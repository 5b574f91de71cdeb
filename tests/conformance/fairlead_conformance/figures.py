# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What a replay of a recording is judged by."""

import dataclasses

VERY_FEW = 200  # starts; a handful may be chance on a loaded machine
FEW = 500  # starts; below, one start weighs too much for the figures of a long recording
FEW_CHANGES = 20  # likewise
FEW_ACCOUNTS = 12  # with fewer, one account outside is more than the share that may be


@dataclasses.dataclass
class Figure:
    name: str
    count: int
    of: int
    bound: float  # share
    is_most: bool = False  # or else the least

    @property
    def share(self):
        return self.count / self.of if self.of else 0.0

    @property
    def holds(self):
        return self.share <= self.bound if self.is_most else self.share >= self.bound

    def line(self):
        sign = "<=" if self.is_most else ">="
        return (f"{self.name:34} {self.count:5} of {self.of:5}  {self.share:7.2%}  "
                f"{sign} {self.bound:.1%}  {'holds' if self.holds else 'MISSED'}")


def decisions(rows):
    """Of `replay --check --format json`."""
    total = next(row for row in rows if row["Scheduler"] == "total")
    starts = total["Starts"]
    least, most = ((0.90, 0.15) if starts < VERY_FEW else
                   (0.97, 0.08) if starts < FEW else (0.99, 0.05))
    return [Figure("starts found in the same pass", total["Found"], starts, least),
            Figure("starts on the same nodes", total["SameNodes"], starts, least),
            Figure("too many", total["TooMany"], starts, most, True)]


def _by_account(rows, policy):
    return {row["Account"]: row for row in rows if row["Policy"] == policy}


def _is_inside(value, row, name):
    low, high = row[name + "Low"], row[name + "High"]
    return low is not None and low <= value <= high


def outcome(rows):
    """Of `replay --format json`: recorded accounts inside the intervals of the same policy."""
    inside = of = 0
    baseline = _by_account(rows, "baseline")
    for account, recorded in _by_account(rows, "recorded").items():
        for name in ("MeanWait", "DeliveredShare"):
            of += 1
            inside += account in baseline and _is_inside(recorded[name], baseline[account], name)
    return inside, of


def accounts_figure(pairs):
    inside, of = (sum(values) for values in zip(*pairs))
    return Figure("accounts inside the 90 % interval", inside, of,
                  0.5 if of < 4 * FEW_ACCOUNTS else 0.85)


def directions(rows, other, policy):
    """Accounts whose recorded change exceeds the spread, and those of them that the replay moves the
    same way. `other` are the rows of the recording under the other policy."""
    before, after = _by_account(rows, "recorded"), _by_account(other, "recorded")
    spread, told = _by_account(rows, "baseline"), _by_account(rows, policy)
    right = of = 0
    for account in before.keys() & after.keys() & spread.keys() & told.keys():
        change = after[account]["MeanWait"] - before[account]["MeanWait"]
        width = spread[account]["MeanWaitHigh"] - spread[account]["MeanWaitLow"]
        if abs(change) > width:
            of += 1
            right += change * told[account]["MeanWaitChange"] > 0
    return right, of


def directions_figure(right, of):
    """Nothing to judge where hardly an account changes by more than the spread."""
    if of < 4:
        return None
    return Figure("direction of changes", right, of, 0.5 if of < FEW_CHANGES else 0.95)
