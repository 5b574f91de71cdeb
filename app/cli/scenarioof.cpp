// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/scenarioof.h"

#include "app/cli/commands/problems.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/scenariofile.h"
#include "models/accounting/store/store.h"

namespace fairlead::cli {

Result<Scenario> storedScenario(const accounting::SourceAccess& access, const QString& name)
{
    const auto stored = accounting::storedScenarios(accounting::storeAddressOf(access));
    if (!stored)
        return stored.error();
    for (const auto& scenario : *stored) {
        if (scenario.name == name.toStdString())
            return scenario;
    }
    return usageError({said("Messages", "the store holds no scenario “%1”"), {name.toStdString()}});
}

Result<Scenario> scenarioOf(const accounting::SourceAccess& access, const Arguments& arguments)
{
    Scenario scenario;
    if (!arguments.scenario.stored.isEmpty()) {
        if (!access.source.kind().isStore)
            return usageError(said("Messages", "--stored: the source is not a store"));
        auto stored = storedScenario(access, arguments.scenario.stored);
        if (!stored)
            return stored;
        scenario = *std::move(stored);
    }
    if (!arguments.scenario.file.isEmpty()) {
        auto read = accounting::readScenario(arguments.scenario.file);
        if (!read)
            return read.error();
        scenario.name = read->name;
        scenario.note = read->note;
        scenario.author = read->author;
        scenario.edits.insert(scenario.edits.end(), read->edits.begin(), read->edits.end());
    }
    scenario.edits.insert(scenario.edits.end(), arguments.scenario.edits.begin(),
                          arguments.scenario.edits.end());
    return scenario;
}

} // namespace fairlead::cli
