// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/scheduler.h"

#include "engine/moab/priority/scheduler.h"
#include "engine/slurm/scheduler.h"

#include <algorithm>
#include <numeric>

namespace fairlead {

std::span<const Scheduler* const> schedulers()
{
    // In the order of Policy::own.
    static const std::array<const Scheduler*, 2> all{&slurm::scheduler(), &moab::scheduler()};
    static_assert(std::variant_size_v<decltype(Policy::own)> == 2);
    return all;
}

const Scheduler& schedulerOf(const Policy& policy)
{
    return *schedulers()[policy.own.index()];
}

namespace {
std::vector<std::size_t> partsBy(std::span<const Part> parts, std::size_t Part::*place)
{
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, {}, [&](std::size_t part) { return parts[part].*place; });
    return order;
}
} // namespace

std::span<const Part> partsOf(const Policy& policy)
{
    return schedulerOf(policy).parts();
}

std::vector<std::size_t> addedOrder(const Policy& policy)
{
    return partsBy(partsOf(policy), &Part::added);
}

std::vector<std::size_t> printedOrder(const Policy& policy)
{
    return partsBy(partsOf(policy), &Part::printed);
}

std::vector<Defect> defectsOf(const Policy& policy, std::string_view part)
{
    return schedulerOf(policy).defects(policy, part);
}

PartSetting settingOf(const Policy& policy, std::size_t part)
{
    return schedulerOf(policy).setting(policy, part);
}

bool canOpen(const Policy& policy, std::size_t part)
{
    return part < partsOf(policy).size() && schedulerOf(policy).canOpen(policy, part);
}

std::unique_ptr<const RowReader> rowReader(const Evaluation& evaluation)
{
    return schedulerOf(evaluation.inputs.policy).reader(evaluation);
}

Breakdown breakdownOf(const Evaluation& evaluation, RowIndex row)
{
    return rowReader(evaluation)->breakdown(row);
}

RowPoints pointsOf(const Evaluation& evaluation, RowIndex row)
{
    return rowReader(evaluation)->points(row);
}

std::int64_t shownPriority(const Evaluation& evaluation, RowIndex row)
{
    return schedulerOf(evaluation.inputs.policy).shown(evaluation, row);
}

DecidedBy decidedBy(const Evaluation& evaluation, RowIndex first, RowIndex second)
{
    if (first == second)
        return DecidedBy::SameRow;
    if (evaluation.rank[first.at()] == 0 || evaluation.rank[second.at()] == 0)
        return DecidedBy::NotRanked;
    return schedulerOf(evaluation.inputs.policy).decidedBy(evaluation, first, second);
}

std::span<const JobWord> listedWords(const Policy& policy)
{
    return schedulerOf(policy).listedWords();
}

bool hasWord(const Policy& policy, JobWord word)
{
    return schedulerOf(policy).hasWord(word);
}

WordPlace wordPlace(const Evaluation& evaluation, RowIndex row, JobWord word)
{
    return schedulerOf(evaluation.inputs.policy).wordPlace(evaluation, row, word);
}

std::string_view jobWord(const Evaluation& evaluation, RowIndex row, JobWord word)
{
    const auto& snapshot = evaluation.snapshot();
    const auto place = wordPlace(evaluation, row, word);
    switch (place.table) {
    case WordPlace::Table::None:
        break;
    case WordPlace::Table::Names:
        return snapshot.names[NameId(place.index)];
    case WordPlace::Table::Partitions:
        return snapshot.partitions[place.index].name;
    case WordPlace::Table::Qos:
        return snapshot.qos[place.index].name;
    }
    return {};
}

} // namespace fairlead
