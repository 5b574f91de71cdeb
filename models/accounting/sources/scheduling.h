// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/sources/sourceaccess.h"

namespace fairlead::accounting {

/// How slurmctld's two schedulers are set, without the history that a replay needs: from --config,
/// or the configuration in the folder of the source. Blocks. Error codes: SourceUnreachable,
/// DataInvalid (nothing tells it).
Result<replay::Parameters> readScheduling(const SourceAccess& access);

/// Notes by whose rules the recording is replayed where its configuration does not name Slurm's
/// version: scontrol does, a slurm.conf does not.
void tellAssumedRelease(const SlurmConfig& config, replay::Recording& recording);

} // namespace fairlead::accounting
