// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/planmodel.h"

#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

namespace {
QString withinText(const QString& all, const QString& inPartition)
{
    return PlanModel::tr("%1 (%2)", "of all, in the partition").arg(all, inPartition);
}

QVariant rankText(const PlannedPlace& row)
{
    if (!row.isRanked)
        return PlanModel::tr("not ranked");
    const auto first = valueformat::count(row.firstRank);
    return row.firstRank == row.lastRank
        ? first
        : PlanModel::tr("%1 to %2", "ranks").arg(first, valueformat::count(row.lastRank));
}

QVariant jobsAheadText(const PlannedPlace& row)
{
    const auto& place = row.place;
    return withinText(valueformat::count(place.all.jobs),
                      valueformat::count(place.inPartition.jobs));
}

ListColumn<PlannedPlace> workAhead(std::optional<double> cpusOfNode)
{
    const auto hours = [cpus = cpusOfNode.value_or(1.0)](const Ahead& ahead) {
        return valueformat::cpuHours(ahead.cpuSeconds / cpus);
    };
    return {
        cpusOfNode ? PlanModel::tr("Node-hours ahead") : PlanModel::tr("CPU-hours ahead"),
        PlanModel::tr("What the jobs ahead ask for, CPUs × time limit; in brackets those in its "
                      "partition"),
        [hours](const PlannedPlace& row) -> QVariant {
            return withinText(hours(row.place.all), hours(row.place.inPartition));
        },
        [](const PlannedPlace& row) -> QVariant { return row.place.all.cpuSeconds; }, alignedRight};
}

QVariant factorAfterText(const PlannedPlace& row)
{
    return row.factorAfter >= 0.0 ? valueformat::factor(row.factorAfter)
                                  : PlanModel::tr("no limit");
}
} // namespace

PlanModel::PlanModel(QObject* parent)
    : ListModel(parent)
{
    setUnit({}, 0);
}

void PlanModel::setUnit(const Snapshot& cluster, std::int64_t moment)
{
    using Row = PlannedPlace;
    setColumns(
        {{tr("Account"), tr("An account that the user may submit under"),
          [](const Row& row) -> QVariant { return shownText(row.assoc.account); }},
         {tr("Rank"), tr("Of the first and the last of these jobs"), rankText,
          [](const Row& row) -> QVariant { return qlonglong{row.firstRank}; }, alignedRight},
         {tr("Partition"), tr("In which the first of them has its rank"),
          [](const Row& row) -> QVariant { return orDash(shownText(row.partition)); }},
         {tr("Jobs ahead"), tr("Jobs before the first of them; in brackets those in its partition"),
          jobsAheadText, [](const Row& row) -> QVariant { return qlonglong{row.place.all.jobs}; },
          alignedRight},
         workAhead(valueformat::cpusOfNode(cluster)),
         {moment == 0 ? tr("Factor now") : tr("Factor then"),
          moment == 0 ? tr("The fair-share factor of the user under this account")
                      : tr("The fair-share factor of the user under this account on %1")
                            .arg(valueformat::moment(moment)),
          [](const Row& row) -> QVariant { return valueformat::factor(row.factor); },
          [](const Row& row) -> QVariant { return row.factor; }, alignedRight},
         {tr("Factor afterwards"),
          tr("The same once all of them have run to their limits and nothing else has happened"),
          factorAfterText, [](const Row& row) -> QVariant { return row.factorAfter; },
          alignedRight}});
}

void PlanModel::setPlaces(std::vector<PlannedPlace> places, const Snapshot& cluster,
                          std::int64_t moment)
{
    beginResetModel();
    setUnit(cluster, moment);
    setRows(std::move(places));
    endResetModel();
}

void PlanModel::clear()
{
    beginResetModel();
    setRows({});
    endResetModel();
}

} // namespace fairlead::models
