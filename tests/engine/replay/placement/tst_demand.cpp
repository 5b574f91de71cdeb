// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/demand.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

/// sacct's ReqTRES and sprio's TRES have the default memory of who asked for none.
TEST(Demand, whoAsksForNoMemoryAsksForTheDefault)
{
    using Kind = MemoryRequest::Kind;
    Request request;
    request.cpus = 96;
    PartitionRules partition;
    Machine machine;
    const auto megabytes
        = [&] { return requestedOf("mem", request, memoryOf(request, partition, machine)); };
    machine.memory = {0, Kind::WholeNode};
    partition.memory = {0, Kind::WholeNode};
    EXPECT_EQ(megabytes(), 0U);
    machine.memory = {100, Kind::PerCpu}; // DefMemPerCPU
    EXPECT_EQ(megabytes(), 9600U);
    partition.memory = {7000, Kind::PerNode}; // DefMemPerNode of the partition
    request.minNodes = 3;
    EXPECT_EQ(megabytes(), 21000U);
    request.memory = {50, Kind::PerCpu};
    request.asksMemory = true;
    EXPECT_EQ(megabytes(), 4800U);
    EXPECT_EQ(requestedOf("cpu", request, {}), 96U);
}

} // namespace fairlead::replay
