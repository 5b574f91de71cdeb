// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/demo/records/limoges.h"

#include <algorithm>

namespace fairlead::accounting::limoges {

namespace {
constexpr std::size_t jobCount = 400;
constexpr std::uint32_t firstJobId = 418203;
constexpr double memoryPerNode = 257000.0; // MB

/// Partitions in order of their priority. The labs paid for xlim-priv and geist-priv.
struct PartitionPlan
{
    const char* name;
    std::uint32_t jobFactor;
    std::uint32_t maxTime; // minutes
    std::uint32_t nodes;
    double gpus;
};
constexpr std::uint32_t commonNodes = 20;
constexpr PartitionPlan partitionPlans[] = {
    {"rapide", 100, 2 * limitHour, commonNodes, 16.0},
    {"normal", 50, 48 * limitHour, commonNodes, 16.0},
    {"cluster", 10, 30 * 24 * limitHour, commonNodes, 16.0},
    {"xlim-priv", 200, 30 * 24 * limitHour, 3, 0.0},
    {"geist-priv", 200, 30 * 24 * limitHour, 1, 8.0},
};

constexpr std::array<std::uint32_t, 5> shortLimits{15, 30, 60, 90, 120};
constexpr std::array<std::uint32_t, 7> normalLimits{4 * limitHour,  8 * limitHour,  12 * limitHour,
                                                    24 * limitHour, 24 * limitHour, 36 * limitHour,
                                                    48 * limitHour};
constexpr std::array<std::uint32_t, 6> longLimits{3 * 24 * limitHour,  5 * 24 * limitHour,
                                                  7 * 24 * limitHour,  10 * 24 * limitHour,
                                                  15 * 24 * limitHour, 30 * 24 * limitHour};
constexpr std::array<std::uint64_t, 4> memoryPerCpu{2000, 3900, 3900, 8000}; // MB
constexpr std::array<std::int64_t, 6> niceValues{50, 100, 100, 500, 1000, 5000};

const Lab& labByQueue(SplitMix& random)
{
    double left = random.unit() * 100.0;
    for (const auto& lab : labs()) {
        left -= lab.pending;
        if (left < 0.0)
            return lab;
    }
    return labs().front();
}

void chooseSize(JobRecord& job, const Lab& lab, SplitMix& random)
{
    job.cpus = random.pick(lab.shape.cpus);
    const double kind = random.unit();
    const bool isXlim = std::string(lab.parent) == "xlim";
    const bool isGeist = std::string(lab.parent) == "geist";
    if (kind < 0.12 && (isXlim || isGeist)) {
        job.partitions = {isXlim ? "xlim-priv" : "geist-priv"};
        job.cpus = std::min(job.cpus, isXlim ? 3 * cpusPerNode : cpusPerNode);
        job.timeLimit = random.pick(normalLimits);
    } else if (kind < 0.36) {
        job.partitions = {"rapide"};
        if (random.chance(0.4))
            job.partitions.emplace_back("normal");
        job.cpus = std::min(job.cpus, 2 * cpusPerNode);
        job.timeLimit = random.pick(shortLimits);
    } else if (kind < 0.80) {
        job.partitions = {"normal"};
        job.timeLimit = random.pick(normalLimits);
    } else {
        job.partitions = {"cluster"};
        job.timeLimit = random.pick(longLimits);
    }
    job.nodes = (job.cpus + cpusPerNode - 1) / cpusPerNode;
}

void chooseTres(JobRecord& job, const Lab& lab, SplitMix& random)
{
    const std::uint64_t cpuCount = job.cpus;
    const auto perNode = static_cast<std::uint64_t>(memoryPerNode) * job.nodes;
    const auto memory = std::min(cpuCount * random.pick(memoryPerCpu), perNode);
    job.tres = {{"cpu", cpuCount}, {"mem", memory}, {"node", job.nodes}, {"billing", cpuCount}};
    const bool hasGpus = job.partitions.front() != "xlim-priv";
    if (hasGpus && lab.shape.usesGpus && random.chance(0.7))
        job.tres.emplace_back("gres/gpu", 1 + random.below(4));
}

/// Most jobs have come in since Thursday; now is Monday morning.
std::int64_t submitTime(SplitMix& random)
{
    static constexpr std::array<std::int64_t, 16> daysAgo{0, 1, 1, 2, 2, 3, 3, 3,
                                                          3, 3, 3, 4, 4, 4, 5, 6};
    const auto midnight = moment - 8 * 3600;
    const auto ago = random.pick(daysAgo);
    const double of = ago == 0 ? 7.9 * random.unit() // since midnight
                               : 8.0 + 6.0 * (random.unit() + random.unit());
    return midnight - ago * day + static_cast<std::int64_t>(of * 3600.0);
}

void chooseService(JobRecord& job, SplitMix& random)
{
    const double kind = random.unit();
    job.qos = kind < 0.08 ? "high" : kind < 0.20 ? "low" : "normal";
    if (random.chance(job.qos == "low" ? 0.25 : 0.05))
        job.nice = random.pick(niceValues);
}

/// What keeps the job waiting. The first jobs by number get the rarer reasons in turn.
void chooseState(JobRecord& job, std::size_t number, SplitMix& random)
{
    job.reason = "Priority";
    job.eligibleTime = job.submitTime;
    job.accrueTime = job.submitTime;
    if (number % 50 == 7) {
        job.reason = "JobHeldUser";
        job.held = true;
        job.eligibleTime = 0;
        job.accrueTime = 0;
    } else if (number % 50 == 19) {
        job.reason = "BeginTime";
        job.eligibleTime = moment + 3600 * static_cast<std::int64_t>(2 + random.below(60));
        job.accrueTime = 0;
    } else if (number % 25 == 11) {
        job.reason = "Dependency";
        job.eligibleTime = 0;
        job.accrueTime = 0;
    } else if (number % 18 == 5) {
        job.reason = "QOSMaxJobsPerUserLimit";
    }
}
} // namespace

std::vector<Partition> partitions()
{
    std::vector<Partition> all;
    for (const auto& plan : partitionPlans) {
        Partition partition;
        partition.name = plan.name;
        partition.jobFactor = plan.jobFactor;
        partition.maxTime = plan.maxTime;
        const double count = plan.nodes;
        partition.tresTotal
            = {count * cpusPerNode, count * memoryPerNode, count, count * cpusPerNode, plan.gpus};
        all.push_back(std::move(partition));
    }
    return all;
}

std::vector<Qos> qos()
{
    return {{"normal", 50, 1.0, false}, {"high", 100, 1.0, false}, {"low", 10, 1.0, false}};
}

std::vector<JobRecord> pendingJobs(const std::vector<AssocRecord>& assocs)
{
    SplitMix random(418203);
    std::vector<JobRecord> jobs(jobCount);
    for (std::size_t i = 0; i < jobCount; ++i) {
        auto& job = jobs[i];
        const auto& lab = labByQueue(random);
        const auto& member = memberOf(lab, random);
        job.user = member.login;
        job.account = lab.account;
        job.assocId = idOf(assocs, lab, member);
        job.submitTime = submitTime(random);
        chooseSize(job, lab, random);
        chooseTres(job, lab, random);
        chooseService(job, random);
        chooseState(job, i, random);
    }
    std::stable_sort(jobs.begin(), jobs.end(), [](const JobRecord& a, const JobRecord& b) {
        return a.submitTime < b.submitTime;
    });
    auto id = firstJobId;
    for (auto& job : jobs) {
        job.id = id;
        id += static_cast<std::uint32_t>(1 + random.below(40)); // others have run since
    }
    return jobs;
}

} // namespace fairlead::accounting::limoges
