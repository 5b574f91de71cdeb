// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/config/schedulerparameters.h"
#include "engine/slurm/parameters.h"

#include <gtest/gtest.h>

namespace fairlead::slurm {
namespace {

Settings settingsWith(const char* list)
{
    Settings settings;
    EXPECT_TRUE(setParameter(settings, "SchedulerParameters", list));
    return settings;
}

std::string listAfter(const char* list, const char* name, const char* value)
{
    auto settings = settingsWith(list);
    EXPECT_TRUE(setParameter(settings, name, value));
    return parameterValue(settings, "SchedulerParameters");
}

TEST(SchedulerParameters, oneNumberOfTheListIsSet)
{
    EXPECT_EQ(listAfter("", "bf_window", "4320"), "bf_window=4320");
    EXPECT_EQ(listAfter("defer,bf_window=1440,bf_continue", "BF_Window", "4320"),
              "defer,bf_window=4320,bf_continue");
    EXPECT_EQ(listAfter("bf_window=1440,bf_window=9", "bf_window", " 60 "), "bf_window=60")
        << "the first one counts, so none may be left behind it";
    EXPECT_EQ(listAfter("bf_window_linear=60", "bf_window", "60"),
              "bf_window_linear=60,bf_window=60");
    EXPECT_EQ(listAfter("bf_window=1440,defer", "bf_window", ""), "defer");
    EXPECT_EQ(listAfter("(null)", "bf_window", "60"), "bf_window=60");
}

TEST(SchedulerParameters, anEntryIsReadByItsName)
{
    const auto settings = settingsWith("defer, bf_interval = 60 ,bf_interval=30");
    EXPECT_EQ(parameterValue(settings, "bf_interval"), "60");
    EXPECT_EQ(parameterValue(settings, "bf_window"), "");
    EXPECT_TRUE(isParameter("bf_window"));
    EXPECT_TRUE(isParameter("schedulerparameters"));
    EXPECT_FALSE(isParameter("bf_windows"));
    EXPECT_FALSE(isParameter("defer")) << "no number: it is set with the list";
}

TEST(SchedulerParameters, whatIsMistypedIsRefused)
{
    Settings settings;
    for (const auto* list : {"bf_windw=60", "defer,bf_continu", "=5"})
        EXPECT_FALSE(setParameter(settings, "SchedulerParameters", list)) << list;
    EXPECT_FALSE(setParameter(settings, "bf_window", "long"));
    EXPECT_FALSE(setParameter(settings, "bf_windw", "60"));
    EXPECT_EQ(settings, Settings());
    EXPECT_TRUE(readParameter(settings, "SchedulerParameters", "bf_windw=60"))
        << "slurmctld takes a file as it is";
}

// slurmctld takes none of these, and in a file the default counts.
TEST(SchedulerParameters, aValueOutOfBoundsIsRefused)
{
    for (const auto& [name, value] :
         {std::pair("bf_window", "-5"), std::pair("bf_window", "0"),
          std::pair("bf_window", "99999999"), std::pair("bf_interval", "-7"),
          std::pair("bf_interval", "0"), std::pair("batch_sched_delay", "-1")}) {
        Settings settings;
        EXPECT_FALSE(setParameter(settings, name, value)) << name << value;
        const auto entry = std::string(name) + '=' + value;
        EXPECT_FALSE(setParameter(settings, "SchedulerParameters", "defer," + entry)) << entry;
        EXPECT_TRUE(settings.schedulerParameters.empty());
        EXPECT_TRUE(readParameter(settings, "SchedulerParameters", entry)) << "of a file";
    }
    Settings settings;
    for (const auto* entry : {"bf_interval=-1", "bf_window=43200", "bf_yield_sleep=500000"})
        EXPECT_TRUE(setParameter(settings, "SchedulerParameters", entry)) << entry;
    const auto refused = setParameter(settings, "bf_interval", "-7");
    EXPECT_EQ(english(refused.error().message),
              "bf_interval: “-7” is neither -1 nor between 1 and 10800");
}

} // namespace
} // namespace fairlead::slurm
