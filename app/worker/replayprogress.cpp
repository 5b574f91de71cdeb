// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/worker/replayprogress.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace fairlead::app {

ReplayProgress::ReplayProgress(QObject* parent)
    : QObject(parent)
    , m_tick(new QTimer(this))
{
    constexpr std::chrono::milliseconds ticks{100};
    m_tick->setInterval(ticks);
    connect(m_tick, &QTimer::timeout, this, [this] { emit told(*m_done); });
}

ReplayProgress::Done ReplayProgress::start()
{
    m_done = std::make_shared<std::atomic<double>>(0.0);
    m_tick->start();
    return m_done;
}

void ReplayProgress::stop()
{
    m_tick->stop();
}

Progress ReplayProgress::counter(Done done, double before, double part)
{
    const auto count = [done = std::move(done)](double now) {
        *done = std::max(done->load(), now); // other replays may follow: nothing is undone
    };
    return partOf(count, before, part);
}

} // namespace fairlead::app
