// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// A cluster that is read through Slurm's own commands: `slurm:` here, `slurm://user@host` over
/// ssh. They are captured into a temporary folder, and that is read. What a command did not answer
/// is among the issues. The list of finished jobs comes from the files that are kept, if there are
/// any, and so is asked for every ten minutes at most.
extern const SourceKind commandKind;

/// The name of the source on a host as ssh knows it; empty: this computer.
QString commandSourceName(const QString& host);

} // namespace fairlead::accounting
