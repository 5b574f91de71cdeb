// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fairlead::accounting {

/// Whether slurmctld reads the value of this parameter as a whole number without a sign.
bool isConfNumber(std::string_view parameter);
/// Such a value of a slurm.conf in decimals, as slurmctld reads it (strtoul with base 0, checked
/// with 22.05.8): 010 is 8, 0x10 is 16, UNLIMITED and INFINITE are the largest one that the
/// parameter holds. Nothing: it refuses the text.
std::optional<std::string> confNumber(std::string_view parameter, std::string_view value);

} // namespace fairlead::accounting
