// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/config.h"
#include "engine/moab/config/configedit.h"
#include "engine/moab/config/configtext.h"
#include "engine/moab/config/parameters.h"
#include "tests/support/growth.h"

#include <gtest/gtest.h>

using namespace fairlead;
using fairlead::moab::Cred;
using fairlead::moab::Dialect;

TEST(Credentials, anEntryIsThereOnce)
{
    moab::Settings settings(Dialect::Moab);
    settings.entry(Cred::User, "ann").priority = 1;
    settings.entry(Cred::User, "bob").priority = 2;
    settings.entry(Cred::Group, "ann").priority = 3;
    EXPECT_EQ(settings.entry(Cred::User, "ann").priority, 1);
    EXPECT_EQ(settings.entry(Cred::User, "bob").priority, 2);
    EXPECT_EQ(settings.creds[moab::at(Cred::User)].size(), 2U);
    EXPECT_EQ(settings.find(Cred::Group, "ann")->priority, 3);
}

namespace {
/// Reads, edits and writes a configuration with a line for each of so many users.
void editUsers(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += "USERCFG[u" + std::to_string(i) + "] PRIORITY=5\n";
    const auto last = "USERCFG[u" + std::to_string(count - 1) + "]";
    const auto settings = moab::settingsFromText(text, Dialect::Moab);
    auto edited = settings;
    ASSERT_TRUE(moab::setParameter(edited, "FSWEIGHT", "3"));
    for (int i = 0; i < count; ++i)
        ASSERT_TRUE(
            moab::setParameter(edited, "USERCFG[u" + std::to_string(i) + "]", "PRIORITY=6"));
    ASSERT_TRUE(moab::setParameter(edited, last, "PRIORITY=7"));
    const auto config = moab::editedConfig(text, settings, edited);
    EXPECT_EQ(settings.creds[moab::at(Cred::User)].size(), static_cast<std::size_t>(count));
    ASSERT_TRUE(config);
    EXPECT_TRUE(config->ends_with(last + " PRIORITY=7\nFSWEIGHT 3\n"));
    EXPECT_EQ(moab::configText(settings)->size(), text.size());
}
} // namespace

TEST(Credentials, whatIsRefusedChangesNothing)
{
    moab::Settings settings(Dialect::Moab);
    settings.entry(Cred::User, "ann").priority = 1;
    const auto before = settings;
    for (const auto* value : {"PRIORITY=x", "PRIORITY=3 BOGUS=1", "PRIORITY=3 word"}) {
        EXPECT_FALSE(moab::setParameter(settings, "USERCFG[ann]", value)) << value;
        EXPECT_FALSE(moab::setParameter(settings, "USERCFG[bob]", value)) << value;
    }
    EXPECT_FALSE(moab::setParameter(settings, "FSDECAY", "7"));
    EXPECT_FALSE(moab::setParameter(settings, "FSWEIGHT", "x"));
    EXPECT_EQ(settings, before);
}

TEST(Credentials, linesCostWhatTheyAre)
{
    EXPECT_TRUE(tests::isLinear([] { editUsers(2500); }, [] { editUsers(8 * 2500); }));
}

namespace {
/// What is said of a configuration, a line each.
std::string saidOf(const std::string& line, Dialect dialect)
{
    Issues issues;
    moab::readConfig({{"test.cfg", 1, line}}, dialect, issues);
    std::string all;
    for (const auto& issue : issues)
        all += english(issue.message) + '\n';
    return all;
}
} // namespace

TEST(Credentials, oddNumbersAreSaid)
{
    EXPECT_EQ(saidOf("USERCFG[ann] PRIORITY=010", Dialect::Maui),
              "PRIORITY: Maui reads “010” as 8\n");
    EXPECT_EQ(saidOf("USERCFG[ann] PRIORITY=0x10", Dialect::Maui),
              "PRIORITY: Maui reads “0x10” as 16\n");
    EXPECT_EQ(saidOf("QOSCFG[hi] QTWEIGHT=1,000", Dialect::Maui),
              "QTWEIGHT: Maui reads “1,000” as 1\n");
    EXPECT_EQ(saidOf("QOSCFG[hi] QTTARGET=2:00:00", Dialect::Maui),
              "QTTARGET: Maui reads “2:00:00” as 2\n");
    EXPECT_EQ(saidOf("USERCFG[ann] PRIORITY=010", Dialect::Moab),
              "PRIORITY: “010” is read as decimal\n");
    for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
        EXPECT_EQ(saidOf("USERCFG[ann] PRIORITY=-10 FSTARGET=5.5+", dialect), "");
        EXPECT_EQ(saidOf("QOSCFG[hi] PRIORITY=+7 QLIST=a,b", dialect), "");
    }
}

TEST(Credentials, anOpenQuoteIsSaid)
{
    EXPECT_EQ(saidOf("USERCFG[ann] QLIST=\"a,b PRIORITY=5", Dialect::Moab),
              "USERCFG: a quotation mark is not closed\n");
    EXPECT_EQ(saidOf("USERCFG[ann] QLIST=\"a,b\" PRIORITY=5", Dialect::Moab), "");
}
