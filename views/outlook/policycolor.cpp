// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/policycolor.h"

#include "views/theme/colors.h"

namespace fairlead::views {

QColor policyColor(std::size_t mark, const QPalette& palette)
{
    if (mark == 0)
        return mutedText(palette);
    return mark == 1 ? modeColor(models::Mode::WhatIf, palette)
                     : toColor(models::palette::otherPolicy(mark - 2, groundOf(palette)));
}

} // namespace fairlead::views
