// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/difference.h"

#include "engine/cluster/jobmatch.h"

#include <algorithm>
#include <unordered_set>

namespace fairlead {

namespace {
/// The rows of `before` by those of `after`.
class RowFinder
{
public:
    RowFinder(const Evaluation& before, const Evaluation& after)
        : m_isSame(before.inputs.snapshot == after.inputs.snapshot)
    {
        if (!m_isSame)
            m_rows = matchRows(after.snapshot(), before.snapshot());
    }

    [[nodiscard]] RowIndex find(RowIndex after) const
    {
        return m_isSame ? after : m_rows[after.at()];
    }

private:
    bool m_isSame;
    std::vector<RowIndex> m_rows;
};

void setBefore(RowMove& move, const Evaluation& before, RowIndex row)
{
    move.before = row;
    move.rankBefore = before.rank[row.at()];
}

/// Counts the jobs behind the rows that are ranked and behind those that move.
void countJobs(const Evaluation& before, const Evaluation& after, Difference& result)
{
    const auto& jobs = after.snapshot().jobs;
    std::vector<bool> ranked(jobs.id.size(), false);
    std::vector<bool> moved(jobs.id.size(), false);
    std::unordered_set<JobKey> vanished;
    for (const auto& move : result.rows) {
        if (!move.after.isValid()) {
            const auto& old = before.snapshot();
            vanished.insert(jobKey(old, old.rows.job[move.before.at()]));
            continue;
        }
        const auto job = after.snapshot().rows.job[move.after.at()].at();
        ranked[job] = true;
        moved[job] = moved[job] || move.rankBefore != move.rankAfter;
    }
    for (std::size_t i = 0; i < moved.size() && !vanished.empty(); ++i)
        if (moved[i])
            vanished.erase(jobKey(after.snapshot(), JobIndex(i)));
    const auto count = [](const std::vector<bool>& marks) {
        return static_cast<std::size_t>(std::count(marks.begin(), marks.end(), true));
    };
    result.rankedJobs = count(ranked);
    result.movedJobs = count(moved) + vanished.size();
}

void sumAccounts(const Evaluation& after, Difference& result)
{
    const auto& snapshot = after.snapshot();
    constexpr auto none = static_cast<std::size_t>(-1);
    std::vector<std::size_t> places(snapshot.names.size(), none);
    std::vector<bool> counted(snapshot.jobs.id.size(), false);
    for (const auto& move : result.rows) {
        if (!move.after.isValid() || move.rankAfter == 0)
            continue;
        const auto job = snapshot.rows.job[move.after.at()];
        const auto account = snapshot.jobs.account[job.at()];
        auto& place = places[account.at()];
        if (place == none) {
            place = result.accounts.size();
            result.accounts.push_back({snapshot.names[account]});
        }
        auto& sum = result.accounts[place];
        sum.jobs += counted[job.at()] ? 0 : 1;
        counted[job.at()] = true;
        ++sum.rows;
        sum.gain += move.gain();
    }
    std::sort(result.accounts.begin(), result.accounts.end(),
              [](const AccountMove& a, const AccountMove& b) {
                  return a.averageGain() != b.averageGain() ? a.averageGain() > b.averageGain()
                                                            : a.account < b.account;
              });
}
} // namespace

Difference difference(const Evaluation& before, const Evaluation& after)
{
    Difference result;
    const RowFinder finder(before, after);
    std::vector<bool> seen(before.snapshot().rows.size(), false);
    result.ranked = after.order.size();
    result.rows.reserve(after.order.size());
    for (const auto row : after.order) {
        RowMove move;
        move.after = row;
        move.rankAfter = after.rank[row.at()];
        if (const auto old = finder.find(row); old.isValid()) {
            setBefore(move, before, old);
            seen[old.at()] = true;
        }
        result.moved += move.rankBefore != move.rankAfter ? 1 : 0;
        result.rows.push_back(move);
    }
    for (const auto row : before.order) {
        if (seen[row.at()])
            continue;
        RowMove move;
        setBefore(move, before, row);
        ++result.moved;
        result.rows.push_back(move);
    }
    countJobs(before, after, result);
    sumAccounts(after, result);
    return result;
}

} // namespace fairlead
