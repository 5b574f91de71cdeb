// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/adviceedits.h"
#include "engine/advice/checks.h"

#include <algorithm>
#include <cmath>

namespace fairlead {

namespace {
/// Of all pairs: where fewer differ in a part, it is there for exceptions.
constexpr double fewestPairs = 0.25;
/// Of the pairs that differ: so many are decided whatever the other part says.
constexpr double nearlyAll = 0.9;

struct Column
{
    std::size_t part = 0;
    PartSetting setting;
    std::vector<double> sorted; ///< points by row
    Range range;
};

std::vector<Column> columnsOf(const QueuePoints& queue)
{
    const auto parts = partsOf(queue.policy());
    std::vector<Column> columns;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto points = queue.points(i);
        Column column{
            i, settingOf(queue.policy(), i), {points.begin(), points.end()}, rangeOf(points)};
        if (!column.setting.counts || column.range.width() <= 0.0)
            continue;
        std::ranges::sort(column.sorted);
        columns.push_back(std::move(column));
    }
    return columns;
}

/// Pairs of rows whose points differ by more than so much.
/// @param by @unit priority points  @range [0, inf)
double pairsApart(const std::vector<double>& sorted, double by)
{
    double pairs = 0.0;
    std::size_t below = 0;
    for (const auto value : sorted) {
        while (sorted[below] < value - by)
            ++below;
        pairs += static_cast<double>(below);
    }
    return pairs;
}

/// What a part decides of the pairs of rows, whatever another part says.
struct Pairs
{
    double all = 0.0;
    double differing = 0.0; ///< in the strong part
    double decided = 0.0; ///< by more than the other part can make up for

    [[nodiscard]] bool isOutweighed() const
    {
        return differing >= fewestPairs * all && decided >= nearlyAll * differing;
    }
};

Pairs pairsOf(const Column& strong, const Column& weak)
{
    const auto rows = static_cast<double>(strong.sorted.size());
    return {rows * (rows - 1.0) / 2.0, pairsApart(strong.sorted, 0.0),
            pairsApart(strong.sorted, weak.range.width())};
}

std::string nameOf(const Part& part)
{
    return hasWeight(part) ? part.weightParameter : part.name;
}

double weightOf(const Column& column, const Part& part)
{
    double weight = part.kind == Part::Kind::Listed ? 0.0 : std::abs(column.setting.weight);
    if (part.kind == Part::Kind::Listed) {
        for (const auto& sub : column.setting.subs)
            weight += std::abs(sub.weight);
    }
    return weight;
}

/// Rounded up to two digits.
double roundedUp(double value)
{
    const double step = std::pow(10.0, std::max(0.0, std::floor(std::log10(value)) - 1.0));
    return std::ceil(value / step) * step;
}

/// What makes both weigh as much in this queue: one weak part more; where the strong one leaves
/// nothing to several, or that would be too much, the strong one less.
/// @param areAll  it leaves nothing to any other part, whether that is meant or not
std::vector<Edit> balance(const QueuePoints& queue, const std::vector<const Column*>& weak,
                          const Column& strong, bool areAll)
{
    constexpr double most = 1e9; // all parts together stay below the highest priority
    constexpr double aLittleLess = 0.9; // than the weak one, whose two values may be all there are
    const auto parts = partsOf(queue.policy());
    const auto& first = *weak.front();
    const double ratio = strong.range.width() / first.range.width();
    const bool isSingle
        = parts[first.part].kind == Part::Kind::Weighted && weak.size() == 1 && !areAll;
    const double beside = weightOf(first, parts[first.part]) / weightOf(strong, parts[strong.part]);
    const double raised = roundedUp(std::abs(first.setting.weight) * ratio);
    std::vector<Edit> edits;
    if (isSingle && first.setting.weight > 0.0 && raised < most)
        edits.push_back(withWeight(parts[first.part], raised));
    else if (hasWeight(parts[strong.part]))
        edits.push_back(withWeightTimes(queue.policy(), strong.part,
                                        aLittleLess * std::min(1.0 / ratio, beside)));
    auto tried = queue.policy();
    return applyParameters(tried, edits) ? edits : std::vector<Edit>();
}

Finding outweighed(const QueuePoints& queue, const std::vector<const Column*>& weak,
                   const Pairs& pairs, const Column& strong, bool areAll)
{
    const auto parts = partsOf(queue.policy());
    const auto& first = *weak.front();
    std::string names;
    bool isWarning = false;
    for (const auto* column : weak) {
        names += (names.empty() ? "" : ", ") + nameOf(parts[column->part]);
        isWarning = isWarning || isFairShare(parts[column->part]);
    }
    Finding finding;
    finding.kind = Finding::Kind::Outweighed;
    finding.severity = isWarning ? Severity::Warning : Severity::Note;
    finding.extent = pairs.decided / pairs.all;
    finding.part = parts[first.part].key;
    finding.what = {said("Messages", "%1 leaves hardly anything to decide to %2"),
                    {nameOf(parts[strong.part]), names}};
    finding.evidence
        = {said("Messages",
                "In the queue the points of %1 differ by up to %2, those "
                "of %3 by up to %4: of the pairs of jobs that differ in "
                "the first, it decides %5 whatever the second says"),
           {nameOf(parts[strong.part]), pointsText(strong.range.width()), nameOf(parts[first.part]),
            pointsText(first.range.width()), percentText(pairs.decided / pairs.differing)}};
    finding.advice = said("Messages",
                          "Unless that is meant, bring the weights closer together, "
                          "measured by what they make of this queue.");
    finding.edits = balance(queue, weak, strong, areAll);
    return finding;
}

/// Whether the weak part was meant to count beside the strong one: what grows with time may be
/// equal today, and a small weight says that it is not.
bool isMeant(const Part& part, const Column& weak, const Part& above, const Column& strong)
{
    return hasWeight(part) && !growsWithTime(part)
        && (isFairShare(part) || weightOf(weak, part) >= weightOf(strong, above));
}
} // namespace

void findOutweighedParts(const QueuePoints& queue, std::vector<Finding>& findings)
{
    const auto parts = partsOf(queue.policy());
    auto columns = columnsOf(queue);
    std::ranges::stable_sort(columns, std::ranges::greater(),
                             [](const Column& column) { return column.range.width(); });
    std::vector<bool> isNamed(parts.size(), false); // beside a stronger one
    for (const auto& strong : columns) {
        std::vector<const Column*> weak;
        std::size_t below = 0;
        for (const auto& column : columns) {
            if (isNamed[column.part] || column.range.width() >= strong.range.width()
                || !pairsOf(strong, column).isOutweighed())
                continue;
            ++below;
            if (isMeant(parts[column.part], column, parts[strong.part], strong))
                weak.push_back(&column);
        }
        if (weak.empty())
            continue;
        for (const auto* column : weak)
            isNamed[column->part] = true;
        const bool areAll = below > 1 && below + 1 == columns.size();
        findings.push_back(outweighed(queue, weak, pairsOf(strong, *weak.front()), strong, areAll));
    }
}

} // namespace fairlead
