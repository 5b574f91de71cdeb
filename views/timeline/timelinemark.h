// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace fairlead::views {

/// Something that happened at a moment of the time line.
struct TimelineMark
{
    enum class Kind : std::uint8_t
    {
        Reading, ///< the source keeps one of this moment
        Reset, ///< all usage is set to zero
        Cycle ///< the scheduler computed usage: only in lists
    };
    std::int64_t moment = 0; ///< Unix seconds
    Kind kind = Kind::Reading;
};

} // namespace fairlead::views
