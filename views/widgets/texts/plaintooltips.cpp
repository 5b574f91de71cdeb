// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/plaintooltips.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>

namespace fairlead::views {

namespace {
/// What the widget would show there.
QString toolTipAt(QWidget* widget, const QPoint& position)
{
    if (const auto* header = qobject_cast<QHeaderView*>(widget->parentWidget());
        header != nullptr && header->viewport() == widget && header->model() != nullptr)
        return header->model()
            ->headerData(header->logicalIndexAt(position), header->orientation(), Qt::ToolTipRole)
            .toString();
    if (const auto* view = qobject_cast<QAbstractItemView*>(widget->parentWidget());
        view != nullptr && view->viewport() == widget)
        return view->indexAt(position).data(Qt::ToolTipRole).toString();
    if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
        const auto tip = tabs->tabToolTip(tabs->tabAt(position));
        return tip.isEmpty() ? widget->toolTip() : tip;
    }
    return widget->toolTip();
}
} // namespace

PlainToolTips::PlainToolTips(QObject* parent)
    : QObject(parent)
{
    QApplication::instance()->installEventFilter(this);
}

void PlainToolTips::show(const QPoint& globalPosition, const QString& text, QWidget* widget)
{
    QToolTip::showText(globalPosition, escaped(text), widget); // lint: allowed, escaped
}

QString PlainToolTips::escaped(const QString& text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
}

bool PlainToolTips::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget == nullptr)
        return QObject::eventFilter(watched, event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto text = toolTipAt(widget, help->pos());
    if (!Qt::mightBeRichText(text))
        return QObject::eventFilter(watched, event); // Qt itself shows it as it is
    show(help->globalPos(), text, widget);
    return true;
}

} // namespace fairlead::views
