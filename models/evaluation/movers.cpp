// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/movers.h"

#include "engine/priority/breakdown.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_map>

namespace fairlead::models {

namespace {

std::unordered_map<std::string_view, AssocIndex> accountsOf(const Snapshot& snapshot)
{
    std::unordered_map<std::string_view, AssocIndex> accounts;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        if (!snapshot.assocs.isUser(AssocIndex(i)))
            accounts.emplace(snapshot.names[snapshot.assocs.account[i]], AssocIndex(i));
    }
    return accounts;
}

std::vector<Mover> movingAccounts(const Difference& difference, const Snapshot& snapshot)
{
    std::vector<Mover> movers;
    if (difference.moved == 0)
        return movers;
    const auto accounts = accountsOf(snapshot);
    for (const auto& move : difference.accounts) {
        if (move.gain == 0)
            continue;
        Mover mover;
        const auto known = accounts.find(move.account);
        mover.account = move.account;
        mover.assoc = known == accounts.end() ? AssocIndex() : known->second;
        mover.jobs = move.jobs;
        mover.gain = move.averageGain();
        movers.push_back(std::move(mover));
    }
    return movers; // in the order of the difference: the best first
}

/// A job under its name in `snapshot`.
Mover jobMover(const Evaluation& before, const Evaluation& after, const Snapshot& snapshot,
               RowIndex row, const RowMove& move)
{
    Mover mover;
    mover.row = row;
    mover.assoc = snapshot.jobs.assoc[snapshot.rows.job[row.at()].at()];
    mover.gain = static_cast<double>(move.gain());
    mover.move = move;
    const auto priority = [](const Evaluation& evaluation, RowIndex of) {
        return of.isValid() ? shownPriority(evaluation, of) : 0;
    };
    mover.priorityBefore = priority(before, move.before);
    mover.priorityAfter = priority(after, move.after);
    return mover;
}

/// Which rows of the difference gain most, `sign` 1, or lose most, -1; of equal ones the first.
std::vector<std::size_t> largest(const Difference& difference, int sign)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < difference.rows.size(); ++i) {
        if (difference.rows[i].gain() * sign > 0)
            found.push_back(i);
    }
    const auto most = std::min(found.size(), Movers::mostJobs);
    const auto isLarger = [&](std::size_t a, std::size_t b) {
        const auto first = std::abs(difference.rows[a].gain());
        const auto second = std::abs(difference.rows[b].gain());
        return first != second ? first > second : (a < b) == (sign > 0);
    };
    std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(most), isLarger);
    found.resize(most);
    return found;
}

} // namespace

Movers moversOf(const Difference& difference, const Evaluation& before, const Evaluation& after)
{
    const auto& snapshot = after.snapshot();
    Movers movers{movingAccounts(difference, snapshot), {}};
    const auto add = [&](std::size_t i) {
        const auto& move = difference.rows[i];
        movers.jobs.push_back(jobMover(before, after, snapshot, move.after, move));
    };
    std::ranges::for_each(largest(difference, 1), add);
    const auto losers = largest(difference, -1);
    std::for_each(losers.rbegin(), losers.rend(), add);
    return movers;
}

Movers moversOf(const Difference& difference, const Evaluation& before, const Evaluation& after,
                const std::vector<std::size_t>& farthest)
{
    const auto& snapshot = before.snapshot();
    Movers movers{movingAccounts(difference, snapshot), {}};
    for (const auto i : farthest) {
        const auto& move = difference.rows[i];
        if (move.gain() != 0)
            movers.jobs.push_back(jobMover(before, after, snapshot, move.before, move));
    }
    for (const auto& move : difference.rows) { // they win no places, but move all the same
        const bool isOneSided = (move.rankBefore == 0) != (move.rankAfter == 0);
        if (isOneSided && move.before.isValid() && movers.jobs.size() < Movers::mostJobs)
            movers.jobs.push_back(jobMover(before, after, snapshot, move.before, move));
    }
    return movers;
}

} // namespace fairlead::models
