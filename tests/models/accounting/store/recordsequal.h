// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>
#include <vector>

/// Exact comparison of records, bit for bit. The bindings name every member: a member that is
/// added to a record does not compile here until it is compared too.
namespace fairlead::tests {

template <typename T>
bool same(const T& a, const T& b)
{
    return a == b;
}
inline bool same(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}
inline bool same(const std::optional<long double>& a, const std::optional<long double>& b)
{
    constexpr std::size_t significantBytes = 10; // the rest of an 80-bit number is padding
    return a.has_value() == b.has_value() && (!a || std::memcmp(&*a, &*b, significantBytes) == 0);
}
inline bool same(const AssocRecord& a, const AssocRecord& b)
{
    const auto& [account, user, partition, parent, shares, priority, id, lft, usage, charged, held,
                 file, line]
        = a;
    return account == b.account && user == b.user && partition == b.partition && parent == b.parent
        && shares == b.shares && priority == b.priority && id == b.id && lft == b.lft
        && same(usage, b.rawUsage) && charged == b.chargedSince && same(held, b.heldPart)
        && file == b.file && line == b.line;
}
inline bool same(const moab::Requirement& a, const moab::Requirement& b)
{
    const auto& [tasks, procs, memory, swap, disk, nodes] = a;
    return same(tasks, b.tasks) && same(procs, b.procs) && same(memory, b.memory)
        && same(swap, b.swap) && same(disk, b.disk) && same(nodes, b.nodes);
}
inline bool same(const moab::Block& a, const moab::Block& b)
{
    const auto& [from, to, reason] = a;
    return from == b.from && to == b.to && reason == b.reason;
}
/// Names, words and blocks of the facts are made when a snapshot is built.
inline bool same(const moab::JobFacts& a, const moab::JobFacts& b)
{
    return a.limit == b.limit && a.queueStart == b.queueStart && a.startTime == b.startTime
        && a.deadline == b.deadline && a.eligible == b.eligible && a.bypassed == b.bypassed
        && a.starts == b.starts && a.userPriority == b.userPriority && same(a.hunger, b.hunger)
        && same(a.nodes, b.nodes) && same(a.procs, b.procs) && same(a.memory, b.memory)
        && same(a.swap, b.swap) && same(a.disk, b.disk) && same(a.equivalents, b.equivalents)
        && a.manual == b.manual && a.holds == b.holds && a.violatesSoftLimit == b.violatesSoftLimit;
}
inline bool same(const moab::JobDetails& a, const moab::JobDetails& b)
{
    const auto& [facts, group, jobClass, qos, state, attributes, features, gres, requirements,
                 blocks]
        = a;
    const auto all = [](const auto& x, const auto& y) {
        return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                          [](const auto& i, const auto& j) { return same(i, j); });
    };
    return same(facts, b.facts) && group == b.group && jobClass == b.jobClass && qos == b.qos
        && state == b.state && attributes == b.attributes && features == b.features
        && gres == b.gres && all(requirements, b.requirements) && all(blocks, b.blocks);
}
inline bool same(const JobRecord& a, const JobRecord& b)
{
    const auto& [id, user, account, assocId, qos, partitions, nodes, cpus, timeLimit, submitTime,
                 eligibleTime, accrueTime, nice, site, state, held, priority, hasSetPriority,
                 arrayJob, arrayTask, waitingTasks, isReserved, neverStarts, startTime, usageRate,
                 reason, tres, label, moab, file, line]
        = a;
    // Whether it never starts a store finds out anew.
    return id == b.id && user == b.user && account == b.account && assocId == b.assocId
        && qos == b.qos && partitions == b.partitions && nodes == b.nodes && cpus == b.cpus
        && timeLimit == b.timeLimit && submitTime == b.submitTime && eligibleTime == b.eligibleTime
        && accrueTime == b.accrueTime && nice == b.nice && site == b.site && state == b.state
        && priority == b.priority && hasSetPriority == b.hasSetPriority && arrayJob == b.arrayJob
        && arrayTask == b.arrayTask && waitingTasks == b.waitingTasks && isReserved == b.isReserved
        && startTime == b.startTime && same(usageRate, b.usageRate) && held == b.held
        && reason == b.reason && tres == b.tres && label == b.label
        && moab.has_value() == b.moab.has_value() && (!moab || same(*moab, *b.moab))
        && file == b.file && line == b.line;
}
inline bool same(const HistoryRecord& a, const HistoryRecord& b)
{
    const auto& [assocId, account, user, partition, start, end, rate] = a;
    return assocId == b.assocId && account == b.account && user == b.user
        && partition == b.partition && start == b.start && end == b.end && same(rate, b.rate);
}
inline bool same(const PriorityAnswerRecord& a, const PriorityAnswerRecord& b)
{
    // Of a row of sprio a store keeps the priority and the weighted terms.
    const auto& [jobId, partition, answer, tres] = a;
    const auto& [priority, terms, site, nice, hasAddends] = answer;
    return jobId == b.jobId && partition == b.partition && priority == b.answer.priority
        && terms == b.answer.terms;
}
inline bool same(const ShareAnswerRecord& a, const ShareAnswerRecord& b)
{
    const auto& [account, user, partition, answer] = a;
    return account == b.account && user == b.user && partition == b.partition
        && std::equal(answer.values.begin(), answer.values.end(), b.answer.values.begin(),
                      [](double x, double y) { return same(x, y); });
}
inline bool same(const Partition& a, const Partition& b)
{
    const auto& [name, jobFactor, tier, maxTime, totals, billingWeights, isDefault] = a;
    bool isSame = totals.size() == b.tresTotal.size();
    for (std::size_t i = 0; isSame && i < totals.size(); ++i)
        isSame = same(totals[i], b.tresTotal[i]);
    return isSame && name == b.name && jobFactor == b.jobFactor && tier == b.tier
        && maxTime == b.maxTime && billingWeights == b.billingWeights && isDefault == b.isDefault;
}

