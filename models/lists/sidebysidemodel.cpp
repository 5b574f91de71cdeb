// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/sidebysidemodel.h"

#include "models/words/editwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

namespace {
constexpr int gainDecimals = 1;

QString firstInRank(const Evaluation& evaluation)
{
    const auto& order = evaluation.order;
    const auto& snapshot = evaluation.snapshot();
    return order.empty() ? QString()
                         : shownText(snapshot.jobLabel(snapshot.rows.job[order.front().at()]));
}

/// Of an edit of the tree the name of its row says all but the shares of what is added.
QString valueText(const Edit& edit, const std::string& value)
{
    if (const auto* added = std::get_if<AddEdit>(&edit))
        return valueformat::written(shownText(sharesText(added->shares)));
    return isStructural(edit) ? SideBySideModel::tr("yes") : valueformat::written(shownText(value));
}
} // namespace

SideBySideModel::SideBySideModel(QObject* parent)
    : ListModel(parent)
{
    show({}, {});
}

void SideBySideModel::setScenarios(const Evaluation& now, const QStringList& names,
                                   std::span<const Scenario> scenarios,
                                   std::span<const ScenarioResult> results)
{
    std::vector<SideRow> rows;
    for (const auto& thing : editedThings(now.snapshot(), scenarios)) {
        SideRow row{editWords(thing.edit), valueformat::written(shownText(thing.now)), {}};
        for (const auto& value : thing.values)
            row.values << (value ? valueText(thing.edit, *value) : QString());
        rows.push_back(std::move(row));
    }
    SideRow moved{tr("Jobs that move"), {}, {}};
    SideRow first{tr("First in rank"), firstInRank(now), {}};
    for (const auto& result : results) {
        moved.values << valueformat::count(result.difference.movedJobs);
        first.values << firstInRank(*result.evaluation);
    }
    rows.push_back(std::move(moved));
    rows.push_back(std::move(first));
    for (const auto& choice : accountChoices(results)) {
        SideRow row{tr("Places per job of %1").arg(shownText(choice.account)), {}, {}};
        for (const auto gain : choice.gains)
            row.values << valueformat::change(gain, gainDecimals);
        rows.push_back(std::move(row));
    }
    show(names, std::move(rows));
}

void SideBySideModel::clear()
{
    show({}, {});
}

void SideBySideModel::show(const QStringList& names, std::vector<SideRow> rows)
{
    beginResetModel();
    std::vector<ListColumn<SideRow>> columns{
        {tr("What"), tr("What at least one of the scenarios edits, and what comes of them"),
         [](const SideRow& row) -> QVariant { return row.name; }},
        {tr("Now"),
         tr("As the cluster is"),
         [](const SideRow& row) -> QVariant { return row.now; },
         {},
         alignedRight}};
    for (int i = 0; i < names.size(); ++i)
        columns.push_back({names[i],
                           names[i] + u'\n' + tr("Empty: the scenario leaves this as it is"),
                           [i](const SideRow& row) -> QVariant { return row.values.value(i); },
                           {},
                           alignedRight});
    setColumns(std::move(columns));
    setRows(std::move(rows));
    endResetModel();
}

} // namespace fairlead::models
