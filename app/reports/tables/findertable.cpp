// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/findertable.h"

#include "app/reports/editoptions.h"

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {
std::string yesOrNo(bool isSo)
{
    return isSo ? "yes" : "no";
}

/// Empty: the period has no such jobs, so that there is nothing to judge.
std::string reachedText(const finder::Target& target, const finder::Figure& figure)
{
    if (std::isnan(figure.value) && !figure.isOfFewer)
        return {};
    return yesOrNo(gapOf(target, figure) <= 0);
}

/// Whole seconds where no target is of something else.
Column figureColumn(const char* name, bool areWaits)
{
    constexpr int decimals = 4;
    return areWaits ? secondsColumn(name) : Column{name, Align::Right, {}, decimals};
}
} // namespace

std::string candidateName(std::size_t candidate)
{
    return candidate == 0 ? "present" : "candidate-" + std::to_string(candidate);
}

Table finderTable(const finder::Question& question, const finder::Found& found)
{
    const bool areWaits = std::ranges::all_of(
        question.targets, [](const finder::Target& target) { return isWait(target.measure); });
    const auto figures = [&](const char* name) { return figureColumn(name, areWaits); };
    Table table({{"Policy"},
                 {"Pareto"},
                 {"Target"},
                 figures("Seen"),
                 {"SeenReached"},
                 figures("Unseen"),
                 {"UnseenReached"},
                 {"Worst"},
                 {"Try"},
                 figures("SeenChangeLow"),
                 figures("SeenChangeHigh"),
                 figures("UnseenChangeLow"),
                 figures("UnseenChangeHigh"),
                 {"SeenFewer"},
                 {"UnseenFewer"}});
    for (std::size_t i = 0; i < found.seen.size(); ++i) {
        const auto number = found.seen[i].candidate;
        for (std::size_t j = 0; j < question.targets.size(); ++j) {
            const auto& target = question.targets[j];
            const auto& seen = found.seen[i].figures[j];
            const auto& unseen = found.unseen[i].figures[j];
            std::vector<Cell> row{candidateName(number),
                                  yesOrNo(found.isPareto[i]),
                                  target.text,
                                  seen.value,
                                  reachedText(target, seen),
                                  unseen.value,
                                  reachedText(target, unseen),
                                  seen.worst,
                                  editOptions(question.candidates[number])};
            for (const auto* figure : {&seen, &unseen}) {
                row.push_back(figure->change ? Cell(figure->change->low) : Cell());
                row.push_back(figure->change ? Cell(figure->change->high) : Cell());
            }
            for (const auto* figure : {&seen, &unseen})
                row.emplace_back(yesOrNo(figure->isOfFewer));
            table.addRow(std::move(row));
        }
    }
    return table;
}

} // namespace fairlead::reports
