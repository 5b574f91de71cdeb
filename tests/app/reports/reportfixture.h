// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/evaluation.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>

/// A small cluster whose shares and factors are known from worked examples: seven users, one of
/// them by parent, one without shares, one account without usage.
namespace fairlead::reports::testdata {

inline constexpr std::int64_t moment = 1772636400; // 2026-03-04 15:00 UTC

inline AssocRecord account(const std::string& name, const std::string& parent, std::int64_t shares,
                           long double usage)
{
    AssocRecord record;
    record.account = name;
    record.parent = parent;
    record.shares = shares;
    record.rawUsage = usage;
    return record;
}

inline AssocRecord user(const std::string& name, const std::string& account, std::int64_t shares,
                        long double usage)
{
    AssocRecord record;
    record.account = account;
    record.user = name;
    record.shares = shares;
    record.rawUsage = usage;
    return record;
}

inline JobRecord job(std::uint32_t id, const std::string& user, const std::string& account,
                     std::vector<std::string> partitions, std::int64_t waited)
{
    JobRecord record;
    record.id = id;
    record.user = user;
    record.account = account;
    record.qos = "normal";
    record.partitions = std::move(partitions);
    record.cpus = 16;
    record.tres = {{"cpu", 16}};
    record.submitTime = moment - waited;
    record.eligibleTime = moment - waited;
    record.accrueTime = moment - waited;
    return record;
}

inline Policy policy(std::initializer_list<std::pair<const char*, const char*>> parameters = {})
{
    Policy result;
    result.editSlurm().version = {22, 5};
    for (const auto& [name, value] :
         {std::pair{"PriorityWeightAge", "1000"}, std::pair{"PriorityWeightFairshare", "10000"},
          std::pair{"PriorityWeightPartition", "500"}, std::pair{"PriorityWeightTRES", "CPU=1000"},
          std::pair{"PriorityMaxAge", "1-0"}})
        static_cast<void>(setParameter(result, name, value));
    for (const auto& [name, value] : parameters)
        static_cast<void>(setParameter(result, name, value));
    return result;
}

inline SnapshotRecords records()
{
    const std::int64_t parent = slurm::useParentShares;
    SnapshotRecords records;
    records.cluster = "tiny";
    records.source = "worked example";
    records.takenAt = moment;
    records.computedAt = moment;
    records.policy = policy();
    records.tresNames = {"cpu", "mem"};
    records.nodeCount = 4;
    records.cpuCount = 64;
    records.assocs = {
        account("root", "", 1, 10000),
        user("root", "root", 1, 0),
        account("bio", "root", 60, 2000),
        user("carol", "bio", parent, 1500),
        user("dave", "bio", 0, 500),
        account("lab", "bio", 10, 0),
        user("erin", "lab", 1, 0),
        user("frank", "lab", 1, 0),
        account("physics", "root", 40, 8000),
        user("alice", "physics", 1, 6000),
        user("bob", "physics", 3, 2000),
    };
    Partition fast;
    fast.name = "fast";
    fast.jobFactor = 2;
    fast.tresTotal = {64, 0};
    Partition slow = fast;
    slow.name = "slow";
    slow.jobFactor = 1;
    records.partitions = {fast, slow};
    Qos normal;
    normal.name = "normal";
    records.qos = {normal};
    records.jobs = {job(11, "alice", "physics", {"fast", "slow"}, 43200),
                    job(12, "carol", "bio", {"slow"}, 3600), job(13, "dave", "bio", {"fast"}, 600),
                    job(14, "bob", "physics", {"fast"}, 86400)};
    records.jobs[2].held = true;
    records.jobs[3].nice = 200;
    records.jobs[3].site = 7;
    return records;
}

inline std::shared_ptr<const Evaluation> evaluated(SnapshotRecords input)
{
    auto snapshot = buildSnapshot(std::move(input));
    return evaluate(baselineInputs(*std::move(snapshot), moment));
}

inline std::shared_ptr<const Evaluation> evaluated(const Policy& settings)
{
    auto input = records();
    input.policy = settings;
    return evaluated(std::move(input));
}

} // namespace fairlead::reports::testdata
