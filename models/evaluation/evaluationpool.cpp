// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/evaluationpool.h"

namespace fairlead::models {

namespace {
constexpr std::size_t mostSpare = 4; // one shown, one arriving, one being written, one for luck

/// Holds no other snapshot than this one.
void forgetOthers(Evaluation& evaluation, const Snapshot* snapshot)
{
    if (evaluation.inputs.snapshot.get() != snapshot)
        evaluation.inputs = {};
}
} // namespace

std::shared_ptr<Evaluation> EvaluationPool::take(const Snapshot* snapshot)
{
    std::unique_ptr<Evaluation> spare;
    {
        const std::lock_guard lock(m_shelf->mutex);
        m_shelf->snapshot = snapshot;
        for (const auto& other : m_shelf->spare)
            forgetOthers(*other, snapshot);
        if (!m_shelf->spare.empty()) {
            spare = std::move(m_shelf->spare.back());
            m_shelf->spare.pop_back();
        }
    }
    if (!spare)
        spare = std::make_unique<Evaluation>();

    const auto putBack = [shelf = std::weak_ptr(m_shelf)](Evaluation* used) {
        std::unique_ptr<Evaluation> owned(used);
        const auto open = shelf.lock();
        if (!open)
            return;
        const std::lock_guard lock(open->mutex);
        forgetOthers(*owned, open->snapshot);
        if (open->spare.size() < mostSpare)
            open->spare.push_back(std::move(owned));
    };
    return {spare.release(), putBack};
}

} // namespace fairlead::models
