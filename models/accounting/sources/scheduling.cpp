// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/scheduling.h"

#include "engine/slurm/parameters.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/sources/store/storefolder.h"

#include <QFileInfo>

namespace fairlead::accounting {

namespace {
QString configFileOf(const SourceAccess& access)
{
    if (!access.options.configFile.isEmpty())
        return access.options.configFile;
    const auto folder = access.source.folder();
    if (folder.isEmpty())
        return {};
    for (const auto* name : {"config.txt", "slurm.conf", schedulingInFolder}) {
        const auto file = folder + QLatin1Char('/') + QLatin1String(name);
        if (QFileInfo::exists(file))
            return file;
    }
    return {};
}
} // namespace

Result<replay::Parameters> readScheduling(const SourceAccess& access)
{
    const auto file = configFileOf(access);
    if (file.isEmpty())
        return Error{ErrorCode::DataInvalid,
                     said("Messages", "the source does not tell how its schedulers are set"),
                     {}};
    Issues issues; // told by whoever reads the policy
    const auto config = readSlurmConfig(file, issues);
    if (!config)
        return config.error();
    replay::Recording recording;
    readSchedulerParameters(*config, recording);
    return recording.parameters;
}

void tellAssumedRelease(const SlurmConfig& config, replay::Recording& recording)
{
    if (parseSlurmVersion(config.value("slurm_version")))
        return;
    slurm::Settings settings;
    settings.version = recording.parameters.release;
    recording.provenance.push_back(
        {inputs::slurmVersion,
         {said("Messages", "not in the source; the schedulers decide by the rules of %1"),
          {slurm::parameterValue(settings, "SLURM_VERSION")}},
         true});
}

} // namespace fairlead::accounting
