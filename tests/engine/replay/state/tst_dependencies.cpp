// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/dependencies.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr std::uint64_t record = 5;

Dependency on(std::uint32_t job, std::uint32_t task = nothing)
{
    Dependency dependency{job};
    dependency.task = task;
    return dependency;
}

Dependency either(Dependency dependency)
{
    dependency.isAlternative = true;
    return dependency;
}

Dependency never(Dependency dependency)
{
    dependency.isNeverMet = true;
    return dependency;
}

Dependency onStart(Dependency dependency, std::uint32_t delay = 0)
{
    dependency.isOnStart = true;
    dependency.delay = delay;
    return dependency;
}

/// Array 10 of three tasks and the jobs 20 and 30, of which all wait; one record waits for a list.
class Waiting
{
public:
    explicit Waiting(std::vector<Dependency> list)
        : m_workload(workloadWith(std::move(list)))
        , m_dependencies(m_workload)
    {
        m_dependencies.submitted(m_workload, 0, 3);
        m_dependencies.submitted(m_workload, 3, 4);
        m_dependencies.submitted(m_workload, 4, 5);
    }

    std::uint32_t unmet() { return waitFor().count; }
    Dependencies::Unmet waitFor()
    {
        return m_dependencies.waitFor(m_workload.dependencyLists[0], record, 0);
    }
    /// How many of the record's dependencies that met.
    std::size_t ended(std::uint32_t number, std::uint32_t task = 0)
    {
        return m_dependencies.ended(number, task).size();
    }
    std::vector<Dependencies::Met> started(std::uint32_t number, std::uint32_t task, Second now)
    {
        return m_dependencies.started(number, task, now);
    }

private:
    static Workload workloadWith(std::vector<Dependency> list)
    {
        Workload workload;
        workload.arrays.push_back({10, 0, 3});
        for (std::uint32_t i = 0; i < 5; ++i) {
            auto& job = workload.jobs.emplace_back();
            job.array = i < 3 ? 0 : nothing;
            job.arrayTask = i < 3 ? i : 0;
            job.id = i < 3 ? 10 + i : i == 3 ? 20 : 30;
        }
        workload.dependencyLists.push_back(std::move(list));
        return workload;
    }

    Workload m_workload;
    Dependencies m_dependencies;
};
} // namespace

TEST(Dependencies, aTaskIsWaitedForAlone)
{
    Waiting waiting({on(10, 2)});
    EXPECT_EQ(waiting.unmet(), 1U);
    EXPECT_EQ(waiting.ended(10, 0), 0U);
    EXPECT_EQ(waiting.ended(10, 2), 1U);
    EXPECT_EQ(waiting.ended(10, 1), 0U);
    EXPECT_EQ(waiting.unmet(), 0U);
}

TEST(Dependencies, theStartOfATaskIsItsOwn)
{
    Waiting waiting({onStart(on(10, 1), 2), onStart(on(10))});
    EXPECT_EQ(waiting.unmet(), 2U);
    EXPECT_EQ(waiting.started(10, 0, 100).size(), 1U); // the array's
    const auto met = waiting.started(10, 1, 200);
    ASSERT_EQ(met.size(), 1U);
    EXPECT_EQ(met[0].from, 320);
    EXPECT_EQ(waiting.waitFor().from, 320);
}

TEST(Dependencies, aTaskThatIsNotKnownIsOver)
{
    EXPECT_EQ(Waiting({on(10, 7)}).unmet(), 0U);
}

TEST(Dependencies, ofAlternativesOneIsEnough)
{
    Waiting waiting({either(on(20)), either(on(30)), on(10)});
    EXPECT_EQ(waiting.unmet(), 2U);
    EXPECT_EQ(waiting.ended(30), 1U);
    EXPECT_EQ(waiting.ended(20), 0U);
    EXPECT_EQ(waiting.unmet(), 1U);
}

TEST(Dependencies, anAlternativeThatStartedCountsFromItsDelayOn)
{
    Waiting waiting({either(onStart(on(20), 5)), either(onStart(on(30), 1))});
    waiting.started(20, 0, 100);
    waiting.started(30, 0, 200);
    const auto unmet = waiting.waitFor();
    EXPECT_EQ(unmet.count, 0U);
    EXPECT_EQ(unmet.from, 260);
}

TEST(Dependencies, whatIsNeverMetStays)
{
    Waiting waiting({never(on(20))});
    EXPECT_EQ(waiting.unmet(), 1U);
    EXPECT_EQ(waiting.ended(20), 0U);
    EXPECT_EQ(waiting.unmet(), 1U);
    Waiting alternatives({either(never(on(20))), either(on(30))});
    EXPECT_EQ(alternatives.unmet(), 1U);
    EXPECT_EQ(alternatives.ended(20), 0U);
    EXPECT_EQ(alternatives.ended(30), 1U);
}

TEST(Dependencies, aListTellsWhetherItIsNeverMet)
{
    EXPECT_FALSE(isNeverMet({}));
    EXPECT_FALSE(isNeverMet({on(1), on(2)}));
    EXPECT_TRUE(isNeverMet({on(1), never(on(2))}));
    EXPECT_FALSE(isNeverMet({either(on(1)), either(never(on(2)))}));
    EXPECT_TRUE(isNeverMet({either(never(on(1))), either(never(on(2)))}));
}

} // namespace fairlead::replay
