// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/base/result.h"
#include "engine/priority/underpolicy.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/sources/source.h"

/// Settings of schedulers that are not part of a source, and the files that a source has its
/// settings from.
namespace fairlead::accounting {

/// A policy in a file.
struct PolicyFile
{
    OtherPolicy policy;
    SlurmConfig config; ///< all that a slurm.conf says; empty: Moab's or Maui's
};

/// Reads a moab.cfg or maui.cfg (by its name: *.cfg is Moab's, with "maui" in it Maui's), else a
/// slurm.conf or the output of scontrol show config. Error codes: SourceUnreachable, DataInvalid.
Result<PolicyFile> readPolicyFile(const QString& path, Issues& issues);

/// The moab.cfg or maui.cfg of a source; empty when it has none.
QString moabConfigFile(const Source& source);

} // namespace fairlead::accounting
