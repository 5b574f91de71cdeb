// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/accessiblewidgets.h"

#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QMap>
#include <QMenuBar>

namespace fairlead::tests {

namespace detail {

inline QString whoIs(const QAccessibleInterface& node)
{
    const auto* object = node.object();
    return object == nullptr
        ? QStringLiteral("role %1").arg(int(node.role()))
        : QLatin1String(object->metaObject()->className()) + u' ' + object->objectName();
}

/// What a reader speaks of by its name.
inline bool needsName(const QAccessibleInterface& node)
{
    switch (node.role()) {
    case QAccessible::Button:
    case QAccessible::ButtonMenu:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::ProgressBar:
    case QAccessible::List:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::PageTab:
    case QAccessible::MenuItem:
    case QAccessible::Chart:
    case QAccessible::Graphic:
    case QAccessible::Dialog:
        return true;
    default:
        return false;
    }
}

inline bool isOfItems(QAccessible::Role role)
{
    return role == QAccessible::List || role == QAccessible::Table || role == QAccessible::Tree;
}

/// Columns that are seen and have no title.
inline void addUntitled(const QWidget& view, QStringList& faults)
{
    for (const auto* header : view.findChildren<QHeaderView*>()) {
        if (header->orientation() != Qt::Horizontal || header->isHidden()
            || header->model() == nullptr)
            continue;
        for (int column = 0; column < header->count(); ++column) {
            const auto title = header->model()->headerData(column, Qt::Horizontal);
            if (!header->isSectionHidden(column) && title.toString().trimmed().isEmpty())
                faults << QStringLiteral("%1: column %2 has no title")
                              .arg(view.objectName())
                              .arg(column);
        }
    }
}

/// What a reader hears of it. On Unix the name of a combo box is what is chosen in it; what it is
/// for is its label's.
inline QString nameHeard(const QAccessibleInterface& node)
{
    if (node.role() != QAccessible::ComboBox)
        return node.text(QAccessible::Name).trimmed();
    QString heard;
    for (const auto& [label, relation] : node.relations(QAccessible::Label))
        heard += label->text(QAccessible::Name).trimmed();
    return heard;
}

inline void addUnnamed(QAccessibleInterface* node, QStringList& faults)
{
    if (node == nullptr || !node->isValid() || node->state().invisible)
        return;
    const auto* widget = qobject_cast<const QWidget*>(node->object());
    if (widget != nullptr && (!widget->isVisible() || isPartOfAnother(widget)))
        return;
    const auto* tabs = qobject_cast<const QTabBar*>(widget);
    if (tabs != nullptr && tabs->count() == 0)
        return; // a window keeps spare ones for its docks
    const bool takesKeys = widget != nullptr && widget->isEnabled() && !widget->isWindow()
        && (widget->focusPolicy() & Qt::TabFocus) != 0;
    if ((needsName(*node) || takesKeys) && nameHeard(*node).isEmpty())
        faults << whoIs(*node) + QStringLiteral(": no name");
    if (widget != nullptr && isOfItems(node->role())) {
        addUntitled(*widget, faults);
        return; // its cells are the models'
    }
    for (int i = 0; i < node->childCount(); ++i)
        addUnnamed(node->child(i), faults);
}

struct Mnemonics
{
    QMap<QString, QString> taken;
    QStringList faults;

    void add(const QString& text)
    {
        const auto key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty())
            return;
        if (taken.contains(key))
            faults << QStringLiteral("%1 of \"%2\" and of \"%3\"").arg(key, taken[key], text);
        taken[key] = text;
    }
};

inline bool isSeen(const QWidget* widget, const QWidget& window)
{
    return widget->isVisible() && widget->window() == &window && !isPartOfAnother(widget);
}

} // namespace detail

/// What a screen reader finds below a window that is shown and cannot name.
inline QStringList accessibleFaults(QWidget& window)
{
    QStringList faults;
    detail::addUnnamed(QAccessible::queryAccessibleInterface(&window), faults);
    faults.removeDuplicates();
    return faults;
}

/// Keys with Alt that a window gives twice, and those that lead nowhere.
inline QStringList mnemonicFaults(const QWidget& window)
{
    detail::Mnemonics mnemonics;
    for (const auto* bar : window.findChildren<QMenuBar*>()) {
        for (const auto* action : bar->actions())
            mnemonics.add(action->text());
    }
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (detail::isSeen(button, window))
            mnemonics.add(button->text());
    }
    for (const auto* group : window.findChildren<QGroupBox*>()) {
        if (detail::isSeen(group, window))
            mnemonics.add(group->title());
    }
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (!detail::isSeen(label, window))
            continue;
        if (label->buddy() != nullptr)
            mnemonics.add(label->text());
        else if (!QKeySequence::mnemonic(label->text()).isEmpty())
            mnemonics.faults << QStringLiteral("\"%1\" leads nowhere").arg(label->text());
    }
    for (const auto* tabs : window.findChildren<QTabBar*>()) {
        for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab)
            mnemonics.add(tabs->tabText(tab));
    }
    return mnemonics.faults;
}

} // namespace fairlead::tests
