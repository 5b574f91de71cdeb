// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/finder/found.h"

namespace fairlead::finder {

Weeks weeksOf(replay::Second from, replay::Second end)
{
    const auto to = end - (end - from) / 3;
    return {from, to, to, end};
}

Result<Found> foundBy(const Question& question, const std::vector<Judged>& judged,
                      const Weeks& weeks)
{
    Found found;
    if (judged.empty())
        return found;
    std::vector<std::size_t> numbers;
    const auto add = [&](std::size_t place, bool isPareto) {
        found.seen.push_back(judged[place]);
        found.isPareto.push_back(isPareto);
        numbers.push_back(judged[place].candidate);
    };
    const auto best = paretoOf(question.targets, judged);
    if (best.empty() || best.front() != 0)
        add(0, false);
    for (const auto place : best)
        add(place, true);
    auto other = question;
    other.options.from = weeks.unseen;
    other.options.to = weeks.end;
    auto again = judgeUnseen(other, numbers);
    if (!again)
        return again.error();
    if (again->empty())
        return Found();
    found.unseen = *std::move(again);
    return found;
}

} // namespace fairlead::finder
