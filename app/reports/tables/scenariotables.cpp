// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/scenariotables.h"

#include "app/reports/words.h"
#include "engine/base/text.h"

namespace fairlead::reports {

namespace {
std::string text(const QString& translated)
{
    return translated.toStdString();
}

std::pair<const char*, std::string> nameOf(const Edit& edit)
{
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return {"parameter", parameter->name};
    if (const auto* share = std::get_if<ShareEdit>(&edit))
        return {"shares", keyText(share->assoc)};
    return {"tree", editText(edit)};
}

std::string firstInRank(const Evaluation& evaluation)
{
    const auto& order = evaluation.order;
    const auto& snapshot = evaluation.snapshot();
    return order.empty() ? std::string() : snapshot.jobLabel(snapshot.rows.job[order.front().at()]);
}

void addEdits(Table& table, const Snapshot& snapshot, std::span<const Scenario> scenarios)
{
    for (const auto& thing : editedThings(snapshot, scenarios)) {
        const auto [kind, name] = nameOf(thing.edit);
        std::vector<Cell> row{std::string(kind), name, thing.now};
        for (const auto& value : thing.values)
            row.emplace_back(!value ? std::string() : isStructural(thing.edit) ? "yes" : *value);
        table.addRow(std::move(row));
    }
}

void addResults(Table& table, const Evaluation& now, std::span<const ScenarioResult> results)
{
    std::vector<Cell> moved{std::string("result"), std::string("jobs that move"), std::string()};
    std::vector<Cell> first{std::string("result"), std::string("first in rank"), firstInRank(now)};
    for (const auto& result : results) {
        moved.emplace_back(std::to_string(result.difference.movedJobs));
        first.emplace_back(firstInRank(*result.evaluation));
    }
    table.addRow(std::move(moved));
    table.addRow(std::move(first));
    for (const auto& choice : accountChoices(results)) {
        std::vector<Cell> row{std::string("places"), choice.account, std::string()};
        for (const auto gain : choice.gains)
            row.emplace_back((gain > 0 ? "+" : "") + text::fixed(gain, 2));
        table.addRow(std::move(row));
    }
}
} // namespace

std::string scenarioLetter(std::size_t place)
{
    return {static_cast<char>('A' + place)};
}

Table sideBySideTable(const Evaluation& now, std::span<const Scenario> scenarios,
                      std::span<const ScenarioResult> results)
{
    std::vector<Column> columns{
        {"Kind"},
        {"Name"},
        {"Now", Align::Left, text(Words::tr("As the cluster is; empty where nothing is set"))}};
    for (std::size_t i = 0; i < scenarios.size(); ++i)
        columns.push_back({scenarioLetter(i), Align::Left,
                           text(Words::tr("What the scenario sets, or what comes of it"))});
    Table table(columns);
    addEdits(table, now.snapshot(), scenarios);
    addResults(table, now, results);
    return table;
}

} // namespace fairlead::reports
