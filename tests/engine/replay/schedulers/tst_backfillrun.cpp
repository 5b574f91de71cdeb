// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/replay.h"
#include "engine/replay/schedulers/backfillrun.h"
#include "tests/engine/replay/vectortext.h"
#include "tests/support/effort.h"

#include <array>
#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr int crowds = tests::tries(30);

/// Jobs of many sizes and limits on machines that are too small for them.
Vector crowd(int number)
{
    std::string line = "C | ";
    line += number % 7 == 6 ? "70x1"
        : number % 3 == 0   ? "6x8"
        : number % 3 == 1   ? "8,4,8,4,2,8"
                            : "5x4 quick=n2";
    line += number % 2 == 0 ? " bf_resolution=1" : " release=24.11";
    line += number % 4 == 3 ? " bf_max_job_test=" + std::to_string(2 + number % 9) : "";
    line += number % 5 == 0 ? " acct:x:GrpTRES=cpu=9 | " : " | ";
    for (int i = 0; i < 80; ++i) {
        const int dice = (i * 7919 + number * 104729) % 9973;
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c" + std::to_string(1 + dice % 13)
            + " t" + std::to_string(1 + dice % 97) + " r" + std::to_string(20 + dice % 3000) + " @"
            + std::to_string(40 * i) + " p" + std::to_string(10 + dice % 30)
            + (dice % 2 == 0 ? " ax" : " ay");
        if (dice % 4 == 0)
            line += " N" + std::to_string(1 + dice % 3);
        if (number % 3 == 2 && number % 7 != 6 && dice % 6 == 0)
            line += " in:quick";
    }
    return parseVector(line + " | J0=1");
}

using Place = std::pair<std::uint32_t, std::vector<std::uint32_t>>;

/// What a run starts, and where; nothing of it stays.
std::vector<Place> startsOf(Cluster& cluster, BackfillRun& backfill, Moment now)
{
    std::vector<Place> places;
    const auto started = backfill.run(now);
    for (const auto& start : started) {
        auto& place = places.emplace_back(start.job, std::vector<std::uint32_t>());
        for (const auto& share : cluster.live(start.live).shares)
            place.second.push_back(share.node);
    }
    for (auto i = started.size(); i-- > 0;)
        cluster.takeBack(started[i].live);
    return places;
}

/// A replay of main passes and runs every half minute, which asks both ways each time.
std::size_t compareRuns(const Vector& vector)
{
    Cluster cluster(vector.scene);
    MainPass main(cluster);
    BackfillRun whole(cluster);
    whole.keepPlans(true);
    BackfillRun backfill(cluster);
    const auto& jobs = vector.scene.recording->workload.jobs;
    std::vector<std::pair<Moment, LiveId>> ends;
    std::size_t submitted = 0;
    std::size_t count = 0;
    for (Moment now = 1000; now < momentOf(12000); now += momentOf(30)) {
        for (; submitted < jobs.size() && jobs[submitted].submit <= now; ++submitted)
            cluster.submit(static_cast<std::uint32_t>(submitted), now);
        std::erase_if(ends, [&](const auto& end) {
            if (end.first > now)
                return false;
            cluster.finish(end.second, now);
            cluster.leave(end.second);
            return true;
        });
        for (const auto& start : main.run(now, true))
            ends.emplace_back(now + momentOf(jobs[start.job].runTime), start.live);
        const auto expected = startsOf(cluster, whole, now);
        EXPECT_EQ(startsOf(cluster, backfill, now), expected) << "at " << now;
        EXPECT_EQ(backfill.hasPlanned(), whole.hasPlanned()) << "at " << now;
        for (const auto& start : backfill.run(now))
            ends.emplace_back(now + momentOf(jobs[start.job].runTime), start.live);
        count += expected.size();
        // Who could not start whatever was planned cannot while nothing but time changes.
        (void)startsOf(cluster, backfill, now);
        for (const Second later : {29, 300, 3000}) {
            if (backfill.isBarrenStill(now + momentOf(later))) {
                EXPECT_TRUE(startsOf(cluster, whole, now + momentOf(later)).empty())
                    << later << " after " << now;
            }
        }
    }
    return count;
}

