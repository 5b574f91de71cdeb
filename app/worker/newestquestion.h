// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"

#include <atomic>
#include <memory>
#include <type_traits>
#include <utility>

namespace fairlead::app {

/// A thread for questions of which the newest alone counts: who asks again, or does not wait any
/// more, stops the work on the one before, and its answer is not heard. Lives on the thread of its
/// owner.
class NewestQuestion
{
public:
    /// True: nobody waits for the answer any more.
    using Stop = std::atomic<bool>;

    NewestQuestion() = default;
    ~NewestQuestion() { forget(); }
    NewestQuestion(const NewestQuestion&) = delete;
    NewestQuestion& operator=(const NewestQuestion&) = delete;
    NewestQuestion(NewestQuestion&&) = delete;
    NewestQuestion& operator=(NewestQuestion&&) = delete;

    /// Runs `work(const Stop&)` or `work()` away from here, then `done(answer)` here. The answer is
    /// a Result, as of Background::run().
    template <typename Work, typename Done>
    void ask(Work work, Done done)
    {
        forget();
        m_stop = std::make_shared<Stop>(false);
        m_background.run(
            [work = std::move(work), stop = m_stop] {
                if constexpr (std::is_invocable_v<const Work&, const Stop&>)
                    return work(*stop);
                else
                    return work();
            },
            [this, done = std::move(done), stop = m_stop](const auto& answer) {
                if (stop != m_stop)
                    return;
                m_stop = nullptr;
                done(answer);
            });
    }
    /// Whether somebody waits for an answer.
    [[nodiscard]] bool isWaiting() const { return m_stop != nullptr; }
    void forget()
    {
        m_background.forgetWaiting();
        if (const auto stop = std::exchange(m_stop, nullptr))
            *stop = true;
    }

private:
    std::shared_ptr<Stop> m_stop; // of what is waited for; null: nothing is
    Background m_background;
};

} // namespace fairlead::app
