// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "models/accounting/slurmtext/config/configreader.h"

namespace fairlead::accounting {

/// Whether the values are those of a Slurm: any text can be taken for settings that nobody knows.
bool isConfiguration(const SlurmConfig& config);

/// An issue where something is missing that scontrol show config always prints: the lines were
/// lost, and Slurm's defaults are not what the cluster has.
void reportMissingSettings(const SlurmConfig& config, const std::string& file, Issues& issues);

/// Parameters that begin with "Priority" and are none of Slurm's: it refuses such a file; what is
/// meant may be any other parameter.
void reportUnknownParameters(const SlurmConfig& config, Issues& issues);

} // namespace fairlead::accounting
