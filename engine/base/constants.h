// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

/// Numbers with a meaning of their own in Slurm (specification section 0).
namespace fairlead::slurm {

inline constexpr std::uint32_t noValue = 0xfffffffeU; ///< "unset" for 32-bit values
inline constexpr std::uint32_t infinite = 0xffffffffU; ///< "unlimited" for 32-bit values
inline constexpr std::uint32_t useParentShares = 0x7fffffffU; ///< fairshare=parent
inline constexpr std::uint32_t noTimeLimit = noValue; ///< the partition's limit applies
inline constexpr std::uint32_t unlimitedTime = infinite;
inline constexpr std::uint32_t noPriority = noValue; ///< association priority not set
inline constexpr std::uint32_t maxPriority = 0xffffffffU;
inline constexpr double highestPriority = maxPriority; ///< the largest that a sum becomes

} // namespace fairlead::slurm
