// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/editnotes.h"

#include "engine/base/text.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/traits.h"
#include "models/words/trackedtres.h"

#include <algorithm>
#include <ostream>
#include <variant>

namespace fairlead::cli {

namespace {
/// A reset that is not of a date: the numbers are those until it.
void printResetNow(const Scenario& scenario, std::ostream& err)
{
    const auto isOfNow = [](const Edit& edit) {
        const auto* set = std::get_if<ParameterEdit>(&edit);
        return set != nullptr && text::equalsIgnoreCase(set->name, "PriorityUsageResetPeriod")
            && text::equalsIgnoreCase(set->value, "NOW");
    };
    if (std::ranges::any_of(scenario.edits, isOfNow))
        err << english({said("Messages",
                             "PriorityUsageResetPeriod=NOW sets all usage to zero once, when "
                             "slurmctld reads it: that is not in these numbers"),
                        {}})
            << '\n';
}

/// Edits of a tree that this scheduler does not look at.
void printWithoutEffect(const Scenario& scenario, const Policy& policy, std::ostream& err)
{
    const auto isOfTree
        = [](const Edit& edit) { return !std::holds_alternative<ParameterEdit>(edit); };
    const auto& traits = traitsOf(policy);
    if (traits.hasTargets && std::ranges::any_of(scenario.edits, isOfTree))
        err << english({said("Messages",
                             "%1 knows no shares: edits of accounts, users and shares change no "
                             "priority"),
                        {traits.name}})
            << '\n';
}
} // namespace

void printEditNotes(const Scenario& scenario, const Policy& policy, std::ostream& err)
{
    printWithoutEffect(scenario, policy, err);
    printResetNow(scenario, err);
}

Result<void> checkTres(const Arguments& arguments, const Scenario& scenario,
                       const Snapshot& snapshot, std::ostream& err)
{
    for (const auto& edit : arguments.scenario.edits) {
        const auto unknown = models::untrackedTres(edit, snapshot);
        if (!unknown.isEmpty())
            return usageError(
                {said("Messages", "%1: the cluster tracks no TRES “%2”, only %3"),
                 {editText(edit), unknown.join(QStringLiteral("”, “")).toStdString(),
                  models::trackedTres(snapshot).join(QStringLiteral(", ")).toStdString()}});
    }
    for (const auto& edit : scenario.edits) {
        for (const auto& tres : models::untrackedTres(edit, snapshot))
            err << english(untrackedTresWeight(tres.toStdString())) << '\n';
    }
    return {};
}

} // namespace fairlead::cli
