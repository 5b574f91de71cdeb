// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/downstarts.h"

#include <gtest/gtest.h>

namespace fairlead::replay {
namespace {

/// One node, and a job that starts at each of these moments.
Recording withStartsAt(std::initializer_list<Second> moments)
{
    Recording recording;
    Node node;
    node.name = "n1";
    node.cpus = 8;
    recording.machine.nodes.push_back(node);
    NodeSet all(1);
    all.insert(0);
    recording.workload.nodeSets.push_back(all);
    for (const auto moment : moments) {
        Job job;
        job.id = static_cast<std::uint32_t>(recording.workload.jobs.size() + 1);
        job.recorded.start = moment;
        job.recorded.end = moment + 10;
        job.recorded.nodes = 0;
        recording.workload.jobs.push_back(job);
    }
    return recording;
}

TEST(DownStarts, startsInsideAnOutageContradictIt)
{
    auto recording = withStartsAt({100, 250, 150, 200, 300});
    EXPECT_FALSE(startsOnDownNodes(recording)) << "nobody was down";
    // The second lies in the first and does not end it.
    recording.workload.outages = {{0, 100, 300}, {0, 120, 160}};
    const auto starts = startsOnDownNodes(recording);
    ASSERT_TRUE(starts);
    EXPECT_EQ(starts->jobs, 3U) << "100 and 300 are its first second and the one behind it";
    EXPECT_EQ(english(downStartsWords(*starts, recording)),
              "3 recorded starts are on nodes that were down by the recorded events; the first: "
              "job 3 on n1 at 1970-01-01T00:02:30");
    recording.workload.outages = {{0, 310, 400}};
    EXPECT_FALSE(startsOnDownNodes(recording)) << "who ran as it went down is no contradiction";
}

} // namespace
} // namespace fairlead::replay
