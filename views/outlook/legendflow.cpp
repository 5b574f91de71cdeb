// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/legendflow.h"

#include "views/theme/textsizes.h"

#include <algorithm>

namespace fairlead::views {

std::vector<QRect> legendFlow(const std::vector<int>& widths, int left, int right, int lineHeight)
{
    std::vector<QRect> places;
    int x = left;
    int y = 0;
    for (const auto wide : widths) {
        if (x > left && x + wide > right) {
            x = left;
            y += lineHeight;
        }
        places.emplace_back(x, y, std::min(wide, std::max(right - x, 0)), lineHeight);
        x += wide + gapBetween;
    }
    return places;
}

} // namespace fairlead::views
