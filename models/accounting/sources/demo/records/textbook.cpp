// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/demo/records/demorecords.h"

namespace fairlead::accounting {

namespace {
constexpr std::int64_t momentOfPage = 1253834895; // 2009-09-24 23:28:15 UTC, the date of the page
constexpr std::uint32_t processors = 100;
constexpr std::uint32_t nodes = 25;
constexpr std::uint32_t halfLife = 7 * 86400; // seconds

// What Slurm 2.0 takes for the whole machine: processors x half-life x 2. The page counts usage
// as a part of it. Later algorithms divide by the usage of root instead, so root gets all of it:
// what no user has consumed belongs to root itself, and every normalised usage stays the page's
// when another algorithm is tried.
constexpr long double wholeMachine = 2.0L * processors * halfLife;

struct Node
{
    const char* account;
    const char* user;
    const char* parent;
    std::int64_t shares;
    long double part; // of the machine, users only
};

constexpr Node tree[] = {
    {"A", "", "root", 40, 0.0L}, {"B", "", "A", 30, 0.0L},     {"B", "user1", "", 1, 0.2L},
    {"C", "", "A", 10, 0.0L},    {"C", "user2", "", 1, 0.25L}, {"C", "user3", "", 1, 0.0L},
    {"D", "", "root", 60, 0.0L}, {"E", "", "D", 25, 0.0L},     {"E", "user4", "", 1, 0.25L},
    {"F", "", "D", 35, 0.0L},    {"F", "user5", "", 1, 0.0L},
};

Policy policy()
{
    slurm::Settings p;
    p.version = {2, 0};
    p.setWeight(Factor::FairShare, 10000);
    p.halfLife = halfLife;
    p.flags = 0; // NO_FAIR_TREE
    return {std::move(p)};
}

void addTree(SnapshotRecords& records)
{
    AssocRecord root;
    root.account = "root";
    root.id = 1;
    root.rawUsage = wholeMachine;
    records.assocs.push_back(root);
    for (const auto& node : tree) {
        AssocRecord record;
        record.account = node.account;
        record.user = node.user;
        record.parent = node.parent;
        record.shares = node.shares;
        record.id = static_cast<std::uint32_t>(records.assocs.size() + 1);
        if (!record.user.empty())
            record.rawUsage = node.part * wholeMachine;
        records.assocs.push_back(std::move(record));
    }
}

/// One job per user, alike but for the user: what ranks them is fair-share alone.
void addJobs(SnapshotRecords& records)
{
    for (const auto& assoc : records.assocs) {
        if (assoc.user.empty())
            continue;
        JobRecord job;
        job.id = static_cast<std::uint32_t>(101 + records.jobs.size());
        job.user = assoc.user;
        job.account = assoc.account;
        job.assocId = assoc.id;
        job.qos = "normal";
        job.partitions = {"batch"};
        job.nodes = 1;
        job.cpus = 4;
        job.timeLimit = 60;
        job.submitTime = momentOfPage - 600;
        job.eligibleTime = job.submitTime;
        job.accrueTime = job.submitTime;
        job.reason = "Priority";
        job.tres = {{"cpu", 4}, {"mem", 8000}, {"node", 1}, {"billing", 4}};
        records.jobs.push_back(std::move(job));
    }
}
} // namespace

SnapshotRecords textbookRecords()
{
    SnapshotRecords records;
    records.cluster = "textbook";
    records.source = "demo:textbook";
    records.takenAt = momentOfPage;
    records.computedAt = momentOfPage;
    records.policy = policy();
    records.tresNames = {"cpu", "mem", "node", "billing"};
    records.nodeCount = nodes;
    records.cpuCount = processors;
    records.partitions
        = {{"batch", 1, 1, 1440, {processors, nodes * 8000.0, nodes, processors}, ""}};
    records.qos = {{"normal", 0, 1.0, false}};
    addTree(records);
    addJobs(records);
    records.provenance = {
        {inputs::shares, said("Messages", "Slurm 2.0, Multifactor Priority Plugin, Figure 3"),
         false},
        {inputs::rawUsage,
         said("Messages",
              "Slurm 2.0, Multifactor Priority Plugin, Figure 3; the machine is processors x "
              "half-life"
              " x 2, and what no user consumed stands at root"),
         false},
        {inputs::jobs, said("Messages", "made up: one per user, all alike"), true},
        {said("Messages", "weights"), said("Messages", "made up: fair-share alone"), true},
    };
    return records;
}

} // namespace fairlead::accounting
