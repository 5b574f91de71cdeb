// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/inverse/inverse.h"

#include "engine/priority/fairsharefactor.h"
#include "engine/priority/traits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace fairlead {

namespace {
constexpr double infinite = std::numeric_limits<double>::infinity();

/// How much a lever has been turned, in proportion.
double changeOf(const Reach& reach)
{
    const auto size
        = [](std::int64_t value) { return std::log1p(std::abs(static_cast<double>(value))); };
    const bool changesSign = (reach.value < 0) != (reach.lever.now < 0);
    return changesSign ? size(reach.value) + size(reach.lever.now)
                       : std::abs(size(reach.value) - size(reach.lever.now));
}

/// Ranked rows at the highest priority there is, where all that would be above it stand alike.
std::size_t rowsAtTheTop(const Evaluation& evaluation)
{
    if (!traitsOf(evaluation.inputs.policy).hasHighestPriority)
        return 0;
    return static_cast<std::size_t>(std::ranges::count_if(evaluation.order, [&](RowIndex row) {
        return evaluation.priority[row.at()] == std::numeric_limits<std::uint32_t>::max();
    }));
}

/// By which part of where it stands a lever is turned in one step: a small queue is evaluated so
/// fast that it can be looked at more closely.
double stepOf(std::size_t rows)
{
    constexpr double coarsest = 0.5;
    constexpr double mostRows = 4e6; // evaluated for one lever
    constexpr double bothWays = 44.0; // natural logarithms of the whole range up and down
    const auto count = static_cast<double>(std::max<std::size_t>(rows, 1));
    const double finest = std::clamp(2.0 / count, 0.004, 0.02); // a few rows overtake seldom
    return std::clamp(bothWays * count / mostRows, finest, coarsest);
}

/// Turns one lever until the wish is true.
class Search
{
public:
    Search(const Inputs& inputs, const Wish& wish, const std::atomic<bool>* isCancelled)
        : m_inputs(inputs)
        , m_wish(wish)
        , m_isCancelled(isCancelled)
    {
        evaluate(inputs, m_memory, m_evaluation);
        m_present = figureOf(m_evaluation, wish);
        m_atTheTop = wish.job.isValid() ? rowsAtTheTop(m_evaluation) : 0;
    }

    [[nodiscard]] double present() const { return m_present; }

    /// Nothing: it never changes the figure, and is no share.
    std::optional<Reach> turn(const Lever& lever)
    {
        m_lever = &lever;
        m_step = stepOf(costOf(lever));
        m_best = {lever, lever.now, m_present, false};
        m_moves = false;
        m_refused = {lever.now};
        const auto up = go(1, lever.most);
        const auto down = go(-1, lever.least);
        if (up && down)
            return changeOf(*up) <= changeOf(*down) ? up : down;
        if (up || down)
            return up ? up : down;
        if (const auto between = lookAround())
            return between;
        // Shares are asked for level by level: one that moves nothing is an answer too.
        const bool isAnswer = m_moves || lever.kind == Lever::Kind::Shares;
        return isAnswer ? std::optional(m_best) : std::nullopt;
    }

private:
    /// Of one evaluation, in rows: durations and nice values go through the history too.
    [[nodiscard]] std::size_t costOf(const Lever& lever) const
    {
        constexpr std::size_t partsOfRow = 8; // of the history take as long as a row
        const auto& snapshot = *m_inputs.snapshot;
        const bool readsHistory
            = lever.kind == Lever::Kind::Minutes || lever.kind == Lever::Kind::Nice;
        return std::max(m_evaluation.order.size(), snapshot.assocs.size())
            + (readsHistory ? snapshot.history.size() / partsOfRow : 0);
    }
    [[nodiscard]] bool isStopped() const { return m_isCancelled != nullptr && *m_isCancelled; }

    [[nodiscard]] double figureAt(std::int64_t value)
    {
        const auto inputs = turned(m_inputs, *m_lever, value);
        if (!inputs)
            return m_present;
        evaluate(*inputs, m_memory, m_evaluation);
        if (m_wish.job.isValid() && rowsAtTheTop(m_evaluation) > m_atTheTop)
            return m_present; // an order that numbers of jobs make, and not the lever
        const auto figure = figureOf(m_evaluation, m_wish);
        m_moves = m_moves || figure != m_present;
        if (std::abs(figure - m_wish.value) < std::abs(m_best.figure - m_wish.value)) {
            m_best.value = value;
            m_best.figure = figure;
        }
        return figure;
    }

    [[nodiscard]] bool isGranted(double figure) const
    {
        return m_present > m_wish.value ? figure <= m_wish.value : figure >= m_wish.value;
    }

