// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/reachtable.h"

#include "app/reports/editoptions.h"

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

std::string tryText(const Reach& answer)
{
    const auto edit = editOf(answer.lever, answer.value);
    if (answer.value == answer.lever.now || !edit)
        return {}; // nothing that it could be turned to helps, or nice
    return editOptions({&*edit, 1});
}

Cell valueCell(const Lever& lever, std::int64_t value)
{
    return lever.kind == Lever::Kind::Minutes ? Cell(valueText(lever, value)) : Cell(value);
}
} // namespace

Table reachTable(const std::vector<Reach>& answers, bool isRank)
{
    using enum Align;
    Table table({{"Lever"},
                 {"Now", Right, {}, 6, false, true},
                 {"Value", Right, {}, 6, false, true},
                 {"Reached"},
                 {"Figure", Right},
                 {"Try"}});
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
