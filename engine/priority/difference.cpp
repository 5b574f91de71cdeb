// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/difference.h"

#include "engine/base/prefetch.h"
#include "engine/cluster/jobmatch.h"

#include <algorithm>
#include <bit>
#include <unordered_set>

namespace fairlead {

namespace {
/// What is looked up from here and there is fetched so many steps before.
constexpr std::size_t ahead = 16;
constexpr std::size_t farAhead = 64; ///< where most steps look up nothing

/// The rows of `before` by those of `after`.
class RowFinder
{
public:
    RowFinder(const Evaluation& before, const Evaluation& after)
        : m_before(before)
        , m_isSame(before.inputs.snapshot == after.inputs.snapshot)
    {
        if (!m_isSame)
            m_rows = matchRows(after.snapshot(), before.snapshot());
    }

    [[nodiscard]] RowIndex find(RowIndex after) const
    {
        return m_isSame ? after : m_rows[after.at()];
    }
    /// A row that is soon asked for, and its rank.
    void prefetch(RowIndex after) const
    {
        if (m_isSame)
            fairlead::prefetch(m_before.rank[after.at()]);
        else
            fairlead::prefetch(m_rows[after.at()]);
    }

private:
    const Evaluation& m_before;
    bool m_isSame;
    std::vector<RowIndex> m_rows;
};

/// Counts in the order of the jobs, in which the tables lie, and lists in that of the ranks: each
/// pass writes one after the other, and only the list looks up ranks from here and there.
class MoveCounter
{
public:
    MoveCounter(const Evaluation& before, const Evaluation& after, Difference& result)
        : m_before(before)
        , m_after(after)
        , m_result(result)
        , m_finder(before, after)
        , m_sums(after.snapshot().names.size())
        , m_hasMoved(after.snapshot().jobs.size())
    {
    }

