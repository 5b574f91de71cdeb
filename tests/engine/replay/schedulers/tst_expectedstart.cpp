// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/expectedstart.h"
#include "engine/replay/schedulers/mainpass.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
/// Nodes whose memory is full before their CPUs are, or after.
Vector fullMachine(int number)
{
    std::string line = "M | 6x8 mem=64 | ";
    for (int i = 0; i < 60; ++i) {
        const int dice = (i * 7919 + number * 104729) % 9973;
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c" + std::to_string(1 + dice % 11)
            + " m" + std::to_string(1 + dice % 17) + " t" + std::to_string(1 + dice % 97)
            + " r9999 @0";
        if (dice % 4 == 0)
            line += " N" + std::to_string(1 + dice % 3);
    }
    return parseVector(line + " | J0=1");
}

struct Answer
{
    Second start = 0;
    std::vector<std::uint32_t> nodes;
    bool operator==(const Answer&) const = default;
};

Answer ask(ExpectedStart& expected, const ExpectedStart::Question& question)
{
    Answer answer{expected.find(question), {}};
    if (answer.start == 0)
        return answer;
    for (const auto& share : expected.shares())
        answer.nodes.push_back(share.node);
    return answer;
}
} // namespace

/// What one question gave back is not there for the next one, and what it did not is.
TEST(ExpectedStart, aQuestionIsAnsweredWhateverWasAskedBefore)
{
    std::size_t later = 0;
    for (int number = 0; number < 20; ++number) {
        const auto vector = fullMachine(number);
        Cluster cluster(vector.scene);
        const auto& jobs = vector.scene.recording->workload.jobs;
        for (std::uint32_t i = 0; i < jobs.size(); ++i)
            cluster.submit(i, 0);
        MainPass main(cluster);
        (void)main.run(momentOf(10), false);
        ExpectedStart kept(cluster);
        NodeSet all = cluster.occupancy().usable();
        NodeSet part = all;
        part.erase(static_cast<std::size_t>(number) % 6);
        for (const auto& entry : cluster.queue(momentOf(10))) {
            if (cluster.live(entry.live).state != Live::State::Pending)
                continue;
            for (const auto* nodes : {&all, &part}) {
                const ExpectedStart::Question question{
                    &cluster.demandOf(entry), nodes, 10, false, 10, 0};
                ExpectedStart fresh(cluster);
                const auto answer = ask(fresh, question);
                EXPECT_EQ(ask(kept, question), answer) << number << ", job " << entry.live;
                later += answer.start > 10 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(later, 500U);
}

} // namespace fairlead::replay
