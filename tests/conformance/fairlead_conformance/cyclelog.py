# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""slurmctld's log of a fast clock: what it says of computations, at the seconds when they began."""

import re
import time

DECAY = re.compile(r"Decay factor over (\d+) seconds")
STARTED = " started on cluster "
MOST = 10 * 86400  # seconds between two computations; more is the moment that was made up for a reset


def exact_log(lines, cluster, last):
    """The lines of this cluster that tell of computations, the last of which began at `last`. On a
    fast clock a line is written some seconds after its computation has begun; the lengths in the
    lines are exact, so the moments follow from them."""
    own = _lines_of(lines, cluster)
    moment = last
    found = []
    for line in reversed(own):
        told = DECAY.search(line)
        if not told:
            found.append(line)
            continue
        if int(told.group(1)) > MOST:
            break
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(moment))
        found.append(f"[{stamp}.000]{line.partition(']')[2]}")
        moment -= int(told.group(1))
    return found[::-1]


def _lines_of(lines, cluster):
    own, is_own = [], False
    for line in lines:
        name = line.rpartition(STARTED)[2].strip() if STARTED in line else None
        if name is not None:
            is_own = name == cluster
        if is_own and (name is not None or DECAY.search(line)):
            own.append(line)
    return own
