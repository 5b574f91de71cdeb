// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <memory>
#include <mutex>
#include <vector>

namespace fairlead::models {

/// Evaluations whose memory is used again once nobody holds them: at 60 evaluations a second a
/// large cluster would otherwise allocate tens of megabytes for each. Safe from any thread.
class EvaluationPool
{
public:
    /// An evaluation to write into; it comes back when the last shared pointer to it goes. What it
    /// holds of the same snapshot is as it was, so that only what changes is computed; those of
    /// other snapshots keep none alive.
    std::shared_ptr<Evaluation> take(const Snapshot* snapshot);

private:
    struct Shelf
    {
        std::mutex mutex;
        const Snapshot* snapshot = nullptr; ///< the last asked for
        std::vector<std::unique_ptr<Evaluation>> spare;
    };
    std::shared_ptr<Shelf> m_shelf = std::make_shared<Shelf>();
};

} // namespace fairlead::models
