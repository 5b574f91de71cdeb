// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/demo/records/limoges.h"

#include "engine/priority/evaluation.h"
#include "models/accounting/sources/demo/records/demorecords.h"

#include <set>

namespace fairlead::accounting {

namespace {
/// The best job of each partition is the one that was tried, and found the machine reserved.
void markNext(SnapshotRecords& records)
{
    auto snapshot = buildSnapshot(records);
    if (!snapshot)
        return;
    const auto evaluation = evaluate(baselineInputs(*std::move(snapshot), limoges::moment));
    const auto& rows = evaluation->snapshot().rows;
    std::set<PartitionIndex> seen;
    for (const auto row : evaluation->order) {
        auto& job = records.jobs[rows.job[row.at()].at()];
        if (job.reason == "Priority" && seen.insert(rows.partition[row.at()]).second)
            job.reason = "ReqNodeNotAvail,_Reserved_for_maintenance";
    }
}
} // namespace

SnapshotRecords limogesRecords()
{
    SnapshotRecords records;
    records.cluster = "limoges";
    records.source = "demo:limoges";
    records.takenAt = limoges::moment;
    records.computedAt = limoges::moment;
    records.policy = limoges::policy();
    records.tresNames = {"cpu", "mem", "node", "billing", "gres/gpu"};
    records.nodeCount = limoges::nodes;
    records.cpuCount = limoges::cpus;
    records.partitions = limoges::partitions();
    records.qos = limoges::qos();
    records.assocs = limoges::associations();
    records.history = limoges::history(records.assocs);
    const auto recording = limogesRecording(records);
    records.history = limoges::recordedHistory(records, recording);
    records.consumption = limoges::consumption(records.history);
    limoges::addUsage(records.assocs, records.history);
    records.jobs = limoges::queue(records, recording);
    markNext(records);
    records.provenance = {
        {inputs::shares, said("Messages", "the Limoges page on priorities; labs and users made up"),
         false},
        {said("Messages", "weights"),
         said("Messages", "the Limoges page on priorities; that of age made up"), false},
        {inputs::partitions, said("Messages", "the Limoges page on priorities; sizes made up"),
         false},
        {inputs::rawUsage, said("Messages", "what the made-up history leaves after decay"), false},
        {inputs::usageHistory, said("Messages", "made up: 90 days of jobs"), true},
        {inputs::jobs, said("Messages", "made up: those of the history that wait or run"), true},
    };
    return records;
}

} // namespace fairlead::accounting
