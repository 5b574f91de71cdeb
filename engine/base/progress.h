// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace fairlead {

/// Is told how much of some work is done, from any thread.
/// @range [0, 1]
using Progress = std::function<void(double done)>;

/// Of work that is `part` of the whole, behind `before` of it. Empty where `told` is.
/// @unit 1  @range [0, 1]
Progress partOf(Progress told, double before, double part);

/// Sums up how far the parts of some work are that several threads share; all are as long. Copies
/// count together.
class PartsDone
{
public:
    PartsDone(std::size_t parts, Progress told);

    /// One of the parts; empty where nobody is told. Each is asked for once, and told from one
    /// thread; its copies are the same part.
    [[nodiscard]] Progress next() const;

private:
    struct Sum
    {
        Progress told;
        double whole = 1; // steps of all parts
        std::atomic<std::uint64_t> steps = 0;
    };
    std::shared_ptr<Sum> m_sum;
};

} // namespace fairlead
