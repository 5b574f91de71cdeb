// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/replay/recording/limits.h"

#include <mutex>
#include <utility>

namespace fairlead::accounting {

/// The limits that the last reading of a live source brought with it, or why it brought none, so
/// that whoever asks for them runs no command again. For any thread.
class KeptLimits
{
public:
    /// None: nothing was read yet.
    [[nodiscard]] Result<replay::Limits> limits() const
    {
        const std::lock_guard lock(m_mutex);
        return m_limits;
    }
    void keep(Result<replay::Limits> limits)
    {
        const std::lock_guard lock(m_mutex);
        m_limits = std::move(limits);
    }

private:
    mutable std::mutex m_mutex;
    Result<replay::Limits> m_limits = replay::Limits();
};

} // namespace fairlead::accounting
