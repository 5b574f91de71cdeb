// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/cyclereader.h"
#include "tests/fuzz/support.h"

#include <QBuffer>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::accounting;

/// slurmctld.log: the moments at which it decayed.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto records = fuzz::sampleCluster();
    auto content = fuzz::bytesOf(data, size);
    QBuffer log(&content);
    log.open(QIODevice::ReadOnly);
    records.cycles = readCycles(log, {}, size % 2 == 0 ? 0 : records.computedAt);
    fuzz::require(std::is_sorted(records.cycles.begin(), records.cycles.end()),
                  "the moments of cycles ascend");
    records.usageForm = UsageForm::FromHistory;
    fuzz::compute(records, size);
    return 0;
}
