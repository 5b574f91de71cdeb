// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <string>
#include <string_view>

/// The list SchedulerParameters of slurm.conf ("bf_window=4320,defer"). No priority comes of it;
/// replays schedule by it.
namespace fairlead::slurm {

/// Whether an entry of this name is a number: such entries can be set one by one.
bool isSchedulerNumber(std::string_view name);
/// Of an entry by name: the first one counts, as slurmctld reads them. Empty: it is not there.
std::string schedulerNumber(std::string_view list, std::string_view name);
/// The list with one number in place of those of the same name; an empty value takes them out.
/// Error code Usage: the value is not a whole number, or none that slurmctld takes.
Result<std::string> withSchedulerNumber(std::string_view list, std::string_view name,
                                        std::string_view value);
/// Error code Usage: an entry has a name that Slurm does not know, or a number that it does not
/// take.
Result<void> checkSchedulerParameters(std::string_view list);

} // namespace fairlead::slurm
