// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/snapshotbuilder.h"
#include "engine/scenario/conflicts.h"
#include "engine/scenario/treeeditor.h"

#include <algorithm>

namespace fairlead {

Result<std::shared_ptr<const Snapshot>> restructure(const std::shared_ptr<const Snapshot>& snapshot,
                                                    const Scenario& scenario)
{
    const auto last = std::find_if(scenario.edits.rbegin(), scenario.edits.rend(), isStructural);
    if (last == scenario.edits.rend())
        return snapshot;
    auto records = recordsOf(*snapshot);
    records.keepsOrder = false; // after a change at run time Slurm sorts the lists again
    for (auto& record : records.assocs)
        record.lft.reset();
    TreeEditor editor(records);
    for (auto edit = scenario.edits.begin(); edit != last.base(); ++edit) {
        if (const auto refused = editor.carryOut(*edit))
            return errorOf(*refused);
    }
    editor.finish();
    return buildSnapshot(std::move(records));
}

Fit fitting(const Snapshot& snapshot, const Scenario& scenario)
{
    auto records = namesOf(snapshot);
    TreeEditor editor(records);
    auto policy = snapshot.policy;
    Fit fit{{scenario.name, {}}, {}};
    for (std::size_t i = 0; i < scenario.edits.size(); ++i) {
        const auto& edit = scenario.edits[i];
        auto refused = editor.carryOut(edit);
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit); parameter && !refused)
            refused = tryParameter(policy, *parameter);
        if (refused)
            fit.unfit.push_back(i);
        else
            fit.scenario.edits.push_back(edit);
    }
    return fit;
}

} // namespace fairlead
