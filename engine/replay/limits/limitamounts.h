// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/limits.h"
#include "engine/replay/recording/machine.h"

#include <cstdint>

namespace fairlead::replay {

/// A limit of a count as one of an amount.
inline std::uint64_t wide(std::uint32_t limit)
{
    return limit == noLimit ? noAmount : limit;
}

/// r > limit, or used + r > limit; what asks for nothing never fails the sum.
inline bool isTooMuch(std::uint64_t asked, std::uint64_t used, std::uint64_t limit)
{
    return asked > limit || (asked > 0 && used + asked > limit);
}

} // namespace fairlead::replay
