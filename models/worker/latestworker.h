// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "models/worker/attempt.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace fairlead::models {

/// One thread that works on the newest request: a running job is left to finish, only the pending
/// request is replaced. (Cancelling on every slider tick would starve the screen.)
///
/// Request and reply travel through mailboxes under a mutex; `notify` carries nothing and is called
/// on the worker's thread after a reply was put down. The owner then calls take(). The destructor
/// forgets the pending request, lets the running job finish and joins: no call of `notify` after
/// it.
template <typename Request, typename Reply>
class LatestWorker
{
public:
    using Job = std::function<Reply(Request)>;
    using Notify = std::function<void()>;

    /// The newest reply that nobody took yet, or what the job threw (attempt.h).
    struct Finished
    {
        std::uint64_t ticket = 0; ///< of the request
        Result<Reply> reply;
    };

    explicit LatestWorker(Job job, Notify notify = {})
        : m_job(std::move(job))
        , m_notify(std::move(notify))
        , m_thread([this](std::stop_token stop) { run(stop); })
    {
    }
    LatestWorker(const LatestWorker&) = delete;
    LatestWorker& operator=(const LatestWorker&) = delete;
    LatestWorker(LatestWorker&&) = delete;
    LatestWorker& operator=(LatestWorker&&) = delete;
    ~LatestWorker()
    {
        cancelPending();
        m_thread.request_stop();
    }

    /// Replaces the pending request, if there is one.
    void submit(Request request, std::uint64_t ticket)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_pending.emplace(std::move(request), ticket);
        }
        m_wake.notify_one();
    }
    /// Forgets the pending request; a running job still delivers.
    void cancelPending()
    {
        const std::lock_guard lock(m_mutex);
        m_pending.reset();
    }
    /// Hands over the newest reply, once.
    [[nodiscard]] std::optional<Finished> take()
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_finished, std::nullopt);
    }
    /// A job runs or waits.
    [[nodiscard]] bool isBusy() const
    {
        const std::lock_guard lock(m_mutex);
        return m_isRunning || m_pending.has_value();
    }

private:
    using Pending = std::pair<Request, std::uint64_t>;

    void run(const std::stop_token& stop)
    {
        while (auto request = next(stop)) {
            const auto ticket = request->second;
            finish(ticket, attempt(m_job, std::move(request->first)));
            if (m_notify && !stop.stop_requested())
                m_notify();
        }
    }
    std::optional<Pending> next(const std::stop_token& stop)
    {
        std::unique_lock lock(m_mutex);
        m_isRunning = false;
        m_wake.wait(lock, stop, [this] { return m_pending.has_value(); });
        if (stop.stop_requested())
            return std::nullopt;
        m_isRunning = true;
        return std::exchange(m_pending, std::nullopt);
    }
    void finish(std::uint64_t ticket, Result<Reply> reply)
    {
        const std::lock_guard lock(m_mutex);
        m_finished.emplace(Finished{ticket, std::move(reply)});
    }

    Job m_job;
    Notify m_notify;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Pending> m_pending;
    std::optional<Finished> m_finished;
    bool m_isRunning = false;
    std::jthread m_thread; // last: stops and joins before what it uses goes
};

} // namespace fairlead::models
