// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/recovery/recovery.h"

#include "engine/base/durations.h"
#include "engine/priority/fairsharefactor.h"
#include "engine/priority/scheduler.h"
#include "engine/priority/usagememory.h"
#include "engine/scenario/algorithmchoice.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace fairlead {

using durations::minute;

namespace {
constexpr std::int64_t year = 366LL * 24 * 3600; // s
constexpr std::int64_t halfLives = 10; // that are looked through
constexpr std::int64_t looks = 200;
constexpr std::int64_t drawn = 60; // steps between points
constexpr std::size_t mostBends = 120; // points more than these
constexpr double seen = 0.005; // of the height of a picture

/// Moments to come, each evaluated with the memory of the one before.
class Future
{
public:
    Future(const Inputs& inputs, ComingUsage usage, std::optional<std::int64_t> wanted,
           const std::atomic<bool>* isCancelled)
        : m_usage(std::move(usage))
        , m_halfLife(static_cast<std::int64_t>(
              std::min<std::uint64_t>(usageMemory(inputs.policy).halfLife, year)))
        , m_wanted(wanted)
        , m_isCancelled(isCancelled)
    {
    }
    [[nodiscard]] const ComingUsage& usage() const { return m_usage; }

    const Evaluation& at(std::int64_t moment)
    {
        evaluate(m_usage.at(moment), m_memory, m_evaluation);
        return m_evaluation;
    }
    [[nodiscard]] std::int64_t end() const
    {
        const auto length = m_halfLife > 0 ? m_halfLife * halfLives : year;
        return std::max(m_wanted.value_or(m_usage.from() + length), m_usage.from() + minute);
    }
    /// The first moment at which it holds, by even steps and then by halves.
    std::optional<std::int64_t> first(const std::function<bool(const Evaluation&)>& holds)
    {
        const auto from = m_usage.from();
        if (holds(at(from)))
            return from;
        auto before = from;
        for (std::int64_t i = 1; i <= looks && !isStopped(); ++i) {
            const auto moment = from + (end() - from) / looks * i;
            if (moment == before)
                continue;
            if (holds(at(moment)))
                return halve(before, moment, holds);
            before = moment;
        }
        return std::nullopt;
    }
    /// Where the points stand that are drawn: a little farther than what was found, else as far as
    /// was looked.
    [[nodiscard]] std::vector<std::int64_t> moments(std::optional<std::int64_t> found) const
    {
        const auto from = m_usage.from();
        auto last = end();
        if (!m_wanted && found && *found > from)
            last = std::min(last, from + (*found - from) / 2 * 3);
        std::vector<std::int64_t> list;
        for (std::int64_t i = 0; i <= drawn && !isStopped(); ++i)
            list.push_back(from + (last - from) * i / drawn);
        return list;
    }
    [[nodiscard]] bool isStopped() const { return m_isCancelled != nullptr && *m_isCancelled; }

private:
    std::int64_t halve(std::int64_t before, std::int64_t after,
                       const std::function<bool(const Evaluation&)>& holds)
    {
        while (after - before > 1 && !isStopped()) {
            const auto middle = before + (after - before) / 2;
            (holds(at(middle)) ? after : before) = middle;
        }
        return after;
    }

