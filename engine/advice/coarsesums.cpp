// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/adviceedits.h"
#include "engine/advice/checks.h"
#include "engine/priority/traits.h"

#include <algorithm>
#include <limits>

namespace fairlead {

namespace {
/// Sums that differ by less are equal. @unit priority points
constexpr double tolerance = 1e-6;
/// Of the rows: less is nobody's trouble.
constexpr double smallestPart = 0.05;
constexpr double few = 0.01;
constexpr double many = 0.2;

/// Rows whose priority is that of another row with another sum, and those among them that stand
/// behind a lower sum.
struct Ties
{
    std::size_t tied = 0;
    std::size_t misplaced = 0;
};

Ties tiesOf(const QueuePoints& queue)
{
    const auto& sums = queue.sums();
    const auto& priorities = queue.priorities();
    Ties ties;
    for (std::size_t first = 0, end = 0; first < sums.size(); first = end) {
        double lowest = std::numeric_limits<double>::infinity();
        double highest = -lowest;
        std::size_t counted = 0;
        std::size_t misplaced = 0;
        for (end = first; end < sums.size() && priorities[end] == priorities[first]; ++end) {
            if (queue.isBound(end))
                continue; // larger weights do not tell these apart
            ++counted;
            misplaced += sums[end] > lowest + tolerance ? 1 : 0;
            lowest = std::min(lowest, sums[end]);
            highest = std::max(highest, sums[end]);
        }
        if (highest > lowest + tolerance) {
            ties.tied += counted;
            ties.misplaced += misplaced;
        }
    }
    return ties;
}

/// The least power of ten that leaves next to no row misplaced, without an overflow.
std::vector<Edit> finerWeights(const QueuePoints& queue)
{
    EvaluationMemory memory;
    Evaluation finer;
    for (const double times : {10.0, 100.0, 1000.0, 10000.0, 100000.0}) {
        auto edits = withWeightsTimes(queue.policy(), times);
        auto inputs = queue.evaluation().inputs;
        if (!applyParameters(inputs.policy, edits))
            break;
        evaluate(inputs, memory, finer);
        const QueuePoints after(finer);
        if (after.cutCount() > 0)
            break;
        if (static_cast<double>(tiesOf(after).misplaced) <= few * static_cast<double>(after.size()))
            return edits;
    }
    return {};
}
} // namespace

void findCoarseSums(const QueuePoints& queue, std::vector<Finding>& findings)
{
    // Components with caps do not grow with their weights, and are whole numbers mostly.
    if (traitsOf(queue.policy()).hasCaps || queue.cutCount() > 0)
        return;
    const auto ties = tiesOf(queue);
    const double part = static_cast<double>(ties.misplaced) / static_cast<double>(queue.size());
    if (part < smallestPart)
        return;
    Finding finding;
    finding.kind = Finding::Kind::TooCoarse;
    finding.severity = part < many ? Severity::Note : Severity::Warning;
    finding.extent = part;
    finding.what = said("Messages", "The weights are too small to tell jobs apart");
    const auto [least, most] = std::ranges::minmax(queue.priorities()); // as they are shown
    finding.evidence = {said("Messages",
                             "All priorities are between %1 and %2, and lose what is "
                             "less than a point: %3 of %4 rows of the queue share "
                             "theirs with a row of another sum, and %5 stand behind "
                             "one with a lower sum"),
                        {number(least), number(most), number(ties.tied), number(queue.size()),
                         number(ties.misplaced)}};
    finding.advice = said("Messages", "Make every weight larger by the same factor.");
    finding.edits = finerWeights(queue);
    findings.push_back(std::move(finding));
}

} // namespace fairlead
