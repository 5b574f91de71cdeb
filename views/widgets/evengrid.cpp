// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/evengrid.h"

#include "views/theme/textsizes.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace fairlead::views {

EvenGrid::EvenGrid(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(gapEdge);
    m_layout->setVerticalSpacing(gapBetween);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
}

void EvenGrid::add(QWidget* widget)
{
    m_widgets << widget;
    m_columns = 0;
    place();
}

int EvenGrid::widest() const
{
    int width = 0;
    for (const auto* widget : m_widgets)
        width = std::max({width, widget->minimumSizeHint().width(), widget->minimumWidth()});
    return width;
}

int EvenGrid::widestHint() const
{
    int width = widest();
    for (const auto* widget : m_widgets)
        width = std::max(width, widget->sizeHint().width());
    return width;
}

// Rows are full: four fit in one, two or four.
int EvenGrid::fittingColumns() const
{
    auto columns = static_cast<int>(m_widgets.size());
    if (!m_hasRoom)
        return columns;
    const int one = widestHint() + m_layout->horizontalSpacing();
    const auto fits = [&](int count) {
        return m_widgets.size() % count == 0
            && count * one - m_layout->horizontalSpacing() <= width();
    };
    while (columns > 1 && !fits(columns))
        --columns;
    return columns;
}

void EvenGrid::place()
{
    const int columns = fittingColumns();
    if (columns == m_columns)
        return;
    for (auto* widget : m_widgets)
        m_layout->removeWidget(widget);
    for (int column = 0; column < m_layout->columnCount(); ++column)
        m_layout->setColumnStretch(column, column < columns ? 1 : 0);
    m_columns = columns;
    for (int i = 0; i < m_widgets.size(); ++i) {
        m_layout->addWidget(m_widgets[i], i / columns, i % columns);
        m_layout->setColumnStretch(i % columns, 1);
    }
    updateGeometry();
}

QSize EvenGrid::oneRow() const
{
    int height = 0;
    for (const auto* widget : m_widgets)
        height = std::max(height, widget->sizeHint().height());
    const int gap = m_layout->horizontalSpacing();
    return {static_cast<int>(m_widgets.size()) * (widestHint() + gap) - gap, height};
}

QSize EvenGrid::minimumSizeHint() const
{
    return {widest(), m_layout->minimumSize().height()};
}

void EvenGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_hasRoom = true;
    place();
}

bool EvenGrid::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        place(); // a widget has more to say
    return QWidget::event(event);
}

} // namespace fairlead::views
