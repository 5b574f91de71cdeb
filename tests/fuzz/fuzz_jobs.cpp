// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/jobreader.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// jobs.txt: `scontrol -o show job`.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto records = fuzz::sampleCluster();
    const auto lines = fuzz::linesOf(data, size, records.issues);
    records.jobs.clear();
    readJobs(lines, "input", TimeReader{}, records);
    fuzz::compute(records, size);
    return 0;
}
