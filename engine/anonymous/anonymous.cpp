// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/anonymous/anonymous.h"

#include "engine/anonymous/anonymousrecording.h"
#include "engine/anonymous/jobnumbers.h"
#include "engine/anonymous/knownreasons.h"
#include "engine/anonymous/madeupnames.h"
#include "engine/base/text.h"
#include "engine/priority/traits.h"

#include <algorithm>

namespace fairlead {

namespace {
constexpr auto* tresWeights = "PriorityWeightTRES";

template <typename Visit>
void visitName(std::string& name, Named kind, const Visit& visit)
{
    visit(kind, name);
}

template <typename Visit>
void visitName(SharedText& shared, Named kind, const Visit& visit)
{
    std::string name = shared;
    visit(kind, name);
    shared = std::move(name);
}

/// Adds every name of the records, or replaces it: `name` is called with each and its kind.
template <typename Visit>
void visitNames(SnapshotRecords& records, const Visit& visit)
{
    const auto names = [&](auto& record) {
        visit(Named::Account, record.account);
        visit(Named::User, record.user);
    };
    const auto withPartition = [&](auto& record) {
        names(record);
        visitName(record.partition, Named::Partition, visit);
    };
    for (auto& assoc : records.assocs) {
        withPartition(assoc);
        visit(Named::Account, assoc.parent);
    }
    for (auto& job : records.jobs) {
        names(job);
        visitName(job.label, Named::Job, visit);
        for (auto& partition : job.partitions)
            visit(Named::Partition, partition);
    }
    for (auto& record : records.history)
        withPartition(record);
    for (auto& record : records.shareAnswers)
        withPartition(record);
    for (auto& partition : records.partitions)
        visit(Named::Partition, partition.name);
    for (auto& record : records.priorityAnswers)
        visitName(record.partition, Named::Partition, visit);
    for (auto& record : records.normalizedAnswers)
        visitName(record.partition, Named::Partition, visit);
    for (auto& qos : records.qos) {
        visit(Named::Qos, qos.name);
        for (auto& other : qos.preempts)
            visit(Named::Qos, other);
    }
}

void addNames(SnapshotRecords& records, MadeUpNames& names)
{
    visitNames(records, [&](Named kind, const std::string& name) { names.add(kind, name); });
    for (const auto& job : records.jobs) {
        for (const auto qos : text::split(job.qos, ','))
            names.add(Named::Qos, qos);
    }
    for (const auto& tres : records.tresNames)
        names.addTres(tres);
    names.addTres(parameterValue(records.policy, tresWeights));
    for (const auto& partition : records.partitions)
        names.addTres(partition.billingWeights);
    for (const auto& answer : records.priorityAnswers)
        names.addTres(answer.tres);
    for (const auto& answer : records.normalizedAnswers)
        names.addTres(answer.tres);
    for (const auto& job : records.jobs) {
        for (const auto& tres : job.tres.names())
            names.addTres(tres);
    }
    if (records.consumption != nullptr) {
        for (std::size_t i = 0; i < records.consumption->size(); ++i) {
            const auto part = records.consumption->part(i);
            names.add(Named::Account, part.account);
            names.add(Named::User, part.user);
            for (const auto& [tres, count] : part.tres)
                names.addTres(tres);
        }
    }
}

std::shared_ptr<const Consumption> renamed(const std::shared_ptr<const Consumption>& consumption,
                                           const MadeUpNames& names)
{
    if (consumption == nullptr)
        return nullptr;
    auto made = std::make_shared<Consumption>();
    for (std::size_t i = 0; i < consumption->size(); ++i) {
        auto part = consumption->part(i);
        part.account = names.of(Named::Account, part.account);
        part.user = names.of(Named::User, part.user);
        for (auto& [tres, count] : part.tres)
            tres = names.inTres(tres);
        made->add(part);
    }
    return made;
}

void renameTres(SnapshotRecords& records, const MadeUpNames& names)
{
    for (auto& tres : records.tresNames)
        tres = names.inTres(tres);
    for (auto& partition : records.partitions)
        partition.billingWeights = names.inTres(partition.billingWeights);
    for (auto& job : records.jobs) {
        NameList made;
        for (const auto& tres : job.tres.names())
            made.push_back(names.inTres(tres));
        job.tres.rename(std::move(made));
    }
    for (auto& answer : records.priorityAnswers)
        answer.tres = names.inTres(answer.tres);
    for (auto& answer : records.normalizedAnswers)
        answer.tres = names.inTres(answer.tres);
    const auto written = parameterValue(records.policy, tresWeights);
    if (const auto made = names.inTres(written); made != written)
        (void)setParameter(records.policy, tresWeights, made).has_value();
}

/// The entries of a list of settings that can name nobody: words and numbers that are known.
std::string namelessEntries(Policy policy, const char* list)
{
    std::string nameless;
    const auto written = parameterValue(policy, list);
    for (const auto part : text::split(written, ',')) {
        const auto entry = text::trimmed(part);
        const auto equal = entry.find('=');
        const bool isPlain
            = equal == entry.npos || text::toInteger(text::trimmed(entry.substr(equal + 1)));
        if (isPlain && !entry.empty() && setParameter(policy, list, entry))
            nameless.append(nameless.empty() ? "" : ",").append(entry);
    }
    return nameless;
}

/// What a site writes freely. Its commands, accounts and partitions may stand in it.
void clearTexts(Policy& policy)
{
    constexpr auto list = "SchedulerParameters";
    if (!setParameter(policy, list, namelessEntries(policy, list)))
        (void)setParameter(policy, list, {}).has_value();
    constexpr auto mode = "PreemptMode";
    if (!setParameter(policy, mode, parameterValue(policy, mode)))
        (void)setParameter(policy, mode, {}).has_value();
}

void renameJobs(SnapshotRecords& records, const JobNumbers& numbers)
{
    for (auto& job : records.jobs) {
        job.id = numbers.of(job.id);
        job.arrayJob = numbers.of(job.arrayJob);
        job.reason = knownReason(job.reason);
        job.file.clear();
        job.line = 0;
    }
    for (auto& answer : records.priorityAnswers)
        answer.jobId = numbers.of(answer.jobId);
    for (auto& answer : records.normalizedAnswers)
        answer.jobId = numbers.of(answer.jobId);
}

void rename(SnapshotRecords& records, const MadeUpNames& names, const JobNumbers& numbers)
{
    for (auto& job : records.jobs)
        job.qos = names.ofList(Named::Qos, job.qos);
    visitNames(records,
               [&](Named kind, std::string& name) { name = std::string(names.of(kind, name)); });
    ColourSlots slots;
    for (const auto& [account, slot] : records.colourSlots) {
        if (const auto& name = names.of(Named::Account, account); name != "unknown")
            slots.emplace(name, slot);
    }
    records.colourSlots = std::move(slots);
    records.consumption = renamed(records.consumption, names);
    renameTres(records, names);
    renameJobs(records, numbers);
    clearTexts(records.policy);
    for (auto& assoc : records.assocs) {
        assoc.file.clear();
        assoc.line = 0;
    }
    records.cluster = "cluster";
    records.source.clear();
    records.storeRevision.reset();
    records.issues.clear();
    std::erase_if(records.provenance,
                  [](const Provenance& entry) { return !isOf(entry, inputs::moment); });
    records.provenance.push_back({said("Messages", "names"), said("Messages", "made up"), false});
}
} // namespace

Result<AnonymousCluster> anonymous(AnonymousCluster cluster)
{
    if (!traitsOf(cluster.records.policy).hasFairShareFactor)
        return Error{ErrorCode::Usage,
                     said("Messages",
                          "the settings of this scheduler name users and groups everywhere: "
                          "it cannot be made anonymous"),
                     {}};
    MadeUpNames names;
    JobNumbers numbers;
    addNames(cluster.records, names);
    for (const auto& job : cluster.records.jobs)
        numbers.add(job.id);
    if (cluster.recording) {
        addNames(*cluster.recording, names);
        addNumbers(*cluster.recording, numbers);
    }
    addNames(cluster.limits, names);
    names.finish();
    rename(cluster.records, names, numbers);
    if (cluster.recording)
        rename(*cluster.recording, names, numbers);
    rename(cluster.limits, names);
    return cluster;
}

} // namespace fairlead
