// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace fairlead::app {

/// Leaves the page its room: in a narrow window the dock on the right becomes a tab behind the one
/// on the left, and goes back when the window is wide again. Docks that somebody has moved
/// elsewhere stay where they are. Belongs to the window.
class DockRoom : public QObject
{
    Q_OBJECT

public:
    DockRoom(QMainWindow* window, QDockWidget* left, QDockWidget* right);

    /// Below this both do not fit beside a page, in pixels.
    [[nodiscard]] int leastWidth() const;
    [[nodiscard]] bool isNarrow() const { return m_isNarrow; }
    /// As QMainWindow's, but always of the arrangement for a wide window.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);
    /// Which of the two is seen where one is a tab behind the other. In a wide window: which would
    /// be.
    [[nodiscard]] bool isRightInFront() const { return m_isRightInFront; }
    void setRightInFront(bool isInFront);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void shrink();
    void giveBack(int free);
    void raiseFront();
    [[nodiscard]] bool areInPlace() const;

    QMainWindow* m_window;
    QDockWidget* m_left;
    QDockWidget* m_right;
    QByteArray m_wide; ///< the arrangement before it became narrow
    int m_before = 0; ///< how wide the left one was before it shrank, pixels; 0: it has what it had
    int m_shrunk = 0; ///< to this, pixels
    int m_chosen = 0; ///< how wide the left one was last with this width of the window, pixels
    int m_settled = 0; ///< the width of the window, pixels
    bool m_isNarrow = false;
    bool m_isRightInFront = false;
};

} // namespace fairlead::app
