// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/text.h"
#include "engine/moab/config/configtext.h"
#include "engine/moab/config/parameters.h"
#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Dialect;

namespace {
/// Every line counts, alone too, and comes back out of the text that is written.
void expectRoundTrip(const std::string& config, Dialect dialect)
{
    for (const auto line : text::split(config, '\n')) {
        const auto alone = moab::settingsFromText(std::string(line), dialect);
        EXPECT_EQ(alone == moab::settingsFromText("", dialect), line.empty()) << line;
        EXPECT_EQ(moab::settingsFromText(*moab::configText(alone), dialect), alone) << line;
    }
    const auto settings = moab::settingsFromText(config, dialect);
    const auto text = moab::configText(settings);
    ASSERT_TRUE(text.has_value()) << english(text.error().message);
    EXPECT_EQ(moab::settingsFromText(*text, dialect), settings) << *text;
}
} // namespace

TEST(ConfigText, saysWhatTheSettingsHold)
{
    for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
        expectRoundTrip("", dialect);
        expectRoundTrip("QUEUETIMEWEIGHT 0\nFSWEIGHT -7\nFSPOLICY DEDICATEDPS%\nFSDEPTH 3\n"
                        "FSDECAY 0.83\nFSINTERVAL 6:00:00\nXFMINWCLIMIT 3:00\n",
                        dialect);
        expectRoundTrip("CREDCAP 9\nSERVICEWCAP 11\n", dialect);
    }
    expectRoundTrip("SERVICECAP 7\n", Dialect::Moab);
    EXPECT_EQ(moab::settingsFromText("SERVICECAP 7\n", Dialect::Maui),
              moab::settingsFromText("", Dialect::Maui))
        << "Maui's parser does not know it";
}

TEST(ConfigText, saysMauisServiceCapAsItsParserKnowsIt)
{
    moab::Settings edited(Dialect::Maui);
    ASSERT_TRUE(moab::setParameter(edited, "SERVICECAP", "7"));
    EXPECT_EQ(moab::parameterValue(edited, "SERVICECAP"), "7");
    EXPECT_EQ(*moab::configText(edited), "SERVICEWCAP 7\n");
    expectRoundTrip("SERVICEWCAP[fat] 7\n", Dialect::Maui);
}

// What Maui takes for unset is what a file with that line alone would give, not what stood there.
TEST(ConfigText, minusOneTakesAMauiWeightBack)
{
    for (const auto* name : {"FSUSERWEIGHT", "QUEUETIMEWEIGHT", "USERCAP"}) {
        auto edited = moab::settingsFromText(std::string(name) + " 10\n", Dialect::Maui);
        EXPECT_EQ(moab::parameterValue(edited, name), "10");
        ASSERT_TRUE(moab::setParameter(edited, name, "-1"));
        EXPECT_EQ(moab::parameterValue(edited, name),
                  moab::parameterValue(
                      moab::settingsFromText(std::string(name) + " -1\n", Dialect::Maui), name));
        ASSERT_TRUE(moab::setParameter(edited, name, "-2"));
        EXPECT_EQ(moab::parameterValue(edited, name), "-2");
    }
}

TEST(ConfigText, keepsTheOrderOfCredentials)
{
    expectRoundTrip("USERCFG[zoe] PRIORITY=3 FSTARGET=12.5+\nUSERCFG[DEFAULT] FSTARGET=1-\n"
                    "USERCFG[ann] PRIORITY=0\nQOSCFG[hot] QTWEIGHT=4 XFWEIGHT=5 QTTARGET=6:00\n"
                    "ACCOUNTCFG[chem] FSCAP=30% QLIST=hot,cold QDEF=hot\n"
                    "SYSCFG QLIST=hot,cold QDEF=cold\n",
                    Dialect::Moab);
}

TEST(ConfigText, keepsPartitionsAndWhatHasNoEffect)
{
    expectRoundTrip("RMCFG[base] TYPE=WIKI\nSERVERNAME x\nQUEUETIMEWEIGHT[fat] 12\n"
                    "FSWEIGHT[thin] 3\nJOBPRIOF ATTR[gpu]=5 STATE[Running]=7\n",
                    Dialect::Moab);
}

TEST(ConfigText, refusesWhatNoLineCanSay)
{
    auto settings = moab::settingsFromText("", Dialect::Moab);
    settings.entry(moab::Cred::User, "a]name").priority = 4;
    EXPECT_FALSE(moab::configText(settings).has_value());
}
