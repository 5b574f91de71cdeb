// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/items/itemchart.h"

#include "models/words/listwords.h"
#include "views/widgets/texts/plaintooltips.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>
#include <array>

namespace fairlead::views {

ItemChart::ItemChart(QWidget* parent)
    : QWidget(parent)
{
    exposeItems();
    setFocusPolicy(Qt::StrongFocus);
}

int ItemChart::itemAt(const QPoint& point) const
{
    for (int item = 0; item < itemCount(); ++item) {
        if (itemRect(item).contains(point))
            return item;
    }
    return -1;
}

QString ItemChart::itemName(int item) const
{
    return itemText(item).section(u'\n', 0, 0);
}

QString ItemChart::itemValue(int item) const
{
    return models::listedApart(itemText(item).split(u'\n').mid(1));
}

QRect ItemChart::itemPlace(int item) const
{
    const auto inside = itemRect(item);
    return {mapToGlobal(inside.topLeft()), inside.size()};
}

int ItemChart::currentItem() const
{
    return std::min(m_current, itemCount() - 1);
}

void ItemChart::paintCurrent(QPainter& painter) const
{
    if (!hasFocus() || currentItem() < 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.0, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(itemRect(currentItem()).adjusted(0, 0, -1, -1));
}

bool ItemChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int item = itemAt(help->pos());
    PlainToolTips::show(help->globalPos(), item < 0 ? QString() : itemText(item), this);
    return true;
}

/// Outside of the items: the key leads nowhere.
int ItemChart::itemBehind(int key) const
{
    const int here = std::max(currentItem(), 0);
    const int line = std::max(itemsInLine(), 1);
    switch (key) {
    case Qt::Key_Left:
        return here - 1;
    case Qt::Key_Right:
        return here + 1;
    case Qt::Key_Up:
        return here - line;
    case Qt::Key_Down:
        return here + line;
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return itemCount() - 1;
    default:
        return -1;
    }
}

void ItemChart::keyPressEvent(QKeyEvent* event)
{
    constexpr std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                              Qt::Key_Down, Qt::Key_Home,  Qt::Key_End};
    if (std::ranges::find(keys, event->key()) == keys.end() || itemCount() == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int item = itemBehind(event->key());
    goTo(item >= 0 && item < itemCount() ? item : currentItem()); // there is none further on
}

/// The page would take the focus for another of its widgets.
void ItemChart::mousePressEvent(QMouseEvent* event)
{
    if (const int item = itemAt(event->position().toPoint()); item >= 0) {
        m_current = item;
        update();
        announceItem(*this, item);
    }
    event->accept();
}

/// Shows it, with its tool tip below.
void ItemChart::goTo(int item)
{
    m_current = item;
    update();
    const auto place = itemRect(item);
    for (auto* above = parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* scroll = qobject_cast<QScrollArea*>(above)) {
            const auto centre = mapTo(scroll->widget(), place.center());
            const int around
                = std::min(place.height() + coveredAbove(), scroll->viewport()->height() / 2);
            scroll->ensureVisible(centre.x(), centre.y(), 0, around);
        }
    }
    announceItem(*this, item);
    PlainToolTips::show(mapToGlobal(place.bottomLeft()), itemText(item), this);
}

void ItemChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    if (currentItem() >= 0)
        announceItem(*this, currentItem());
}

void ItemChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace fairlead::views
