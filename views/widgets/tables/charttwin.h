// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QStackedWidget;
class QToolButton;

namespace fairlead::views {

/// A chart and the table that says the same in numbers; a button swaps them.
class ChartTwin : public QWidget
{
    Q_OBJECT

public:
    /// `name` begins the object names: name + "Twin", name + "TableButton".
    ChartTwin(const QString& name, QWidget* chart, QWidget* table, QWidget* parent = nullptr);

    void showTable(bool table);
    /// The button that swaps; a page puts it where its title is.
    [[nodiscard]] QToolButton* button() const { return m_button; }

private:
    QStackedWidget* m_stack = nullptr;
    QToolButton* m_button = nullptr;
};

} // namespace fairlead::views
