// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storechange.h"

#include "engine/cluster/snapshotbuilder.h"
#include "engine/scenario/conflicts.h"
#include "engine/scenario/treeeditor.h"
#include "engine/slurm/config/limitchanges.h"
#include "models/accounting/store/auditsnapshot.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/treetables.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <tuple>

namespace fairlead::accounting {

namespace {
/// The snapshot with the edits in it. Rows of the tree keep the order of the snapshot's table.
Result<SnapshotRecords> edited(const std::shared_ptr<const Snapshot>& snapshot,
                               const Scenario& scenario)
{
    const auto inputs = applyScenario(snapshot, scenario, snapshot->computedAt);
    if (!inputs)
        return inputs.error();
    if (!limitsSetIn(inputs->policy).empty())
        return Error{ErrorCode::Usage,
                     said("Messages",
                          "limits of QOS and associations are not written into a store: "
                          "fairleadctl export --as sacctmgr sets them on the cluster"),
                     {}};
    auto records = recordsOf(*inputs->snapshot);
    records.policy = inputs->policy;
    for (std::size_t i = 0; i < records.assocs.size(); ++i)
        records.assocs[i].shares = (*inputs->shares)[i];
    records.priorityAnswers.clear(); // the scheduler gave them for other shares and weights
    records.shareAnswers.clear();
    return records;
}

bool editsTheTree(const Scenario& scenario)
{
    return std::any_of(scenario.edits.begin(), scenario.edits.end(), isStructural);
}

std::unordered_map<std::string, std::string> renamesOf(const Scenario& scenario)
{
    std::vector<RenameEdit> renames;
    for (const auto& edit : scenario.edits) {
        if (const auto* rename = std::get_if<RenameEdit>(&edit))
            renames.push_back(*rename);
    }
    return lastNames(renames);
}

using Names = std::tuple<std::string_view, std::string_view, std::string_view>;

Names namesOf(const AssocRecord& assoc)
{
    return {assoc.account, assoc.user, assoc.partition};
}

/// The places in `before` whose shares `after` changes.
std::map<std::size_t, std::int64_t> changedShares(const SnapshotRecords& before,
                                                  const SnapshotRecords& after)
{
    std::map<Names, std::size_t> places;
    for (std::size_t i = 0; i < before.assocs.size(); ++i)
        places.try_emplace(namesOf(before.assocs[i]), i);
    std::map<std::size_t, std::int64_t> changed;
    for (const auto& assoc : after.assocs) {
        const auto place = places.find(namesOf(assoc));
        if (place != places.end() && before.assocs[place->second].shares != assoc.shares)
            changed.emplace(place->second, assoc.shares);
    }
    return changed;
}

/// Edits touch the settings and the tree: jobs and usage, which may be hundreds of thousands of
/// rows, are neither read nor written. False: this store needs the long way.
Result<bool> carryOutOnTree(const Scenario& scenario, StoreConnection& connection,
                            AuditTrail& trail)
{
    const auto before = readTree(connection);
    if (!before)
        return before.error();
    if (!*before)
        return false;
    const auto snapshot = buildSnapshot(**before);
    if (!snapshot)
        return snapshot.error();
    const auto after = edited(*snapshot, scenario);
    if (!after)
        return after.error();
    const auto jobs = countJobs(connection);
    if (!jobs)
        return jobs.error();
    noteSnapshot(trail, &**before, *after, *jobs);
    Result<void> done;
    if (editsTheTree(scenario)) {
        done = writeTree(connection, *after);
        if (done)
            done = renameAccounts(connection, renamesOf(scenario));
    } else {
        done = writeShares(connection, changedShares(**before, *after));
    }
    if (done)
        done = writePolicy(connection, *after);
    if (done)
        done = forgetAnswers(connection);
    return done ? Result<bool>(true) : done.error();
}

/// The shares that edits give; nothing: there are other edits among them, or so many that the tree
/// is better read as a whole.
std::optional<std::map<Names, std::uint32_t>> sharesOf(const Scenario& scenario)
{
    constexpr std::size_t most = 100;
    std::map<Names, std::uint32_t> shares;
    if (scenario.edits.size() > most)
        return {};
    for (const auto& edit : scenario.edits) {
        const auto* share = std::get_if<ShareEdit>(&edit);
        if (share == nullptr || share->shares > slurm::useParentShares)
            return {};
        const auto& [account, user, partition] = share->assoc;
        shares[{account, user, partition}] = share->shares;
    }
    return shares;
}

/// The same for shares alone, without the rest of the tree. False: this takes the longer way, which
/// also has the words for what cannot be.
Result<bool> carryOutOnShares(const Scenario& scenario, StoreConnection& connection,
                              AuditTrail& trail)
{
    const auto shares = sharesOf(scenario);
    if (!shares || shares->empty())
        return false;
    std::vector<AssocKey> keys;
    for (const auto& edit : scenario.edits)
        keys.push_back(std::get<ShareEdit>(edit).assoc);
    const auto found = readShares(connection, keys);
    if (!found)
        return found.error();
    if (!*found)
        return false;
    const auto& before = (*found)->records;
    auto after = before;
    std::map<std::size_t, std::int64_t> changed;
    std::set<Names> matched;
    for (std::size_t i = 0; i < before.assocs.size(); ++i) {
        const auto wanted = shares->find(namesOf(before.assocs[i]));
        if (wanted == shares->end())
            continue;
        const bool isRoot = before.assocs[i].user.empty() && before.assocs[i].parent.empty();
        const bool isTwice = !matched.insert(wanted->first).second;
        if (isRoot || isTwice || before.assocs[i].shares < 0)
            return false;
        after.assocs[i].shares = wanted->second;
        if (before.assocs[i].shares != after.assocs[i].shares)
            changed.emplace((*found)->places[i], wanted->second);
    }
    if (matched.size() != shares->size()) // some are missing
        return false;
    notePart(trail, before, after, (*found)->assocs, (*found)->jobs);
    auto done = writeShares(connection, changed);
    if (done)
        done = forgetAnswers(connection);
    return done ? Result<bool>(true) : done.error();
}

Result<void> carryOut(const Scenario& scenario, StoreConnection& connection, AuditTrail& trail)
{
    for (const auto way : {&carryOutOnShares, &carryOutOnTree}) {
        const auto isDone = way(scenario, connection, trail);
        if (!isDone)
            return isDone.error();
        if (*isDone)
            return {};
    }
    const auto before = readRecords(connection);
    if (!before)
        return before.error();
    const auto snapshot = buildSnapshot(*before);
    if (!snapshot)
        return snapshot.error();
    const auto after = edited(*snapshot, scenario);
    if (!after)
        return after.error();
    noteSnapshot(trail, &*before, *after);
    return writeChangedRecords(connection, *after);
}
} // namespace

Scenario storedPart(Scenario scenario)
{
    std::erase_if(scenario.edits, [](const Edit& edit) {
        const auto* parameter = std::get_if<ParameterEdit>(&edit);
        return parameter != nullptr && isLimitName(parameter->name);
    });
    return scenario;
}

Result<std::vector<AuditEntry>> rowChanges(const std::shared_ptr<const Snapshot>& snapshot,
                                           const Scenario& scenario)
{
    const auto after = edited(snapshot, scenario);
    if (!after)
        return after.error();
    const auto before = recordsOf(*snapshot);
    AuditTrail trail;
    noteSnapshot(trail, &before, *after);
    return trail.entries();
}

SaveOutcome applyToStore(const StoreAddress& address, const Scenario& scenario,
                         std::optional<std::int64_t> basedOn)
{
    return saveInto(address,
                    Save(QStringLiteral("snapshot"), {}, basedOn,
                         [&](StoreConnection& connection, AuditTrail& trail) {
                             return carryOut(scenario, connection, trail);
                         }));
}

SaveOutcome refusedByStore(const StoreAddress& address, std::int64_t basedOn, const Error& reason)
{
    return saveInto(address,
                    Save(QStringLiteral("snapshot"), {}, basedOn,
                         [&](StoreConnection&, AuditTrail&) -> Result<void> { return reason; }));
}

} // namespace fairlead::accounting
