// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/limits/accruebook.h"
#include "engine/replay/limits/planthreshold.h"
#include "tests/support/randomscenario.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
/// Account a with the users u and v, QOS normal and few.
class AccrueBooks : public testing::Test
{
protected:
    LimitSet& ofQos(const char* name)
    {
        m_limits.qos.push_back({name, {}});
        return m_limits.qos.back().limits;
    }
    LimitSet& ofAssoc(const char* account, const char* user)
    {
        m_limits.assocs.push_back({account, user, {}, {}});
        return m_limits.assocs.back().limits;
    }
    LimitBook bound()
    {
        Parameters parameters;
        parameters.enforcesLimits = m_isEnforced;
        return {m_limits, *m_tree, parameters};
    }
    Holders holders(LimitBook& book, const char* user, const char* qos) const
    {
        const auto assoc = m_tree->findAssoc("a", user, {});
        return {assoc, book.nameNumber(user), book.nameNumber("a"), book.qosNumber(qos)};
    }

    std::shared_ptr<const Snapshot> m_tree
        = tests::built(tests::treeRecords("a 10\n  @u 1\n  @v 2\n"));
    Limits m_limits;
    bool m_isEnforced = true;
};
} // namespace

TEST_F(AccrueBooks, withoutLimitsNobodyIsCounted)
{
    ofQos("normal").maxJobs = 3;
    auto limits = bound();
    EXPECT_FALSE(AccrueBook(limits).isKnown());
    EXPECT_EQ(AccrueBook(limits).roomFor(holders(limits, "u", "normal")), noLimit);
}

TEST_F(AccrueBooks, countTheFirstLimitAlone)
{
    auto& few = ofQos("few");
    few.groupAccruing = 3;
    few.maxAccruingOfUser = 1;
    ofQos("normal").maxAccruingOfUser = 2;
    ofAssoc("a", "").groupAccruing = 1;
    auto limits = bound();
    AccrueBook book(limits);
    EXPECT_TRUE(book.isKnown());
    const auto few1 = holders(limits, "u", "few");
    const auto normal = holders(limits, "u", "normal");
    const auto other = holders(limits, "v", "normal");
    const auto none = holders(limits, "v", "");
    book.add(few1, 2);
    EXPECT_EQ(book.roomFor(few1), 1U); // not that of its user, nor of the account
    EXPECT_EQ(book.roomFor(normal), 2U);
    EXPECT_EQ(book.roomFor(none), 0U); // the account counts all
    book.add(normal, 3);
    EXPECT_EQ(book.roomFor(normal), 0U);
    EXPECT_EQ(book.roomFor(other), 2U);
    book.remove(few1, 2);
    book.remove(normal, 3);
    EXPECT_EQ(book.roomFor(none), 1U);
}

TEST_F(AccrueBooks, maxOfAnAccountIsItsUsersOwn)
{
    ofAssoc("a", "").maxAccruing = 2;
    auto limits = bound();
    AccrueBook book(limits);
    const auto mine = holders(limits, "u", "");
    book.add(holders(limits, "v", ""), 2);
    EXPECT_EQ(book.roomFor(mine), 2U);
    book.add(mine, 1);
    EXPECT_EQ(book.roomFor(mine), 1U);
}

TEST_F(AccrueBooks, thresholdIsOfTheQosElseOfTheAssociation)
{
    ofQos("normal");
    ofQos("few").priorityToPlan = 100;
    ofAssoc("a", "").priorityToPlan = 50;
    ofAssoc("a", "v").priorityToPlan = 0;
    auto limits = bound();
    EXPECT_EQ(priorityToPlan(limits, holders(limits, "u", "few")), 100U);
    EXPECT_EQ(priorityToPlan(limits, holders(limits, "u", "normal")), 50U);
    EXPECT_EQ(priorityToPlan(limits, holders(limits, "v", "normal")), 0U);
    m_isEnforced = false;
    limits = bound();
    EXPECT_EQ(priorityToPlan(limits, holders(limits, "u", "few")), 0U);
}

} // namespace fairlead::replay
