// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/configtext.h"

#include "engine/base/text.h"
#include "engine/moab/config/config.h"
#include "engine/moab/config/parameters.h"
#include "engine/moab/config/scalars.h"

namespace fairlead::moab {

namespace {
void addLine(std::string& text, Dialect dialect, const std::string& name, const std::string& value)
{
    text += spelledFor(dialect, name) + ' ' + value + '\n';
}

std::string systemText(const CredConfig& system)
{
    std::string text;
    for (const auto& name : system.qosList)
        text += (text.empty() ? "QLIST=" : ",") + name;
    if (!system.qosDefault.empty())
        text += (text.empty() ? "QDEF=" : " QDEF=") + system.qosDefault;
    return text;
}
} // namespace

Settings settingsFromText(const std::string& text, Dialect dialect)
{
    std::vector<ConfigLine> lines;
    for (const auto line : text::split(text, '\n'))
        lines.push_back({{}, static_cast<int>(lines.size()) + 1, std::string(line)});
    Issues issues;
    return readConfig(lines, dialect, issues);
}

Result<std::string> configText(const Settings& settings)
{
    std::string text;
    const Settings defaults(settings.dialect);
    for (const auto& name : namesThatMayDiffer(settings, settings)) { // but for entries
        const auto value = parameterValue(settings, name);
        if (value != parameterValue(defaults, name))
            addLine(text, settings.dialect, name, value);
    }
    for (std::size_t kind = 0; kind < credCount; ++kind) {
        for (const auto& entry : settings.creds[kind])
            addLine(text, settings.dialect, credParameter(static_cast<Cred>(kind), entry.name),
                    attributesText(entry));
    }
    if (const auto system = systemText(settings.system); !system.empty())
        addLine(text, settings.dialect, "SYSCFG", system);
    for (const auto& partition : settings.partitions) {
        for (const auto& [id, value] : partition.values)
            addLine(text, settings.dialect, weightName(id) + '[' + partition.name + ']',
                    std::to_string(value));
    }
    for (const auto& kept : settings.kept)
        addLine(text, settings.dialect, kept.name, kept.value);
    if (settingsFromText(text, settings.dialect) != settings)
        return Error{
            ErrorCode::DataInvalid,
            said("Messages", "the settings hold something that no line of a configuration can say"),
            {}};
    return text;
}

} // namespace fairlead::moab
