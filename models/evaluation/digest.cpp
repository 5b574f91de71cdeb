// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/digest.h"

#include <algorithm>
#include <limits>

namespace fairlead::models {

namespace {

bool isUnder(VerdictKind kind)
{
    return kind == VerdictKind::UnderServed || kind == VerdictKind::NoUsage;
}

bool isOver(VerdictKind kind)
{
    return kind == VerdictKind::OverServed || kind == VerdictKind::NoShare;
}

std::vector<AssocIndex> farthest(const ServedTable& table, const AssocTable& assocs,
                                 bool (*isWanted)(VerdictKind))
{
    std::vector<AssocIndex> found;
    for (std::size_t i = 1; i < table.size(); ++i) {
        if (!assocs.isUser(AssocIndex(i)) && isWanted(table.served(AssocIndex(i)).kind))
            found.emplace_back(i);
    }
    const auto most = std::min(found.size(), Digest::mostServed);
    const auto isFarther = [&](AssocIndex a, AssocIndex b) {
        const double first = distanceFromShare(table.served(a));
        const double second = distanceFromShare(table.served(b));
        return first != second ? first > second : a < b;
    };
    std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(most), isFarther);
    found.resize(most);
    return found;
}

} // namespace

double distanceFromShare(const Served& served)
{
    return served.kind == VerdictKind::NoShare ? std::numeric_limits<double>::infinity()
                                               : served.ratio;
}

Digest digestOf(const Evaluation& baseline, const Evaluation& evaluation,
                const Difference& difference, const ServedTable& served)
{
    const auto& assocs = evaluation.snapshot().assocs;
    return {overviewFigures(evaluation),       moversOf(difference, baseline, evaluation),
            farthest(served, assocs, isUnder), farthest(served, assocs, isOver),
            priorityHistogram(evaluation),     priorityAxis(evaluation)};
}

} // namespace fairlead::models
