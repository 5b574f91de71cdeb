// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/syntheticcluster.h"

#include <map>
#include <random>
#include <stdexcept>
#include <tuple>

namespace fairlead::bench {

namespace {
constexpr std::int64_t moment = 1790000000;
constexpr std::size_t usersPerAccount = 10;

class ClusterMaker
{
public:
    explicit ClusterMaker(const ClusterSize& size)
        : m_size(size)
    {
    }

    SnapshotRecords make()
    {
        m_records.cluster = "synthetic";
        m_records.computedAt = m_records.takenAt = moment;
        m_records.usageForm = UsageForm::Leaf;
        m_records.tresNames = {"cpu", "mem", "node", "gres/gpu"};
        m_records.nodeCount = 10000;
        m_records.cpuCount = 1280000;
        setPolicy();
        addPartitionsAndQos();
        addTree();
        for (std::size_t i = 0; i < m_size.jobs; ++i)
            addJob(static_cast<std::uint32_t>(i + 1));
        return std::move(m_records);
    }

    /// Hours of the last 90 days, spread over all associations. Made apart from the records, which
    /// would take ten times their memory.
    UsageHistory history(std::size_t assocCount)
    {
        std::vector<UsageInterval> parts;
        parts.reserve(m_size.buckets);
        for (std::size_t i = 0; i < m_size.buckets; ++i) {
            const auto start = moment / 3600 * 3600 - 3600 * between(1, 90 * 24);
            const auto assoc = AssocIndex(
                static_cast<std::size_t>(between(1, static_cast<std::int64_t>(assocCount))));
            parts.push_back({assoc, start, start + 3600, static_cast<double>(between(1, 1000))});
        }
        return {parts, assocCount};
    }

private:
    std::int64_t between(std::int64_t low, std::int64_t high)
    {
        return low + static_cast<std::int64_t>(m_random() % static_cast<std::uint64_t>(high - low));
    }

    void setPolicy()
    {
        m_records.policy.editSlurm().weights = {10000, 2000, 100000, 3000, 5000, 20000};
        (void)setParameter(m_records.policy, "PriorityWeightTRES",
                           "cpu=1000,mem=500,gres/gpu=3000");
    }

    void addPartitionsAndQos()
    {
        for (int i = 0; i < 8; ++i) {
            m_records.partitions.push_back({"p" + std::to_string(i),
                                            static_cast<std::uint32_t>(1 + i),
                                            static_cast<std::uint32_t>(1 + i % 2),
                                            1440,
                                            {128000, 1e9, 1000, 4000},
                                            ""});
            m_records.qos.push_back(
                {"q" + std::to_string(i), static_cast<std::uint32_t>(i * 10), 1.0, false});
        }
    }

    void addTree()
    {
        AssocRecord root;
        root.account = "root";
        root.id = 1;
        m_records.assocs.push_back(root);
        const auto accounts = m_size.associations / (usersPerAccount + 1);
        for (std::size_t i = 0; i < accounts; ++i) {
            // A hundred accounts below root, ten below each of them, the rest below those.
            const auto above = i < 100 ? i : i < 1100 ? (i - 100) / 10 : 100 + (i - 1100) % 1000;
            AssocRecord account;
            account.account = "a" + std::to_string(i);
            account.parent = i < 100 ? "root" : "a" + std::to_string(above);
            account.shares = between(1, 1000);
            account.id = static_cast<std::uint32_t>(m_records.assocs.size() + 1);
            m_records.assocs.push_back(account);
            for (std::size_t user = 0; user < usersPerAccount; ++user) {
                AssocRecord member;
                member.account = account.account;
                member.user = "u" + std::to_string(i * usersPerAccount + user);
                member.shares = between(1, 100);
                member.priority = static_cast<std::uint32_t>(between(0, 50));
                member.rawUsage = static_cast<long double>(between(0, 1000000000));
                member.id = static_cast<std::uint32_t>(m_records.assocs.size() + 1);
                m_records.assocs.push_back(std::move(member));
                m_users.push_back(m_records.assocs.size() - 1);
            }
        }
    }

    const AssocRecord& anyUser() { return m_records.assocs[m_users[m_random() % m_users.size()]]; }

    void addJob(std::uint32_t id)
    {
        const auto& user = anyUser();
        JobRecord job;
        job.id = id;
        job.user = user.user;
        job.account = user.account;
        job.assocId = user.id;
        job.qos = "q" + std::to_string(between(0, 8));
        job.partitions = {"p" + std::to_string(between(0, 8))};
        job.nodes = static_cast<std::uint32_t>(between(1, 64));
        job.cpus = job.nodes * 128;
        job.timeLimit = static_cast<std::uint32_t>(between(1, 1440));
        // A week's jobs, numbered as they came in.
        job.submitTime
            = moment - 604800 + static_cast<std::int64_t>(604800 * (id - 1) / m_size.jobs);
        job.eligibleTime = job.accrueTime = job.submitTime;
        job.nice = between(0, 4) == 0 ? 100 : 0;
        job.site = between(0, 8) == 0 ? 50 : 0;
        job.tres = {{"cpu", job.cpus},
                    {"mem", job.nodes * 1000ULL},
                    {"node", job.nodes},
                    {"gres/gpu", job.nodes % 5}};
        m_records.jobs.push_back(std::move(job));
    }

    ClusterSize m_size;
    SnapshotRecords m_records;
    std::vector<std::size_t> m_users;
    std::mt19937_64 m_random{20090924};
};
} // namespace

SnapshotRecords syntheticRecords(const ClusterSize& size)
{
    return ClusterMaker(size).make();
}

std::shared_ptr<const Snapshot> syntheticCluster(const ClusterSize& size)
{
    using Key = std::tuple<std::size_t, std::size_t, std::size_t>;
    static std::map<Key, std::shared_ptr<const Snapshot>> known;
    auto& snapshot = known[{size.associations, size.jobs, size.buckets}];
    if (snapshot == nullptr) {
        ClusterMaker maker(size);
        const auto built = buildSnapshot(maker.make());
        if (!built)
            throw std::runtime_error(english(built.error().message));
        auto whole = std::make_shared<Snapshot>(**built);
        whole->history = maker.history(whole->assocs.size());
        snapshot = std::move(whole);
    }
    return snapshot;
}

} // namespace fairlead::bench
