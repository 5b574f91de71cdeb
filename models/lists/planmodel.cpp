// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/planmodel.h"

#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

namespace {
QString waitsText(const Waits& waits, bool isOfAccount)
{
    if (waits.jobs == 0)
        return PlanModel::tr("none started");
    const auto text = PlanModel::tr("half ≤ %1, 9 of 10 ≤ %2", "waits of jobs")
                          .arg(valueformat::measuredDuration(waits.median),
                               valueformat::measuredDuration(waits.ninetieth));
    return isOfAccount ? text : PlanModel::tr("%1 (all accounts)", "waits of jobs").arg(text);
}

QString withinText(const QString& all, const QString& inPartition)
{
    return PlanModel::tr("%1 (%2)", "of all, in the partition").arg(all, inPartition);
}

QVariant medianOf(const PlanRow& row, bool isReplayed)
{
    if (!row.waits)
        return {};
    return isReplayed ? row.waits->replayed.back().median : row.waits->recorded.median;
}

QVariant rankText(const PlanRow& row)
{
    if (!row.place.isRanked)
        return PlanModel::tr("not ranked");
    const auto first = valueformat::count(row.place.firstRank);
    return row.place.firstRank == row.place.lastRank
        ? first
        : PlanModel::tr("%1 to %2", "ranks").arg(first, valueformat::count(row.place.lastRank));
}

QVariant jobsAheadText(const PlanRow& row)
{
    const auto& place = row.place.place;
    return withinText(valueformat::count(place.all.jobs),
                      valueformat::count(place.inPartition.jobs));
}

QVariant hoursAheadText(const PlanRow& row)
{
    const auto& place = row.place.place;
    return withinText(valueformat::cpuHours(place.all.cpuSeconds),
                      valueformat::cpuHours(place.inPartition.cpuSeconds));
}

QVariant factorAfterText(const PlanRow& row)
{
    return row.place.factorAfter >= 0.0 ? valueformat::factor(row.place.factorAfter)
                                        : PlanModel::tr("no limit");
}

QVariant recordedText(const PlanRow& row)
{
    return row.waits ? waitsText(row.waits->recorded, row.waits->isOfAccount) : QString();
}

QVariant replayedText(const PlanRow& row)
{
    return row.waits ? waitsText(row.waits->replayed.back(), row.waits->isOfAccount) : QString();
}
} // namespace

PlanModel::PlanModel(QObject* parent)
    : ListModel(parent)
{
    using Row = PlanRow;
    setColumns(
        {{tr("Account"), tr("An account that the user may submit under"),
          [](const Row& row) -> QVariant { return shownText(row.place.assoc.account); }},
         {tr("Rank"), tr("Of the first and the last of these jobs"), rankText,
          [](const Row& row) -> QVariant { return qlonglong{row.place.firstRank}; }, alignedRight},
         {tr("Jobs ahead"), tr("Jobs before the first of them; in brackets those in its partition"),
          jobsAheadText,
          [](const Row& row) -> QVariant { return qlonglong{row.place.place.all.jobs}; },
          alignedRight},
         {tr("CPU-hours ahead"),
          tr("What the jobs ahead ask for, CPUs × time limit; in brackets those in its partition"),
          hoursAheadText, [](const Row& row) -> QVariant { return row.place.place.all.cpuSeconds; },
          alignedRight},
         {tr("Factor now"), tr("The fair-share factor of the user under this account"),
          [](const Row& row) -> QVariant { return valueformat::factor(row.place.factor); },
          [](const Row& row) -> QVariant { return row.place.factor; }, alignedRight},
         {tr("Factor afterwards"),
          tr("The same once all of them have run to their limits and nothing else has happened"),
          factorAfterText, [](const Row& row) -> QVariant { return row.place.factorAfter; },
          alignedRight},
         {tr("Waits recorded"),
          tr("From when such jobs could have run: of this partition, a size like it, whatever "
             "their time limit, and this "
             "account, or of all accounts where it had fewer than 20"),
          recordedText, [](const Row& row) { return medianOf(row, false); }},
         {tr("Waits replayed"),
          tr("The same in a replay of the recorded weeks under the policy with the edits"),
          replayedText, [](const Row& row) { return medianOf(row, true); }}});
}

void PlanModel::setPlaces(std::vector<PlannedPlace> places)
{
    beginResetModel();
    std::vector<PlanRow> next;
    for (auto& place : places)
        next.push_back({std::move(place), {}});
    setRows(std::move(next));
    endResetModel();
}

void PlanModel::setWaits(std::vector<PlannedWaits> waits)
{
    auto next = rows();
    for (std::size_t i = 0; i < std::min(next.size(), waits.size()); ++i)
        next[i].waits = std::move(waits[i]);
    syncRows(std::move(next));
}

} // namespace fairlead::models
