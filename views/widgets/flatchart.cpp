// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/flatchart.h"

#include <QChart>
#include <QLegend>

namespace fairlead::views {

FlatChart::FlatChart(QWidget* parent)
    : QChartView(parent)
{
    chart()->legend()->hide();
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    viewport()->setAutoFillBackground(false);
    // A scene takes each drag for its items, of which none wants it.
    setAcceptDrops(false);
    viewport()->setAcceptDrops(false);
}

} // namespace fairlead::views
