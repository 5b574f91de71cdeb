// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QAbstractItemView;
class QWidget;

namespace fairlead::app {

/// The table or tree whose cell it edits; null: none.
QAbstractItemView* viewOfEditor(const QWidget& editor);

/// Enters what is being typed into a box or a cell of the window, as if another one were clicked.
/// The search box has nothing to enter.
void finishTyping(QWidget& window);

/// Tool buttons, shortcuts and the end of the window take no focus: what they do is done with what
/// was typed before. Undo, redo and reading the source again leave it alone.
class TypingEnd : public QObject
{
    Q_OBJECT

public:
    explicit TypingEnd(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_window;
};

} // namespace fairlead::app
