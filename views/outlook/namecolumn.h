// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/words/showntext.h"

#include <QFontMetrics>

#include <algorithm>

namespace fairlead::views {

/// What the names at the left of a picture take, up to a bound. @unit pixels
template <typename Rows>
int nameColumnWidth(const Rows& rows, const QFontMetrics& metrics)
{
    constexpr int widestName = 180;
    constexpr int margin = 4;
    int width = 0;
    for (const auto& row : rows)
        width = std::max(width, metrics.horizontalAdvance(models::shownText(row.name)));
    return std::min(width + margin, widestName);
}

} // namespace fairlead::views
