// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/answerbuilder.h"

namespace fairlead {

AnswerBuilder::AnswerBuilder(const SnapshotRecords& records, Snapshot& snapshot,
                             const TreeBuilder& tree)
    : m_records(records)
    , m_snapshot(snapshot)
    , m_tree(tree)
{
}

void AnswerBuilder::addRows(const NumberIndex<JobIndex>& jobs)
{
    addWeighted(jobs);
    addNormalized(jobs);
    m_snapshot.answers.agesAgreeOn = m_records.agesAgreeOn;
}

template <typename Predicate>
RowIndex AnswerBuilder::rowOf(const NumberIndex<JobIndex>& jobs, std::uint32_t number,
                              const std::string& partition, const Predicate& fits) const
{
    const auto job = jobs.find(number);
    if (!job.isValid())
        return {};
    const auto& first = m_snapshot.rows.firstOfJob;
    for (auto row = first[job.at()].at(); row < first[job.at() + 1].at(); ++row) {
        if (m_snapshot.rowPartitionName(RowIndex(row)) == partition && fits(row))
            return RowIndex(row);
    }
    return {};
}

void AnswerBuilder::setName(std::vector<NameId>& column, RowIndex row, const std::string& text)
{
    if (text.empty())
        return;
    column.resize(m_snapshot.rows.size(), NameId(std::size_t{0}));
    column[row.at()] = m_snapshot.names.intern(text);
}

void AnswerBuilder::addWeighted(const NumberIndex<JobIndex>& jobs)
{
    auto& answers = m_snapshot.answers;
    if (!m_records.priorityAnswers.empty())
        answers.rows.resize(m_snapshot.rows.size());
    for (const auto& record : m_records.priorityAnswers) {
        const auto row = rowOf(jobs, record.jobId, record.partition,
                               [&](std::size_t at) { return !answers.rows[at]; });
        if (!row.isValid()) {
            // An answer that was given twice is known.
            const auto same = rowOf(jobs, record.jobId, record.partition, [&](std::size_t at) {
                return answers.rows[at] == record.answer;
            });
            answers.unknownRows += same.isValid() ? 0 : 1;
            continue;
        }
        answers.rows[row.at()] = record.answer;
        setName(answers.tresTerms, row, record.tres);
    }
}

void AnswerBuilder::addNormalized(const NumberIndex<JobIndex>& jobs)
{
    auto& answers = m_snapshot.answers;
    if (!m_records.normalizedAnswers.empty())
        answers.normalized.resize(m_snapshot.rows.size());
    for (const auto& record : m_records.normalizedAnswers) {
        const auto row = rowOf(jobs, record.jobId, record.partition,
                               [&](std::size_t at) { return !answers.normalized[at]; });
        if (!row.isValid())
            continue;
        answers.normalized[row.at()] = record.answer;
        setName(answers.tresFactors, row, record.tres);
    }
}

void AnswerBuilder::addShares()
{
    auto& answers = m_snapshot.answers;
    if (m_records.shareAnswers.empty())
        return;
    answers.shares.resize(m_snapshot.assocs.size());
    answers.shareColumns = m_records.shareColumns;
    answers.unknownShares = m_records.unknownShares;
    for (const auto& record : m_records.shareAnswers) {
        const auto assoc = m_tree.find(record.account, record.user, record.partition.str());
        if (assoc.isValid())
            answers.shares[assoc.at()] = record.answer;
        else
            ++answers.unknownShares;
    }
}

} // namespace fairlead
