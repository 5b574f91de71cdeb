// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/recordedbegin.h"

#include "models/accounting/slurmtext/workload/historyholes.h"

#include <algorithm>

namespace fairlead::accounting {

void addBeginning(const SnapshotRecords& capture, const std::string& history,
                  replay::Recording& recording)
{
    for (const auto& assoc : capture.assocs) {
        const bool isLeaf = !assoc.user.empty() || capture.usageForm == UsageForm::Leaf;
        if (assoc.rawUsage && isLeaf)
            recording.usage.push_back(
                {assoc.account, assoc.user, assoc.partition, *assoc.rawUsage});
    }
    recording.usageAt = capture.computedAt;
    std::uint32_t last = 0;
    for (const auto& job : capture.jobs)
        last = std::max(last, job.id);
    reportLateBegin(recording, std::max(capture.takenAt, capture.computedAt), last, history);
}

} // namespace fairlead::accounting
