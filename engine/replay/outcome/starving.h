// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

#include <optional>
#include <string>
#include <vector>

namespace fairlead::replay {

/// A job that starves in one run: as it happened, or in the first replica of a policy.
struct StarvingJob
{
    std::optional<std::size_t> policy; ///< into Outlook::policies; nothing: as it happened
    std::uint32_t id = 0; ///< of a task of an array the array's
    std::optional<std::uint32_t> task; ///< of an array
    std::string account;
    std::string user;
    std::int64_t submit = 0; ///< Unix seconds
    std::int64_t start = 0; ///< Unix seconds; 0: not within the period
    Second waited = 0; ///< since it was eligible  @unit s
    std::optional<std::uint32_t> limit; ///< time limit  @unit min; nothing: it has none
};

/// "1234", of a task of an array "1200_3".
std::string nameOf(const StarvingJob& job);

/// All that starve, without RunFigures::hopeless: as it happened first, then under each policy; in
/// the order of the workload.
std::vector<StarvingJob> starvingJobs(const Recording& recording, const Outlook& outlook);

} // namespace fairlead::replay
