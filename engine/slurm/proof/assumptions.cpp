// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/proof/assumptions.h"

namespace fairlead::slurm {

std::vector<Provenance> assumptionsOf(const Settings& settings)
{
    std::vector<Provenance> result;
    const auto assume = [&](Sentence input, Sentence origin) {
        result.push_back({input, origin, true});
    };
    if (settings.isBasic) {
        assume(said("Messages", "numbering of jobs"),
               said("Messages",
                    "priority/basic counts down from the start of slurmctld: the jobs of the "
                    "source are "
                    "taken to be all there were"));
    } else if (settings.has(IncrOnly)) {
        assume(
            said("Messages", "earlier priorities"),
            said("Messages",
                 "INCR_ONLY keeps a larger earlier priority: that of the job where the source was "
                 "read with it; none for the rows of a partition list"));
    }
    if (settings.preempts() && settings.preemptType == PreemptType::PartitionPrio)
        assume(said("Messages", "preemption by tier"),
               said("Messages", "every two partitions have nodes in common"));
    if (settings.algorithm() == Algorithm::DepthOblivious) {
        assume(
            said("Messages", "order of evaluation"),
            said("Messages",
                 "DEPTH_OBLIVIOUS depends on what slurmctld was asked before: two or more cycles "
                 "since "
                 "its start, over the jobs in the source's order, and no query before the capture; "
                 "at "
                 "other moments that all were asked for"));
    }
    return result;
}

} // namespace fairlead::slurm
