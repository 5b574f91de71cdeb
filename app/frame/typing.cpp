// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/typing.h"

#include "views/search/searchbox.h"

#include <QAbstractItemDelegate>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPointer>

#include <algorithm>
#include <array>

namespace fairlead::app {

namespace {
/// A dock that floats is a window of its own.
bool isOf(const QWidget* active, const QWidget& window)
{
    return active == &window
        || (qobject_cast<const QDockWidget*>(active) != nullptr
            && active->parentWidget() == &window);
}

bool isTypedInto(const QWidget& widget)
{
    if (qobject_cast<const views::SearchBox*>(&widget) != nullptr)
        return false;
    return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr
        || qobject_cast<const QLineEdit*>(&widget) != nullptr;
}

void closeEditor(QAbstractItemView& view, QWidget& editor)
{
    QMetaObject::invokeMethod(&view, "commitData", Q_ARG(QWidget*, &editor));
    QMetaObject::invokeMethod(
        &view, "closeEditor", Q_ARG(QWidget*, &editor),
        Q_ARG(QAbstractItemDelegate::EndEditHint, QAbstractItemDelegate::NoHint));
}

/// Undo and redo are of what is typed; reading the source again changes none of it.
bool leavesTyping(const QAction& action)
{
    const auto keys = action.shortcuts();
    return std::ranges::any_of(std::array{QKeySequence(QKeySequence::Undo),
                                          QKeySequence(QKeySequence::Redo),
                                          QKeySequence(Qt::Key_F5)},
                               [&](const QKeySequence& key) { return keys.contains(key); });
}

/// The keyboard stays in the box.
void leaveAndComeBack(QWidget& typed)
{
    const QPointer<QWidget> box(&typed); // what it enters may take it away
    QFocusEvent out(QEvent::FocusOut, Qt::OtherFocusReason);
    QCoreApplication::sendEvent(box, &out);
    QFocusEvent in(QEvent::FocusIn, Qt::OtherFocusReason);
    if (box)
        QCoreApplication::sendEvent(box, &in);
}
} // namespace

QAbstractItemView* viewOfEditor(const QWidget& editor)
{
    auto* viewport = editor.parentWidget();
    return viewport == nullptr ? nullptr
                               : qobject_cast<QAbstractItemView*>(viewport->parentWidget());
}

void finishTyping(QWidget& window)
{
    auto* focus = QApplication::focusWidget();
    auto* box = focus != nullptr && isOf(focus->window(), window) ? focus : window.focusWidget();
    if (box == nullptr || !isTypedInto(*box))
        return;
    if (auto* view = viewOfEditor(*box))
        closeEditor(*view, *box);
    else
        leaveAndComeBack(*box);
}

TypingEnd::TypingEnd(QWidget* window)
    : QObject(window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool TypingEnd::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close && watched == m_window) { // before it asks what is unsaved
        finishTyping(*m_window);
    } else if (event->type() == QEvent::MouseButtonPress) {
        const auto* box = m_window->focusWidget();
        const auto* pressed = qobject_cast<const QWidget*>(watched);
        if (pressed != nullptr && pressed->window() == m_window && pressed != box && box != nullptr
            && !box->isAncestorOf(pressed) && (pressed->focusPolicy() & Qt::ClickFocus) == 0)
            finishTyping(*m_window);
    } else if (event->type() == QEvent::Shortcut && isOf(QApplication::activeWindow(), *m_window)) {
        const auto* action = qobject_cast<const QAction*>(watched);
        if (action == nullptr || !leavesTyping(*action))
            finishTyping(*m_window);
    }
    return false;
}

} // namespace fairlead::app
