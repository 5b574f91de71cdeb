// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/breakdown.h"

#include <span>
#include <vector>

namespace fairlead {

/// What the priorities of a queue are made of: the ranked rows of an evaluation, best first,
/// without those whose priority was set by hand. Read once for all findings; the evaluation must
/// outlive it.
class QueuePoints
{
public:
    explicit QueuePoints(const Evaluation& evaluation);

    [[nodiscard]] const Evaluation& evaluation() const { return m_evaluation; }
    [[nodiscard]] const Policy& policy() const { return m_evaluation.inputs.policy; }
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    [[nodiscard]] const std::vector<RowIndex>& rows() const { return m_rows; }
    /// Signed points of a part by row. @unit priority points  @range (-inf, inf)  @source RowPoints
    [[nodiscard]] std::span<const double> points(std::size_t part) const { return m_points[part]; }
    /// Neither bounded nor rounded, by row.
    /// @unit priority points  @range (-inf, inf)  @source RowPoints
    [[nodiscard]] const std::vector<double>& sums() const { return m_sums; }
    [[nodiscard]] const std::vector<std::int64_t>& priorities() const { return m_priorities; }
    /// Rows whose sum is more than the highest priority.
    [[nodiscard]] std::size_t cutCount() const { return m_cut; }
    /// Whether the priority of a row is not its sum, but the highest or the lowest that there is.
    [[nodiscard]] bool isBound(std::size_t row) const { return m_isBound[row] != 0; }
    /// Jobs that rows belong to: of several partitions one.
    [[nodiscard]] std::size_t jobCount() const { return m_jobs; }

private:
    const Evaluation& m_evaluation;
    std::vector<RowIndex> m_rows;
    std::vector<std::vector<double>> m_points; // [part][row]
    std::vector<double> m_sums;
    std::vector<std::uint8_t> m_isBound;
    std::vector<std::int64_t> m_priorities;
    std::size_t m_cut = 0;
    std::size_t m_jobs = 0;
};

/// The least and the most of some numbers; none: 0 and 0.
struct Range
{
    double least = 0.0; ///< @unit as the numbers  @range (-inf, inf)  @source own
    double most = 0.0; ///< @unit as the numbers  @range (-inf, inf)  @source own

    [[nodiscard]] double width() const { return most - least; }
};
Range rangeOf(std::span<const double> numbers);

} // namespace fairlead
