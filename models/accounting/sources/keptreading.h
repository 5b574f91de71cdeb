// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <mutex>
#include <optional>
#include <utility>

namespace fairlead::accounting {

/// What the last reading of a live source brought with it, or why it brought none, so that whoever
/// asks for it runs no command again. For any thread.
template <typename T>
class KeptReading
{
public:
    /// Nothing: nothing was read yet.
    [[nodiscard]] std::optional<Result<T>> last() const
    {
        const std::lock_guard lock(m_mutex);
        return m_last;
    }
    void keep(Result<T> reading)
    {
        const std::lock_guard lock(m_mutex);
        m_last = std::move(reading);
    }

private:
    mutable std::mutex m_mutex;
    std::optional<Result<T>> m_last;
};

} // namespace fairlead::accounting
