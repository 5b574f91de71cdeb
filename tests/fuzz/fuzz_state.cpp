// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/statefiles.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// slurmctld's state files: assoc_usage, qos_usage and priority_last_decay_ran.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto records = fuzz::sampleCluster();
    const auto path = fuzz::scratchFile("assoc_usage", fuzz::bytesOf(data, size));
    if (const auto moment = readLastDecayRan(path))
        records.computedAt = *moment;
    if (readAssocUsageState(path, records))
        records.usageForm = UsageForm::Leaf;
    records.qos.front().id = 1;
    static_cast<void>(readQosUsageState(path, records).has_value());
    fuzz::compute(records, size);
    return 0;
}
