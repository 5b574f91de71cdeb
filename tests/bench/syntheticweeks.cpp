// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/syntheticweeks.h"

#include "engine/base/splitmix.h"
#include "engine/cluster/snapshotbuilder.h"

#include <array>
#include <cmath>
#include <stdexcept>

namespace fairlead::bench {

namespace {
constexpr std::int64_t moment = 1790000000;
constexpr std::uint32_t cpusOfNode = 32;
constexpr std::size_t accounts = 20;
constexpr std::size_t usersPerAccount = 5;

class WeeksMaker
{
public:
    explicit WeeksMaker(const WeeksSize& size)
        : m_size(size)
    {
    }

    replay::Scene make()
    {
        addMachine();
        addOwners();
        addJobs();
        m_recording.workload.from = moment;
        m_recording.workload.to = moment + static_cast<std::int64_t>(m_size.days * 86400);
        auto inputs = baselineInputs(cluster(), moment);
        return {std::make_shared<const replay::Recording>(std::move(m_recording)),
                std::move(inputs)};
    }

private:
    void addMachine()
    {
        auto& machine = m_recording.machine;
        replay::PartitionRules all;
        all.name = "all";
        all.nodes = replay::NodeSet(m_size.nodes);
        for (std::size_t i = 0; i < m_size.nodes; ++i) {
            replay::Node node;
            node.name = "n" + std::to_string(i);
            node.cpus = cpusOfNode;
            machine.nodes.push_back(node);
            all.nodes.insert(i);
        }
        machine.partitions.push_back(all);
    }

    void addOwners()
    {
        auto& workload = m_recording.workload;
        for (std::size_t i = 0; i < accounts * usersPerAccount; ++i)
            workload.owners.push_back(
                {"a" + std::to_string(i / usersPerAccount), "u" + std::to_string(i), "all"});
        workload.qos = {"normal"};
        workload.partitionLists = {{"all"}};
    }

    /// Three of four come between eight in the morning and eight at night.
    std::int64_t anyMoment()
    {
        const auto day = static_cast<std::int64_t>(m_random.unit() * m_size.days);
        const auto hour = m_random.chance(0.75) ? 8 + m_random.unit() * 12
                                                : std::fmod(20 + m_random.unit() * 12, 24.0);
        return replay::momentOf(moment + day * 86400) + static_cast<std::int64_t>(hour * 3600000);
    }

    void addJobs()
    {
        auto& jobs = m_recording.workload.jobs;
        jobs.reserve(m_size.jobs);
        double work = 0;
        for (std::size_t i = 0; i < m_size.jobs; ++i) {
            jobs.push_back(anyJob());
            work += static_cast<double>(jobs.back().runTime) * jobs.back().request.cpus;
        }
        std::sort(jobs.begin(), jobs.end(),
                  [](const replay::Job& a, const replay::Job& b) { return a.submit < b.submit; });
        const double there
            = m_size.load * m_size.days * 86400 * static_cast<double>(m_size.nodes) * cpusOfNode;
        std::uint32_t id = 0;
        for (auto& job : jobs) {
            job.id = ++id;
            job.runTime = static_cast<std::uint32_t>(std::max(1.0, job.runTime * there / work));
            job.limit = static_cast<std::uint32_t>(job.limit * there / work / 10 + 1) * 10;
        }
    }

    replay::Job anyJob()
    {
        constexpr std::array limits{30U, 60U, 120U, 240U, 480U, 1440U}; // min
        replay::Job job;
        job.submit = anyMoment();
        job.owner = static_cast<std::uint32_t>(m_random.below(accounts * usersPerAccount));
        job.limit = limits[m_random.below(limits.size())];
        job.runTime = static_cast<std::uint32_t>(job.limit * 60 * m_random.unit()) + 1;
        if (!m_random.chance(m_size.parallel)) {
            job.request.cpus = 1 + static_cast<std::uint32_t>(m_random.below(cpusOfNode - 1));
            return job;
        }
        const double most = std::max(1.0, static_cast<double>(m_size.nodes) / 12);
        const auto nodes = static_cast<std::uint32_t>(std::exp(m_random.unit() * std::log(most)));
        job.request.minNodes = job.request.maxNodes = std::max(1U, nodes);
        job.request.asksNodes = true;
        job.request.cpus = job.request.minNodes * cpusOfNode;
        return job;
    }

    std::shared_ptr<const Snapshot> cluster()
    {
        SnapshotRecords records;
        records.cluster = "synthetic";
        records.computedAt = records.takenAt = moment;
        records.nodeCount = static_cast<std::uint32_t>(m_size.nodes);
        records.cpuCount = records.nodeCount * cpusOfNode;
        auto& weights = records.policy.editSlurm().weights;
        weights[static_cast<std::size_t>(Factor::FairShare)] = 100000;
        weights[static_cast<std::size_t>(Factor::Age)] = 10000;
        const auto add = [&](const std::string& account, const std::string& user) {
            auto& record = records.assocs.emplace_back();
            record.account = account;
            record.user = user;
            record.parent = account == "root" ? "" : "root";
            record.id = static_cast<std::uint32_t>(records.assocs.size());
            record.shares = 1 + static_cast<std::int64_t>(records.assocs.size() % 7);
        };
        add("root", "");
        std::string last;
        for (const auto& owner : m_recording.workload.owners) {
            if (owner.account != last)
                add(owner.account, "");
            last = owner.account;
            add(owner.account, owner.user);
        }
        const auto built = buildSnapshot(std::move(records));
        if (!built)
            throw std::runtime_error(english(built.error().message));
        return *built;
    }

    WeeksSize m_size;
    SplitMix m_random{20260101};
    replay::Recording m_recording;
};
} // namespace

replay::Scene syntheticWeeks(const WeeksSize& size)
{
    return WeeksMaker(size).make();
}

} // namespace fairlead::bench
