// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;

namespace fairlead::views {

/// Widgets of one kind side by side, all as wide; without room for all, in rows of the same length.
class EvenGrid : public QWidget
{
    Q_OBJECT

public:
    explicit EvenGrid(QWidget* parent = nullptr);

    void add(QWidget* widget);
    [[nodiscard]] int columns() const { return m_columns; }
    /// What they take side by side.
    [[nodiscard]] QSize oneRow() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int widest() const;
    [[nodiscard]] int widestHint() const;
    [[nodiscard]] int fittingColumns() const;
    void place();

    QGridLayout* m_layout;
    QList<QWidget*> m_widgets;
    int m_columns = 0;
    bool m_hasRoom = false; ///< it is known how much; until then all stand side by side
};

} // namespace fairlead::views
