// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/cluster/snapshot.h"
#include "models/accounting/changes/dumptext.h"

#include <vector>

/// Whether a `sacctmgr dump` is one of the cluster that it lies beside.
namespace fairlead::accounting {

/// Error code DataInvalid, with the line: it is empty, or holds a line that no dump has, control or
/// invisible characters, another cluster, or a parent that is no account of it.
Result<void> checkDump(const DumpText& dump, const Snapshot& source);

/// What it lacks of the source, one sentence each: associations, the end of its last line.
/// @param dump  with lines
std::vector<Message> dumpGaps(const DumpText& dump, const Snapshot& source);

} // namespace fairlead::accounting
