// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace fairlead::app {

/// Ctrl+Z takes back the last edit of the scenario wherever the keyboard is: a box of the window
/// whose value is in the scenario, or that only searches, leaves the key alone. One in which
/// something is being typed still undoes that. Dialogs beside the window do not keep the key
/// either. Belongs to the window.
class UndoKeys : public QObject
{
    Q_OBJECT

public:
    explicit UndoKeys(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool ownsUndo(const QWidget* widget) const;
    bool undoFromDialog(const QWidget& widget, const QKeyEvent& key) const;

    QWidget* m_window;
};

} // namespace fairlead::app
