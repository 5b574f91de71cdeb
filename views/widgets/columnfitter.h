// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

class QTimer;
class QTreeView;

namespace fairlead::views {

/// Keeps the columns of a table wide enough for what they show. A new list is measured at once,
/// numbers that change at most five times a second, and then columns only grow, so that nothing
/// jumps under a moving slider. A table that nobody sees is measured when it is shown. (With
/// QHeaderView::ResizeToContents this takes half of the window's time.) Belongs to the view.
class ColumnFitter : public QObject
{
    Q_OBJECT

public:
    /// The model has been set. The columns of `stretched` share the room that is left.
    ColumnFitter(QTreeView* view, const QList<int>& stretched);

    /// Measures the view's columns anew: it shows something else.
    static void refit(QTreeView* view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void startAnew();
    void fit();

    QTreeView* m_view;
    QList<int> m_stretched;
    QTimer* m_soon;
    bool m_isNew = true; // columns may shrink
};

} // namespace fairlead::views
