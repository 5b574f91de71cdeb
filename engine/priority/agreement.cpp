// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/agreement.h"

#include "engine/priority/scheduler.h"

#include <algorithm>
#include <cmath>

namespace fairlead {

namespace {
/// What binary fractions add on their way through the scheduler's reply (specification 9.1).
double noiseOf(double value)
{
    return std::isfinite(value) ? std::abs(value) * 1e-14 : 0.0;
}

bool isPrinted(double ours, double printed, int decimals, bool cut)
{
    if (std::isnan(printed) || std::isnan(ours))
        return std::isnan(printed) && std::isnan(ours);
    if (std::isinf(printed) || std::isinf(ours))
        return printed == ours;
    if (cut)
        return std::floor(ours) == printed;
    if (decimals == 0)
        return std::nearbyint(ours) == printed;
    return std::abs(ours - printed)
        <= 0.5 * std::pow(10.0, -decimals) * (1.0 + 1e-9) + noiseOf(ours);
}

/// Whether some number of the range is printed as that text says.
bool isAllowed(const NumberRange& range, double printed, int decimals, bool cut)
{
    if (std::isnan(printed) || std::isnan(range.low))
        return std::isnan(printed) && std::isnan(range.low);
    if (std::isinf(printed))
        return range.high == printed || range.low == printed;
    const double half = cut ? 0.0 : 0.5 * std::pow(10.0, -decimals) * (1.0 + 1e-9);
    const double unit = cut ? 1.0 : half; // a cut number lies up to one below the value
    return printed >= range.low - unit - noiseOf(range.low)
        && printed <= range.high + half + noiseOf(range.high);
}

double distance(double ours, double theirs)
{
    if (std::isnan(ours) || std::isnan(theirs))
        return std::numeric_limits<double>::infinity();
    return ours == theirs ? 0.0 : std::abs(ours - theirs);
}

double printedValue(double value, int decimals, bool cut)
{
    if (!std::isfinite(value))
        return value;
    if (cut)
        return std::floor(value);
    return decimals == 0 ? std::nearbyint(value) : value;
}
} // namespace

bool RowDifference::isRounding() const
{
    return std::ranges::all_of(parts, &PartDifference::isRounding);
}

Verdict Comparison::verdict() const
{
    if (compared == 0 && onlyTheirs == 0)
        return Verdict::Nothing;
    if (differing > 0)
        return Verdict::Differs;
    if (onlyTheirs > 0 || onlyOurs > 0)
        return Verdict::Incomplete;
    return rounding > 0 ? Verdict::Rounding : Verdict::Equal;
}

Verdict Agreement::verdict() const
{
    return std::max({priorities.verdict(), normalized.verdict(), shares.verdict()});
}

ComparisonBuilder::ComparisonBuilder(const char* command, std::size_t mostRows)
    : m_mostRows(mostRows)
{
    result.command = command;
}

void ComparisonBuilder::beginRow(std::size_t index)
{
    m_row.index = index;
    m_row.parts.clear();
}

void ComparisonBuilder::add(const std::string& part, double ours, double theirs,
                            const NumberRange& allowed, int decimals, bool cut)
{
    if (isPrinted(ours, theirs, decimals, cut))
        return;
    m_row.parts.push_back({part, printedValue(ours, decimals, cut), theirs, allowed,
                           isAllowed(allowed, theirs, decimals, cut)});
    countPart(m_row.parts.back());
}

void ComparisonBuilder::countPart(const PartDifference& difference)
{
    auto known = std::ranges::find(result.parts, difference.part, &PartSummary::part);
    if (known == result.parts.end())
        known = result.parts.insert(known, {difference.part, 0, 0.0});
    ++known->rows;
    known->largest = std::max(known->largest, distance(difference.ours, difference.theirs));
}

void ComparisonBuilder::endRow()
{
    ++result.compared;
    if (m_row.parts.empty()) {
        ++result.equal;
        return;
    }
    const bool isRounding = m_row.isRounding();
    ++(isRounding ? result.rounding : result.differing);
    auto& list = isRounding ? m_rounding : result.rows;
    if (list.size() < m_mostRows)
        list.push_back(m_row);
}

Comparison ComparisonBuilder::finish()
{
    const auto room = m_mostRows - result.rows.size();
    m_rounding.resize(std::min(m_rounding.size(), room));
    result.rows.insert(result.rows.end(), std::make_move_iterator(m_rounding.begin()),
                       std::make_move_iterator(m_rounding.end()));
    return std::move(result);
}

Agreement Scheduler::agreement(const Evaluation& evaluation, std::size_t mostRows) const
{
    const auto& answers = evaluation.snapshot().answers;
    ComparisonBuilder builder("diagnose -p", mostRows);
    builder.result.onlyTheirs = answers.unknownRows;
    for (std::size_t row = 0; row < answers.rows.size(); ++row) {
        if (!answers.rows[row]) {
            builder.result.onlyOurs += evaluation.rank[row] != 0 ? 1 : 0;
            continue;
        }
        builder.beginRow(row);
        builder.add("Priority", static_cast<double>(shown(evaluation, RowIndex(row))),
                    static_cast<double>(answers.rows[row]->priority), 0);
        builder.endRow();
    }
    Agreement agreement;
    agreement.priorities = builder.finish();
    return agreement;
}

Agreement compareAnswers(const Evaluation& evaluation, std::size_t mostRows)
{
    auto agreement = schedulerOf(evaluation.inputs.policy).agreement(evaluation, mostRows);
    agreement.agesAgreeOn = evaluation.snapshot().answers.agesAgreeOn;
    return agreement;
}

} // namespace fairlead
