// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/settings.h"

/// The parameters of slurm.conf that decide priorities, by name (specification 1.1 to 1.4).
namespace fairlead::slurm {

/// Names without regard to case. Error code Usage: unknown name or unreadable value; the settings
/// are then unchanged. A list of words holds only words that are known.
Result<void> setParameter(Settings& settings, std::string_view name, std::string_view value);
/// The words of such a list that nobody knows: Slurm ignores them, and setParameter() refuses them.
std::vector<std::string> unknownWords(std::string_view name, std::string_view value);
bool isParameter(std::string_view name);
/// All names that setParameter() knows, in Slurm's spelling.
const std::vector<std::string>& parameterNames();
/// The current value as slurm.conf would say it; empty for an unknown name.
std::string parameterValue(const Settings& settings, std::string_view name);

} // namespace fairlead::slurm
