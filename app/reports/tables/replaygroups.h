// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/replay/outcome/outlook.h"

namespace fairlead::reports {

/// One row for each policy and group: waits, bounded slowdown, delivered and promised share;
/// "recorded" first. Of the whole cluster also utilisation, Jain's index and the order of starts.
Table outlookTable(const replay::Outlook& outlook, replay::Grouping by);
/// One row for each job that starves (replay::isStarving()), under each policy: of the first
/// replica.
Table starvingTable(const replay::Recording& recording, const replay::Outlook& outlook);
/// One row for each policy and limit of a QOS or association that kept jobs of the period which
/// have started: how many, and how long together; the longest first. Of the first replica.
Table limitsTable(const replay::Recording& recording, const replay::Outlook& outlook);
/// One row for each policy, hour and account: CPU-hours, the part of the hour's, jobs that wait: of
/// the first replica.
Table timelineTable(const replay::Recording& recording, const replay::Outlook& outlook);

/// As sacct's JobID: tasks as "7_2".
Cell jobCell(const replay::Workload& workload, std::uint32_t position);

} // namespace fairlead::reports
