// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/status/liverefresh.h"

#include "models/accounting/sources/fingerprint.h"
#include "models/accounting/sources/sources.h"

#include <QTimer>

#include <algorithm>

namespace fairlead::app {

using std::chrono::seconds;

LiveRefresh::LiveRefresh(QObject* parent, Reader reader)
    : QObject(parent)
    , m_reader(std::move(reader))
    , m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setTimerType(Qt::PreciseTimer); // a coarse one may be late by a twentieth
    connect(m_timer, &QTimer::timeout, this, [this] { refresh(Asked::ByTimer); });
}

// The fingerprint is taken first: what is written while we read is read the next time.
Result<LiveRefresh::Reading> LiveRefresh::readSource(const accounting::SourceAccess& access,
                                                     const QByteArray& fingerprint)
{
    Reading reading;
    reading.fingerprint = accounting::fingerprintOf(access);
    if (!fingerprint.isEmpty() && reading.fingerprint == fingerprint)
        return reading;
    auto snapshot = accounting::openSource(access);
    if (!snapshot)
        return snapshot.error();
    reading.snapshot = std::move(snapshot).value();
    return reading;
}

void LiveRefresh::setSource(const accounting::SourceAccess& access)
{
    m_question.forget();
    m_source = access;
    m_fingerprint.clear();
    m_problem.reset();
    m_failures = 0;
    m_lastAnswer = QDateTime::currentDateTime();
    plan();
}

void LiveRefresh::setInterval(seconds interval)
{
    if (interval == m_interval)
        return;
    m_interval = interval;
    if (!isReading())
        plan();
    else
        emit changed();
}

void LiveRefresh::refresh(Asked asked)
{
    if (isReading() || !m_source)
        return;
    m_timer->stop();
    m_asked = asked;
    m_question.ask([reader = m_reader, source = *m_source,
                    fingerprint = m_fingerprint] { return reader(source, fingerprint); },
                   [this](const Result<Reading>& outcome) { finish(outcome); });
    emit changed();
}

void LiveRefresh::noteAnswer()
{
    if (m_problem)
        return; // its own next reading tells
    m_lastAnswer = QDateTime::currentDateTime();
    emit changed();
}

void LiveRefresh::finish(const Result<Reading>& outcome)
{
    const auto snapshot = outcome ? outcome->snapshot : nullptr;
    const auto objection = snapshot && m_check ? m_check(*snapshot) : std::nullopt;
    if (!outcome || objection) {
        fail(outcome ? *objection : outcome.error());
        if (objection)
            emit refused(snapshot);
        plan();
        return;
    }
    m_lastAnswer = QDateTime::currentDateTime();
    m_problem.reset();
    m_failures = 0;
    m_fingerprint = outcome->fingerprint;
    plan();
    if (snapshot)
        emit arrived(snapshot);
}

void LiveRefresh::fail(const Error& error)
{
    m_problem = error;
    m_failures = m_asked == Asked::ByTimer ? m_failures + 1 : std::max(m_failures, 1);
    m_fingerprint.clear(); // read whatever comes back
}

void LiveRefresh::plan()
{
    if (m_interval > seconds(0) && m_source && !isLockedOut())
        m_timer->start(delayAfter(m_failures, m_interval));
    else
        m_timer->stop();
    emit changed();
}

bool LiveRefresh::isLockedOut() const
{
    return m_problem && m_problem->code == ErrorCode::LoginRefused;
}

std::optional<seconds> LiveRefresh::untilNext() const
{
    if (!m_timer->isActive())
        return std::nullopt;
    return std::chrono::ceil<seconds>(m_timer->remainingTimeAsDuration());
}

seconds LiveRefresh::delayAfter(int failures, seconds interval)
{
    constexpr int mostDoublings = 10;
    const auto longest = std::max(interval, seconds(std::chrono::minutes(10)));
    return std::min(longest, interval * (1 << std::min(failures, mostDoublings)));
}

} // namespace fairlead::app
