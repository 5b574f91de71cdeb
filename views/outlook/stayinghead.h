// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QWidget>

#include <algorithm>

/// The head of a chart that scrolls, its legend and its axis, stays in sight above its rows.
namespace fairlead::views {

/// How far the head stands below the upper edge of the chart.  @unit px
inline int headOffset(const QWidget& chart, int headHeight)
{
    return std::clamp(-chart.y(), 0, std::max(chart.height() - headHeight, 0));
}

/// Paints the head again where rows have been scrolled under it.
/// @param paint  the head where it stands when nothing is scrolled
template <typename Paint>
void paintStayingHead(QPainter& painter, const QWidget& chart, int headHeight, Paint paint)
{
    const int offset = headOffset(chart, headHeight);
    if (offset == 0)
        return;
    const QRect head(0, 0, chart.width(), headHeight);
    painter.save();
    painter.translate(0, offset);
    painter.setClipRect(head);
    painter.fillRect(head, chart.palette().color(QPalette::Base));
    paint();
    painter.restore();
}

} // namespace fairlead::views
