// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/base/result.h"
#include "engine/cluster/snapshot.h"
#include "models/accounting/sources/sourceaccess.h"

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

class QTimer;

namespace fairlead::app {

/// Reads the source on the screen again, every n seconds or at once, on a thread of its own. One
/// reading at a time: the next one is planned when the last has ended. A source that fails is asked
/// again at longer and longer intervals until it answers; one that refuses the password is left
/// until somebody asks, because servers lock out who guesses. Lives on the GUI thread.
class LiveRefresh : public QObject
{
    Q_OBJECT

public:
    /// Failures of the timer's readings put the next one off; who presses F5 does not.
    enum class Asked
    {
        ByUser,
        ByTimer
    };
    /// One reading. Without a snapshot: nothing has changed since `fingerprint`.
    struct Reading
    {
        std::shared_ptr<const Snapshot> snapshot;
        QByteArray fingerprint;
    };
    /// Called on the worker; `fingerprint` is that of the last reading, empty: read in any case.
    using Reader = std::function<Result<Reading>(const accounting::SourceAccess& access,
                                                 const QByteArray& fingerprint)>;

    explicit LiveRefresh(QObject* parent = nullptr, Reader reader = readSource);

    /// Asked of each reading, on the GUI thread: why it is not to be shown. Such a reading counts
    /// as a failure.
    using Check = std::function<std::optional<Error>(const Snapshot& snapshot)>;
    void setCheck(Check check) { m_check = std::move(check); }

    /// What is on the screen since now. Readings of another source are forgotten.
    void setSource(const accounting::SourceAccess& access);
    /// 0: only when somebody asks.
    void setInterval(std::chrono::seconds interval);
    /// Now, unless a reading is under way: then that one is it.
    void refresh(Asked asked = Asked::ByUser);
    /// Somebody else has read the source just now, as whoever writes to a store does.
    void noteAnswer();

    [[nodiscard]] std::chrono::seconds interval() const { return m_interval; }
    [[nodiscard]] bool isReading() const { return m_question.isWaiting(); }
    /// When the source answered last; invalid: not since it was opened.
    [[nodiscard]] const QDateTime& lastAnswer() const { return m_lastAnswer; }
    /// Why it did not answer the last time.
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }
    /// It refuses the password that it took before.
    [[nodiscard]] bool isLockedOut() const;
    /// Until the next reading; nothing: none is planned.
    [[nodiscard]] std::optional<std::chrono::seconds> untilNext() const;
    /// How long to wait after a number of failures in a row: twice as long each time, at most ten
    /// minutes or the interval.
    static std::chrono::seconds delayAfter(int failures, std::chrono::seconds interval);

    /// Reads any source unless its files are as they were.
    static Result<Reading> readSource(const accounting::SourceAccess& access,
                                      const QByteArray& fingerprint);

signals:
    void arrived(const std::shared_ptr<const fairlead::Snapshot>& snapshot);
    /// It did not pass the check.
    void refused(const std::shared_ptr<const fairlead::Snapshot>& snapshot);
    /// Anything that the functions above say.
    void changed();

private:
    void finish(const Result<Reading>& outcome);
    void fail(const Error& error);
    void plan();

    Reader m_reader;
    Check m_check;
    std::optional<accounting::SourceAccess> m_source; // nothing: none is open
    QByteArray m_fingerprint;
    std::chrono::seconds m_interval{0};
    QTimer* m_timer;
    QDateTime m_lastAnswer;
    std::optional<Error> m_problem;
    int m_failures = 0; // of the timer's readings in a row
    Asked m_asked = Asked::ByUser; // for the reading under way
    NewestQuestion m_question; // last: waits for the reading before the rest goes
};

} // namespace fairlead::app
