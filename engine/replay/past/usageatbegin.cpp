// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/past/usageatbegin.h"

#include "engine/base/durations.h"
#include "engine/base/timetext.h"
#include "engine/replay/clock/completed.h"
#include "engine/replay/past/decaycycles.h"
#include "engine/replay/past/pastusage.h"
#include "engine/slurm/usage/charging.h"

#include <cmath>

namespace fairlead::replay {

namespace {
/// A reading and its jobs agree within this part of the usage: less beyond it tells nothing.
constexpr long double noise = 0.005L;
/// Of usage that has decayed to less than this part nothing can be told.
constexpr double tooLittle = 1e-6;
/// What is left of a difference of equal sums.
constexpr long double rounding = 1e-12L;
/// A reading so much after the last job that is known still tells of the beginning.
constexpr Second mostUnknown = durations::hour;

/// Of each association what none of its children has.
std::vector<long double> ownUsage(const Snapshot& snapshot, std::vector<long double> usage)
{
    // Parents come first.
    for (std::size_t i = 1; i < usage.size(); ++i)
        usage[snapshot.assocs.parent[i].at()] -= usage[i];
    return usage;
}

void say(Recording& recording, Message origin)
{
    recording.provenance.push_back({inputs::usageAtTheBeginning, std::move(origin), true});
}

/// What a reading tells of a moment before it.
class Backwards
{
public:
    Backwards(Recording& recording, const Inputs& today)
        // Not owned: both outlive this.
        : m_scene{std::shared_ptr<const Recording>(std::shared_ptr<void>(), &recording), today}
        , m_recording(recording)
        , m_cycles(recording, *today.snapshot, today.policy.slurm().calcPeriod)
        , m_begin(m_cycles.until(m_cycles.until(recording.workload.from) - 1))
        , m_now(today.snapshot->computedAt)
    {
    }

    void run()
    {
        if (reading().usageFromHistory) {
            take(usageOf(reading().history, m_begin));
            forgetWhatWasSaid();
            say(m_recording, said("Messages", "what the usage history adds up to until then"));
            return;
        }
        if (m_now < m_begin || m_now > m_recording.workload.to + mostUnknown) {
            forgetWhatWasSaid();
            say(m_recording,
                {said("Messages",
                      "none: the history goes from %1 to %2, and the usage is known at %3"),
                 {Message(isoTime(m_recording.workload.from)),
                  Message(isoTime(m_recording.workload.to)), Message(isoTime(m_now))}});
            return;
        }
        take(before(jobsCharged(m_scene, chargedRates(m_scene))));
    }

private:
    [[nodiscard]] const Snapshot& reading() const { return *m_scene.policy.snapshot; }
    [[nodiscard]] std::vector<long double> usageOf(const UsageHistory& history, Second moment) const
    {
        return usageAt(m_scene.policy, history, m_cycles.known(), moment);
    }

    void forgetWhatWasSaid()
    {
        std::erase_if(m_recording.provenance, [](const Provenance& entry) {
            return isOf(entry, inputs::usageAtTheBeginning);
        });
    }

    /// What was there at the beginning: of the jobs, and beyond them.
    std::vector<long double> before(const UsageHistory& jobs)
    {
        auto usage = usageOf(jobs, m_begin);
        forgetWhatWasSaid();
        const auto& policy = m_scene.policy.policy.slurm();
        const auto reset = slurm::lastUsageReset(policy.usageReset, m_now, reading().utcOffset);
        if (reset != 0 && reset > m_begin) {
            say(m_recording,
                {said("Messages",
                      "0: all usage was set to zero after it, at %1 (PriorityUsageResetPeriod)"),
                 {Message(isoTime(reset))}});
            return usage;
        }
        const auto left = std::pow(slurm::decayPerSecond(policy.halfLife),
                                   static_cast<double>(m_now - m_begin));
        if (left < tooLittle) {
            say(m_recording,
                {said("Messages", "0: too little of it is left in the usage of %1 to tell it"),
                 {Message(isoTime(m_now))}});
            return usage;
        }
        say(m_recording,
            {said("Messages", "worked out from the usage of %1 and what jobs were charged since"),
             {Message(isoTime(m_now))}});
        addBeyondJobs(jobs, left, usage);
        return usage;
    }

    /// Adds what the reading has beyond its jobs, as it was before it decayed to `left` of it.
    void addBeyondJobs(const UsageHistory& jobs, double left, std::vector<long double>& usage)
    {
        const auto& read = reading().assocs.rawUsage;
        auto beyond = usageOf(jobs, m_now);
        for (std::size_t i = 0; i < beyond.size(); ++i)
            beyond[i] = read[i] - beyond[i];
        beyond = ownUsage(reading(), std::move(beyond));
        std::size_t clipped = 0;
        for (std::size_t i = beyond.size(); i-- > 0;) {
            clipped += beyond[i] < -read[i] * noise ? 1U : 0U;
            if (beyond[i] <= read[i] * noise)
                continue;
            const auto then = beyond[i] / static_cast<long double>(left);
            for (auto assoc = AssocIndex(i); assoc.isValid();
                 assoc = reading().assocs.parent[assoc.at()])
                usage[assoc.at()] += then;
        }
        if (clipped > 0)
            say(m_recording,
                counted(
                    clipped,
                    said("Messages",
                         "nothing of 1 account or user: its jobs were charged more than it has"),
                    said("Messages",
                         "nothing of %1 accounts and users: their jobs were "
                         "charged more than they have")));
    }

    /// Usage of each association and of those below it.
    void take(const std::vector<long double>& usage)
    {
        const auto own = ownUsage(reading(), usage);
        for (std::size_t i = 0; i < own.size(); ++i) {
            const AssocIndex assoc(i);
            if (own[i] > usage[i] * rounding)
                m_recording.usage.push_back({reading().accountName(assoc),
                                             reading().userName(assoc),
                                             reading().partitionName(assoc), own[i]});
        }
        m_recording.usageAt = m_begin;
    }

    Scene m_scene;
    Recording& m_recording;
    DecayCycles m_cycles;
    Second m_begin;
    Second m_now;
};

bool canBeKnown(const Recording& recording, const Inputs& today)
{
    const auto& snapshot = *today.snapshot;
    return recording.usage.empty() && checkReplayable(today.policy) && snapshot.isUsageRead()
        && snapshot.computedAt != 0 && !(snapshot.usageFromHistory && snapshot.history.isEmpty());
}
} // namespace

void addUsageAtBegin(Recording& recording, const Inputs& today)
{
    if (canBeKnown(recording, today))
        Backwards(recording, today).run();
}

std::shared_ptr<const Recording> withUsageAtBegin(std::shared_ptr<const Recording> recording,
                                                  const Inputs& today)
{
    if (!canBeKnown(*recording, today))
        return recording;
    auto changed = std::make_shared<Recording>(*recording);
    addUsageAtBegin(*changed, today);
    return changed;
}

} // namespace fairlead::replay
