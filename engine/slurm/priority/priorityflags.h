// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/config/settings.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// PriorityFlags as slurm.conf says them (specification 1.3).
namespace fairlead::slurm {

/// The bits of a list of words. Parts of words count, as Slurm looks for them; what it does not
/// know it ignores, and so does this. Fair Tree had to be asked for before 19.05.
std::uint32_t parsePriorityFlags(std::string_view value, SlurmVersion version);
/// All words, in upper case.
std::span<const char* const> priorityFlagNames();
/// The words that give these settings again.
std::string priorityFlagsText(const Settings& settings);

} // namespace fairlead::slurm
