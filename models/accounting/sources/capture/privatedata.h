// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/sources/sourceoptions.h"

#include <optional>

/// PrivateData of slurm.conf: what Slurm keeps from who is no operator. Its commands then answer
/// with a part, as if it were all.
namespace fairlead::accounting {

/// What the records visibly lack where PrivateData hides it; nothing: they lack nothing, or it
/// hides nothing that the ranking needs. With `usageIsGiven` usage is not of Slurm's answers.
/// @param setting  as config.txt has it: "usage,users", "none"
std::optional<Message> hiddenFromUs(const std::string& setting, const SnapshotRecords& records,
                                    bool usageIsGiven);
/// What may be missing without a trace: all jobs are of one user.
std::optional<Message> perhapsHidden(const std::string& setting, const SnapshotRecords& records);

/// Adds both to the issues, unless another file of settings is named: it does not say what Slurm
/// answered whom.
void reportHidden(const SlurmConfig& config, const SourceOptions& options,
                  SnapshotRecords& records);

} // namespace fairlead::accounting
