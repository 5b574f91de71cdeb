// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storechange.h"

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/auditsnapshot.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"

namespace fairlead::accounting {

namespace {
/// The snapshot with the edits in it. Rows of the tree keep the order of the snapshot's table.
Result<SnapshotRecords> edited(const std::shared_ptr<const Snapshot>& snapshot,
                               const Scenario& scenario)
{
    const auto inputs = applyScenario(snapshot, scenario, snapshot->computedAt);
    if (!inputs)
        return inputs.error();
    auto records = recordsOf(*inputs->snapshot);
    records.policy = inputs->policy;
    for (std::size_t i = 0; i < records.assocs.size(); ++i)
        records.assocs[i].shares = (*inputs->shares)[i];
    records.priorityAnswers.clear(); // the scheduler gave them for other shares and weights
    records.shareAnswers.clear();
    return records;
}

Result<void> carryOut(const Scenario& scenario, StoreConnection& connection, AuditTrail& trail)
{
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
    return writeRecords(connection, *after);
}
} // namespace

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

} // namespace fairlead::accounting
