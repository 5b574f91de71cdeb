// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>

#include <vector>

namespace fairlead::views {

inline constexpr int leastChartWidth = 320; ///< px

/// Where the entries of a legend stand, by their widths: beside each other, in as many lines as
/// they need from `left` to `right`. One that is wider than a line is cut to it.
std::vector<QRect> legendFlow(const std::vector<int>& widths, int left, int right, int lineHeight);

} // namespace fairlead::views