    ComingUsage m_usage;
    std::int64_t m_halfLife;
    std::optional<std::int64_t> m_wanted;
    const std::atomic<bool>* m_isCancelled;
    EvaluationMemory m_memory;
    Evaluation m_evaluation;
};

RecoveryPoint pointOf(const Evaluation& evaluation, AssocIndex assoc)
{
    const auto& all = evaluation.assocs;
    const auto i = assoc.at();
    const bool hasFactor
        = hasFairShareFactor(evaluation.inputs.policy, evaluation.snapshot(), assoc);
    // sshare prints none of them: specification 9.2
    const bool hasLevel
        = !all.levelFs.empty() && (*evaluation.inputs.shares)[i] != slurm::useParentShares;
    return {evaluation.inputs.now,
            all.rawUsage[i],
            all.rawUsage[0] > 0 ? static_cast<double>(all.rawUsage[i] / all.rawUsage[0]) : 0.0,
            all.normShares[i],
            all.effectiveUsage[i],
            hasFactor ? std::optional(all.fairShare[i]) : std::nullopt,
            hasLevel ? all.levelFs[i] : 0.0L};
}

Error cannot(Message why)
{
    return {ErrorCode::DataInvalid, std::move(why), {}};
}

/// The best ranked row of a job; invalid: none is ranked.
RowIndex bestRow(const Evaluation& evaluation, JobIndex job)
{
    const auto& rows = evaluation.snapshot().rows;
    RowIndex best;
    auto rank = std::numeric_limits<std::uint32_t>::max();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto its = evaluation.rank[row];
        if (rows.job[row] == job && its != 0 && its < rank) {
            best = RowIndex(row);
            rank = its;
        }
    }
    return best;
}

/// Invalid: it is not ranked.
RowIndex rowOf(const Evaluation& evaluation, const Contender& contender)
{
    if (!contender.row.isValid())
        return bestRow(evaluation, contender.job);
    return evaluation.rank[contender.row.at()] != 0 ? contender.row : RowIndex();
}

std::uint32_t rankOf(const Evaluation& evaluation, const Contender& contender)
{
    const auto row = rowOf(evaluation, contender);
    return row.isValid() ? evaluation.rank[row.at()] : std::numeric_limits<std::uint32_t>::max();
}

std::int64_t shownOf(const Evaluation& evaluation, const Contender& contender)
{
    const auto row = rowOf(evaluation, contender);
    return row.isValid() ? schedulerOf(evaluation.inputs.policy).shown(evaluation, row) : 0;
}

/// How far a priority is from the straight line between its neighbours.
double bendOf(const Overtaking::Point& before, const Overtaking::Point& point,
              const Overtaking::Point& after, std::int64_t Overtaking::Point::*priority)
{
    const auto part = static_cast<double>(point.moment - before.moment)
        / static_cast<double>(after.moment - before.moment);
    const auto from = static_cast<double>(before.*priority);
    const auto straight = from + (static_cast<double>(after.*priority) - from) * part;
    return std::abs(static_cast<double>(point.*priority) - straight);
}

/// Both priorities from the lowest to the highest.
double heightOf(const std::vector<Overtaking::Point>& points)
{
    const auto lowest = std::ranges::min(
        points, {}, [](const auto& point) { return std::min(point.behind, point.ahead); });
    const auto highest = std::ranges::max(
        points, {}, [](const auto& point) { return std::max(point.behind, point.ahead); });
    return static_cast<double>(std::max(highest.behind, highest.ahead)
                               - std::min(lowest.behind, lowest.ahead));
}

/// Puts points where the curves bend between others: where the age of a job reaches its most, say.
void followBends(std::vector<Overtaking::Point>& points,
                 const std::function<Overtaking::Point(std::int64_t)>& pointAt,
                 const std::function<bool()>& isStopped)
{
    using Point = Overtaking::Point;
    const auto visible = heightOf(points) * seen;
    const auto most = points.size() + mostBends;
    std::size_t i = 1;
    while (i < points.size() && points.size() < most && !isStopped()) {
        const auto before = points[i - 1];
        const auto after = points[i];
        const auto middle = before.moment + (after.moment - before.moment) / 2;
        if (after.moment - before.moment >= 2 * minute) {
            const auto point = pointAt(middle);
            if (bendOf(before, point, after, &Point::behind) > visible
                || bendOf(before, point, after, &Point::ahead) > visible) {
                points.insert(points.begin() + static_cast<std::ptrdiff_t>(i), point);
                continue; // with the first half
            }
        }
        ++i;
    }
}
} // namespace

Result<Recovery> recoveryOf(const Inputs& inputs, AssocIndex assoc, Others others,
                            std::optional<std::int64_t> until, const std::atomic<bool>* isCancelled)
{
    return recoveryOf(inputs, assoc, ComingUsage(inputs, assoc, others), until, isCancelled);
}

