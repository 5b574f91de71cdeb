// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuearrangement.h"

#include <algorithm>

namespace fairlead::models {

namespace {

bool isOfRanking(QueueColumns::Column column)
{
    return column == QueueColumns::RankColumn || column == QueueColumns::ChangeColumn
        || column == QueueColumns::PriorityColumn || column == QueueColumns::FactorsColumn;
}

} // namespace

QueueArrangement::QueueArrangement(std::shared_ptr<const QueueNames> names)
    : m_names(std::move(names))
    , m_search(m_names)
{
}

QueueArrangement::QueueArrangement(const Snapshot& snapshot)
    : QueueArrangement(std::make_shared<const QueueNames>(snapshot))
{
}

std::vector<RowIndex> QueueArrangement::arrange(const Evaluation& evaluation,
                                                const std::vector<std::uint32_t>& rankBefore,
                                                const SearchQuery& query,
                                                QueueColumns::Column column, bool descending) const
{
    const auto shown = m_search.found(evaluation, query);
    std::vector<RowIndex> rows;
    rows.reserve(shown.size());
    for (const auto row : evaluation.order) {
        if (shown[row.at()] != 0)
            rows.push_back(row);
    }
    const auto ranked = static_cast<std::ptrdiff_t>(rows.size());
    for (std::size_t row = 0; row < shown.size(); ++row) {
        if (shown[row] != 0 && evaluation.rank[row] == 0)
            rows.emplace_back(row);
    }

    if (column == QueueColumns::RankColumn) {
        if (descending)
            std::reverse(rows.begin(), rows.begin() + ranked);
        return rows;
    }
    std::vector<std::pair<std::int64_t, RowIndex>> keyed;
    keyed.reserve(rows.size());
    for (const auto row : rows)
        keyed.emplace_back(sortValue(evaluation, rankBefore, row, column), row);
    const auto before = [descending](const auto& a, const auto& b) {
        return descending ? a.first > b.first : a.first < b.first;
    };
    const auto end = isOfRanking(column) ? keyed.begin() + ranked : keyed.end();
    std::stable_sort(keyed.begin(), end, before);
    std::ranges::transform(keyed, rows.begin(), [](const auto& entry) { return entry.second; });
    return rows;
}

std::int64_t QueueArrangement::sortValue(const Evaluation& evaluation,
                                         const std::vector<std::uint32_t>& rankBefore, RowIndex row,
                                         QueueColumns::Column column) const
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()].at();
    const auto place = [](const auto& order, auto index) {
        return index.isValid() ? static_cast<std::int64_t>(order[index.at()]) : -1;
    };
    switch (column) {
    case QueueColumns::RankColumn:
        return evaluation.rank[row.at()];
    case QueueColumns::ChangeColumn: {
        const std::int64_t before = rankBefore.empty() ? 0 : rankBefore[row.at()];
        return before == 0 ? 0 : before - static_cast<std::int64_t>(evaluation.rank[row.at()]);
    }
    case QueueColumns::JobColumn:
        return m_names->hasNamedJobs ? place(m_names->nameOrder, snapshot.labelOf(JobIndex(job)))
                                     : static_cast<std::int64_t>(snapshot.jobs.id[job]);
    case QueueColumns::UserColumn:
        return place(m_names->nameOrder, snapshot.jobs.user[job]);
    case QueueColumns::AccountColumn:
        return place(m_names->nameOrder, snapshot.jobs.account[job]);
    case QueueColumns::PartitionColumn:
    case QueueColumns::QosColumn:
    case QueueColumns::GroupColumn:
    case QueueColumns::ClassColumn:
        return placeOf(wordPlace(evaluation, row, *QueueColumns::wordOf(column)));
    case QueueColumns::PriorityColumn:
    case QueueColumns::FactorsColumn:
        return evaluation.priority[row.at()];
    case QueueColumns::SchedulerPriorityColumn: {
        const auto& answers = snapshot.answers.rows;
        return row.at() < answers.size() && answers[row.at()] ? answers[row.at()]->priority : -1;
    }
    case QueueColumns::StateColumn:
        return static_cast<std::int64_t>(evaluation.status[row.at()]) * (std::int64_t{1} << 32)
            + place(m_names->nameOrder, snapshot.jobs.reason[job]);
    case QueueColumns::ColumnCount:
        break;
    }
    return 0;
}

std::int64_t QueueArrangement::placeOf(const WordPlace& word) const
{
    switch (word.table) {
    case WordPlace::Table::None:
        break;
    case WordPlace::Table::Names:
        return m_names->nameOrder[word.index];
    case WordPlace::Table::Partitions:
        return m_names->partitionOrder[word.index];
    case WordPlace::Table::Qos:
        return m_names->qosOrder[word.index];
    }
    return -1;
}

std::vector<std::uint32_t> ranksBefore(const Difference& difference, std::size_t rows)
{
    std::vector<std::uint32_t> result(rows, 0);
    for (const auto& move : difference.rows) {
        if (move.after.isValid())
            result[move.after.at()] = move.rankBefore;
    }
    return result;
}

} // namespace fairlead::models
