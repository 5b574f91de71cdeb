// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// config.txt: `scontrol show config`, or a slurm.conf with its nodes and partitions. The file may
/// include itself.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto records = fuzz::sampleCluster();
    const auto path = fuzz::scratchFile("config.txt", fuzz::bytesOf(data, size));
    const auto config = readSlurmConfig(path, records.issues);
    if (!config)
        return 0;
    records.nodeCount = records.cpuCount = 0;
    records.partitions.clear();
    applySlurmConfig(*config, records);
    readNodesFromConfig(*config, records);
    readPartitionsFromConfig(*config, records);
    fuzz::compute(records, size);
    return 0;
}
