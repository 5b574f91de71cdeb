// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QTextEdit>
#include <QToolBar>
#include <QToolButton>

namespace fairlead::tests {

namespace detail {

template <typename... Classes>
bool isOneOf(const QObject* object)
{
    return (... || (qobject_cast<const Classes*>(object) != nullptr));
}

/// Made by Qt inside a widget of ours.
inline bool isPartOfAnother(const QWidget* widget)
{
    const auto name = widget->objectName();
    if (name == QLatin1String("qt_toolbar_ext_button"))
        return false; // "»" takes the keys
    if (name.startsWith(QLatin1String("qt_"))
        || isOneOf<QTableView>(widget->parent())) // the button in its corner
        return true;
    for (const auto* above = widget->parent(); above != nullptr; above = above->parent()) {
        if (isOneOf<QComboBox, QAbstractSpinBox, QLineEdit, QHeaderView, QTabBar>(above))
            return true;
    }
    return false;
}

inline bool isInteractive(const QWidget* widget)
{
    if (isOneOf<QHeaderView, QScrollBar>(widget))
        return false;
    return isOneOf<QAbstractItemView, QSlider, QAbstractSpinBox, QAbstractButton, QComboBox,
                   QLineEdit, QTextEdit, QPlainTextEdit>(widget);
}

/// The buttons of a tool bar and of a dialog's standard row go by what they stand for.
inline bool hasObjectName(const QWidget* widget)
{
    if (isOneOf<QDialogButtonBox>(widget->parent()))
        return true;
    const auto* button = qobject_cast<const QToolButton*>(widget);
    if (button != nullptr && button->defaultAction() != nullptr)
        return !button->defaultAction()->objectName().isEmpty();
    return !widget->objectName().isEmpty();
}

} // namespace detail

/// The interactive widgets below a page or dialog that lack an object name or say nothing to a
/// screen reader: "QPushButton applyButton: no accessible name".
inline QStringList unnamedWidgets(const QWidget& root)
{
    QStringList faults;
    for (auto* widget : root.findChildren<QWidget*>()) {
        if (!detail::isInteractive(widget) || detail::isPartOfAnother(widget))
            continue;
        const auto who = QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ')
            + widget->objectName();
        if (!detail::hasObjectName(widget))
            faults << who
                    + QStringLiteral("no object name, in %1").arg(widget->parent()->objectName());
        auto* accessible = QAccessible::queryAccessibleInterface(widget);
        if (accessible == nullptr || accessible->text(QAccessible::Name).trimmed().isEmpty())
            faults << who + QStringLiteral(": no accessible name");
    }
    faults.removeDuplicates();
    return faults;
}

} // namespace fairlead::tests

#define VERIFY_ALL_NAMED(widget)                                                                   \
    do {                                                                                           \
        const auto faults = fairlead::tests::unnamedWidgets(widget);                               \
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));                                \
    } while (false)
