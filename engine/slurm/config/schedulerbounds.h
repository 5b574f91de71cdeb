// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string_view>

/// What slurmctld takes of the numbers in SchedulerParameters; of another the default counts.
/// @source slurm.conf(5), and what slurmctld refuses
namespace fairlead::slurm {

struct SchedulerBounds
{
    std::string_view name;
    long long least = 0;
    long long most = 0;
    bool takesZero = true; ///< false: of bf_interval, which is -1 or 1 and more
};

/// Of a number by its name in lower case; null: they are not known.
const SchedulerBounds* boundsOfSchedulerNumber(std::string_view name);
/// The value that slurmctld takes of a text, which it reads as far as it is a number, and as 0
/// where it is none; nothing: it takes the default.
std::optional<long long> takenValue(const SchedulerBounds& bounds, std::string_view text);

} // namespace fairlead::slurm
