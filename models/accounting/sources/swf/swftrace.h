// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/base/result.h"

#include <QString>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// One line of a trace: the fields that a replay can use. -1: the trace does not tell.
/// @source Standard Workload Format 2.2, fields 1 to 18
struct SwfJob
{
    std::int64_t number = -1; ///< @range [1, 2^32)
    std::int64_t submit = 0; ///< @unit s since the trace began  @range [0, 10^10]
    std::int64_t wait = -1; ///< @unit s
    std::int64_t run = -1; ///< @unit s
    std::int64_t usedProcessors = -1;
    std::int64_t askedProcessors = -1;
    std::int64_t askedTime = -1; ///< @unit s
    std::int64_t askedMemory = -1; ///< @unit KB of each processor
    std::int64_t status = -1; ///< 1 completed, 0 failed, 5 cancelled
    std::int64_t user = -1;
    std::int64_t group = -1;
    std::int64_t queue = -1;
    std::int64_t partition = -1;
    std::int64_t preceding = -1; ///< number of a job that this one waits for
    std::int64_t thinkTime = -1; ///< @unit s after the preceding job

    [[nodiscard]] bool hasStarted() const { return run > 0 || usedProcessors > 0; }
    [[nodiscard]] std::int64_t processors() const
    {
        return askedProcessors > 0 ? askedProcessors : usedProcessors;
    }
    /// @unit s since the trace began; -1: it never started, or the trace does not tell when
    [[nodiscard]] std::int64_t start() const
    {
        return hasStarted() && wait >= 0 ? submit + wait : -1;
    }
    /// When it left, started or not. @unit s since the trace began; -1: not told
    [[nodiscard]] std::int64_t end() const
    {
        return wait < 0 ? -1 : submit + wait + (run > 0 ? run : 0);
    }
};

/// A trace of the Parallel Workloads Archive and its like.
struct SwfTrace
{
    std::string computer; ///< Computer or Installation; empty: the header does not tell
    std::int64_t begin = 0; ///< UnixStartTime; 0: not told
    std::string timeZone; ///< TimeZoneString; empty: not told
    std::uint32_t nodes = 0; ///< MaxNodes; 0: not told
    std::uint32_t processors = 0; ///< MaxProcs; 0: not told
    std::map<std::int64_t, std::string> queues; ///< names by number
    std::map<std::int64_t, std::string> partitions; ///< names by number
    std::vector<SwfJob> jobs; ///< by submission, then number
    Issues issues;
};

/// A small file may unpack to more than anybody waits for.
inline constexpr std::int64_t mostUnpacked = std::int64_t(4) << 30; // bytes

/// Reads a trace, compressed by gzip or not. Lines that cannot be used become issues. Error codes:
/// SourceUnreachable; DataInvalid, no job in it, more than ten million, or a compressed file that
/// holds more than `most` bytes.
Result<SwfTrace> readSwfTrace(const QString& path, std::int64_t most = mostUnpacked);

} // namespace fairlead::accounting
