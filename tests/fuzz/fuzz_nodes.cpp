// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/nodereader.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// nodes.txt: `scontrol -o show node`.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto records = fuzz::sampleCluster();
    const auto lines = fuzz::linesOf(data, size, records.issues);
    records.nodeCount = records.cpuCount = 0;
    readNodes(lines, "input", records);
    fuzz::compute(records, size);
    return 0;
}
