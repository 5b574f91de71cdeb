// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/indices.h"
#include "engine/cluster/numberindex.h"

#include <gtest/gtest.h>

using namespace fairlead;

namespace {
struct Numbered
{
    std::uint32_t id = 0;
};
} // namespace

TEST(NumberIndex, theFirstOfEqualNumbersIsKept)
{
    const std::vector<Numbered> records{{70}, {7}, {4294967295U}, {7}, {0}};
    NumberIndex<JobIndex> jobs(records);
    std::size_t next = 0;
    std::vector<bool> isNew;
    for (const auto& record : records) {
        isNew.push_back(jobs.insert(record.id, JobIndex(next)));
        ++next;
    }
    EXPECT_EQ(isNew, (std::vector<bool>{true, true, true, false, true}));
    EXPECT_EQ(jobs.find(70).at(), 0U);
    EXPECT_EQ(jobs.find(7).at(), 1U);
    EXPECT_EQ(jobs.find(7).at(), 1U); // a second partition
    EXPECT_EQ(jobs.find(4294967295U).at(), 2U);
    EXPECT_EQ(jobs.find(0).at(), 4U);
    EXPECT_FALSE(jobs.find(8).isValid());
    EXPECT_FALSE(jobs.find(71).isValid());
}

TEST(NumberIndex, noneIsFoundAmongNone)
{
    NumberIndex<JobIndex> jobs(std::vector<Numbered>{});
    EXPECT_FALSE(jobs.find(1).isValid());
}
