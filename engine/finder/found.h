// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/search.h"

namespace fairlead::finder {

/// The weeks that a search sees, [from, to), and those that it does not, [unseen, end).
struct Weeks
{
    replay::Second from = 0;
    replay::Second to = 0;
    replay::Second unseen = 0;
    replay::Second end = 0;
    /// Whether both are longer than nothing, and the seen ones are over when the others begin.
    [[nodiscard]] bool areInOrder() const { return from < to && to <= unseen && unseen < end; }
};
/// The first two thirds of [from, end), and the rest.
Weeks weeksOf(replay::Second from, replay::Second end);

/// What a search found: policies by their candidate numbers, the same in both lists.
struct Found
{
    std::vector<Judged> seen;
    std::vector<Judged> unseen;
    std::vector<bool> isPareto;
};
/// The present policy, whatever beats it, and those that no other one beats, replayed again over
/// the weeks that the search did not see. Cancelled, it returns nothing. Errors as judge().
/// @param judged  over the weeks of the question
Result<Found> foundBy(const Question& question, const std::vector<Judged>& judged,
                      const Weeks& weeks);

} // namespace fairlead::finder
