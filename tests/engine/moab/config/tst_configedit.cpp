// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/configedit.h"
#include "engine/moab/config/parameters.h"
#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Dialect;

namespace {
/// The text after one --set NAME=VALUE.
std::string edited(const std::string& text,
                   const std::vector<std::pair<std::string, std::string>>& sets,
                   Dialect dialect = Dialect::Moab)
{
    const auto before = MoabQueue(text, dialect).settings;
    auto after = before;
    for (const auto& [name, value] : sets)
        EXPECT_TRUE(moab::setParameter(after, name, value)) << name;
    const auto result = moab::editedConfig(text, before, after);
    EXPECT_TRUE(result);
    return result ? *result : std::string();
}
} // namespace

TEST(ConfigEdit, withoutChangesEveryByteStays)
{
    const std::string text
        = "\t QUEUETIMEWEIGHT\t 5   # why\r\n\r\n# caf\xe9\nFOO[x] BAR  \\\n  BAZ\n"
          "USERCFG[ john ] PRIORITY=1 BOGUS";
    EXPECT_EQ(edited(text, {}), text);
}

TEST(ConfigEdit, changesTheValueInItsPlace)
{
    EXPECT_EQ(
        edited("# a\nQUEUETIMEWEIGHT   5   # why\nNODEWEIGHT 1\n", {{"QUEUETIMEWEIGHT", "7"}}),
        "# a\nQUEUETIMEWEIGHT   7   # why\nNODEWEIGHT 1\n");
    EXPECT_EQ(edited("QUEUETIMEWEIGHT = 5\r\n", {{"QUEUETIMEWEIGHT", "7"}}),
              "QUEUETIMEWEIGHT = 7\r\n");
    EXPECT_EQ(edited("SERVWEIGHT 5", {{"SERVICEWEIGHT", "7"}}), "SERVWEIGHT 7") << "an alias";
    EXPECT_EQ(edited("PEWEIGHT 1\nPEWEIGHT 2\n", {{"PEWEIGHT", "3"}}), "PEWEIGHT 1\nPEWEIGHT 3\n")
        << "the last one counts";
    EXPECT_EQ(
        edited("PEWEIGHT[fast] 1\nPEWEIGHT[ALL] 2\n", {{"PEWEIGHT[fast]", "9"}, {"PEWEIGHT", "4"}}),
        "PEWEIGHT[fast] 9\nPEWEIGHT[ALL] 4\n");
}

TEST(ConfigEdit, addsWhatNoLineSays)
{
    EXPECT_EQ(edited("NODEWEIGHT 1", {{"FSWEIGHT", "10"}}), "NODEWEIGHT 1\nFSWEIGHT 10\n");
    EXPECT_EQ(edited("", {{"FSPOLICY", "DEDICATEDPS"}}), "FSPOLICY DEDICATEDPS\n");
    EXPECT_EQ(edited("NODEWEIGHT 1\r\n", {{"USERCFG[ann]", "PRIORITY=4"}}),
              "NODEWEIGHT 1\r\nUSERCFG[ann] PRIORITY=4\r\n");
    EXPECT_EQ(edited("#INCLUDE other.cfg\nNODEWEIGHT 1\n", {{"NODEWEIGHT", "2"}}),
              "#INCLUDE other.cfg\nNODEWEIGHT 1\nNODEWEIGHT 2\n");
    EXPECT_EQ(edited("NODEWEIGHT \\\n1\n", {{"NODEWEIGHT", "2"}}),
              "NODEWEIGHT \\\n1\nNODEWEIGHT 2\n");
}

TEST(ConfigEdit, changesOneAttributeOfACredential)
{
    EXPECT_EQ(edited("USERCFG[john] FSTARGET=3.5- priority=1 BOGUS=2 # boss\n",
                     {{"USERCFG[john]", "PRIORITY=9"}}),
              "USERCFG[john] FSTARGET=3.5- priority=9 BOGUS=2 # boss\n");
    EXPECT_EQ(edited("USERCFG[john] FSTARGET=3.5-\n", {{"USERCFG[john]", "PRIORITY=9"}}),
              "USERCFG[john] FSTARGET=3.5-\nUSERCFG[john] PRIORITY=9\n");
    EXPECT_EQ(edited("USERCFG[john] PRIORITY = 5\n", {{"USERCFG[john]", "PRIORITY=9"}}),
              "USERCFG[john] PRIORITY = 5\nUSERCFG[john] PRIORITY=9\n")
        << "what is hard to replace is said again";
}

TEST(ConfigEdit, mauiKeepsItsOwnSpelling)
{
    EXPECT_EQ(edited("procweight 4\nPROCWEIGHT 5\n", {{"PROCWEIGHT", "6"}}, Dialect::Maui),
              "procweight 4\nPROCWEIGHT 6\n");
    EXPECT_EQ(edited("SERVICEWCAP 4\n", {{"SERVICEWCAP", "6"}}, Dialect::Maui), "SERVICEWCAP 6\n");
}
