// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/lastedits.h"
#include "tests/support/treetext.h"

#include <gtest/gtest.h>

namespace fairlead {
namespace {
std::shared_ptr<const Snapshot> cluster()
{
    auto records = tests::treeRecords("physics 1\n  @ann 1\nchem 2\n");
    return *buildSnapshot(std::move(records));
}

std::vector<Edit> left(std::vector<Edit> edits)
{
    return withoutOverridden(cluster(), {"plan", std::move(edits)}).edits;
}

Edit weight(const char* value)
{
    return ParameterEdit{"PriorityWeightAge", value};
}

Edit shares(const char* account, std::uint32_t count)
{
    return ShareEdit{{account, {}, {}}, count};
}

TEST(LastEdits, aValueThatIsSetAgainIsKeptOnce)
{
    std::vector<Edit> edits;
    for (int i = 0; i < 400; ++i)
        edits.push_back(weight(std::to_string(i).c_str()));
    EXPECT_EQ(left(edits), std::vector<Edit>{weight("399")});
    EXPECT_EQ(left({shares("chem", 5), weight("1"), shares("chem", 6)}),
              (std::vector<Edit>{weight("1"), shares("chem", 6)}));
}

TEST(LastEdits, namesBeforeARenameMeanOthers)
{
    const std::vector<Edit> edits{shares("chem", 5), RenameEdit{"chem", "old"},
                                  RenameEdit{"physics", "chem"}, shares("chem", 6)};
    EXPECT_EQ(left(edits), edits);
}

TEST(LastEdits, whatIsSetOnceStaysInItsOrder)
{
    const std::vector<Edit> edits{shares("chem", 5), weight("3"), shares("physics", 6)};
    EXPECT_EQ(left(edits), edits);
}

TEST(LastEdits, anImpossibleScenarioStaysAsItIs)
{
    const std::vector<Edit> edits{shares("nobody", 5), shares("nobody", 6)};
    EXPECT_EQ(left(edits), edits);
}
} // namespace
} // namespace fairlead
