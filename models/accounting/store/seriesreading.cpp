// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/seriesreading.h"

#include "engine/base/durations.h"
#include "engine/priority/evaluation.h"

#include <algorithm>
#include <tuple>

namespace fairlead::accounting {

namespace {
using durations::day;
constexpr std::size_t mostParts = 20000; // of a history that is kept as it is
constexpr std::int64_t wholeFor = 2 * day; // s, before the reading
constexpr std::int64_t daysFor = 60 * day; // s, the same

/// How long a part of the history may be that ended so long ago; 0: it stays.  @unit s
std::int64_t slotAt(std::int64_t age)
{
    return age <= wholeFor ? 0 : age <= daysFor ? day : 7 * day;
}

double amountOf(const UsageInterval& part)
{
    return part.rate * static_cast<double>(part.end - part.start);
}

void merge(const UsageInterval& part, UsageInterval& into)
{
    const double amount = amountOf(into) + amountOf(part);
    into.start = std::min(into.start, part.start);
    into.end = std::max(into.end, part.end);
    into.rate = amount / static_cast<double>(std::max<std::int64_t>(into.end - into.start, 1));
}

UsageHistory coarser(const UsageHistory& history, std::int64_t now, std::size_t assocs)
{
    auto parts = history.parts();
    std::ranges::stable_sort(parts, {}, [](const UsageInterval& part) {
        return std::tuple(part.assoc.at(), part.start);
    });
    std::vector<UsageInterval> kept;
    std::int64_t lastSlot = 0; // of the last one that was kept, with its number
    std::int64_t lastNumber = 0;
    for (const auto& part : parts) {
        const auto wanted = slotAt(now - part.end);
        const auto slot = part.end - part.start <= wanted ? wanted : 0; // longer ones stay
        const auto number = slot == 0 ? 0 : part.start / slot;
        const bool isTogether = slot != 0 && slot == lastSlot && number == lastNumber
            && kept.back().assoc == part.assoc;
        isTogether ? merge(part, kept.back()) : kept.push_back(part);
        lastSlot = slot;
        lastNumber = number;
    }
    return {kept, assocs};
}
} // namespace

SnapshotRecords forSeries(const SnapshotRecords& records)
{
    auto kept = records;
    kept.consumption = nullptr;
    if (records.usageForm != UsageForm::FromHistory
        || records.history.size() + records.buckets.size() <= mostParts)
        return kept;
    const auto snapshot = buildSnapshot(kept);
    if (!snapshot)
        return kept; // whoever reads it is told why
    const auto evaluation = evaluate(baselineInputs(*snapshot, records.computedAt));
    auto reading = **snapshot;
    reading.assocs.rawUsage = evaluation->assocs.rawUsage;
    reading.usageForm = UsageForm::Exact;
    reading.usageFromHistory = false;
    reading.history = coarser(reading.history, records.computedAt, reading.assocs.size());
    return recordsOf(reading);
}

} // namespace fairlead::accounting
