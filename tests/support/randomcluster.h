// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/queuetext.h"

#include <rapidcheck.h>

namespace fairlead::tests {

/// Accounts a0.. each below root or an earlier one, users in them; ties and zeros are frequent.
inline SnapshotRecords randomTree()
{
    SnapshotRecords records = treeRecords("");
    const auto accounts = *rc::gen::inRange(1, 8);
    const auto shares = [] {
        return *rc::gen::element<std::int64_t>(0, 1, 1, 1, 2, 5, 100, slurm::useParentShares);
    };
    for (int i = 0; i < accounts; ++i) {
        const auto above = *rc::gen::inRange(-1, i);
        AssocRecord account;
        account.account = "a" + std::to_string(i);
        account.parent = above < 0 ? "root" : "a" + std::to_string(above);
        account.shares = shares();
        account.id = static_cast<std::uint32_t>(records.assocs.size() + 1);
        records.assocs.push_back(account);
        for (int user = *rc::gen::inRange(0, 4); user > 0; --user) {
            AssocRecord member;
            member.account = account.account;
            member.user = "u" + std::to_string(user);
            member.shares = shares();
            member.id = static_cast<std::uint32_t>(records.assocs.size() + 1);
            member.rawUsage = *rc::gen::element(0.0L, 1.0L, 1.0L, 3.0L, 1000.5L, 1e9L);
            records.assocs.push_back(member);
        }
    }
    records.usageForm = UsageForm::Leaf;
    records.policy.editSlurm().version
        = *rc::gen::element(SlurmVersion{22, 5}, SlurmVersion{26, 11});
    return records;
}

/// The same with jobs of its users in one or two partitions and random weights.
inline SnapshotRecords randomQueue()
{
    auto records = randomTree();
    records.nodeCount = 10;
    records.cpuCount = 160;
    records.partitions = {partitionOf("p1", 1), partitionOf("p2", 7, 2)};
    for (auto& weight : records.policy.editSlurm().weights)
        weight = *rc::gen::element(0U, 1U, 1000U, 100000U, 0xffffffffU);
    records.policy.editSlurm().flags
        |= *rc::gen::element<std::uint32_t>(0, SmallRelativeToTime, NoNormalAll);
    records.policy.editSlurm().favorSmall = *rc::gen::arbitrary<bool>();
    for (const auto& assoc : std::vector(records.assocs)) {
        if (assoc.user.empty())
            continue;
        const auto id = static_cast<std::uint32_t>(records.jobs.size() + 1);
        auto job = jobOf(id, assoc.account, assoc.user, {"p1"},
                         records.computedAt - *rc::gen::inRange(0, 900000));
        if (*rc::gen::arbitrary<bool>())
            job.partitions.push_back("p2");
        job.nodes = static_cast<std::uint32_t>(*rc::gen::inRange(1, 12));
        job.cpus = static_cast<std::uint32_t>(*rc::gen::inRange(0, 200));
        job.timeLimit = static_cast<std::uint32_t>(*rc::gen::inRange(1, 5000));
        job.nice = *rc::gen::element(0, 100, -100, 2000000000);
        records.jobs.push_back(job);
    }
    return records;
}

} // namespace fairlead::tests
