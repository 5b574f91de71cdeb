// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/sources/sourceoptions.h"

#include <QString>

#include <string>
#include <vector>

/// Parameters of a scenario as a change of slurm.conf.
namespace fairlead::accounting {

/// The slurm.conf of a source: --config, else slurm.conf or config.txt of its folder, if it has
/// one. Empty where only the output of scontrol show config is there.
QString slurmConfFile(const QString& folder, const SourceOptions& options);

/// A parameter that a slurm.conf says otherwise than the scheduler runs with: somebody has edited
/// the file since it was last read.
struct ConfDrift
{
    std::string name;
    std::string written;
    std::string running;
    std::string file; ///< or the one that it includes
    int line = 0;
};
/// In the order of the parameters. Error codes: those of readSlurmConfig().
Result<std::vector<ConfDrift>> slurmConfDrift(const QString& file, const Policy& running);

/// A unified diff of the file. A value changes where it counts: on the last line that sets it.
/// What is set in an included file, or nowhere, is added at the end of this one, where it wins; an
/// included file stays as it is. Comments, case, blanks and continued lines stay. Error codes:
/// SourceUnreachable; DataInvalid (a value that slurm.conf cannot say, or that only the included
/// file can take back).
Result<std::string> slurmConfDiff(const QString& file, const std::vector<ParameterEdit>& changes);

/// The same as lines to set, for a source without a slurm.conf. Error code DataInvalid.
Result<std::string> slurmConfLines(const std::vector<ParameterEdit>& changes);

/// Comment lines to go before either: the source, and that nothing has to be done where that is so.
std::string slurmConfHeader(const Snapshot& source, const std::vector<ParameterEdit>& changes);

/// What is to be said about the change beside the diff, one sentence each.
std::vector<Message> slurmConfNotes(const std::vector<ParameterEdit>& changes,
                                    bool changesAccounting);

/// The text of a slurm.conf with the changes. `included` names the parameters whose value counts
/// elsewhere than in this text, in lower case.
Result<std::string> editedSlurmConf(const std::string& text,
                                    const std::vector<ParameterEdit>& changes,
                                    const std::vector<std::string>& included);

} // namespace fairlead::accounting
