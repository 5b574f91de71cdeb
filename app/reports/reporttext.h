// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "models/pies/served.h"

#include <QLocale>
#include <QString>

#include <cstdint>

namespace fairlead::reports {

/// Numbers, moments and verdicts as a report says them, in one locale.
class ReportText
{
public:
    explicit ReportText(const QLocale& locale)
        : m_locale(locale)
    {
        m_locale.setNumberOptions(QLocale::DefaultNumberOptions);
    }

    [[nodiscard]] QString number(std::int64_t value) const
    {
        return m_locale.toString(static_cast<qlonglong>(value));
    }
    [[nodiscard]] QString decimal(double value, int decimals) const;
    [[nodiscard]] QString percent(double fraction) const; ///< "12.3%"
    [[nodiscard]] QString hours(long double seconds) const; ///< the number of hours alone
    [[nodiscard]] QString duration(std::int64_t seconds) const; ///< "14 d 12 h"
    [[nodiscard]] QString moment(std::int64_t unixSeconds) const; ///< "March 4, 2026, 15:00 UTC"
    [[nodiscard]] QString change(std::int64_t places) const; ///< "▲ +12", "▼ -3", "· 0"
    [[nodiscard]] QString verdict(const models::Served& served) const; ///< "▲ ×3.2 under-served"

private:
    QLocale m_locale;
};

/// "CPU-hours", or "billing-hours" where a partition weighs its resources.
QString usageUnit(const Snapshot& snapshot);
QString algorithmName(const Policy& policy);
/// Name of a factor for people: "Fair-share", "Waiting time".
QString factorLabel(Factor factor);
inline QString fromUtf8(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

} // namespace fairlead::reports
