// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/config/settings.h"

/// The parameters of slurm.conf that decide priorities, by name (specification 1.1 to 1.4).
namespace fairlead::slurm {

/// Names without regard to case; those of the numbers in SchedulerParameters ("bf_window") change
/// that list. Error code Usage: unknown name or unreadable value; the settings
/// are then unchanged. A list of words holds only words that are known.
Result<void> setParameter(Settings& settings, std::string_view name, std::string_view value);
/// As Slurm reads its own file: words are looked for as parts of the value, whatever stands beside.
Result<void> readParameter(Settings& settings, std::string_view name, std::string_view value);

/// A word of such a list that nobody knows; setParameter() refuses it.
struct UnknownWord
{
    std::string text;
    std::string takenFor; ///< the known word in it, which Slurm finds; empty: Slurm ignores it
};
std::vector<UnknownWord> unknownWords(std::string_view name, std::string_view value);
/// What is wrong with weights of TRES that Slurm takes all the same; setParameter() does not.
std::vector<Message> weightFlaws(std::string_view name, std::string_view value);
/// Whether setParameter() knows it.
bool isParameter(std::string_view name);
/// All parameters, in Slurm's spelling.
const std::vector<std::string>& parameterNames();
/// The current value as slurm.conf would say it; empty for an unknown name.
std::string parameterValue(const Settings& settings, std::string_view name);

} // namespace fairlead::slurm