/// A cluster whose schedulers look every half minute.
class Site
{
public:
    Site(const Vector& vector, bool skips)
        : m_jobs(vector.scene.recording->workload.jobs)
        , m_cluster(vector.scene)
        , m_skips(skips)
    {
    }
    void step(Moment now)
    {
        for (; m_submitted < m_jobs.size() && m_jobs[m_submitted].submit <= now; ++m_submitted) {
            m_cluster.submit(static_cast<std::uint32_t>(m_submitted), now);
            m_hasChanged = true;
        }
        m_hasChanged |= std::erase_if(m_ends,
                                      [&](const auto& end) {
                                          if (end.first > now)
                                              return false;
                                          m_cluster.finish(end.second, now);
                                          m_cluster.leave(end.second);
                                          return true;
                                      })
            > 0;
        note(m_main.run(now, true), now);
        if (m_skips && !m_hasChanged && m_backfill.isBarrenStill(now)) {
            m_backfill.repeat(now);
            ++m_skipped;
            return;
        }
        m_hasChanged = false;
        note(m_backfill.run(now), now);
    }
    /// Who waits, for what, and whether a limit is in the way.
    [[nodiscard]] std::vector<std::tuple<LiveId, WaitFor, bool>> waiting(Moment now)
    {
        std::vector<std::tuple<LiveId, WaitFor, bool>> all;
        for (const auto& entry : m_cluster.queue(now)) {
            const auto& live = m_cluster.live(entry.live);
            all.emplace_back(entry.live, live.wait.current(), live.isBlockedByLimit);
        }
        return all;
    }
    [[nodiscard]] std::size_t skipped() const { return m_skipped; }

private:
    void note(const std::vector<Started>& started, Moment now)
    {
        for (const auto& start : started)
            m_ends.emplace_back(now + momentOf(m_jobs[start.job].runTime), start.live);
        m_hasChanged = m_hasChanged || !started.empty();
    }

    const std::vector<Job>& m_jobs;
    Cluster m_cluster;
    MainPass m_main{m_cluster};
    BackfillRun m_backfill{m_cluster};
    std::vector<std::pair<Moment, LiveId>> m_ends;
    std::size_t m_submitted = 0;
    std::size_t m_skipped = 0;
    bool m_hasChanged = true;
    bool m_skips;
};
} // namespace

/// Main passes come between, and say otherwise why jobs wait.
TEST(BackfillRun, aRunThatIsNotMadeLeavesWhatItWouldLeave)
{
    std::size_t skipped = 0;
    for (int number = 0; number < crowds; ++number) {
        const auto vector = crowd(number);
        Site skipping(vector, true);
        Site site(vector, false);
        for (Moment now = 1000; now < momentOf(12000); now += momentOf(30)) {
            skipping.step(now);
            site.step(now);
            ASSERT_EQ(skipping.waiting(now), site.waiting(now)) << number << " at " << now;
        }
        skipped += skipping.skipped();
    }
    EXPECT_GT(skipped, std::size_t{100} * crowds);
}

TEST(BackfillRun, plansThatNobodyNeedsAreNotMissed)
{
    std::size_t starts = 0;
    for (int number = 0; number < crowds; ++number)
        starts += compareRuns(crowd(number));
    EXPECT_GT(starts, std::size_t{8} * crowds);
}

/// While nothing but time changes, or somebody joins the queue, plans of the run before are made
/// again: a cluster with them starts the same as one that forgets them each time.
TEST(BackfillRun, plansMadeAgainAreThoseThatWouldBeFound)
{
    std::size_t starts = 0;
    for (int number = 0; number < crowds; ++number) {
        const auto vector = crowd(number);
        Cluster cluster(vector.scene);
        BackfillRun backfill(cluster);
        const auto& jobs = vector.scene.recording->workload.jobs;
        std::size_t submitted = 0;
        std::vector<std::pair<Moment, LiveId>> ends;
        for (Moment now = 1000; now < momentOf(9000); now += momentOf(10)) {
            for (; submitted < jobs.size() && jobs[submitted].submit <= now; ++submitted)
                cluster.submit(static_cast<std::uint32_t>(submitted), now);
            std::erase_if(ends, [&](const auto& end) {
                if (end.first > now)
                    return false;
                cluster.finish(end.second, now);
                cluster.leave(end.second);
                return true;
            });
            BackfillRun fresh(cluster);
            const auto expected = startsOf(cluster, fresh, now);
            std::vector<Place> places;
            for (const auto& start : backfill.run(now)) {
                ends.emplace_back(now + momentOf(jobs[start.job].runTime), start.live);
                auto& place = places.emplace_back(start.job, std::vector<std::uint32_t>());
                for (const auto& share : cluster.live(start.live).shares)
                    place.second.push_back(share.node);
            }
            ASSERT_EQ(places, expected) << number << " at " << now;
            EXPECT_EQ(backfill.hasPlanned(), fresh.hasPlanned()) << number << " at " << now;
            starts += places.size();
        }
    }
    EXPECT_GT(starts, std::size_t{10} * crowds);
}

