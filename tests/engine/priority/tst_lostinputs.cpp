// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/lostinputs.h"

#include <gtest/gtest.h>

using namespace fairlead;

namespace {

Snapshot with(std::vector<Provenance> provenance)
{
    Snapshot snapshot;
    snapshot.provenance = std::move(provenance);
    return snapshot;
}

std::vector<std::string> lost(std::vector<Provenance> before, std::vector<Provenance> after)
{
    std::vector<std::string> names;
    for (const auto& entry : lostInputs(with(std::move(before)), with(std::move(after))))
        names.push_back(entry.input.text + " from " + entry.origin.text);
    return names;
}

} // namespace

TEST(LostInputs, whatIsGoneOrOnlyAssumedIsLost)
{
    const std::vector<Provenance> before{
        {Message("shares"), Message("assocs.txt"), false},
        {Message("raw usage, two decimals"), Message("assoc_mgr.txt"), false},
        {Message("nodes"), Message("nodes.txt"), false},
        {Message("QOS"), Message("none known"), true}};
    EXPECT_EQ(lost(before, before), std::vector<std::string>{});
    EXPECT_EQ(lost(before,
                   {{Message("raw usage"), Message("none in the source"), true},
                    {Message("nodes"), Message("nodes.txt"), false}}),
              (std::vector<std::string>{"shares from assocs.txt",
                                        "raw usage, two decimals from assoc_mgr.txt"}));
}

TEST(LostInputs, anotherFileForTheSameIsNoLoss)
{
    EXPECT_EQ(lost({{Message("raw usage, two decimals"), Message("assoc_mgr.txt"), false}},
                   {{Message("raw usage, whole numbers"), Message("shares.txt"), false}}),
              std::vector<std::string>{});
}

/// Without them nobody sees any more that the numbers agree.
TEST(LostInputs, answersThatAreGoneAreLost)
{
    Snapshot before;
    before.rows.job.resize(1);
    before.assocs.id.resize(2);
    before.answers.rows.resize(1);
    before.answers.shares.resize(2);
    auto after = before;
    EXPECT_TRUE(lostInputs(before, after).empty());
    after.answers = {};
    const auto lost = lostInputs(before, after);
    ASSERT_EQ(lost.size(), 2U);
    EXPECT_EQ(english(lost[0].input) + " " + english(lost[0].origin), "printed priorities sprio");
    EXPECT_EQ(english(lost[1].input) + " " + english(lost[1].origin), "printed shares sshare");
    after.rows = {}; // nobody waits: sprio prints nothing
    EXPECT_EQ(lostInputs(before, after).size(), 1U);
    EXPECT_TRUE(lostInputs(after, before).empty());
}

// A dump that lies beside the table tells less, and is read where the table is gone.
TEST(LostInputs, aTableThatADumpStandsInForIsLost)
{
    const std::vector<Provenance> table{{Message("shares"), Message("assocs.txt"), false}};
    const std::vector<Provenance> dump{{Message("shares"), Message("dump.cfg"), false}};
    EXPECT_EQ(lost(table, dump), std::vector<std::string>{"shares from assocs.txt"});
    EXPECT_EQ(lost(table, {{Message("shares"), Message("assoc.json"), false}}),
              std::vector<std::string>{"shares from assocs.txt"});
    EXPECT_EQ(lost(dump, table), std::vector<std::string>{});
    EXPECT_EQ(lost(dump, dump), std::vector<std::string>{});
}

TEST(LostInputs, whatADamagedFileHeldIsLost)
{
    const auto before = with({{Message("jobs"), Message("jobs.txt"), false},
                              {Message("nodes"), Message("nodes.txt"), false}});
    auto after = before;
    after.issues.push_back(
        {Severity::Warning, Message("the file is empty"), "jobs.txt", 0, FileState::Damaged});
    const auto lost = lostInputs(before, after);
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_EQ(english(lost[0].origin), "jobs.txt");
    EXPECT_TRUE(lostInputs(after, after).empty()) << "it was so before";
    after.issues.back().fileState = FileState::Readable;
    EXPECT_TRUE(lostInputs(before, after).empty());
}

TEST(LostInputs, eachInputIsNamedOnce)
{
    EXPECT_EQ(lost({{Message("jobs"), Message("jobs.txt"), false},
                    {Message("jobs"), Message("sprio.txt"), false}},
                   {}),
              std::vector<std::string>{"jobs from jobs.txt"});
}

TEST(LostInputs, theVersionMayMoveIntoTheSettings)
{
    const std::vector<Provenance> fromNodes{
        {Message("settings"), Message("config.txt"), false},
        {Message("Slurm version"), Message("nodes.txt"), false}};
    EXPECT_EQ(lost(fromNodes, {{Message("settings"), Message("config.txt"), false}}),
              std::vector<std::string>{});
    EXPECT_EQ(lost(fromNodes,
                   {{Message("settings"), Message("config.txt"), false},
                    {Message("Slurm version"), Message("26.11 assumed"), true}}),
              std::vector<std::string>{"Slurm version from nodes.txt"});
}

TEST(LostInputs, settingsWithoutTheirEndAreLost)
{
    auto before = with({{Message("settings"), Message("slurm.conf"), false}});
    before.policy.editSlurm().setWeight(Factor::Age, 10);
    before.policy.editSlurm().setWeight(Factor::FairShare, 1000);
    before.policy.editSlurm().halfLife = 86400;
    auto after = before;
    after.policy = Policy();
    EXPECT_EQ(lostInputs(before, after).size(), 1U);
    after.policy = before.policy;
    after.policy.editSlurm().setWeight(Factor::Age, 0);
    EXPECT_TRUE(lostInputs(before, after).empty()) << "somebody has edited it";
    after.policy = Policy();
    after.policy.editSlurm().setWeight(Factor::FairShare, 5);
    EXPECT_TRUE(lostInputs(before, after).empty()) << "somebody has edited it";
}
