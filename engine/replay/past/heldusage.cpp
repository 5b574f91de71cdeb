// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/past/heldusage.h"

#include "engine/replay/past/presence.h"
#include "engine/replay/state/bindings.h"

#include <algorithm>

namespace fairlead::replay {

HeldUsage::HeldUsage(const Scene& scene, const std::vector<double>& rates)
    : m_scene(scene)
    , m_rates(rates)
    , m_chargesEnds(scene.policy.policy.slurm().enforcesLimits)
{
    const auto& workload = scene.recording->workload;
    std::vector<AssocIndex> ofOwner;
    for (const auto& owner : workload.owners)
        ofOwner.push_back(Bindings::assocOf(owner, *scene.policy.snapshot));
    m_assocs.reserve(workload.jobs.size());
    for (const auto& job : workload.jobs)
        m_assocs.push_back(ofOwner[job.owner]);
}

std::vector<long double> HeldUsage::partsAt(std::vector<long double> usage, Second before,
                                            Second cycle, Second moment) const
{
    FairShare fairShare(m_scene.policy, std::move(usage), before);
    chargeEnds(fairShare, before, before, cycle);
    runCycle(fairShare, before, cycle);
    goOn(fairShare, cycle, moment);
    return fairShare.heldParts();
}

/// What ended in (from, to] is charged from the last cycle on.
void HeldUsage::chargeEnds(FairShare& fairShare, Second since, Second from, Second to) const
{
    if (!m_chargesEnds)
        return;
    for (std::uint32_t i = 0; i < jobs().size() && secondOf(jobs()[i].submit) <= to; ++i) {
        const auto& recorded = jobs()[i].recorded;
        if (recorded.start != 0 && recorded.end > from && recorded.end <= to)
            fairShare.charge(m_assocs[i], std::max(recorded.start, since), recorded.end,
                             m_rates[i]);
    }
}

/// A task of an array that starts keeps the record of the array; the tasks that are left get a new
/// one then.
/// @source job_array_split()
Moment HeldUsage::madeAt(std::uint32_t job, Second cycle) const
{
    const auto& workload = m_scene.recording->workload;
    const auto array = jobs()[job].array;
    if (array == nothing)
        return jobs()[job].submit;
    const auto ownStart = jobs()[job].recorded.start;
    const auto& all = workload.arrays[array];
    Second before = 0; // the last one that started before it
    for (auto i = all.first; i < all.first + all.count; ++i) {
        const auto start = jobs()[i].recorded.start;
        const bool isEarlier = start != 0 && start <= cycle
            && (!isRunning(jobs()[job], cycle) || start < ownStart
                || (start == ownStart && i < job));
        before = isEarlier && i != job ? std::max(before, start) : before;
    }
    return before == 0 ? jobs()[job].submit : momentOf(before);
}

std::vector<HeldUsage::Listed> HeldUsage::listAt(Second cycle) const
{
    std::vector<Listed> list;
    auto lastArray = nothing; // whose tasks wait: they are one
    for (std::uint32_t i = 0; i < jobs().size() && secondOf(jobs()[i].submit) <= cycle; ++i) {
        const auto& job = jobs()[i];
        if (isRunning(job, cycle)) {
            list.push_back({madeAt(i, cycle), i, true});
        } else if (isWaiting(job, cycle) && (job.array == nothing || job.array != lastArray)) {
            lastArray = job.array;
            list.push_back({madeAt(i, cycle), i, false});
        }
    }
    std::ranges::sort(list);
    return list;
}

void HeldUsage::runCycle(FairShare& fairShare, Second before, Second cycle) const
{
    fairShare.beginCycle(cycle);
    for (const auto& entry : listAt(cycle)) {
        const auto assoc = m_assocs[entry.job];
        if (entry.isRunning)
            fairShare.charge(assoc, std::max(jobs()[entry.job].recorded.start, before), cycle,
                             m_rates[entry.job]);
        else if (jobs()[entry.job].setPriority == 0)
            (void)fairShare.factorOf(assoc);
    }
    fairShare.endCycle();
}

/// Between two cycles who comes is rated, and who ends is charged.
void HeldUsage::goOn(FairShare& fairShare, Second cycle, Second moment) const
{
    auto charged = cycle;
    for (std::uint32_t i = 0; i < jobs().size() && secondOf(jobs()[i].submit) <= moment; ++i) {
        const auto submit = secondOf(jobs()[i].submit);
        if (submit <= cycle || jobs()[i].setPriority != 0)
            continue;
        chargeEnds(fairShare, cycle, charged, submit);
        charged = std::max(charged, submit);
        (void)fairShare.factorOf(m_assocs[i]);
    }
    chargeEnds(fairShare, cycle, charged, moment);
}

} // namespace fairlead::replay
