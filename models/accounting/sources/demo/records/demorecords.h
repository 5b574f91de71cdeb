// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"

/// What the build puts into the program. Pure functions: the same records every time.
namespace fairlead::accounting {

/// A university cluster with two institutes' worth of rivalry: classic fair-share, 90 days of
/// half-life, partitions for short, normal and long jobs, and two that labs have paid for.
/// Accounts, shares, weights and partitions follow the page of the Limoges cluster that explains
/// priorities; labs, people, usage and jobs are made up.
SnapshotRecords limogesRecords();
/// Its last 28 days for replays: submissions are made up, and run once under its own policy. The
/// queue is who waits at their end, a Monday morning after a night of maintenance.
replay::Recording limogesRecording(const SnapshotRecords& records);

/// The worked example of Slurm 2.0's "Multifactor Priority Plugin" page, its Figure 3.
SnapshotRecords textbookRecords();

} // namespace fairlead::accounting
