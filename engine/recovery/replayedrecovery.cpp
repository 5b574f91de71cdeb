// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/recovery/replayedrecovery.h"

#include "engine/base/durations.h"
#include "engine/base/workers.h"
#include "engine/recovery/ahead.h"
#include "engine/replay/outcome/comingweeks.h"

#include <algorithm>
#include <limits>

namespace fairlead {

namespace {
/// Replays the weeks to come, a replica at a time on each thread.
class Replayer
{
public:
    Replayer(const Inputs& inputs, AssocIndex assoc, const replay::ComingWeeks& coming,
             std::int64_t until, const ReplayedOptions& options)
        : m_inputs(inputs)
        , m_assoc(assoc)
        , m_coming(coming)
        , m_until(until)
        , m_options(options)
        , m_answers(options.replicas)
        , m_done(options.replicas, options.progress)
    {
    }

    std::vector<std::optional<Result<Recovery>>> run()
    {
        workTogether(std::min(m_options.threads, m_options.replicas), [this] { work(); });
        return std::move(m_answers);
    }

private:
    void work()
    {
        for (auto i = m_next++; i < m_answers.size(); i = m_next++) {
            auto charges
                = replay::chargesOf(m_coming, m_inputs, m_options.seed + i, m_options.isCancelled);
            for (auto& charge : charges) { // behind the end of the recording is behind now
                charge.start += m_inputs.now - m_coming.begin;
                charge.end += m_inputs.now - m_coming.begin;
            }
            m_answers[i] = recoveryOf(m_inputs, m_assoc, ComingUsage(m_inputs, std::move(charges)),
                                      m_until, m_options.isCancelled);
            if (const auto progress = m_done.next())
                progress(1.0);
        }
    }

    const Inputs& m_inputs;
    AssocIndex m_assoc;
    const replay::ComingWeeks& m_coming;
    std::int64_t m_until;
    const ReplayedOptions& m_options;
    std::vector<std::optional<Result<Recovery>>> m_answers;
    std::atomic<std::size_t> m_next = 0;
    PartsDone m_done;
};
} // namespace

replay::Estimate ReplayedRecovery::effectiveUsage(std::size_t point) const
{
    std::vector<double> values;
    for (const auto& replica : replicas)
        values.push_back(static_cast<double>(replica.points[point].effectiveUsage));
    return replay::estimateOf(values, 0.0, 1.0);
}

Recovery ReplayedRecovery::middle() const
{
    Recovery middle;
    if (replicas.empty())
        return middle;
    middle = replicas.front();
    const auto count = static_cast<long double>(replicas.size());
    for (std::size_t i = 0; i < middle.points.size(); ++i) {
        RecoveryPoint mean;
        mean.moment = middle.points[i].moment;
        for (const auto& replica : replicas) {
            const auto& point = replica.points[i];
            mean.rawUsage += point.rawUsage / count;
            mean.normShares = point.normShares;
            mean.effectiveUsage += point.effectiveUsage / count;
            if (point.fairShare)
                mean.fairShare
                    = mean.fairShare.value_or(0.0) + *point.fairShare / static_cast<double>(count);
            mean.levelFs += point.levelFs / count;
        }
        middle.points[i] = mean;
    }
    std::vector<std::int64_t> back;
    for (const auto& replica : replicas)
        back.push_back(replica.backAt.value_or(std::numeric_limits<std::int64_t>::max()));
    std::ranges::sort(back);
    const auto half = back[(back.size() - 1) / 2];
    middle.backAt = half == std::numeric_limits<std::int64_t>::max()
        ? std::nullopt
        : std::optional<std::int64_t>(half);
    return middle;
}

Result<ReplayedRecovery> replayedRecoveryOf(const Inputs& inputs, AssocIndex assoc,
                                            const replay::Recording& recording,
                                            const ReplayedOptions& options)
{
    const auto until = options.until.value_or(inputs.now + worthLookingAhead(inputs.policy));
    // A reading ends a cycle or less after the moment that its usage is of.
    const auto to = recording.workload.to;
    const auto begin = to < inputs.now + durations::day ? to : inputs.now;
    const auto coming
        = replay::comingWeeks(recording, inputs.policy, begin, begin + (until - inputs.now));
    if (!coming)
        return coming.error();
    const auto end = std::min(until, inputs.now + (coming->end - coming->begin));
    ReplayedRecovery answer;
    answer.weeks = coming->weeks;
    for (auto& replica : Replayer(inputs, assoc, *coming, end, options).run()) {
        if (!replica->has_value())
            return replica->error();
        answer.replicas.push_back(**std::move(replica));
    }
    if (options.isCancelled != nullptr && *options.isCancelled)
        answer.replicas.clear();
    return answer;
}

} // namespace fairlead
