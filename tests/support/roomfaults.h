// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/paintedtexts.h"

#include <QAbstractScrollArea>
#include <QDockWidget>
#include <QHeaderView>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>

namespace fairlead::tests {

namespace detail {

inline QString nameOf(const QWidget& widget)
{
    return QLatin1String(widget.metaObject()->className()) + u' ' + widget.objectName();
}

/// Scrolled content may be larger than what is seen of it.
inline bool isScrolled(const QWidget* widget)
{
    for (const auto* above = widget->parentWidget(); above != nullptr;
         above = above->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(above->parentWidget());
        if (area != nullptr && area->viewport() == above)
            return true;
    }
    return false;
}

/// Qt puts docks that are behind a tab outside the window, and their spare tab bars.
inline bool isBehindATab(const QWidget* widget)
{
    if (!widget->visibleRegion().isEmpty())
        return false;
    const auto* window = qobject_cast<const QMainWindow*>(widget->window());
    if (qobject_cast<const QTabBar*>(widget) != nullptr && widget->parentWidget() == window)
        return true;
    for (auto* above = const_cast<QWidget*>(widget); above != nullptr;
         above = above->parentWidget()) {
        auto* dock = qobject_cast<QDockWidget*>(above);
        if (dock != nullptr && window != nullptr)
            return !window->tabifiedDockWidgets(dock).isEmpty();
    }
    return false;
}

inline void addOutside(const QWidget& window, QStringList& faults)
{
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window || isScrolled(widget)
            || widget->size().isEmpty() || isBehindATab(widget))
            continue;
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        if (!window.rect().contains(place))
            faults << QStringLiteral("outside: ") + nameOf(*widget);
    }
}

/// Columns whose header says that they hold accounts have room for twelve characters.
inline void addNarrowNames(const QAbstractItemView& view, const QHeaderView& header,
                           const QStringList& titles, QStringList& faults)
{
    for (int column = 0; column < header.count(); ++column) {
        const auto title = view.model()->headerData(column, Qt::Horizontal).toString();
        if (!titles.contains(title) || header.isSectionHidden(column))
            continue;
        for (int y = 2; y < view.viewport()->height(); y += 10) {
            const auto index = view.indexAt({header.sectionViewportPosition(column) + 2, y});
            const auto cell = view.visualRect(index.siblingAtColumn(column));
            if (index.isValid() && cell.width() < 12 * view.fontMetrics().averageCharWidth()) {
                faults << QStringLiteral("narrow: %1 of %2").arg(title, view.objectName());
                break;
            }
        }
    }
}

/// Where texts go on at the side, with a bar to scroll them: files and commands.
inline QList<QRectF> freelyScrolled(const QWidget& window)
{
    QList<QRectF> areas;
    for (const auto* text : window.findChildren<QPlainTextEdit*>()) {
        if (text->isVisible() && text->horizontalScrollBar()->maximum() > 0)
            areas << QRectF(text->mapTo(&window, QPoint()), text->size());
    }
    return areas;
}

} // namespace detail

/// What does not fit into a window that is shown: cut texts and numbers, widgets outside, columns
/// with one of the titles that are narrower than twelve characters.
inline QStringList roomFaults(QWidget& window, const QStringList& accountTitles)
{
    auto faults = textFaults(window, detail::freelyScrolled(window));
    detail::addOutside(window, faults);
    for (const auto* tree : window.findChildren<QTreeView*>()) {
        if (tree->isVisible())
            detail::addNarrowNames(*tree, *tree->header(), accountTitles, faults);
    }
    for (const auto* table : window.findChildren<QTableView*>()) {
        if (table->isVisible())
            detail::addNarrowNames(*table, *table->horizontalHeader(), accountTitles, faults);
    }
    faults.removeDuplicates();
    return faults;
}

} // namespace fairlead::tests
