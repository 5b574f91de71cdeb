// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// slurmdbd's own tables as a history, in one consistent, read-only transaction: jobs, nodes that
/// were down, limits. Settings, nodes and partitions are in no database: they come from the files
/// of the options, and it is an error when none is named. Error codes: Usage, SourceUnreachable
/// (also: what no file tells), LoginRefused, DataInvalid.
Result<replay::Recording> readSlurmdbdRecording(const SourceAccess& access);
/// The limits alone.
Result<replay::Limits> readSlurmdbdLimits(const SourceAccess& access);

} // namespace fairlead::accounting
