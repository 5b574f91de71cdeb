// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/outlook/outlookmodel.h"

#include <QWidget>

class QComboBox;

namespace fairlead::views {

/// What of an outlook is compared, and by what the jobs are put together. A figure over time has a
/// grouping of its own, which the box says while it cannot be chosen.
class OutlookChoices : public QWidget
{
    Q_OBJECT

public:
    explicit OutlookChoices(QWidget* parent = nullptr);

    [[nodiscard]] models::OutlookFigure figure() const;
    [[nodiscard]] QString figureName() const;
    [[nodiscard]] replay::Grouping grouping() const;
    /// Whose change a chart of one policy shows: its place behind the policy as it is.
    [[nodiscard]] std::size_t policy() const;
    /// That as it is first. They can be chosen from where a chart shows one of several.
    void setPolicies(const QStringList& names);
    void choose(models::OutlookFigure figure, replay::Grouping by);

signals:
    /// figure(), grouping() or policy() is another.
    void changed();

private:
    void addFigures();
    void addGroupings();
    void showGrouping();
    void showPolicy();

    QComboBox* m_figure;
    QComboBox* m_group;
    QComboBox* m_policy;
    int m_groupBefore = 0; ///< what m_group said before a figure over time was shown
};

} // namespace fairlead::views
