// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuetexts.h"

#include <algorithm>
#include <unordered_set>

namespace fairlead::models {

namespace {

constexpr qsizetype fewTexts = 12;
constexpr std::size_t mostRows = 4096; // a thousand take a quarter of a millisecond

/// What a cell shows, as a number: equal ones show equal texts.
std::uint64_t keyOf(const Evaluation& evaluation, RowIndex row, QueueColumns::Column column)
{
    const auto& jobs = evaluation.snapshot().jobs;
    const auto job = evaluation.snapshot().rows.job[row.at()].at();
    switch (column) {
    case QueueColumns::UserColumn:
        return jobs.user[job].value;
    case QueueColumns::AccountColumn:
        return jobs.account[job].value;
    case QueueColumns::PartitionColumn:
    case QueueColumns::QosColumn:
    case QueueColumns::GroupColumn:
    case QueueColumns::ClassColumn: {
        const auto place = wordPlace(evaluation, row, *QueueColumns::wordOf(column));
        return std::uint64_t{place.index} << 8U | static_cast<std::uint64_t>(place.table);
    }
    case QueueColumns::StateColumn:
        return std::uint64_t{jobs.reason[job].value} << 16U
            | static_cast<std::uint64_t>(evaluation.status[row.at()]) << 8U
            | static_cast<std::uint64_t>(jobs.state[job]);
    case QueueColumns::RankColumn:
    case QueueColumns::ChangeColumn:
    case QueueColumns::JobColumn:
    case QueueColumns::PriorityColumn:
    case QueueColumns::FactorsColumn:
    case QueueColumns::SchedulerPriorityColumn:
    case QueueColumns::ColumnCount:
        break;
    }
    return 0;
}

QStringList longestOf(QStringList texts)
{
    const auto isLonger = [](const QString& a, const QString& b) { return a.size() > b.size(); };
    std::ranges::stable_sort(texts, isLonger);
    return texts.mid(0, fewTexts);
}

/// Of all numbers and names: those of one length are as wide as each other, or nearly so.
QStringList longestJobs(const QueueCells& cells, std::size_t step)
{
    const auto& snapshot = cells.evaluation()->snapshot();
    RowIndex longest;
    std::size_t most = 0;
    for (std::size_t row = 0; row < snapshot.rows.size(); row += step) {
        const auto job = snapshot.rows.job[row];
        const auto& name = snapshot.names[snapshot.labelOf(job)];
        auto size = name.size();
        for (auto id = snapshot.jobs.id[job.at()]; name.empty() && id > 0; id /= 10)
            ++size;
        if (size > most) {
            most = size;
            longest = RowIndex(row);
        }
    }
    return longest.isValid()
        ? QStringList(cells.value(longest, QueueColumns::JobColumn, Qt::DisplayRole).toString())
        : QStringList();
}

} // namespace

LongestTexts longestTexts(const QueueCells& cells)
{
    LongestTexts longest;
    if (!cells.evaluation())
        return longest;
    const auto& evaluation = *cells.evaluation();
    const auto step = evaluation.snapshot().rows.size() / mostRows + 1;
    longest.areOfAll = step == 1;
    for (const auto column :
         {QueueColumns::UserColumn, QueueColumns::AccountColumn, QueueColumns::PartitionColumn,
          QueueColumns::QosColumn, QueueColumns::GroupColumn, QueueColumns::ClassColumn,
          QueueColumns::StateColumn}) {
        std::unordered_set<std::uint64_t> known;
        QStringList texts;
        for (std::size_t row = 0; row < evaluation.snapshot().rows.size(); row += step) {
            if (known.insert(keyOf(evaluation, RowIndex(row), column)).second)
                texts << cells.value(RowIndex(row), column, Qt::DisplayRole).toString();
        }
        longest.ofColumn[column] = longestOf(std::move(texts));
    }
    longest.ofColumn[QueueColumns::JobColumn] = longestJobs(cells, step);
    return longest;
}

} // namespace fairlead::models
