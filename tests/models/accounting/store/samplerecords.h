// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <limits>

/// Records in which every member has a value that is easy to lose.
namespace fairlead::tests {

inline Policy awkwardPolicy()
{
    slurm::Settings policy;
    policy.version = {25, 5};
    policy.weights = {1, 2, 0xffffffffU, 4, 5, 6};
    policy.tresWeights = {{"cpu", -0.1}, {"gres/gpu", 1.0 / 3.0}, {"mem", 5e-324}};
    policy.tresWeightText = "CPU=-0.1,GRES/gpu=0.333,Mem=  ";
    policy.halfLife = 4294967236U; // UNLIMITED: the text of it would be rounded up
    policy.maxAge = 0;
    policy.calcPeriod = 61;
    policy.damping = 65535;
    policy.flags = AccrueAlways | MaxTresGres | NoNormalPart | FairTreeFlag | 0x8000;
    policy.favorSmall = true;
    policy.usageReset = "QUARTERLY";
    policy.isBasic = true;
    policy.preemptType = PreemptType::PartitionPrio;
    policy.preemptMode = "SUSPEND,GANG";
    return {std::move(policy)};
}

inline std::vector<AssocRecord> awkwardAssocs()
{
    AssocRecord root;
    root.account = "root";
    root.rawUsage = 0.1L + 1.0L / 3.0L; // needs all 64 bits of the mantissa
    AssocRecord account;
    account.account = "g\xc3\xa9n\xc3\xa9tique";
    account.parent = "root";
    account.shares = -5;
    account.priority = 0xffffffffU;
    account.id = 0xffffffffU;
    account.lft = std::numeric_limits<std::int64_t>::min();
    account.rawUsage = std::numeric_limits<long double>::max();
    account.file = "assocs.txt";
    account.line = std::numeric_limits<int>::max();
    AssocRecord user;
    user.account = account.account;
    user.user = "latin\xe9"; // not UTF-8
    user.partition = std::string("zero\0byte", 9);
    user.shares = slurm::useParentShares;
    user.priority = 0;
    user.lft = 0;
    user.rawUsage = std::numeric_limits<long double>::min();
    AssocRecord marked;
    marked.account = "\xef\xbb\xbfmarked"; // a byte order mark
    marked.parent = "nowhere";
    marked.rawUsage = std::numeric_limits<long double>::infinity();
    return {root, account, user, marked};
}

inline std::vector<JobRecord> awkwardJobs()
{
    JobRecord job;
    job.id = 0xfffffffdU;
    job.user = "o'hara";
    job.account = "g\xc3\xa9n\xc3\xa9tique";
    job.assocId = 7;
    job.qos = "high\"; DROP TABLE job; --";
    job.partitions = {"second", "first", "with,comma", "with\\backslash", ""};
    job.nodes = 0;
    job.cpus = 0xffffffffU;
    job.timeLimit = slurm::unlimitedTime;
    job.submitTime = std::numeric_limits<std::int64_t>::max();
    job.eligibleTime = -1;
    job.accrueTime = 1772438400;
    job.nice = -2147483645;
    job.site = 2147483645;
    job.state = JobState::Other;
    job.held = true;
    job.priority = 0xffffffffU;
    job.hasSetPriority = true;
    job.arrayJob = 0xfffffffeU;
    job.arrayTask = 0;
    job.waitingTasks = 12;
    job.isReserved = true;
    job.startTime = -1;
    job.usageRate = 1.0 / 3.0;
    job.reason = "(Nodes, required\nfor job)";
    job.tres = {{"cpu", 0}, {"mem", 0xffffffffffffffffULL}, {"odd=name,", 1}, {"cpu", 2}};
    job.file = "jobs.txt";
    job.line = 12;
    JobRecord bare;
    JobRecord oneEmptyPartition;
    oneEmptyPartition.partitions = {""};
    oneEmptyPartition.state = JobState::Suspended;
    return {job, bare, oneEmptyPartition};
}

inline SnapshotRecords awkwardRecords()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    SnapshotRecords records;
    records.cluster = "clu-ster";
    records.source = "/a path/with \xe9/";
    records.takenAt = -1;
    records.computedAt = 1772438400;
    records.policy = awkwardPolicy();
    records.tresNames = {"cpu", "mem", "gres/gpu:a100"};
    records.nodeCount = 0xffffffffU;
    records.cpuCount = 3;
    records.assocs = awkwardAssocs();
    records.usageForm = UsageForm::Leaf;
    records.jobs = awkwardJobs();
    records.partitions = {{"first", 65535, 0, slurm::unlimitedTime, {1.0, 0.1, nan}, "CPU=1.0"},
                          {"second", 1, 7, 60, {}, "", true},
                          {"third", 1, 1, 0, {infinity, 1e-300}, ""}};
    records.qos
        = {{"normal", 0, 1.0 / 3.0, true},
           {"", 0xffffffffU, -1.0, false, {"normal", "a,b"}, "WITHIN", 0xffffffffU, 1.0L / 3.0L}};
    records.cycles = {records.computedAt - 120, records.computedAt - 60, records.computedAt};
    records.history
        = {{7, "", "", "", -10, 1772438400, 0.1}, {0, "acc", "user", "first", 1, 0, 5e-324}};
    auto consumption = std::make_shared<Consumption>();
    consumption->add({"acc", "user", -10, Consumption::goesOn, {{"cpu", 3}, {"gres/gpu:a100", 1}}});
    consumption->add({"", "", 1, 2, {}});
    records.consumption = std::move(consumption);
    records.priorityAnswers = {{5, "first", {-9, {1, 2, 3, 4, 5, 6}}}};
    records.shareAnswers
        = {{"acc", "", "", ShareAnswer(nan)}, {"acc", "user", "first", ShareAnswer(0.1)}};
    records.shareAnswers[1].answer.values = {1.0 / 3.0, 7.0, 1e300, 0.0, 5e-324, 0.1, -1.0};
    records.shareColumns = 0x7b;
    records.provenance = {{Message("shares"), Message("assocs.txt"), false},
                          {Message("nice"), Message("assumed 0"), true}};
    records.issues
        = {{Severity::Error, Message("odd"), "jobs.txt", 3}, {Severity::Note, Message(""), "", 0}};
    records.keepsOrder = true;
    records.historyIsWhole = true;
    records.utcOffset = -34200;
    return records;
}

/// Records that build a small valid snapshot.
inline SnapshotRecords smallRecords()
{
    SnapshotRecords records;
    records.cluster = "small";
    records.computedAt = 1772438400;
    records.tresNames = {"cpu"};
    records.nodeCount = 1;
    records.cpuCount = 4;
    records.partitions = {{"batch", 1, 1, 60, {4.0}, ""}};
    records.assocs.resize(2);
    records.assocs[0].account = "root";
    records.assocs[1].account = "root";
    records.assocs[1].user = "ann";
    records.jobs.resize(1);
    records.jobs[0].id = 1;
    records.jobs[0].user = "ann";
    records.jobs[0].account = "root";
    records.jobs[0].partitions = {"batch"};
    return records;
}

} // namespace fairlead::tests