    void count()
    {
        const auto& rows = m_after.snapshot().rows;
        m_result.ranked = m_after.order.size();
        const auto& accounts = m_after.snapshot().jobs.account;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (row + ahead < rows.size())
                prefetch(m_sums[accounts[rows.job[row + ahead].at()].at()]);
            if (m_after.rank[row] != 0)
                add(moveOf(RowIndex(row), m_after.rank[row]), rows.job[row]);
        }
        closeJob();
        list();
        addVanished();
        addAccounts();
    }

private:
    void list()
    {
        m_result.rows.reserve(m_after.order.size());
        const auto& order = m_after.order;
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i + ahead < order.size())
                m_finder.prefetch(order[i + ahead]);
            m_result.rows.push_back(moveOf(order[i], static_cast<std::uint32_t>(i + 1)));
        }
    }

    RowMove moveOf(RowIndex row, std::uint32_t rankAfter)
    {
        RowMove move;
        move.after = row;
        move.rankAfter = rankAfter;
        move.before = m_finder.find(row);
        if (move.before.isValid())
            move.rankBefore = m_before.rank[move.before.at()];
        return move;
    }

    void add(const RowMove& move, JobIndex job)
    {
        if (job != m_job) { // the rows of a job stand together
            closeJob();
            m_job = job;
            m_best = {};
        }
        m_best.rankBefore = better(m_best.rankBefore, move.rankBefore);
        m_best.rankAfter = better(m_best.rankAfter, move.rankAfter);
        m_result.moved += move.isMoved() ? 1 : 0;
        m_matched += move.rankBefore != 0 ? 1 : 0;
    }

    static std::uint32_t better(std::uint32_t rank, std::uint32_t other) // 0: none
    {
        return rank == 0 || (other != 0 && other < rank) ? other : rank;
    }

    /// A job counts once for its account, by its best place on either side.
    void closeJob()
    {
        if (!m_job.isValid())
            return;
        auto& sum = m_sums[m_after.snapshot().jobs.account[m_job.at()].at()];
        ++sum.jobs;
        sum.gain += m_best.gain();
        ++m_result.rankedJobs;
        m_result.movedJobs += m_best.isMoved() ? 1 : 0;
        m_hasMoved[m_job.at()] = m_best.isMoved();
    }

    /// Rows that were ranked and are not any more, in the order that they had.
    void addVanished()
    {
        if (m_matched == m_before.order.size())
            return;
        std::vector<bool> seen(m_before.snapshot().rows.size(), false);
        for (const auto& move : m_result.rows) {
            if (move.before.isValid())
                seen[move.before.at()] = true;
        }
        std::unordered_set<JobKey> jobs;
        const auto& old = m_before.snapshot();
        for (const auto row : m_before.order) {
            if (seen[row.at()])
                continue;
            RowMove move;
            move.before = row;
            move.rankBefore = m_before.rank[row.at()];
            ++m_result.moved;
            m_result.rows.push_back(move);
            jobs.insert(jobKey(old, old.rows.job[row.at()]));
        }
        const auto& now = m_after.snapshot();
        for (std::size_t job = 0; job < m_hasMoved.size(); ++job) { // by what is left: counted
            if (m_hasMoved[job])
                jobs.erase(jobKey(now, JobIndex(job)));
        }
        m_result.movedJobs += jobs.size();
    }

    void addAccounts()
    {
        const auto& names = m_after.snapshot().names;
        std::vector<AccountKey> order;
        for (std::size_t name = 0; name < m_sums.size(); ++name) {
            if (name + farAhead < m_sums.size() && m_sums[name + farAhead].jobs > 0)
                prefetch(names[NameId(name + farAhead)]);
            const auto& sum = m_sums[name];
            if (sum.jobs > 0)
                order.push_back({placeOf(AccountMove{{}, sum.jobs, sum.gain}.averageGain()),
                                 beginningOf(names[NameId(name)]), NameId(name)});
        }
        std::ranges::sort(order, [&](const AccountKey& a, const AccountKey& b) {
            if (a.place != b.place)
                return a.place < b.place;
            return a.beginning != b.beginning ? a.beginning < b.beginning
                                              : names[a.name] < names[b.name];
        });
        m_result.accounts.reserve(order.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i + ahead < order.size()) {
                prefetch(names[order[i + ahead].name]);
                prefetch(m_sums[order[i + ahead].name.at()]);
            }
            const auto& sum = m_sums[order[i].name.at()];
            m_result.accounts.push_back({names[order[i].name], sum.jobs, sum.gain});
        }
    }

    /// What accounts are sorted by. Most have the gain of many others: names are looked up only
    /// where their beginnings are the same.
    struct AccountKey
    {
        std::uint64_t place; // by average gain
        std::uint64_t beginning;
        NameId name;
    };
    /// A number that falls as `gain` rises: whole numbers are compared faster.
    static std::uint64_t placeOf(double gain)
    {
        constexpr auto sign = std::uint64_t{1} << 63U;
        const auto bits = std::bit_cast<std::uint64_t>(gain + 0.0); // no negative zero
        return (bits & sign) != 0 ? bits : ~(bits | sign);
    }
    /// The first bytes as a number, in the order of the names.
    static std::uint64_t beginningOf(const std::string& name)
    {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < sizeof number; ++i)
            number = number << 8U | (i < name.size() ? static_cast<unsigned char>(name[i]) : 0U);
        return number;
    }

    struct Sum
    {
        std::uint32_t jobs = 0;
        std::int64_t gain = 0;
    };
    const Evaluation& m_before;
    const Evaluation& m_after;
    Difference& m_result;
    RowFinder m_finder;
    std::vector<Sum> m_sums; // by the name of the account
    JobIndex m_job; // whose rows are being walked over
    RowMove m_best; // its best ranks so far
    std::vector<bool> m_hasMoved; // [job] by its best place
    std::size_t m_matched = 0; // rows ranked on both sides
};
} // namespace

Difference difference(const Evaluation& before, const Evaluation& after)
{
    Difference result;
    MoveCounter(before, after, result).count();
    return result;
}

} // namespace fairlead
