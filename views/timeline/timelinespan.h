// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace fairlead::views {

/// The time that a time line shows, Unix seconds: from <= now <= until.
struct TimelineSpan
{
    std::int64_t from = 0; ///< nothing is known before it
    std::int64_t now = 0; ///< the last reading
    std::int64_t until = 0; ///< how far ahead one may look
};

} // namespace fairlead::views
