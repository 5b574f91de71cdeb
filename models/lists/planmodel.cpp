// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/planmodel.h"

#include "engine/base/durations.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <cmath>

namespace fairlead::models {

PlanModel::PlanModel(QObject* parent)
    : ListModel(parent)
{
    using Row = PlannedPlace;
    using durations::hour;
    const auto account = [](const Row& row) -> QVariant { return shownText(row.assoc.account); };
    const auto rank = [](const Row& row) -> QVariant {
        if (!row.isRanked)
            return tr("not ranked");
        const auto first = valueformat::count(row.firstRank);
        return row.firstRank == row.lastRank
            ? first
            : tr("%1 to %2", "ranks").arg(first, valueformat::count(row.lastRank));
    };
    const auto ahead
        = [](const Row& row) -> QVariant { return valueformat::count(row.place.all.jobs); };
    const auto hours = [](const Row& row) -> QVariant {
        return valueformat::count(
            static_cast<qulonglong>(std::llround(row.place.all.cpuSeconds / hour)));
    };
    const auto factor = [](const Row& row) -> QVariant { return valueformat::factor(row.factor); };
    const auto after = [](const Row& row) -> QVariant {
        return row.factorAfter >= 0.0 ? valueformat::factor(row.factorAfter) : tr("no limit");
    };
    setColumns(
        {{tr("Account"), tr("An account that the user may submit under"), account},
         {tr("Rank"), tr("Of the first and the last of these jobs"), rank,
          [](const Row& row) -> QVariant { return qlonglong{row.firstRank}; }, alignedRight},
         {tr("Jobs ahead"), tr("Jobs before the first of them"), ahead,
          [](const Row& row) -> QVariant { return qlonglong{row.place.all.jobs}; }, alignedRight},
         {tr("CPU-hours ahead"), tr("What the jobs ahead ask for: CPUs × time limit"), hours,
          [](const Row& row) -> QVariant { return row.place.all.cpuSeconds; }, alignedRight},
         {tr("Factor now"), tr("The fair-share factor of the user under this account"), factor,
          [](const Row& row) -> QVariant { return row.factor; }, alignedRight},
         {tr("Factor afterwards"),
          tr("The same once all of them have run to their limits and nothing else has happened"),
          after, [](const Row& row) -> QVariant { return row.factorAfter; }, alignedRight}});
}

void PlanModel::setPlaces(std::vector<PlannedPlace> places)
{
    beginResetModel();
    setRows(std::move(places));
    endResetModel();
}

} // namespace fairlead::models
