// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/policyfile.h"

#include "engine/base/text.h"
#include "engine/moab/config/config.h"
#include "engine/moab/config/parameters.h"
#include "engine/slurm/parameters.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/sources/moab/moabconfig.h"
#include "models/accounting/sources/otherscheduling.h"

#include <QFileInfo>

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// Any text can be taken for a configuration that leaves everything as it is.
Error setsNothing(const QString& path)
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1 sets no parameter of a scheduler that Fairlead knows"),
             {path.toStdString()}},
            {}};
}

/// A configuration is taken as a whole: what it does not set has its default.
Error setsNoPriorities(const QString& path)
{
    return {ErrorCode::DataInvalid,
            {said("Messages",
                  "%1 sets how jobs are scheduled and no priority parameter, and a configuration "
                  "is taken as a whole: name the whole slurm.conf with the lines that differ"),
             {path.toStdString()}},
            {}};
}

bool setsAny(const SlurmConfig& config)
{
    const auto& names = slurm::parameterNames();
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        return name != "SchedulerParameters" && config.values.contains(text::lower(name));
    });
}

/// A line that includes another file may set any.
bool setsAny(const QString& path, moab::Dialect dialect)
{
    Issues known;
    const auto lines = readTextLines(path, known);
    return lines && std::any_of(lines->begin(), lines->end(), [&](const Line& line) {
               return moab::isParameter(moab::parseEntry(line.text, dialect).name)
                   || !moab::includedFile(line.text).empty();
           });
}

Result<PolicyFile> readMoabPolicy(const QString& path, Issues& issues)
{
    const bool isMaui
        = QFileInfo(path).fileName().contains(QLatin1String("maui"), Qt::CaseInsensitive);
    auto settings
        = readMoabConfig(path, isMaui ? moab::Dialect::Maui : moab::Dialect::Moab, issues);
    if (!settings)
        return settings.error();
    if (!setsAny(path, settings->dialect))
        return setsNothing(path);
    PolicyFile file;
    file.policy.settings.own = moab::SharedSettings(*std::move(settings));
    return file;
}

std::vector<PartitionPriority> prioritiesIn(const SlurmConfig& config, Issues& issues)
{
    SnapshotRecords records;
    readPartitionPriorities(config, records);
    issues.append(records.issues);
    std::vector<PartitionPriority> priorities;
    for (const auto& partition : records.partitions)
        priorities.push_back({partition.name, partition.jobFactor, partition.tier});
    return priorities;
}
} // namespace

Result<PolicyFile> readPolicyFile(const QString& path, Issues& issues)
{
    if (path.endsWith(QLatin1String(".cfg"), Qt::CaseInsensitive))
        return readMoabPolicy(path, issues);
    auto config = readSlurmConfig(path, issues);
    if (!config)
        return config.error();
    if (!setsAny(*config))
        return isAboutScheduling(*config) ? setsNoPriorities(path) : setsNothing(path);
    SnapshotRecords records;
    applySlurmConfig(*config, records);
    issues.append(records.issues);
    PolicyFile file{{std::move(records.policy), {}, prioritiesIn(*config, issues)}, {}};
    if (config->value("slurm_version").empty())
        file.policy.untold.emplace_back("SLURM_VERSION");
    file.config = *std::move(config);
    return file;
}

QString moabConfigFile(const Source& source)
{
    const auto folder = source.folder();
    if (folder.isEmpty())
        return {};
    for (const auto* name : {"maui.cfg", "moab.cfg"}) {
        const auto path = folder + QLatin1Char('/') + QLatin1String(name);
        if (QFileInfo(path).isFile())
            return path;
    }
    return {};
}

} // namespace fairlead::accounting
