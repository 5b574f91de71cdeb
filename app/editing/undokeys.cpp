// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/undokeys.h"

#include "app/frame/typing.h"
#include "views/search/searchbox.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace fairlead::app {

namespace {

const QLineEdit* lineOf(const QWidget* widget)
{
    if (qobject_cast<const QAbstractSpinBox*>(widget) != nullptr)
        return widget->findChild<const QLineEdit*>();
    return qobject_cast<const QLineEdit*>(widget);
}
} // namespace

UndoKeys::UndoKeys(QWidget* window)
    : QObject(window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool UndoKeys::ownsUndo(const QWidget* widget) const
{
    const auto* line = lineOf(widget);
    if (line == nullptr || widget->window() != m_window)
        return true;
    return qobject_cast<const views::SearchBox*>(line) == nullptr
        && (line->isModified() || viewOfEditor(*line) != nullptr);
}

/// A dialog that stays beside the window has no menu of its own.
bool UndoKeys::undoFromDialog(const QWidget& widget, const QKeyEvent& key) const
{
    const auto* dialog = widget.window();
    const auto* line = lineOf(&widget);
    if (dialog->parentWidget() != m_window || dialog->isModal()
        || (line != nullptr && line->isModified()))
        return false;
    const auto name
        = key.matches(QKeySequence::Undo) ? QStringLiteral("undo") : QStringLiteral("redo");
    auto* action = m_window->findChild<QAction*>(name);
    if (action != nullptr)
        action->trigger();
    return action != nullptr;
}

// Who overrides a shortcut keeps it from the menu; here nobody is asked.
bool UndoKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (widget == nullptr
        || !(key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)))
        return false;
    if (event->type() == QEvent::KeyPress)
        return undoFromDialog(*widget, *key);
    if (ownsUndo(widget))
        return false;
    event->ignore();
    return true;
}

} // namespace fairlead::app
