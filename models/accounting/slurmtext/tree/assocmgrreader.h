// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <optional>

namespace fairlead::accounting {

/// How many associations and QOS of the records assoc_mgr.txt tells of.
struct AssocMgrContent
{
    std::size_t usages = 0; ///< associations with usage
    std::size_t qos = 0;
    std::optional<long double> rootUsage; ///< raw, of everyone
    std::optional<long long> jobs; ///< that wait or run, of everyone: what root has submitted
};

/// `scontrol show assoc_mgr flags=assoc,qos`, with or without -o. Always takes the nested-set
/// numbers that order ties, and the QOS (added when there is none yet, else their numbers and
/// usage); the raw usage of associations (two decimals) only with `takesUsage`.
AssocMgrContent readAssocMgr(TextLines lines, const std::string& file, bool takesUsage,
                             SnapshotRecords& records);

} // namespace fairlead::accounting
