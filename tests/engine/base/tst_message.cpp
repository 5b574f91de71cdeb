// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/issue.h"
#include "engine/base/message.h"
#include "tests/support/issuetext.h"

#include <gtest/gtest.h>

namespace fairlead {
namespace {

TEST(Message, fillsItsPlacesInOnePass)
{
    const Message message(said("Messages", "%2 before %1, %1 again"), {"a %2", "b"});
    EXPECT_EQ(english(message), "b before a %2, a %2 again");
}

TEST(Message, aPlaceWithoutAnArgumentStays)
{
    EXPECT_EQ(english(Message(said("Messages", "at most %1 % of %2"), {"5"})), "at most 5 % of %2");
    EXPECT_EQ(english(Message("100 %1")), "100 %1");
    EXPECT_EQ(english(Message(said("Messages", "ends in %"))), "ends in %");
}

TEST(Message, anArgumentMayBeASentence)
{
    const Message user(said("Messages", "user “%1”"), {"eve"});
    EXPECT_EQ(english(Message(said("Messages", "%1 appears twice"), {user})),
              "user “eve” appears twice");
}

TEST(Message, aNumberChoosesTheForm)
{
    const auto left = [](std::size_t count) {
        return english(counted(count, said("Messages", "1 job of %2 is left out"),
                               said("Messages", "%1 jobs of %2 are left out"), {"eve"}));
    };
    EXPECT_EQ(left(0), "0 jobs of eve are left out");
    EXPECT_EQ(left(1), "1 job of eve is left out");
    EXPECT_EQ(left(2), "2 jobs of eve are left out");
}

TEST(Message, onlySentencesCanBeTranslated)
{
    EXPECT_TRUE(Message(said("Messages", "jobs")).isSentence);
    EXPECT_FALSE(Message("jobs").isSentence) << "a file of that name";
    EXPECT_TRUE(Message::remembered("jobs").isSentence);
}

TEST(Message, equalIsWhatReadsTheSame)
{
    const Message message(said("Messages", "job %1 names no partition"), {"7"});
    EXPECT_EQ(message, Message("job 7 names no partition"));
    EXPECT_NE(message, Message("job 8 names no partition"));
}

TEST(Message, namesAreReplacedWhereTheyAreFilledIn)
{
    const Message cut(said("Messages", "%1 was cut"), {"/tmp/x/jobs.txt"});
    const auto message = renamed(about("/tmp/x", cut), "/tmp/x", "slurm");
    EXPECT_EQ(english(message), "slurm: slurm/jobs.txt was cut");
    EXPECT_TRUE(message.isSentence);
    EXPECT_TRUE(message.arguments[1].isSentence) << "it is worded as before";
    EXPECT_EQ(english(renamed(said("Messages", "cut"), "cut", "torn")), "cut") << "no name";
    EXPECT_EQ(english(renamed(about("aa", Message("b")), "a", "aa")), "aaaa: b") << "once over";
}

TEST(Issue, namesFileAndLine)
{
    EXPECT_EQ(tests::issueText({Severity::Warning, Message("odd"), "jobs.txt", 3}),
              "jobs.txt:3: odd");
    EXPECT_EQ(tests::issueText({Severity::Warning, Message("odd"), "jobs.txt", 0}),
              "jobs.txt: odd");
    EXPECT_EQ(tests::issueText({Severity::Warning, Message("odd"), {}, 0}), "odd");
}

} // namespace
} // namespace fairlead
