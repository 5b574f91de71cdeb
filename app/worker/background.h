// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/worker/attempt.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <utility>

namespace fairlead::app {

/// One thread for work that must not block the window: reading sources, writing files. Jobs run in
/// order; results come back on the thread of this object. The destructor waits for the running job.
class Background : public QObject
{
    Q_OBJECT

public:
    explicit Background(QObject* parent = nullptr);
    ~Background() override;

    /// Runs `job` away from here, then `done(result)` here. The result is a Result: what the job
    /// throws arrives as its Error.
    template <typename Job, typename Done>
    void run(Job job, Done done)
    {
        m_pool.start([this, job = std::move(job), done = std::move(done)] {
            using Outcome = decltype(models::attempt(job));
            auto outcome = std::make_shared<Outcome>(models::attempt(job));
            QMetaObject::invokeMethod(
                this, [done, outcome] { done(std::move(*outcome)); }, Qt::QueuedConnection);
        });
    }
    /// Waits until all that was given is done: for what must not be lost.
    void finish();
    /// Forgets what has not begun.
    void forgetWaiting();

private:
    QThreadPool m_pool;
};

} // namespace fairlead::app
