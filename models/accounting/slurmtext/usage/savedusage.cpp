// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/savedusage.h"

#include "engine/priority/evaluation.h"
#include "engine/slurm/usage/rawusage.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace fairlead::accounting {

namespace {
/// The last cycle before the file was saved: slurmctld's log tells it where it goes on after that
/// moment, also around a restart; else it is a regular one.
std::int64_t cycleBefore(std::int64_t savedAt, std::int64_t period, const SnapshotRecords& records)
{
    const auto age = records.computedAt - savedAt;
    auto before = std::numeric_limits<std::int64_t>::min();
    bool goesOn = false;
    for (const auto cycle : records.cycles) {
        if (cycle <= savedAt)
            before = std::max(before, cycle);
        else
            goesOn = true;
    }
    const bool isTold = goesOn && before != std::numeric_limits<std::int64_t>::min();
    return isTold ? before : records.computedAt - (age + period - 1) / period * period;
}

/// By more than what two decimals leave open.
bool differs(const SavedUsage& saved, const SnapshotRecords& records)
{
    constexpr long double leftOpen = 0.006L;
    for (std::size_t i = 0; i < saved.managed.size(); ++i) {
        const auto& told = saved.managed[i];
        const auto& computed = records.assocs[i].rawUsage;
        if (told && computed && std::abs(*told - *computed) > leftOpen)
            return true;
    }
    return false;
}

/// Carries the usage through the cycles since it was saved; false: the records make no cluster.
bool advance(const SavedUsage& saved, std::int64_t period, SnapshotRecords& records)
{
    auto earlier = records;
    earlier.computedAt = cycleBefore(saved.at, period, records);
    auto snapshot = buildSnapshot(std::move(earlier));
    if (!snapshot)
        return false;
    slurm::Cache cache;
    std::vector<long double> usage;
    slurm::computeRawUsage(baselineInputs(*snapshot, records.computedAt), cache, usage);
    std::unordered_map<std::uint32_t, long double> usageOf;
    for (std::size_t i = 0; i < usage.size(); ++i)
        usageOf.emplace((*snapshot)->assocs.id[i], usage[i]);
    for (auto& record : records.assocs) {
        if (const auto known = usageOf.find(record.id); record.id != 0 && known != usageOf.end())
            record.rawUsage = known->second;
    }
    records.usageForm = UsageForm::Saved;
    return true;
}
} // namespace

bool advanceSavedUsage(const SavedUsage& saved, SnapshotRecords& records)
{
    const auto period = static_cast<std::int64_t>(records.policy.slurm().calcPeriod);
    const auto age = records.computedAt - saved.at;
    if (saved.at <= 0 || age < 0 || (age > 0 && period <= 0))
        return false;
    // Of the same second: before the computation, or after it.
    if (age > 0 && !advance(saved, period, records))
        return false;
    if (!differs(saved, records))
        return false;
    for (std::size_t i = 0; i < saved.managed.size(); ++i)
        records.assocs[i].rawUsage = saved.managed[i];
    records.usageForm = UsageForm::Rounded;
    return true;
}

} // namespace fairlead::accounting
