// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/queuepoints.h"

#include <algorithm>

namespace fairlead {

QueuePoints::QueuePoints(const Evaluation& evaluation)
    : m_evaluation(evaluation)
{
    const auto& snapshot = evaluation.snapshot();
    const auto parts = partsOf(evaluation.inputs.policy).size();
    m_points.resize(parts);
    for (auto& column : m_points)
        column.reserve(evaluation.order.size());
    std::vector<std::uint8_t> isSeen(snapshot.jobs.size(), 0);
    const auto reader = rowReader(evaluation);
    for (const auto row : evaluation.order) {
        const auto job = snapshot.rows.job[row.at()];
        if (JobTable::entry(snapshot.jobs.setPriority, job) != 0)
            continue;
        const auto all = reader->points(row);
        m_rows.push_back(row);
        for (std::size_t part = 0; part < parts; ++part)
            m_points[part].push_back(all.points[part]);
        m_sums.push_back(all.sum);
        m_priorities.push_back(all.start);
        m_isBound.push_back(all.isCut || all.isLifted ? 1 : 0);
        m_cut += all.isCut ? 1 : 0;
        m_jobs += isSeen[job.at()] == 0 ? 1 : 0;
        isSeen[job.at()] = 1;
    }
}

Range rangeOf(std::span<const double> numbers)
{
    if (numbers.empty())
        return {};
    const auto [least, most] = std::ranges::minmax(numbers);
    return {least, most};
}

} // namespace fairlead
