// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/engine/replay/vectortext.h"

namespace fairlead::replay {

/// What a replay made of the vector becomes what is recorded.
inline Scene recordedOf(const Vector& vector)
{
    const auto outcome = replay(vector.scene, vectorOptions());
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& job = outcome.jobs[i];
        auto& recorded = workload.jobs[i].recorded;
        recorded = {job.start, job.end, secondOf(workload.jobs[i].submit), nothing, job.cpus,
                    job.by,    false};
        NodeSet nodes(recording->machine.nodes.size());
        for (std::uint32_t node = 0; node < job.nodeCount; ++node)
            nodes.insert(outcome.nodes[job.firstNode + node]);
        recorded.nodes = static_cast<std::uint32_t>(workload.nodeSets.size());
        workload.nodeSets.push_back(nodes);
    }
    workload.to = outcome.to;
    return {recording, vector.scene.policy};
}

} // namespace fairlead::replay
