// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/adviceedits.h"
#include "engine/advice/checks.h"
#include "engine/base/text.h"

#include <cmath>
#include <optional>

namespace fairlead {

namespace {
/// Of points that should be equal. @unit 1
constexpr double roundingOfRange = 1e-9;
/// In a short queue chance decides whether a small weight changes the order.
constexpr std::size_t enoughForOrder = 100;
/// Of the rows: a part that moves no more than these decides between neighbours now and then.
constexpr double hardlyAny = 0.01;

bool isSame(const Range& range)
{
    return range.width() <= roundingOfRange * std::max(1.0, std::abs(range.most));
}

/// Moab and Maui count usage for jobs that run.
bool isOfRunningJobs(const Part& part)
{
    return part.key == "usage";
}

bool isUnknown(const Part& part, const Snapshot& snapshot)
{
    return isFairShare(part) && !snapshot.isUsageRead();
}

Finding sameForAll(const QueuePoints& queue, std::size_t place, double points)
{
    const auto& part = partsOf(queue.policy())[place];
    Finding finding;
    finding.kind = Finding::Kind::SameForAll;
    finding.extent = 1.0;
    finding.part = part.key;
    finding.what = {said("Messages", "%1 is set, but the factor is the same for every job"),
                    {part.weightParameter}};
    finding.evidence = counted(
        queue.jobCount(), said("Messages", "%1 job in the queue; it gets %2 points"),
        said("Messages", "%1 jobs in the queue; each gets %2 points"), {pointsText(points)});
    finding.advice = points == 0.0
        ? Message{said("Messages",
                       "Nothing in the queue makes use of it: let it differ between "
                       "jobs, or set the weight to 0.")}
        : Message{said("Messages",
                       "It moves nobody: let it differ between jobs, or set the weight "
                       "to 0.")};
    return finding;
}

/// @param moved  rows that stand elsewhere without it
Finding neverDecides(const QueuePoints& queue, std::size_t place, const Range& range,
                     std::size_t moved)
{
    const auto& part = partsOf(queue.policy())[place];
    Finding finding;
    finding.kind = Finding::Kind::NeverDecides;
    finding.extent = 1.0;
    finding.part = part.key;
    finding.what
        = {moved == 0
               ? said("Messages", "%1 is set, but it never changes the order of the queue")
               : said("Messages", "%1 is set, but it hardly ever changes the order of the queue"),
           {part.weightParameter}};
    const std::vector<FilledIn> points{pointsText(range.least), pointsText(range.most)};
    finding.evidence = moved == 0
        ? counted(
            queue.jobCount(),
            said("Messages", "%1 job, with %2 to %3 points of it: the same rank with the weight 0"),
            said("Messages",
                 "%1 jobs, with %2 to %3 points of it: the same ranks with the weight 0"),
            points)
        : counted(
            moved,
            said("Messages",
                 "%1 row stands elsewhere with the weight 0; jobs have %2 to %3 points of it"),
            said("Messages",
                 "%1 rows stand elsewhere with the weight 0; jobs have %2 to %3 points of "
                 "it"),
            points);
    finding.advice = said("Messages",
                          "What it prefers is decided by other factors already: raise "
                          "the weight if it is meant to count, else set it to 0.");
    return finding;
}

/// How many rows stand elsewhere without the weight of a part; nothing: it cannot be taken away.
std::optional<std::size_t> movedWithout(const Evaluation& evaluation,
                                        const std::vector<Edit>& without, EvaluationMemory& memory,
                                        Evaluation& other)
{
    auto inputs = evaluation.inputs;
    if (!applyParameters(inputs.policy, without))
        return std::nullopt;
    evaluate(inputs, memory, other);
    std::size_t moved = 0;
    for (std::size_t i = 0; i < evaluation.order.size(); ++i)
        moved += other.order[i] == evaluation.order[i] ? 0 : 1;
    return moved;
}
} // namespace

void findNoWeights(const QueuePoints& queue, std::vector<Finding>& findings)
{
    const auto parts = partsOf(queue.policy());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (hasWeight(parts[i]) && settingOf(queue.policy(), i).counts)
            return;
    }
    Finding finding;
    finding.kind = Finding::Kind::NothingCounts;
    finding.severity = Severity::Warning;
    finding.extent = 1.0;
    finding.what = said("Messages", "Every weight is 0: who comes first runs first");
    finding.evidence
        = counted(queue.jobCount(), said("Messages", "%1 job in the queue without any factor"),
                  said("Messages", "%1 jobs in the queue without any factor"));
    finding.advice = said("Messages",
                          "Give weights to what is meant to count, fair-share and age "
                          "to begin with.");
    findings.push_back(std::move(finding));
}

void findDeadWeights(const QueuePoints& queue, std::vector<Finding>& findings)
{
    const auto& evaluation = queue.evaluation();
    const auto parts = partsOf(queue.policy());
    EvaluationMemory memory;
    Evaluation other;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!hasWeight(parts[i]) || !settingOf(queue.policy(), i).counts
            || isOfRunningJobs(parts[i]) || isUnknown(parts[i], evaluation.snapshot()))
            continue;
        const auto without = withoutWeight(queue.policy(), parts[i]);
        const auto range = rangeOf(queue.points(i));
        if (isSame(range)) {
            if (growsWithTime(parts[i]))
                continue;
            findings.push_back(sameForAll(queue, i, range.most));
        } else if (queue.size() >= enoughForOrder) {
            const auto moved = movedWithout(evaluation, without, memory, other);
            if (!moved
                || static_cast<double>(*moved) > hardlyAny * static_cast<double>(queue.size()))
                continue;
            findings.push_back(neverDecides(queue, i, range, *moved));
        } else {
            continue;
        }
        findings.back().edits = without;
    }
}

} // namespace fairlead
