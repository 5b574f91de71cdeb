// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/trackedtres.h"

#include "engine/base/text.h"
#include "engine/slurm/config/settings.h"
#include "models/words/showntext.h"

#include <algorithm>
#include <array>

namespace fairlead::models {

namespace {

// src/common/slurmdb_defs.h, TRES_CPU to TRES_PAGES
constexpr std::array builtIn{"cpu", "mem", "energy", "node", "billing", "fs/disk", "vmem", "pages"};

bool isTracked(const std::string& tres, const Snapshot& snapshot)
{
    return std::ranges::find(snapshot.tresNames, tres) != snapshot.tresNames.end()
        || std::ranges::find(builtIn, tres) != builtIn.end();
}

} // namespace

QStringList untrackedTres(const Edit& edit, const Snapshot& snapshot)
{
    const auto* parameter = std::get_if<ParameterEdit>(&edit);
    if (parameter == nullptr || text::lower(parameter->name) != "priorityweighttres")
        return {};
    const auto weights = parseTresWeights(parameter->value);
    QStringList unknown;
    for (const auto& weight : weights ? *weights : std::vector<TresWeight>()) {
        if (!isTracked(weight.tres, snapshot))
            unknown << shownText(weight.tres);
    }
    return unknown;
}

QStringList trackedTres(const Snapshot& snapshot)
{
    QStringList names;
    for (const auto& tres : snapshot.tresNames)
        names << shownText(tres);
    for (const auto* tres : builtIn) {
        if (!names.contains(QLatin1String(tres)))
            names << QLatin1String(tres);
    }
    names.sort();
    return names;
}

} // namespace fairlead::models
