// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/replay/recording/recording.h"

#include <mutex>
#include <optional>
#include <utility>

namespace fairlead::accounting {

/// The machine that the last reading of a live source brought with it, or why it brought none, so
/// that whoever asks for it runs no command again. For any thread.
class KeptMachine
{
public:
    /// Nothing: nothing was read yet.
    [[nodiscard]] std::optional<Result<replay::Recording>> machine() const
    {
        const std::lock_guard lock(m_mutex);
        return m_machine;
    }
    void keep(Result<replay::Recording> machine)
    {
        const std::lock_guard lock(m_mutex);
        m_machine = std::move(machine);
    }

private:
    mutable std::mutex m_mutex;
    std::optional<Result<replay::Recording>> m_machine;
};

} // namespace fairlead::accounting
