// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/machine/machinelists.h"
#include "tests/models/accounting/slurmtext/textof.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace fairlead::tests {

inline const std::string columnsOfSacct
    = "JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Timelimit|ReqCPUS|"
      "ReqTRES|NNodes|NodeList|State|Flags|SubmitLine";

/// A history of these rows, of a machine of one node with eight CPUs in one partition.
inline replay::Recording historyOf(const std::vector<std::string>& rows,
                                   const std::string& ofPartition = {})
{
    replay::Recording recording;
    accounting::readMachineNodes(linesOf("NodeName=n1 CPUTot=8 RealMemory=1000 State=IDLE"),
                                 "nodes.txt", recording);
    accounting::readMachinePartitions(
        linesOf(("PartitionName=main Nodes=n1 State=UP " + ofPartition).c_str()), "partitions.txt",
        recording);
    auto text = columnsOfSacct;
    for (const auto& row : rows)
        text += '\n' + row;
    const auto done = accounting::readJobHistory(linesOf(text.c_str()), "history.txt",
                                                 accounting::TimeReader{}, recording);
    if (!done)
        throw std::runtime_error(english(done.error().message));
    return recording;
}

} // namespace fairlead::tests
