// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/proof/rankbounds.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace fairlead::slurm {

namespace {
using Ranks = std::int64_t;

/// The walk of Fair Tree over ranges of ranks. An explicit stack: trees may be deep.
class BoundsWalk
{
public:
    BoundsWalk(const Evaluation& evaluation, const std::vector<LevelRange>& levels)
        : m_table(evaluation.snapshot().assocs)
        , m_results(evaluation.assocs)
        , m_levels(levels)
        , m_children(m_table.size())
        , m_users(m_table.size(), 0)
        , m_bounds(m_table.size())
    {
        for (auto i = m_table.size(); i-- > 1;) {
            const auto parent = m_results.fsParent[i].at();
            m_users[i] += m_table.isUser(AssocIndex(i)) ? 1 : 0;
            m_users[parent] += m_users[i];
            m_children[parent].push_back(i);
        }
    }

    std::vector<NumberRange> run()
    {
        m_total = m_users[0];
        m_next = m_rank = m_total;
        enter({0, m_total, m_total, m_total}, false);
        while (!m_frames.empty()) {
            auto& frame = m_frames.back();
            if (frame.at == frame.places.size()) {
                m_frames.pop_back();
                continue;
            }
            const auto at = frame.at++;
            const auto place = frame.places[at];
            const auto level = m_results.levelFs[place.assoc];
            const bool isTied = at == 0 ? frame.inheritsTie : frame.previous == level;
            frame.previous = level;
            visit(place, isTied);
        }
        return std::move(m_bounds);
    }

private:
    /// One member of a children list, and the best and worst rank that is left when it comes.
    struct Place
    {
        std::size_t assoc = 0;
        Ranks best = 0;
        Ranks worst = 0;
        Ranks shared = 0; ///< the best rank that a tie with what comes before it may give
        bool isDecided = true; ///< who stands before it, an account without users included
    };
    struct Frame
    {
        std::vector<Place> places; // in our order
        std::size_t at = 0;
        bool inheritsTie = false;
        long double previous = 0.0L;
    };
    /// Weights behind numbers, summed up from the largest number downwards.
    struct Tail
    {
        std::vector<std::pair<long double, Ranks>> sums; // ascending numbers

        void add(long double number, Ranks weight) { sums.emplace_back(number, weight); }
        void sumUp()
        {
            std::ranges::sort(sums, {}, [](const auto& sum) { return sum.first; });
            for (auto i = sums.size(); i-- > 1;)
                sums[i - 1].second += sums[i].second;
        }
        [[nodiscard]] Ranks total() const { return sums.empty() ? 0 : sums.front().second; }
        /// Of those above `limit`.
        [[nodiscard]] Ranks above(long double limit) const
        {
            const auto first = std::ranges::upper_bound(sums, limit, {},
                                                        [](const auto& sum) { return sum.first; });
            return first == sums.end() ? 0 : first->second;
        }
    };
    /// What weighs how much on a children list, and where.
    struct Weights
    {
        Tail lows;
        Tail highs; // negative: from the smallest number upwards
        void add(const LevelRange& range, Ranks weight)
        {
            lows.add(range.low, weight);
            highs.add(-range.high, weight);
        }
        void sumUp()
        {
            lows.sumUp();
            highs.sumUp();
        }
        [[nodiscard]] Ranks before(const LevelRange& range) const { return lows.above(range.high); }
        /// Whose range meets this one.
        [[nodiscard]] Ranks meeting(const LevelRange& range) const
        {
            return lows.total() - before(range) - highs.above(-range.low);
        }
    };

    [[nodiscard]] bool isEmpty(std::size_t assoc) const { return m_users[assoc] == 0; }

    void sortLikeTheWalk(std::vector<std::size_t>& list) const
    {
        std::ranges::sort(list, [&](std::size_t a, std::size_t b) {
            if (m_results.levelFs[a] != m_results.levelFs[b])
                return m_results.levelFs[a] > m_results.levelFs[b];
            const bool isUser = m_table.isUser(AssocIndex(a));
            if (isUser != m_table.isUser(AssocIndex(b)))
                return isUser;
            return m_table.tieOrder[a] < m_table.tieOrder[b];
        });
    }

