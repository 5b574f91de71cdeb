// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/scenariotables.h"

#include "app/reports/words.h"
#include "engine/base/text.h"
#include "engine/replay/recording/limittext.h"

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

/// Of a limit, which the policy of a source does not hold.
std::string limitNow(const Edit& edit, const replay::Limits& limits)
{
    const auto* parameter = std::get_if<ParameterEdit>(&edit);
    std::vector<LimitChange> changes;
    if (parameter == nullptr || !isLimitName(parameter->name)
        || !setLimit(changes, parameter->name, parameter->value) || changes.empty())
        return {};
    return replay::valueBefore(limits, changes.front());
}

void addEdits(Table& table, const Snapshot& snapshot, std::span<const Scenario> scenarios,
              const replay::Limits& limits)
{
    for (const auto& thing : editedThings(snapshot, scenarios)) {
        const auto [kind, name] = nameOf(thing.edit);
        const auto limit = limitNow(thing.edit, limits);
        std::vector<Cell> row{std::string(kind), name, limit.empty() ? thing.now : limit};
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
                      std::span<const ScenarioResult> results, const replay::Limits& limits)
{
    std::vector<Column> columns{
        {"Kind"},
        {"Name"},
        {"Now", Align::Left, text(Words::tr("As the cluster is; empty where nothing is set"))}};
    for (std::size_t i = 0; i < scenarios.size(); ++i)
        columns.push_back({scenarioLetter(i), Align::Left,
                           text(Words::tr("What the scenario sets, or what comes of it"))});
    Table table(columns);
    addEdits(table, now.snapshot(), scenarios, limits);
    addResults(table, now, results);
    return table;
}

} // namespace fairlead::reports
