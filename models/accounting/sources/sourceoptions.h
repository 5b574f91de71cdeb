// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace fairlead::accounting {

/// How far back a history for a replay goes, where nobody says.  @unit s
inline constexpr std::int64_t usualHistory = 30LL * 24 * 3600;

/// What a user can add to the name of a source. Empty: not given.
struct SourceOptions
{
    QString cluster; ///< --cluster: which one, where a source holds several
    QString configFile; ///< --config: slurm.conf or scontrol show config
    QString partitionsFile; ///< --partitions: scontrol -o show partition
    QString nodesFile; ///< --nodes, of a recording: scontrol -o show node
    QString usageFile; ///< --usage: assoc_mgr.txt, shares.txt or raw_usage.txt
    std::optional<int> timeout; ///< --timeout: s to wait for each command or query
    std::optional<std::int64_t> at; ///< --at, for a source that does not tell its moment
    /// Of a recording, for a source that is asked for its history: --from and --to, Unix seconds.
    /// Empty: usualHistory before the end. A folder tells it all, and since when it is complete;
    /// who asks for what comes before says that it is so since its first submission.
    std::optional<std::int64_t> historyFrom;
    std::optional<std::int64_t> historyTo; ///< empty: now
    bool mayUpgrade = false; ///< --upgrade-store: see StoreAddress::mayUpgrade
};

} // namespace fairlead::accounting