    void enter(const Place& account, bool inheritsTie)
    {
        auto& list = m_children[account.assoc];
        sortLikeTheWalk(list);
        Weights users;
        Weights empties;
        for (const auto i : list) {
            users.add(m_levels[i], m_users[i]);
            if (isEmpty(i))
                empties.add(m_levels[i], 1);
        }
        users.sumUp();
        empties.sumUp();
        Frame frame;
        frame.inheritsTie = inheritsTie;
        for (auto first = list.begin(); first != list.end();) {
            const auto level = m_results.levelFs[*first];
            const auto end = std::find_if(
                first, list.end(), [&](std::size_t i) { return m_results.levelFs[i] != level; });
            addPlaces({first, end}, account, users, empties, frame);
            first = end;
        }
        m_frames.push_back(std::move(frame));
    }

    /// Members with the same number of ours. Among those whose number is exact the order is known.
    void addPlaces(std::span<const std::size_t> group, const Place& account, const Weights& users,
                   const Weights& empties, Frame& frame) const
    {
        Ranks exact = 0;
        Ranks exactEmpties = 0;
        for (const auto i : group) {
            exact += m_levels[i].isPoint() ? m_users[i] : 0;
            exactEmpties += m_levels[i].isPoint() && isEmpty(i) ? 1 : 0;
        }
        Ranks exactBefore = 0;
        for (const auto i : group) {
            const auto& range = m_levels[i];
            const bool isExact = range.isPoint();
            const auto before = users.before(range) + (isExact ? exactBefore : 0);
            const auto undecided = users.meeting(range) - (isExact ? exact : m_users[i]);
            Place place{i, account.best - before, account.worst - before - undecided,
                        account.best - before};
            const auto emptiesMet
                = empties.meeting(range) - (isExact ? exactEmpties : Ranks(isEmpty(i) ? 1 : 0));
            const bool mayBeFirst = place.best == account.best;
            place.isDecided = place.best == place.worst && emptiesMet == 0
                && (account.isDecided || !mayBeFirst);
            // After an account without users it shares the rank of whoever was ranked last.
            if (emptiesMet > 0 && !m_table.isUser(AssocIndex(i)))
                place.shared = m_total;
            else if (mayBeFirst)
                place.shared = account.shared;
            frame.places.push_back(place);
            exactBefore += isExact ? m_users[i] : 0;
        }
    }

    void visit(Place place, bool isTied)
    {
        if (isTied)
            place.shared = std::max(place.shared, m_chainBest);
        if (!m_table.isUser(AssocIndex(place.assoc))) {
            m_isCertain = m_isCertain && (place.isDecided || !isTied);
            m_passedEmpty = m_passedEmpty || isEmpty(place.assoc);
            enter(place, isTied);
            return;
        }
        if (!isTied) { // a new chain of ties begins
            m_rank = m_next;
            m_isCertain = true;
            m_passedEmpty = false;
        }
        --m_next;
        m_isCertain = m_isCertain && place.isDecided;
        m_chainBest = m_passedEmpty && !m_isCertain ? m_total : place.shared;
        const auto best = m_isCertain ? m_rank : m_chainBest;
        const auto worst = m_isCertain ? m_rank : std::min(place.worst, m_rank);
        const auto total = static_cast<double>(m_total);
        m_bounds[place.assoc]
            = {static_cast<double>(worst) / total, static_cast<double>(best) / total};
    }

    const AssocTable& m_table;
    const AssocResults& m_results;
    const std::vector<LevelRange>& m_levels;
    std::vector<std::vector<std::size_t>> m_children; // by fs parent
    std::vector<Ranks> m_users; // [assoc] on its children lists, itself included
    std::vector<NumberRange> m_bounds;
    std::vector<Frame> m_frames;
    Ranks m_total = 0;
    Ranks m_next = 0; // our own walk
    Ranks m_rank = 0;
    Ranks m_chainBest = 0;
    bool m_isCertain = true; // the ranks of this chain of ties
    bool m_passedEmpty = false; // an account without users since the last user
};
} // namespace

std::vector<NumberRange> fairTreeBounds(const Evaluation& evaluation,
                                        const std::vector<LevelRange>& levels)
{
    return BoundsWalk(evaluation, levels).run();
}

} // namespace fairlead::slurm
