// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/consumption.h"

#include <QDate>
#include <QWidget>

class QComboBox;
class QLabel;

namespace fairlead::views {

class DayEdit;

/// Last 7, 30 or 90 days, or from one day to another.
class PeriodChooser : public QWidget
{
    Q_OBJECT

public:
    explicit PeriodChooser(QWidget* parent = nullptr);

    /// The moment that the last days end at, Unix seconds. The days of a period of one's own follow
    /// until they were chosen.
    void setNow(std::int64_t now);
    [[nodiscard]] UsagePeriod period() const;

signals:
    void periodChanged();

private:
    [[nodiscard]] bool isCustom() const;
    void showDays();

    std::int64_t m_now = 0;
    QComboBox* m_length = nullptr;
    DayEdit* m_from = nullptr;
    QLabel* m_between;
    DayEdit* m_to = nullptr;
    QDate m_chosenFrom;
    QDate m_chosenTo;
};

} // namespace fairlead::views
