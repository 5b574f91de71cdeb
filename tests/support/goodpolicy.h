// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/queuetext.h"

namespace fairlead::tests {

/// A queue under a policy without a fault: two accounts, used unevenly, and jobs of both in both
/// partitions, some with a nice value, which have waited up to five days.
inline SnapshotRecords goodRecords(int jobs = 120)
{
    std::string lines;
    for (int i = 0; i < jobs; ++i) {
        const auto waited = 600 + (i * 7919) % 432000;
        lines += std::to_string(100 + i) + (i % 3 == 0 ? " physics/alice" : " bio/carol")
            + (i % 2 == 0 ? " p1 " : " p2 ") + std::to_string(waited) + "\n";
    }
    auto records = queueRecords("physics 40\n  @alice 1 6000\n  @bob 1 100\n"
                                "bio 60\n  @carol 1 2000\n",
                                lines);
    for (const auto* edit : {"PriorityWeightAge=40000", "PriorityWeightFairshare=40000",
                             "PriorityWeightPartition=20000"}) {
        const std::string text = edit;
        const auto equals = text.find('=');
        (void)setParameter(records.policy, text.substr(0, equals), text.substr(equals + 1))
            .has_value();
    }
    return records;
}

} // namespace fairlead::tests
