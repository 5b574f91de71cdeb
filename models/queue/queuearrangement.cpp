// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuearrangement.h"

#include "engine/cluster/jobmatch.h"
#include "models/words/naturalorder.h"

#include <algorithm>
#include <numeric>

namespace fairlead::models {

namespace {

/// The place of each text when all are sorted; equal texts share none, which does no harm.
std::vector<std::uint32_t> places(const std::vector<std::string>& texts)
{
    std::vector<std::uint32_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, [&texts](std::uint32_t a, std::uint32_t b) {
        return comesBefore(texts[a], texts[b]);
    });
    std::vector<std::uint32_t> result(texts.size());
    for (std::uint32_t place = 0; place < order.size(); ++place)
        result[order[place]] = place;
    return result;
}

bool isOfRanking(QueueColumns::Column column)
{
    return column == QueueColumns::RankColumn || column == QueueColumns::ChangeColumn
        || column == QueueColumns::PriorityColumn || column == QueueColumns::FactorsColumn;
}

} // namespace

QueueArrangement::QueueArrangement(const Snapshot& snapshot)
    : m_search(snapshot)
    , m_nameOrder(places(m_search.names()))
    , m_hasNamedJobs(hasNamedJobs(snapshot))
    , m_partitionOrder(places(m_search.partitions()))
    , m_qosOrder(places(m_search.qos()))
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
        return m_hasNamedJobs ? place(m_nameOrder, snapshot.labelOf(JobIndex(job)))
                              : static_cast<std::int64_t>(snapshot.jobs.id[job]);
    case QueueColumns::UserColumn:
        return place(m_nameOrder, snapshot.jobs.user[job]);
    case QueueColumns::AccountColumn:
        return place(m_nameOrder, snapshot.jobs.account[job]);
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
            + place(m_nameOrder, snapshot.jobs.reason[job]);
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
        return m_nameOrder[word.index];
    case WordPlace::Table::Partitions:
        return m_partitionOrder[word.index];
    case WordPlace::Table::Qos:
        return m_qosOrder[word.index];
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
