// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/reachtable.h"

namespace fairlead::reports {

namespace {
std::string nameOf(const Lever& lever)
{
    switch (lever.kind) {
    case Lever::Kind::Number:
    case Lever::Kind::Minutes:
        return lever.parameter;
    case Lever::Kind::Shares:
        return "shares " + keyText(lever.assoc);
    case Lever::Kind::Nice:
        break;
    }
    return "nice";
}

/// "set PriorityWeightAge=2000", "share bio=40": with two dashes a spreadsheet would take it for a
/// formula.
std::string tryText(const Reach& answer)
{
    if (answer.value == answer.lever.now)
        return {}; // nothing that it could be turned to helps
    switch (answer.lever.kind) {
    case Lever::Kind::Number:
    case Lever::Kind::Minutes:
        return "set " + answer.lever.parameter + '=' + valueText(answer.lever, answer.value);
    case Lever::Kind::Shares:
        return "share " + keyText(answer.lever.assoc) + '=' + valueText(answer.lever, answer.value);
    case Lever::Kind::Nice:
        break;
    }
    return {};
}

Cell valueCell(const Lever& lever, std::int64_t value)
{
    return lever.kind == Lever::Kind::Minutes ? Cell(valueText(lever, value)) : Cell(value);
}
} // namespace

Table reachTable(const std::vector<Reach>& answers, bool isRank)
{
    using enum Align;
    Table table(
        {{"Lever"}, {"Now", Right}, {"Value", Right}, {"Reached"}, {"Figure", Right}, {"Try"}});
    for (const auto& answer : answers)
        table.addRow(
            {nameOf(answer.lever), valueCell(answer.lever, answer.lever.now),
             answer.value == answer.lever.now ? Cell() : valueCell(answer.lever, answer.value),
             std::string(answer.isReached ? "yes" : "no"),
             isRank ? Cell(static_cast<std::int64_t>(answer.figure)) : Cell(answer.figure),
             tryText(answer)});
    return table;
}

} // namespace fairlead::reports
