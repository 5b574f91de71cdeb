// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/progress.h"

#include <QObject>

#include <atomic>
#include <memory>

class QTimer;

namespace fairlead::app {

/// How much of some replays is done, from the thread that runs them to the page that waits, ten
/// times a second. Lives on the thread of its owner; the count belongs to both.
class ReplayProgress : public QObject
{
    Q_OBJECT

public:
    using Done = std::shared_ptr<std::atomic<double>>; ///< [0, 1]

    explicit ReplayProgress(QObject* parent);

    /// Counts anew, for replays that begin.
    Done start();
    /// Nobody waits for them any more.
    void stop();
    /// What OutlookOptions::progress is to be, for replays that are `part` of all after `before`.
    static Progress counter(Done done, double before = 0.0, double part = 1.0);

signals:
    void told(double done);

private:
    Done m_done;
    QTimer* m_tick;
};

} // namespace fairlead::app
