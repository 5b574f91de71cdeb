// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/headedchart.h"

#include "models/outlook/outlookmodel.h"
#include "models/words/showntext.h"
#include "views/outlook/namecolumn.h"
#include "views/theme/textsizes.h"

#include <QMoveEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace fairlead::views {

HeadedChart::HeadedChart(models::OutlookModel* model, QWidget* parent)
    : ItemChart(parent)
    , m_model(model)
{
    connect(model, &QAbstractItemModel::modelReset, this, &HeadedChart::refit);
}

void HeadedChart::refit()
{
    m_nameWidth = nameColumnWidth(m_model->shownRows(), fontMetrics()) + gapBetween;
    m_headWidth = -1;
    measure();
    updateGeometry();
    update();
}

int HeadedChart::headHeight() const
{
    if (std::exchange(m_headWidth, width()) != width())
        m_headHeight = neededHead();
    return m_headHeight;
}

int HeadedChart::itemCount() const
{
    return m_model->rowCount();
}

QRect HeadedChart::itemRect(int row) const
{
    return {0, headHeight() + row * rowHeight(), width(), rowHeight()};
}

int HeadedChart::itemAt(const QPoint& point) const
{
    return point.y() < topOfRows() ? -1 : ItemChart::itemAt(point); // the head covers some
}

/// How far the head stands below the upper edge of the chart.
int HeadedChart::headOffset() const
{
    return std::clamp(-y(), 0, std::max(height() - headHeight(), 0));
}

void HeadedChart::paintHead(QPainter& painter) const
{
    paintLegend(painter);
    paintAxis(painter);
}

void HeadedChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing, isAntialiased());
    const auto base = palette().color(QPalette::Base);
    painter.fillRect(rect(), base);
    if (m_model->rowCount() == 0)
        return;
    paintHead(painter);
    for (int row = 0; row < m_model->rowCount(); ++row)
        paintRow(painter, row);
    paintCurrent(painter);
    painter.setRenderHint(QPainter::Antialiasing, isAntialiased());
    if (headOffset() == 0)
        return;
    const QRect head(0, 0, width(), headHeight()); // again, above what was scrolled under it
    painter.translate(0, headOffset());
    painter.setClipRect(head);
    painter.fillRect(head, base);
    paintHead(painter);
}

void HeadedChart::changeEvent(QEvent* event)
{
    ItemChart::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refit();
}

void HeadedChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry(); // the legend may take another line
}

void HeadedChart::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    if (event->pos().y() != event->oldPos().y())
        update(); // scrolled: the head stays
}

} // namespace fairlead::views