    /// From the present value to `end`, in steps that grow.
    std::optional<Reach> go(int direction, std::int64_t end)
    {
        std::int64_t refused = m_lever->now;
        const auto isBefore
            = [&](std::int64_t value) { return direction > 0 ? value < end : value > end; };
        for (double step = 1.0; isBefore(refused) && !isStopped(); step = std::ceil(step * 1.5)) {
            const auto room = static_cast<double>(std::abs(end - m_lever->now));
            const auto far
                = m_lever->now + direction * static_cast<std::int64_t>(std::min(step, room));
            const auto near = stepFrom(refused, direction);
            const auto value
                = direction > 0 ? std::min({far, near, end}) : std::max({far, near, end});
            if (const auto figure = figureAt(value); isGranted(figure))
                return halved(refused, value, figure);
            refused = value;
            m_refused.insert(value);
        }
        return std::nullopt;
    }

    /// By half as much again at most, or by a third less: what is small is not stepped over.
    [[nodiscard]] std::int64_t stepFrom(std::int64_t value, int direction) const
    {
        const bool grows = value == 0 || (value > 0) == (direction > 0);
        const auto size = static_cast<double>(std::abs(value));
        const auto step = std::max(1.0, std::ceil(size * (grows ? m_step : m_step / (1 + m_step))));
        return value + direction * static_cast<std::int64_t>(step);
    }

    /// Where the figure turns back the wish may be true between two values at which it is not:
    /// beside the one that comes nearest.
    std::optional<Reach> lookAround()
    {
        constexpr int rounds = 6;
        for (int round = 0; round < rounds && !isStopped(); ++round) {
            const auto best = m_refused.find(m_best.value);
            const auto lower = best == m_refused.begin() ? best : std::prev(best);
            const auto upper = std::next(best) == m_refused.end() ? best : std::next(best);
            const auto centre = *best;
            for (const auto other : {*lower, *upper}) {
                const auto middle = centre + (other - centre) / 2;
                if (m_refused.contains(middle))
                    continue;
                if (const auto figure = figureAt(middle); isGranted(figure))
                    return halved(towardsNow(middle), middle, figure);
                m_refused.insert(middle);
            }
        }
        return std::nullopt;
    }

    /// The refused value that is next to this one on the side of the present value.
    [[nodiscard]] std::int64_t towardsNow(std::int64_t value) const
    {
        const auto above = m_refused.upper_bound(value);
        return value > m_lever->now ? *std::prev(above) : *above;
    }

    /// The value nearest to `refused` that is granted.
    Reach halved(std::int64_t refused, std::int64_t granted, double figure)
    {
        while (std::abs(granted - refused) > 1 && !isStopped()) {
            const auto middle = refused + (granted - refused) / 2;
            const auto there = figureAt(middle);
            if (isGranted(there)) {
                granted = middle;
                figure = there;
            } else {
                refused = middle;
            }
        }
        return {*m_lever, granted, figure, true};
    }

    const Inputs& m_inputs;
    Wish m_wish;
    double m_present = 0;
    double m_step = 0; // of a lever, as a part of where it stands
    const std::atomic<bool>* m_isCancelled;
    const Lever* m_lever = nullptr;
    Reach m_best;
    bool m_moves = false;
    std::size_t m_atTheTop = 0; // rows, at present
    std::set<std::int64_t> m_refused; // values that do not fulfil the wish, the present one too
    EvaluationMemory m_memory;
    Evaluation m_evaluation;
};
} // namespace

double figureOf(const Evaluation& evaluation, const Wish& wish)
{
    const auto& snapshot = evaluation.snapshot();
    if (!wish.job.isValid()) {
        const auto assoc = wish.assoc.at();
        if (hasFairShareFactor(evaluation.inputs.policy, snapshot, wish.assoc))
            return evaluation.assocs.fairShare[assoc];
        const bool isOfParent = (*evaluation.inputs.shares)[assoc] == slurm::useParentShares;
        return isOfParent ? infinite // it has none: specification 9.2
                          : static_cast<double>(evaluation.assocs.levelFs[assoc]);
    }
    auto best = infinite;
    const auto& first = snapshot.rows.firstOfJob;
    for (auto row = first[wish.job.at()].at(); row < first[wish.job.at() + 1].at(); ++row) {
        if (evaluation.rank[row] != 0)
            best = std::min<double>(best, evaluation.rank[row]);
    }
    return best;
}

std::vector<Reach> reach(const Inputs& inputs, const Wish& wish,
                         const std::atomic<bool>* isCancelled)
{
    Search search(inputs, wish, isCancelled);
    std::vector<Reach> answers;
    if (search.present() == wish.value || search.present() == infinite)
        return answers;
    const auto levers
        = wish.job.isValid() ? leversOfJob(inputs, wish.job) : leversOfAssoc(inputs, wish.assoc);
    for (const auto& lever : levers) {
        if (isCancelled != nullptr && *isCancelled)
            break;
        if (auto answer = search.turn(lever))
            answers.push_back(*std::move(answer));
    }
    std::ranges::stable_sort(answers, [&](const Reach& a, const Reach& b) {
        if (a.isReached != b.isReached)
            return a.isReached;
        if (a.isReached)
            return changeOf(a) < changeOf(b);
        return std::abs(a.figure - wish.value) < std::abs(b.figure - wish.value);
    });
    return answers;
}

} // namespace fairlead
