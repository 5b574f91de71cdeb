// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/folderversion.h"

#include "models/accounting/slurmtext/json/jsonreader.h"
#include "models/accounting/slurmtext/machine/nodereader.h"

#include <array>

namespace fairlead::accounting {

namespace {
constexpr auto key = "slurm_version";

// The issues of these files are told where they are read whole.

std::string ofConfig(const QString& file)
{
    Issues issues;
    const auto config = readSlurmConfig(file, issues);
    return config ? config->value(key) : std::string();
}

std::string ofNodes(const QString& file)
{
    Issues issues;
    auto lines = openTextLines(file, issues);
    return lines ? slurmVersionIn(*std::move(lines)) : std::string();
}
} // namespace

QString takeVersion(const FolderReader& folder, SlurmConfig& config)
{
    if (!config.value(key).empty())
        return {};
    for (const auto& [file, versionOf] : {std::pair("config.txt", &ofConfig),
                                          {"nodes.txt", &ofNodes},
                                          {"json/node.json", &slurmVersionInJson}}) {
        if (!folder.has(file))
            continue;
        if (auto version = versionOf(folder.path(file)); !version.empty()) {
            config.values[key] = {std::move(version), file};
            return folder.path(file);
        }
    }
    return {};
}

} // namespace fairlead::accounting
