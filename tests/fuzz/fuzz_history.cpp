// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/historyreader.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// usage.txt: the job list of sacct.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto records = fuzz::sampleCluster();
    const auto lines = fuzz::linesOf(data, size, records.issues);
    readHistory(lines, "input", TimeReader{}, records);
    records.usageForm = UsageForm::FromHistory;
    fuzz::compute(records, size);
    return 0;
}