/// Who was told why it waits is passed over, unless entries are counted: nothing else differs.
TEST(BackfillRun, whoWasToldWaitsForTheSame)
{
    std::array<std::uint64_t, waitKinds> sums{};
    for (int number = 0; number < crowds; ++number) {
        const auto vector = crowd(number);
        const auto counting = std::make_shared<Recording>(*vector.scene.recording);
        counting->parameters.maxOfUser = 100000; // counts, and never stops anybody
        const auto outcome = replay(vector.scene, {});
        const auto expected = replay({counting, vector.scene.policy}, {});
        ASSERT_EQ(outcome.jobs.size(), expected.jobs.size());
        for (std::size_t i = 0; i < outcome.jobs.size(); ++i) {
            EXPECT_EQ(outcome.jobs[i].start, expected.jobs[i].start) << number << " job " << i;
            EXPECT_EQ(outcome.jobs[i].wait, expected.jobs[i].wait) << number << " job " << i;
            for (std::size_t kind = 0; kind < waitKinds; ++kind)
                sums[kind] += outcome.jobs[i].wait[kind];
        }
    }
    EXPECT_GT(sums[static_cast<std::size_t>(WaitFor::Priority)], 0U);
    EXPECT_GT(sums[static_cast<std::size_t>(WaitFor::Resources)], 0U);
}

TEST(BackfillRun, plansAreToldWhenTheyAreKept)
{
    const auto vector
        = parseVector("P | 1x4 | A c3 t10 r600 @0; B c4 t60 @0 p9; C c1 t60 @0 p1 | A=1");
    Cluster cluster(vector.scene);
    MainPass main(cluster);
    BackfillRun backfill(cluster);
    backfill.keepPlans(true);
    cluster.submit(0, 0);
    EXPECT_EQ(main.run(1000, true).size(), 1U);
    cluster.submit(1, 2000);
    cluster.submit(2, 2000);
    EXPECT_TRUE(backfill.run(30000).empty());
    ASSERT_EQ(backfill.plans().size(), 2U);
    EXPECT_EQ(backfill.plans()[0].job, 1U);
    EXPECT_EQ(backfill.plans()[0].start, 601);
    EXPECT_EQ(backfill.plans()[0].nodes, std::vector<std::uint32_t>{0});
    EXPECT_EQ(backfill.plans()[1].start, 4200); // when B has ended
}

namespace {
/// The CPUs of the third job of three, once a run has looked: the first one runs, that the second
/// one is planned is enough to know.
/// @param threads  of a core
std::uint64_t testedCpus(const std::string& third, std::uint32_t weight, std::uint32_t threads)
{
    auto vector = parseVector("E | 1x4 | A c4 t10 r600 @0; P c4 t60 @0 p20; B " + third
                              + " t60 @0 p9 | A=1");
    auto recording = *vector.scene.recording;
    recording.machine.nodes[0].threads = threads;
    vector.scene.recording = std::make_shared<const Recording>(std::move(recording));
    vector.scene.policy.policy.editSlurm().setWeight(Factor::JobSize, weight);
    Cluster cluster(vector.scene);
    MainPass main(cluster);
    BackfillRun backfill(cluster);
    cluster.submit(0, 0);
    EXPECT_EQ(main.run(1000, true).size(), 1U);
    cluster.submit(1, 2000);
    cluster.submit(2, 2000);
    EXPECT_TRUE(backfill.run(30000).empty());
    return cluster.live(*cluster.find(2)).testedCpus;
}
} // namespace

/// Though nobody could start: the size of a job is of the CPUs that it would get from then on.
TEST(BackfillRun, aJobThatWouldGetMoreCpusIsTestedWhereItsSizeCounts)
{
    EXPECT_EQ(testedCpus("excl", 0, 1), 0U);
    EXPECT_EQ(testedCpus("excl", 1000, 1), 4U);
    EXPECT_EQ(testedCpus("c3", 1000, 2), 4U); // two whole cores
    EXPECT_EQ(testedCpus("c3", 0, 2), 0U);
    EXPECT_EQ(testedCpus("c3", 1000, 1), 0U); // it gets what it asks for
    EXPECT_EQ(testedCpus("c2", 1000, 2), 0U);
}

} // namespace fairlead::replay