inline bool same(const Consumption::Part& a, const Consumption::Part& b)
{
    const auto& [account, user, start, end, tres] = a;
    return account == b.account && user == b.user && start == b.start && end == b.end
        && tres == b.tres;
}
inline std::vector<Consumption::Part> partsOf(const std::shared_ptr<const Consumption>& all)
{
    std::vector<Consumption::Part> parts;
    for (std::size_t i = 0; all && i < all->size(); ++i)
        parts.push_back(all->part(i));
    return parts;
}

template <typename Record>
std::string listDifference(const char* what, const std::vector<Record>& a,
                           const std::vector<Record>& b)
{
    if (a.size() != b.size())
        return std::string(what) + ": " + std::to_string(a.size()) + " and "
            + std::to_string(b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!same(a[i], b[i]))
            return std::string(what) + ' ' + std::to_string(i);
    }
    return {};
}

/// Where the two differ first, in words; empty when they are the same, whatever the revision of the
/// store that they came from and whatever edits renamed or jobs ended, which a store does not keep.
inline std::string differenceOf(const SnapshotRecords& a, const SnapshotRecords& b)
{
    const auto& [cluster, source, storeRevision, takenAt, computedAt, colourSlots, formerNames,
                 policy, tresNames, nodeCount, cpuCount, assocs, usageForm, historyIsWhole, basis,
                 cycles, utcOffset, jobs, ended, partitions, qos, history, buckets, consumption,
                 priorityAnswers, normalizedAnswers, shareAnswers, unknownShares, shareColumns,
                 agesAgreeOn, moab, provenance, issues, keepsOrder]
        = a;
    if (cluster != b.cluster || source != b.source || takenAt != b.takenAt
        || computedAt != b.computedAt || nodeCount != b.nodeCount || cpuCount != b.cpuCount
        || keepsOrder != b.keepsOrder || utcOffset != b.utcOffset || usageForm != b.usageForm
        || historyIsWhole != b.historyIsWhole || basis != b.basis || cycles != b.cycles
        || buckets != b.buckets || shareColumns != b.shareColumns
        || unknownShares != b.unknownShares)
        return "a single value";
    // A store gives a colour to whoever has none, so only colours that both have can differ.
    for (const auto& [account, slot] : colourSlots) {
        const auto other = b.colourSlots.find(account);
        if (other != b.colourSlots.end() && other->second != slot)
            return "the colour of " + account;
    }
    if (!(policy == b.policy))
        return "the policy";
    if (!(moab == b.moab))
        return "the site";
    for (const auto& difference : {
             listDifference("tres", tresNames, b.tresNames),
             listDifference("association", assocs, b.assocs),
             listDifference("job", jobs, b.jobs),
             listDifference("partition", partitions, b.partitions),
             listDifference("qos", qos, b.qos),
             listDifference("history", history, b.history),
             listDifference("consumption", partsOf(consumption), partsOf(b.consumption)),
             listDifference("priority answer", priorityAnswers, b.priorityAnswers),
             listDifference("share answer", shareAnswers, b.shareAnswers),
             listDifference("provenance", provenance, b.provenance),
             listDifference("issue", issues.kept(), b.issues.kept()),
         }) {
        if (!difference.empty())
            return difference;
    }
    return {};
}

} // namespace fairlead::tests
