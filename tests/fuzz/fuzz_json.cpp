// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/json/jsonhistory.h"
#include "models/accounting/slurmtext/json/jsonreader.h"
#include "tests/fuzz/support.h"

using namespace fairlead;
using namespace fairlead::accounting;

/// The JSON forms of Slurm's answers: each reader takes its own key, so one text can serve them
/// all.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto records = fuzz::sampleCluster();
    const auto path = fuzz::scratchFile("input.json", fuzz::bytesOf(data, size));
    if (auto read = records; readAssocJson(path, {}, read))
        fuzz::compute(read, size);
    for (const auto reader :
         {readNodeJson, readPartitionJson, readQosJson, readJobJson, readShareJson})
        static_cast<void>(reader(path, records).has_value());
    replay::Recording recording;
    for (const auto reader : {readMachineNodesJson, readMachinePartitionsJson})
        static_cast<void>(reader(path, recording).has_value());
    static_cast<void>(readJobHistoryJson(path, 0, recording).has_value());
    fuzz::compute(records, size);
    return 0;
}
