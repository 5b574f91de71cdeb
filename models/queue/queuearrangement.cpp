// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuearrangement.h"

#include "engine/cluster/jobmatch.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <numeric>

namespace fairlead::models {

namespace {

std::string folded(const std::string& text)
{
    std::string result = text;
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

/// The place of each text when all are sorted; equal texts share none, which does no harm.
std::vector<std::uint32_t> places(const std::vector<std::string>& texts)
{
    std::vector<std::uint32_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(
        order, [&texts](std::uint32_t a, std::uint32_t b) { return texts[a] < texts[b]; });
    std::vector<std::uint32_t> result(texts.size());
    for (std::uint32_t place = 0; place < order.size(); ++place)
        result[order[place]] = place;
    return result;
}

template <typename Named>
std::vector<std::uint32_t> placesOfNames(const std::vector<Named>& list)
{
    std::vector<std::string> names;
    for (const auto& item : list)
        names.push_back(folded(item.name));
    return places(names);
}

std::vector<std::uint8_t> containing(const std::vector<std::string>& foldedTexts,
                                     const std::string& part)
{
    std::vector<std::uint8_t> result(foldedTexts.size());
    std::ranges::transform(foldedTexts, result.begin(), [&part](const std::string& text) {
        return static_cast<std::uint8_t>(text.find(part) != std::string::npos);
    });
    return result;
}

template <typename Named>
std::vector<std::uint8_t> containingNames(const std::vector<Named>& list, const std::string& part)
{
    std::vector<std::string> names;
    for (const auto& item : list)
        names.push_back(folded(item.name));
    return containing(names, part);
}

bool idContains(std::uint32_t id, const std::string& digits)
{
    char text[10];
    const auto end = std::to_chars(text, text + sizeof text, id).ptr;
    return std::string_view(text, end).find(digits) != std::string_view::npos;
}

/// Those that jobs have under a policy.
std::vector<JobWord> wordsOf(const Policy& policy)
{
    std::vector<JobWord> words;
    for (const auto word : {JobWord::Partition, JobWord::Qos, JobWord::Group, JobWord::Class}) {
        if (hasWord(policy, word))
            words.push_back(word);
    }
    return words;
}

bool isOfRanking(QueueColumns::Column column)
{
    return column == QueueColumns::RankColumn || column == QueueColumns::ChangeColumn
        || column == QueueColumns::PriorityColumn || column == QueueColumns::FactorsColumn;
}

} // namespace

QueueArrangement::QueueArrangement(const Snapshot& snapshot)
    : m_hasNamedJobs(hasNamedJobs(snapshot))
    , m_partitionOrder(placesOfNames(snapshot.partitions))
    , m_qosOrder(placesOfNames(snapshot.qos))
{
    for (std::size_t i = 0; i < snapshot.names.size(); ++i)
        m_foldedNames.push_back(folded(snapshot.names[NameId(i)]));
    m_nameOrder = places(m_foldedNames);
}

std::vector<RowIndex> QueueArrangement::arrange(const Evaluation& evaluation,
                                                const std::vector<std::uint32_t>& rankBefore,
                                                const QueueFilter& filter,
                                                QueueColumns::Column column, bool descending) const
{
    const auto shown = matching(evaluation, filter);
    std::vector<RowIndex> rows;
    rows.reserve(shown.size());
    for (const auto row : evaluation.order) {
        if (shown[row.at()] != 0)
            rows.push_back(row);
    }
    const auto ranked = static_cast<std::ptrdiff_t>(rows.size());
    for (std::size_t row = 0; row < shown.size() && !filter.onlyRanked; ++row) {
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

std::vector<std::uint8_t> QueueArrangement::matching(const Evaluation& evaluation,
                                                     const QueueFilter& filter) const
{
    const auto& snapshot = evaluation.snapshot();
    const auto& rows = snapshot.rows;
    const auto& jobs = snapshot.jobs;
    std::vector<std::uint8_t> result(rows.size(), 1);
    const auto keep = [&](auto&& condition) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (result[row] != 0 && !condition(row, rows.job[row].at()))
                result[row] = 0;
        }
    };
    if (!filter.user.empty())
        keep([&, name = snapshot.names.find(filter.user)](std::size_t, std::size_t job) {
            return jobs.user[job] == name;
        });
    if (!filter.account.empty())
        keep([&, name = snapshot.names.find(filter.account)](std::size_t, std::size_t job) {
            return jobs.account[job] == name;
        });
    if (!filter.partition.empty())
        keep([&](std::size_t row, std::size_t) {
            const auto partition = rows.partition[row];
            return partition.isValid()
                && snapshot.partitions[partition.at()].name == filter.partition;
        });
    if (filter.text.empty())
        return result;

    const auto text = folded(filter.text);
    const auto inName = containing(m_foldedNames, text);
    const auto inPartition = containingNames(snapshot.partitions, text);
    const auto inQos = containingNames(snapshot.qos, text);
    const auto contains = [&](const WordPlace& word) {
        switch (word.table) {
        case WordPlace::Table::None:
            break;
        case WordPlace::Table::Names:
            return inName[word.index] != 0;
        case WordPlace::Table::Partitions:
            return inPartition[word.index] != 0;
        case WordPlace::Table::Qos:
            return inQos[word.index] != 0;
        }
        return false;
    };
    const auto words = wordsOf(evaluation.inputs.policy);
    const bool isNumber
        = std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
    const auto isInJob = [&](std::size_t job) {
        const auto name = snapshot.labelOf(JobIndex(job)); // without one it is the number
        return name.value == 0 ? isNumber && idContains(jobs.id[job], text)
                               : inName[name.at()] != 0;
    };
    keep([&](std::size_t row, std::size_t job) {
        return inName[jobs.user[job].at()] != 0 || inName[jobs.account[job].at()] != 0
            || inName[jobs.reason[job].at()] != 0
            || std::ranges::any_of(words,
                                   [&](JobWord word) {
                                       return contains(wordPlace(evaluation, RowIndex(row), word));
                                   })
            || isInJob(job);
    });
    return result;
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
