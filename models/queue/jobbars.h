// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace fairlead::models {

/// What the chart of the selected jobs draws: a stacked bar for each job, of the parts of its
/// priority or of what one of these is made of.
struct JobBars
{
    struct Bar
    {
        QString job;
        QString shortJob; ///< where there is no room: without user and account
        /// Signed, unrounded, in the order of `parts`.
        /// @unit priority points  @range (-inf, inf)  @source specification 5.1; Moab: 1.1
        std::vector<double> points;
        QStringList toolTips; ///< of the parts
        QString total; ///< the text at the end
        std::optional<double> before; ///< the total in the baseline, where it is another; points
        double beforeRight = 0.0; ///< how far the baseline reaches; points, >= 0
        double beforeLeft = 0.0; ///< likewise on the other side; <= 0
    };
    QStringList parts;
    std::vector<std::size_t> colours; ///< slots of the palette, of the parts
    std::vector<Bar> bars;
};

} // namespace fairlead::models
