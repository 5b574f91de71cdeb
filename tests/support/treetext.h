// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/text.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/evaluation.h"

#include <sstream>
#include <stdexcept>

namespace fairlead::tests {

/// Records from a readable tree: one association per line, two blanks of indentation per level,
/// `name shares [usage]`. A name that starts with `@` is a user, `@user:partition` one in a
/// partition; shares may be `parent`. The account root is added above.
///
///     physics 40
///       @alice 1 6000
///       @bob parent 2000
inline SnapshotRecords treeRecords(const std::string& tree)
{
    SnapshotRecords records;
    records.cluster = "test";
    records.policy.editSlurm().version = {22, 5};
    records.computedAt = 1000000;
    records.tresNames = {"cpu", "mem", "energy", "node", "billing"};
    AssocRecord root;
    root.account = "root";
    root.id = 1;
    records.assocs.push_back(root);
    std::vector<std::string> path{"root"};
    std::istringstream lines(tree);
    for (std::string line; std::getline(lines, line);) {
        if (text::trimmed(line).empty())
            continue;
        const auto level = line.find_first_not_of(' ') / 2;
        std::istringstream words(line);
        std::string name;
        std::string shares;
        long double usage = -1;
        words >> name >> shares;
        words >> usage;
        if (level + 1 > path.size())
            throw std::invalid_argument("bad indentation: " + line);
        path.resize(level + 1);
        AssocRecord record;
        record.id = static_cast<std::uint32_t>(records.assocs.size() + 1);
        record.shares = shares == "parent" ? slurm::useParentShares : std::stoll(shares);
        if (!words.fail())
            record.rawUsage = usage;
        if (name.starts_with('@')) {
            const auto colon = name.find(':');
            record.account = path.back();
            record.user = name.substr(1, colon - 1);
            record.partition = colon == std::string::npos ? "" : name.substr(colon + 1);
        } else {
            record.account = name;
            record.parent = path.back();
            path.push_back(name);
        }
        records.assocs.push_back(record);
    }
    return records;
}

inline std::shared_ptr<const Snapshot> built(SnapshotRecords records)
{
    auto snapshot = buildSnapshot(std::move(records));
    if (!snapshot)
        throw std::runtime_error(english(snapshot.error().message));
    return *std::move(snapshot);
}

inline std::shared_ptr<const Evaluation> evaluated(SnapshotRecords records)
{
    const auto snapshot = built(std::move(records));
    return evaluate(baselineInputs(snapshot, snapshot->computedAt));
}

/// The association of "account" or "account/user" or "account/user/partition".
inline AssocIndex assocAt(const Snapshot& snapshot, const std::string& path)
{
    const auto parts = text::split(path, '/');
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex index(i);
        if (snapshot.accountName(index) == parts[0]
            && snapshot.userName(index) == (parts.size() > 1 ? parts[1] : "")
            && snapshot.partitionName(index) == (parts.size() > 2 ? parts[2] : ""))
            return index;
    }
    throw std::invalid_argument("no association " + path);
}

/// A pending job of a user in an account, eligible since `accrue`.
inline JobRecord jobOf(std::uint32_t id, const std::string& account, const std::string& user,
                       std::vector<std::string> partitions = {"p1"}, std::int64_t accrue = 900000)
{
    JobRecord job;
    job.id = id;
    job.account = account;
    job.user = user;
    job.partitions = std::move(partitions);
    job.submitTime = job.eligibleTime = job.accrueTime = accrue;
    job.cpus = 4;
    job.qos = "normal";
    return job;
}

inline Partition partitionOf(const std::string& name, std::uint32_t factor, std::uint32_t tier = 1)
{
    Partition partition;
    partition.name = name;
    partition.jobFactor = factor;
    partition.tier = tier;
    partition.tresTotal = {160, 64000, 0, 10, 160};
    return partition;
}

/// Sets a parameter of the scheduler that has to exist.
inline void set(SnapshotRecords& records, const char* name, const std::string& value)
{
    if (!setParameter(records.policy, name, value))
        throw std::invalid_argument(std::string("not a parameter: ") + name);
}

} // namespace fairlead::tests
