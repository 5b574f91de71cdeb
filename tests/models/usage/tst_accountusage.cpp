// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The usage of a period in the share tree.

#include "models/usage/accountusage.h"
#include "models/usage/served.h"
#include "tests/support/treetext.h"

#include <gtest/gtest.h>
#include <set>

namespace fairlead::models {
namespace {

const char* const tree = R"(
physics 30
  @ann 1
  @bob 2
  @bob:p1 1
  optics 1
    @carl parent
math 10
  @dora 1
)";

UsageSums sumsOf(std::vector<UsageSums::Entry> entries)
{
    return {{0, 100}, {"cpu"}, std::move(entries), {}, {}};
}

std::string names(const AccountUsage& usage)
{
    std::string result;
    for (const auto& row : usage.rows)
        result
            += (result.empty() ? "" : " ") + row.account + (row.user.empty() ? "" : "/" + row.user);
    return result;
}

const AccountUsage::Row& rowOf(const AccountUsage& usage, const std::string& account,
                               const std::string& user = {})
{
    for (const auto& row : usage.rows) {
        if (row.account == account && row.user == user)
            return row;
    }
    throw std::invalid_argument("no row " + account + "/" + user);
}

TEST(AccountUsage, parentsAreTheSumsOfTheirMembers)
{
    const auto evaluation = tests::evaluated(tests::treeRecords(tree));
    const auto usage = accountUsage(*evaluation,
                                    sumsOf({{"math", "dora", {8}},
                                            {"optics", "carl", {16}},
                                            {"physics", "ann", {2}},
                                            {"physics", "", {1}}}));
    EXPECT_EQ(rowOf(usage, "optics").seconds[0], 16);
    EXPECT_EQ(rowOf(usage, "physics").seconds[0], 19); // with what it was charged itself
    EXPECT_EQ(rowOf(usage, "root").seconds[0], 27);
    std::vector<long double> members(usage.rows.size(), 0);
    for (const auto& row : usage.rows) {
        if (row.parent != AccountUsage::noRow)
            members[row.parent] += row.seconds[0];
    }
    EXPECT_EQ(members[0], usage.rows[0].seconds[0]);
    for (std::size_t i = 0; i < usage.rows.size(); ++i) {
        if (usage.rows[i].account == "physics" && usage.rows[i].user.empty()) {
            EXPECT_EQ(*usage.usedPart(i, 0), 19.0 / 27.0);
            EXPECT_EQ(members[i] + 1, usage.rows[i].seconds[0]);
        }
    }
}

TEST(AccountUsage, promisesMultiplyDownTheTree)
{
    const auto evaluation = tests::evaluated(tests::treeRecords(tree));
    const auto usage = accountUsage(*evaluation, sumsOf({}));
    EXPECT_EQ(*rowOf(usage, "root").promised, 1.0);
    EXPECT_EQ(*rowOf(usage, "physics").promised, 0.75);
    EXPECT_EQ(*rowOf(usage, "physics", "ann").promised, 0.75 * 0.2);
    EXPECT_EQ(*rowOf(usage, "physics", "bob").promised, 0.75 * 0.4 + 0.75 * 0.2); // two partitions
    EXPECT_FALSE(rowOf(usage, "optics", "carl").promised.has_value());
    EXPECT_FALSE(usage.usedPart(0, 0).has_value());
}

TEST(AccountUsage, oneRowPerUserInTheOrderOfTheTree)
{
    const auto evaluation = tests::evaluated(tests::treeRecords(tree));
    const auto usage = accountUsage(*evaluation, sumsOf({}));
    std::string order;
    std::set<std::string> seen;
    const auto& snapshot = evaluation->snapshot();
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        const auto user = snapshot.userName(assoc);
        const auto name = snapshot.accountName(assoc) + (user.empty() ? "" : "/" + user);
        if (seen.insert(name).second)
            order += (order.empty() ? "" : " ") + name;
    }
    EXPECT_EQ(names(usage), order);
}

TEST(AccountUsage, whoHasGoneKeepsTheUsage)
{
    const auto evaluation = tests::evaluated(tests::treeRecords(tree));
    const auto usage = accountUsage(
        *evaluation,
        sumsOf(
            {{"gone", "emil", {3}}, {"gone", "", {1}}, {"math", "zoe", {5}}, {"math", "", {2}}}));
    EXPECT_EQ(rowOf(usage, "math").seconds[0], 7);
    EXPECT_FALSE(rowOf(usage, "math", "zoe").assoc.isValid());
    EXPECT_EQ(rowOf(usage, "gone").seconds[0], 4);
    EXPECT_EQ(rowOf(usage, "gone").depth, 1);
    EXPECT_EQ(rowOf(usage, "root").seconds[0], 11);
    EXPECT_EQ(usage.rows.back().user, "emil");
    EXPECT_NE(names(usage).find("math/dora math/zoe"), std::string::npos);
}

TEST(AccountUsage, piesTakeTheUsageOfThePeriod)
{
    auto records = tests::treeRecords(tree);
    records.assocs.back().rawUsage = 1e6L; // decayed usage of dora: must not be seen
    const auto evaluation = tests::evaluated(std::move(records));
    const auto usage
        = accountUsage(*evaluation, sumsOf({{"math", "dora", {30}}, {"physics", "ann", {10}}}));
    const auto shown = withUsageOf(*evaluation, usage, 0);
    const ServedTable served(*shown);
    EXPECT_EQ(served.served(tests::assocAt(shown->snapshot(), "math")).consumed, 0.75);
    EXPECT_EQ(served.served(tests::assocAt(shown->snapshot(), "physics")).kind,
              VerdictKind::UnderServed);
}

} // namespace
} // namespace fairlead::models
