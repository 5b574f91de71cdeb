// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/policycolor.h"

#include "views/theme/colors.h"

#include <array>

namespace fairlead::views {

QColor policyColor(std::size_t place, const QPalette& palette)
{
    if (place == 0)
        return mutedText(palette);
    constexpr std::array<std::size_t, 2> others{6, 1}; // of the parts' colours; none of an edit's
    return place == 1 ? modeColor(models::Mode::WhatIf, palette)
                      : partColor(others[(place - 2) % others.size()], palette);
}

} // namespace fairlead::views
