// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/auditsnapshot.h"

#include "engine/scenario/scenario.h"
#include "models/accounting/store/recordtables.h"

#include <map>

namespace fairlead::accounting {

namespace {
/// "limoges at 2026-11-21 10:00:00 UTC: 1139 associations, 1839 jobs".
std::string summaryOf(const SnapshotRecords& records, std::size_t assocs, std::size_t jobs)
{
    const auto moment = momentText(records.computedAt);
    return records.cluster + (moment.empty() ? "" : " at " + moment) + ": " + std::to_string(assocs)
        + " associations, " + std::to_string(jobs) + " jobs";
}

std::string summaryOf(const SnapshotRecords& records, std::optional<std::size_t> jobs)
{
    return summaryOf(records, records.assocs.size(), jobs.value_or(records.jobs.size()));
}

std::map<std::string, std::string> parametersOf(const SnapshotRecords& records)
{
    std::map<std::string, std::string> values;
    for (auto& row : valuesOf(records.policy))
        values.emplace(std::move(row.name), std::move(row.value));
    // In the scheduler's words where it has some: flags are no number.
    for (const auto& name : policyParameters(records.policy)) {
        if (const auto found = values.find(name); found != values.end())
            found->second = parameterValue(records.policy, name);
    }
    return values;
}

std::string nameOf(const AssocRecord& assoc)
{
    return keyText({assoc.account, assoc.user, assoc.partition});
}

std::string sharesOf(const AssocRecord& assoc)
{
    const bool isNumber = assoc.shares >= 0 && assoc.shares <= slurm::useParentShares;
    return isNumber ? sharesText(static_cast<std::uint32_t>(assoc.shares))
                    : std::to_string(assoc.shares);
}

std::string placeOf(const AssocRecord& assoc)
{
    return "shares " + sharesOf(assoc)
        + (assoc.user.empty() && !assoc.parent.empty() ? " under " + assoc.parent : "");
}

template <typename Values>
void noteDifferences(AuditTrail& trail, const char* what, const Values& before, const Values& after)
{
    for (const auto& [name, value] : before) {
        const auto now = after.find(name);
        if (now == after.end())
            trail.note(what, name, value, std::nullopt);
        else if (now->second != value)
            trail.note(what, name, value, now->second);
    }
    for (const auto& [name, value] : after) {
        if (!before.contains(name))
            trail.note(what, name, std::nullopt, value);
    }
}

void noteAssoc(AuditTrail& trail, const std::string& name, const AssocRecord* before,
               const AssocRecord* after)
{
    if (before == nullptr || after == nullptr) {
        const auto place = [](const AssocRecord* assoc) {
            return assoc == nullptr ? std::nullopt : std::optional(placeOf(*assoc));
        };
        trail.note(audited::association, name, place(before), place(after));
        return;
    }
    if (before->shares != after->shares)
        trail.note(audited::shares, name, sharesOf(*before), sharesOf(*after));
    if (after->user.empty() && before->parent != after->parent)
        trail.note(audited::parent, name, before->parent, after->parent);
}

void noteAssocs(AuditTrail& trail, const SnapshotRecords& before, const SnapshotRecords& after)
{
    std::map<std::string, std::pair<const AssocRecord*, const AssocRecord*>> pairs;
    for (const auto& assoc : before.assocs)
        pairs[nameOf(assoc)].first = &assoc;
    for (const auto& assoc : after.assocs)
        pairs[nameOf(assoc)].second = &assoc;
    for (const auto& [name, pair] : pairs)
        noteAssoc(trail, name, pair.first, pair.second);
}
} // namespace

void noteSnapshot(AuditTrail& trail, const SnapshotRecords* before, const SnapshotRecords& after,
                  std::optional<std::size_t> jobs)
{
    trail.note(audited::snapshot, after.cluster,
               before != nullptr ? std::optional(summaryOf(*before, jobs)) : std::nullopt,
               summaryOf(after, jobs));
    if (before != nullptr)
        noteChanges(trail, *before, after);
}

void noteUnusable(AuditTrail& trail, const std::string& cluster, const SnapshotRecords& after)
{
    trail.note(audited::snapshot, after.cluster, cluster + ", damaged", summaryOf(after, {}));
}

void notePart(AuditTrail& trail, const SnapshotRecords& before, const SnapshotRecords& after,
              std::size_t assocs, std::size_t jobs)
{
    trail.note(audited::snapshot, after.cluster, summaryOf(before, assocs, jobs),
               summaryOf(after, assocs, jobs));
    noteChanges(trail, before, after);
}

void noteChanges(AuditTrail& trail, const SnapshotRecords& before, const SnapshotRecords& after)
{
    noteDifferences(trail, audited::parameter, parametersOf(before), parametersOf(after));
    noteAssocs(trail, before, after);
}

} // namespace fairlead::accounting
