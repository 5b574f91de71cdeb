// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace fairlead::accounting {

/// Of a machine, that are read: Slurm itself ends at 65 533.
inline constexpr std::size_t mostNodes = 200'000;

/// Calls `visit` with every name of a host list such as "n[1-4,07],login". Takes 1 from `left` for
/// each name, more for long ones, and stops when nothing is left: a few words can name millions.
void forEachHost(std::string_view list, std::size_t& left,
                 const std::function<void(const std::string&)>& visit);

} // namespace fairlead::accounting