Result<Recovery> recoveryOf(const Inputs& inputs, AssocIndex assoc, ComingUsage usage,
                            std::optional<std::int64_t> until, const std::atomic<bool>* isCancelled)
{
    if (assoc.at() == 0)
        return Error{ErrorCode::Usage, said("Messages", "root has no share to come back to"), {}};
    if (!inputs.snapshot->isUsageRead())
        return cannot(said("Messages", "usage is not read yet"));
    if (!usage.movesUsage())
        return cannot(said(
            "Messages", "usage counts in windows here, or not at all: how it fades is not known"));
    Future future(inputs, std::move(usage), until, isCancelled);
    Recovery recovery;
    recovery.backAt = future.first([assoc](const Evaluation& evaluation) {
        const auto point = pointOf(evaluation, assoc);
        return point.effectiveUsage <= static_cast<long double>(point.normShares);
    });
    for (const auto moment : future.moments(recovery.backAt))
        recovery.points.push_back(pointOf(future.at(moment), assoc));
    recovery.lookedUntil = future.end();
    const auto algorithm = algorithmOf(inputs.policy);
    recovery.countsAbove = algorithm && *algorithm != Algorithm::FairTree;
    return recovery;
}

Result<Overtaking> overtakingOf(const Inputs& inputs, Contender behind, Contender ahead,
                                Others others, std::optional<std::int64_t> until,
                                const std::atomic<bool>* isCancelled)
{
    Future future(inputs, ComingUsage(inputs, {}, others), until, isCancelled);
    const auto& now = future.at(inputs.now);
    if (behind.job == ahead.job || !rowOf(now, behind).isValid() || !rowOf(now, ahead).isValid())
        return Error{
            ErrorCode::Usage, said("Messages", "it takes two different jobs that have a rank"), {}};
    if (rankOf(now, behind) < rankOf(now, ahead))
        std::swap(behind, ahead);
    Overtaking overtaking;
    overtaking.movesUsage = future.usage().movesUsage();
    overtaking.isBehindNamed = behind.row.isValid();
    overtaking.isAheadNamed = ahead.row.isValid();
    overtaking.behindRow = rowOf(now, behind);
    overtaking.aheadRow = rowOf(now, ahead);
    overtaking.at = future.first([&](const Evaluation& evaluation) {
        return rankOf(evaluation, behind) < rankOf(evaluation, ahead);
    });
    const auto pointAt = [&](std::int64_t moment) -> Overtaking::Point {
        const auto& evaluation = future.at(moment);
        return {moment, shownOf(evaluation, behind), shownOf(evaluation, ahead)};
    };
    for (const auto moment : future.moments(overtaking.at))
        overtaking.points.push_back(pointAt(moment));
    if (!overtaking.points.empty())
        followBends(overtaking.points, pointAt, [&] { return future.isStopped(); });
    overtaking.lookedUntil = future.end();
    return overtaking;
}

Result<Overtaking> overtakingOf(const Inputs& inputs, JobIndex& behind, JobIndex& ahead,
                                Others others, std::optional<std::int64_t> until,
                                const std::atomic<bool>* isCancelled)
{
    auto overtaking
        = overtakingOf(inputs, Contender{behind}, Contender{ahead}, others, until, isCancelled);
    if (overtaking) {
        behind = inputs.snapshot->rows.job[overtaking->behindRow.at()];
        ahead = inputs.snapshot->rows.job[overtaking->aheadRow.at()];
    }
    return overtaking;
}

Result<Overtaking> overtakingOf(const Inputs& inputs, RowIndex one, RowIndex other, Others others,
                                std::optional<std::int64_t> until,
                                const std::atomic<bool>* isCancelled)
{
    const auto& jobs = inputs.snapshot->rows.job;
    return overtakingOf(inputs, Contender{jobs[one.at()], one}, Contender{jobs[other.at()], other},
                        others, until, isCancelled);
}

} // namespace fairlead
