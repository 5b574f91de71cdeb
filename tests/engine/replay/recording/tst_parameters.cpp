// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// SchedulerParameters as slurmctld takes them: bounds of slurm.conf(5), the first of a name counts.

#include "engine/replay/recording/parameters.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::replay;

namespace {
std::vector<std::string> unusedOf(const char* text, Parameters& parameters)
{
    std::vector<std::string> told;
    for (const auto& unused : applySchedulerParameters(text, parameters))
        told.push_back(english(unused));
    return told;
}
} // namespace

TEST(Parameters, whatSlurmctldRefusesIsToldAndTheDefaultCounts)
{
    for (const auto* const entry : {"bf_window=-5",
                                    "bf_window=0",
                                    "bf_window=50000",
                                    "bf_interval=0",
                                    "bf_interval=-2",
                                    "bf_interval=10801",
                                    "bf_resolution=0",
                                    "bf_resolution=3601",
                                    "bf_max_job_test=0",
                                    "bf_max_job_test=1000001",
                                    "bf_node_space_size=1",
                                    "bf_max_job_user=-1",
                                    "bf_max_job_start=10001",
                                    "bf_max_job_array_resv=1001",
                                    "bf_min_age_reserve=-1",
                                    "bf_max_time=0",
                                    "sched_interval=-2",
                                    "default_queue_depth=-1",
                                    "bf_window=99999999999999999999",
                                    "bf_window=a day",
                                    "bf_window="}) {
        Parameters parameters;
        EXPECT_EQ(unusedOf(entry, parameters),
                  std::vector<std::string>{std::string("SchedulerParameters: slurmctld takes no ")
                                           + entry + ", and the default counts"});
        EXPECT_EQ(parameters, Parameters()) << entry;
    }
}

/// Passes of a replay take no time: what ends those of slurmctld is told.
TEST(Parameters, whatEndsAPassByItsTimeIsNamed)
{
    const auto told = [](const char* entry) {
        return std::string("SchedulerParameters: ") + entry
            + " is not replayed: the passes of a replay take no time";
    };
    Parameters parameters;
    EXPECT_EQ(unusedOf("bf_interval=30, BF_MAX_TIME=5,max_sched_time=4,bf_yield_interval=1000000",
                       parameters),
              (std::vector<std::string>{told("BF_MAX_TIME=5"), told("max_sched_time=4"),
                                        told("bf_yield_interval=1000000")}));
    EXPECT_TRUE(
        unusedOf("kill_invalid_depend,nohold_on_prolog_fail,max_array_tasks=1000", parameters)
            .empty());
    EXPECT_TRUE(unusedOf("bf_continue,bf_yield_interval=1000000,bf_yield_sleep=500000,"
                         "sched_max_job_start=10",
                         parameters)
                    .empty());
    EXPECT_EQ(parameters.maxStarts, 10U) << "that one is replayed";
}

/// Slurm's own default of 2 us keeps no pass back.
TEST(Parameters, whatKeepsPassesBackIsNamed)
{
    Parameters parameters;
    EXPECT_TRUE(unusedOf("sched_min_interval=2,max_rpc_cnt=0", parameters).empty());
    EXPECT_EQ(unusedOf("sched_min_interval=20000000,max_rpc_cnt=150", parameters),
              (std::vector<std::string>{
                  "SchedulerParameters: sched_min_interval=20000000 is not replayed: passes come "
                  "closer together",
                  "SchedulerParameters: max_rpc_cnt=150 is not replayed: when slurmctld was that "
                  "busy is not known"}));
}

TEST(Parameters, valuesOnTheBoundsAreTaken)
{
    Parameters parameters;
    EXPECT_TRUE(unusedOf("bf_window=43200,bf_interval=10800,bf_resolution=3600,sched_interval=-1,"
                         "bf_max_job_test=1000000,bf_min_prio_reserve=4294967295,defer",
                         parameters)
                    .empty());
    EXPECT_EQ(parameters.window, 43200);
    EXPECT_EQ(parameters.backfillInterval, 10800);
    EXPECT_EQ(parameters.resolution, 3600);
    EXPECT_EQ(parameters.interval, -1);
    EXPECT_EQ(parameters.maxTested, 1000000U);
    EXPECT_EQ(parameters.minPriorityToPlan, 4294967295U);
    EXPECT_TRUE(parameters.defers);
}

TEST(Parameters, theFirstOfANameCounts)
{
    Parameters parameters;
    EXPECT_EQ(unusedOf("bf_window=100,BF_Window=200", parameters),
              std::vector<std::string>{
                  "SchedulerParameters: BF_Window=200 is not the first value of its name, and "
                  "slurmctld takes the first"});
    EXPECT_EQ(parameters.window, 100);
}

TEST(Parameters, aNumberIsReadAsFarAsItGoes)
{
    Parameters parameters;
    EXPECT_TRUE(unusedOf("bf_window=2880min", parameters).empty());
    EXPECT_EQ(parameters.window, 2880);
}

TEST(Parameters, aCapOfAssociationsTakesThePlaceOfThatOfUsers)
{
    Parameters parameters;
    EXPECT_TRUE(unusedOf("bf_max_job_user=5,bf_max_job_assoc=3", parameters).empty());
    EXPECT_EQ(parameters.maxOfUser, 0U);
    EXPECT_EQ(parameters.maxOfAssociation, 3U);
}

TEST(Parameters, whatAReplayDoesNotKnowIsTold)
{
    Parameters parameters;
    EXPECT_EQ(unusedOf("bf_window,bf_topopt_enable, bf_continue", parameters),
              (std::vector<std::string>{"SchedulerParameters: a replay does not know bf_window",
                                        "SchedulerParameters: a replay does not know "
                                        "bf_topopt_enable"}));
    EXPECT_TRUE(unusedOf("bf_busy_nodes,bf_running_job_reserve", parameters).empty());
    EXPECT_TRUE(parameters.prefersBusy && parameters.entersRunning);
}

TEST(Parameters, anotherListCountsInPlaceOfTheSitesOwn)
{
    Parameters site;
    site.release = {24, 11};
    site.killWait = 5;
    EXPECT_TRUE(applySchedulerParameters("bf_window=4320,defer", site).empty());
    const auto other = withSchedulerParameters("bf_window=4320,defer", "bf_interval=60", site);
    EXPECT_EQ(other.window, Parameters().window) << "no longer set";
    EXPECT_FALSE(other.defers);
    EXPECT_EQ(other.backfillInterval, 60);
    EXPECT_EQ(other.release, site.release) << "not of the list";
    EXPECT_EQ(other.killWait, 5);
    const auto onTop = withSchedulerParameters("", "bf_interval=60", site);
    EXPECT_EQ(onTop.window, 4320) << "nobody knows what the site's list reads";
    EXPECT_EQ(onTop.backfillInterval, 60);
}

TEST(Parameters, withoutBackfillALongerWindowChangesNothing)
{
    Parameters builtin;
    builtin.backfillInterval = -1; // SchedulerType=sched/builtin
    EXPECT_EQ(withSchedulerParameters("defer", "defer,bf_window=60", builtin).backfillInterval, -1);
    EXPECT_EQ(withSchedulerParameters("", "bf_interval=30", builtin).backfillInterval, -1);
    EXPECT_EQ(withSchedulerParameters("defer", "bf_interval=30", builtin).backfillInterval, -1);
    EXPECT_EQ(withSchedulerParameters("bf_interval=-1", "defer", builtin).backfillInterval,
              Parameters().backfillInterval);
}
