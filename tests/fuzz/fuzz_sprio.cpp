// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/sprioreader.h"
#include "models/accounting/sources/capture/answeredmoment.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// sprio.txt and sprio_norm.txt.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto records = fuzz::sampleCluster();
    const auto lines = fuzz::linesOf(data, size, records.issues);
    readSprio(lines, "input", records);
    readNormalizedSprio(lines, "input", records);
    if (const auto found = findAnsweredMoment(records, {}); found.ages.isTold())
        records.computedAt = found.moment();
    fuzz::compute(records, size);
    return 0;
}
