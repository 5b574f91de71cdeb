// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/usage/periodchooser.h"

#include "engine/base/durations.h"
#include "views/theme/textsizes.h"
#include "views/usage/dayedit.h"
#include "views/widgets/inputs/choicename.h"
#include "views/widgets/texts/plainlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace fairlead::views {

namespace {
using durations::day;

/// What the list of periods holds beside numbers of days.
enum Length
{
    Custom = 0,
    ThisMonth = -1,
    LastMonth = -2
};

/// A calendar month, in UTC as everything here; that of now until now.
UsagePeriod monthOf(Length length, std::int64_t now)
{
    // In its first second a month is that before: nothing has been used in it.
    const auto today
        = QDateTime::fromSecsSinceEpoch(length == ThisMonth ? now - 1 : now, Qt::UTC).date();
    const QDate first(today.year(), today.month(), 1);
    const auto start
        = [](const QDate& date) { return date.startOfDay(Qt::UTC).toSecsSinceEpoch(); };
    if (length == ThisMonth)
        return {start(first), now};
    return {start(first.addMonths(-1)), start(first)};
}

DayEdit* dayEdit(const QString& name, const QString& accessibleName, QWidget* parent)
{
    auto* edit = new DayEdit(parent);
    edit->setObjectName(name);
    edit->setAccessibleName(accessibleName);
    return edit;
}
} // namespace

PeriodChooser::PeriodChooser(QWidget* parent)
    : QWidget(parent)
    , m_length(new QComboBox(this))
    , m_from(dayEdit(QStringLiteral("usageFrom"), tr("First day of the period"), this))
    , m_between(new PlainLabel(tr("to", "between two days"), this))
    , m_to(dayEdit(QStringLiteral("usageTo"), tr("Last day of the period"), this))
{
    m_length->setObjectName(QStringLiteral("usagePeriod"));
    nameChoice(*m_length, tr("Period"));
    for (const int days : {7, 30, 90})
        m_length->addItem(tr("Last %Ln day(s)", nullptr, days), days);
    m_length->addItem(tr("This month"), ThisMonth);
    m_length->addItem(tr("Last month"), LastMonth);
    m_length->addItem(tr("Custom range"), Custom);
    m_length->setCurrentIndex(1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addWidget(m_length);
    layout->addWidget(m_from);
    layout->addWidget(m_between);
    layout->addWidget(m_to);
    connect(m_length, &QComboBox::currentIndexChanged, this, [this] {
        showDays();
        emit periodChanged();
    });
    // A day beyond the other one takes it along, and leaves it again where it was chosen.
    connect(m_from, &DayEdit::dateChanged, this, [this](const QDate& date) {
        m_chosenFrom = date;
        const QSignalBlocker blocker(m_to);
        m_to->setDate(std::max(m_chosenTo, date));
        emit periodChanged();
    });
    connect(m_to, &DayEdit::dateChanged, this, [this](const QDate& date) {
        m_chosenTo = date;
        const QSignalBlocker blocker(m_from);
        m_from->setDate(std::min(m_chosenFrom, date));
        emit periodChanged();
    });
    showDays();
}

bool PeriodChooser::isCustom() const
{
    return m_length->currentData().toInt() == Custom;
}

void PeriodChooser::setNow(std::int64_t now)
{
    m_now = now;
    showDays();
}

void PeriodChooser::showDays()
{
    for (auto* widget : {static_cast<QWidget*>(m_from), static_cast<QWidget*>(m_between),
                         static_cast<QWidget*>(m_to)})
        widget->setVisible(isCustom()); // else the summary says them
    if (isCustom())
        return;
    const auto shown = period();
    const QSignalBlocker fromBlocker(m_from);
    const QSignalBlocker toBlocker(m_to);
    m_from->setDate(QDateTime::fromSecsSinceEpoch(shown.from, Qt::UTC).date());
    m_to->setDate(QDateTime::fromSecsSinceEpoch(shown.to - 1, Qt::UTC).date());
    m_chosenFrom = m_from->date();
    m_chosenTo = m_to->date();
}

UsagePeriod PeriodChooser::period() const
{
    const int length = m_length->currentData().toInt();
    if (length < Custom)
        return monthOf(static_cast<Length>(length), m_now);
    if (!isCustom())
        return {m_now - length * day, m_now};
    const auto start
        = [](const QDate& date) { return date.startOfDay(Qt::UTC).toSecsSinceEpoch(); };
    return {start(m_from->date()), start(m_to->date()) + day};
}

} // namespace fairlead::views
