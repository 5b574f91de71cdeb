// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;

namespace fairlead::views {

class TreeRowFilter;

/// Which rows of the share tree are shown, and how many they are. Escape in `scope` shows all.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive it.
    FilterBar(TreeRowFilter* filter, QWidget* scope);

private:
    void refresh();
    [[nodiscard]] QString noneWords() const;

    TreeRowFilter* m_filter;
    QComboBox* m_choice;
    QLabel* m_count;
    QLabel* m_none; ///< what is said when there are no hits
    QAction* m_showAll;
};

} // namespace fairlead::views
