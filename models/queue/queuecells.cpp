// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuecells.h"

#include "engine/priority/breakdown.h"
#include "models/lists/roles.h"
#include "models/words/partwords.h"
#include "models/words/prioritybar.h"
#include "models/words/priorityexplanation.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

namespace {

QString text(std::string_view utf8)
{
    return shownText(utf8);
}

} // namespace

QueueCells::QueueCells(std::shared_ptr<const Evaluation> evaluation,
                       std::vector<std::uint32_t> rankBefore)
    : m_evaluation(std::move(evaluation))
    , m_rankBefore(std::move(rankBefore))
{
}

QVariant QueueCells::value(RowIndex row, Column column, int role) const
{
    const auto job = snapshot().rows.job[row.at()].at();
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(QueueColumns::alignment(column));
    case SortRole:
        return sortValue(row, column);
    case CopyRole:
        return copied(row, column);
    case ChangeRole:
        return column == QueueColumns::ChangeColumn ? sortValue(row, column) : QVariant();
    case TermsRole:
        return QVariant::fromValue(priorityBar(*m_evaluation, row));
    case QueueRowRole:
        return row.value;
    case JobRole:
        return text(snapshot().jobLabel(JobIndex(job)));
    case AssocRole:
        return snapshot().jobs.assoc[job].value;
    case IsRankedRole:
        return m_evaluation->rank[row.at()] != 0;
    case BaselineRole:
        return column == QueueColumns::RankColumn && m_rankBefore[row.at()] != 0
            ? QVariant(m_rankBefore[row.at()])
            : QVariant();
    default:
        return {};
    }
}

QVariant QueueCells::display(RowIndex row, Column column) const
{
    const auto& jobs = snapshot().jobs;
    const auto job = snapshot().rows.job[row.at()].at();
    switch (column) {
    case QueueColumns::RankColumn:
    case QueueColumns::PriorityColumn:
    case QueueColumns::SchedulerPriorityColumn: {
        const auto value = sortValue(row, column);
        return value.isValid() ? valueformat::priority(value.toLongLong()) : QString();
    }
    case QueueColumns::ChangeColumn: {
        const auto value = sortValue(row, column);
        return value.isValid() ? valueformat::change(value.toLongLong()) : QString();
    }
    case QueueColumns::JobColumn:
        return text(snapshot().jobLabel(JobIndex(job)));
    case QueueColumns::UserColumn:
        return nameText(jobs.user[job]);
    case QueueColumns::AccountColumn:
        return nameText(jobs.account[job]);
    case QueueColumns::PartitionColumn:
    case QueueColumns::QosColumn:
    case QueueColumns::GroupColumn:
    case QueueColumns::ClassColumn:
        return text(jobWord(*m_evaluation, row, *QueueColumns::wordOf(column)));
    case QueueColumns::StateColumn:
        return stateText(row);
    case QueueColumns::FactorsColumn:
    case QueueColumns::ColumnCount:
        break;
    }
    return {};
}

QVariant QueueCells::sortValue(RowIndex row, Column column) const
{
    const auto job = snapshot().rows.job[row.at()].at();
    const auto rank = m_evaluation->rank[row.at()];
    switch (column) {
    case QueueColumns::RankColumn:
        return rank == 0 ? QVariant() : rank;
    case QueueColumns::ChangeColumn:
        if (rank == 0 || m_rankBefore[row.at()] == 0)
            return {};
        return qint64{m_rankBefore[row.at()]} - qint64{rank};
    case QueueColumns::JobColumn:
        return jobSortValue(snapshot(), JobIndex(job));
    case QueueColumns::PriorityColumn:
    case QueueColumns::FactorsColumn:
        return rank == 0 ? QVariant() : qint64{shownPriority(*m_evaluation, row)};
    case QueueColumns::SchedulerPriorityColumn: {
        const auto& answers = snapshot().answers.rows;
        if (row.at() >= answers.size() || !answers[row.at()])
            return {};
        return qint64{answers[row.at()]->priority};
    }
    case QueueColumns::UserColumn:
    case QueueColumns::AccountColumn:
    case QueueColumns::PartitionColumn:
    case QueueColumns::QosColumn:
    case QueueColumns::GroupColumn:
    case QueueColumns::ClassColumn:
    case QueueColumns::StateColumn:
    case QueueColumns::ColumnCount:
        break;
    }
    return display(row, column);
}

QString QueueCells::nameText(NameId name) const
{
    auto& shown = m_names[name.value];
    if (shown.isNull())
        shown = text(snapshot().names[name]);
    return shown;
}

// Somebody counts on with the numbers: none has groups, as no job has.
QVariant QueueCells::copied(RowIndex row, Column column) const
{
    const auto value = sortValue(row, column);
    return value.isValid() ? value.toString() : QString();
}

QVariant QueueCells::toolTip(RowIndex row, Column column) const
{
    switch (column) {
    case QueueColumns::PriorityColumn:
    case QueueColumns::FactorsColumn:
        return m_evaluation->rank[row.at()] == 0 ? stateText(row) : pointsText(row);
    case QueueColumns::RankColumn:
    case QueueColumns::ChangeColumn:
        return m_rankBefore[row.at()] == 0
            ? QString()
            : tr("Rank in the baseline: %1").arg(valueformat::count(m_rankBefore[row.at()]));
    case QueueColumns::SchedulerPriorityColumn:
    case QueueColumns::JobColumn:
    case QueueColumns::UserColumn:
    case QueueColumns::AccountColumn:
    case QueueColumns::PartitionColumn:
    case QueueColumns::QosColumn:
    case QueueColumns::GroupColumn:
    case QueueColumns::ClassColumn:
    case QueueColumns::StateColumn:
    case QueueColumns::ColumnCount:
        break;
    }
    return {};
}

QString QueueCells::pointsText(RowIndex row) const
{
    const auto& policy = m_evaluation->inputs.policy;
    if (traitsOf(policy).hasCaps) // with weights, caps and the gate
        return explainComponents(*m_evaluation, row).join(u'\n');
    const auto points = pointsOf(*m_evaluation, row);
    const auto parts = partsOf(policy);
    auto lines = tr("Sum %1").arg(valueformat::addend(points.sum));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (points.points[i] != 0.0)
            lines += u'\n'
                + tr("%1: %2", "factor: points")
                      .arg(partwords::name(parts[i]), valueformat::addend(points.points[i]));
    }
    if (points.isLifted)
        lines += u'\n' + tr("Bracket: the sum is below 1, the scheduler takes 1.");
    if (points.isCut)
        lines += u'\n' + tr("Bracket: the sum is above 4294967295, the scheduler takes that.");
    return lines;
}

// The bar in words: "fair-share 17,797, partition 15,000, sum 32,797". Other cells say their text.
QVariant QueueCells::spoken(RowIndex row, Column column) const
{
    if (column != QueueColumns::FactorsColumn)
        return {};
    if (m_evaluation->rank[row.at()] == 0)
        return stateText(row);
    const auto bar = priorityBar(*m_evaluation, row);
    QStringList said;
    for (std::size_t i = 0; i < bar.parts.size(); ++i) {
        if (bar.numbers.points[i] != 0.0)
            said << tr("%1 %2", "factor and its points, read aloud")
                        .arg(partwords::name(bar.parts[i]),
                             valueformat::points(bar.numbers.points[i]));
    }
    said << tr("sum %1", "read aloud").arg(valueformat::priority(bar.numbers.shown));
    return said.join(tr(", ", "between things read aloud"));
}

namespace {
QString notPendingWord(JobState state)
{
    switch (state) {
    case JobState::Running:
        return QueueCells::tr("Running");
    case JobState::Suspended:
        return QueueCells::tr("Suspended");
    case JobState::Completing:
        return QueueCells::tr("Completing");
    case JobState::Pending:
    case JobState::Other:
        break;
    }
    return QueueCells::tr("Not pending");
}
} // namespace

QString QueueCells::stateWord(RowStatus status, JobState state)
{
    switch (status) {
    case RowStatus::Ranked:
        return state == JobState::Pending ? tr("Pending") : tr("Running");
    case RowStatus::Held:
        return tr("Held");
    case RowStatus::NotEligible:
        return tr("Not eligible yet");
    case RowStatus::NotPending:
        return notPendingWord(state);
    }
    return {};
}

QString QueueCells::stateText(RowIndex row) const
{
    const auto job = snapshot().rows.job[row.at()].at();
    const auto reason = nameText(snapshot().jobs.reason[job]);
    const auto status = m_evaluation->status[row.at()];
    const auto state = snapshot().jobs.state[job];
    if (status == RowStatus::Ranked && state == JobState::Pending && !reason.isEmpty())
        return reason; // every ranked row waits: why is what tells them apart
    const auto word = stateWord(status, state);
    return reason.isEmpty() ? word : tr("%1 (%2)", "state (reason)").arg(word, reason);
}

QVariant jobSortValue(const Snapshot& snapshot, JobIndex job)
{
    const auto name = snapshot.jobLabel(job);
    const auto number = snapshot.jobs.id[job.at()];
    return name == std::to_string(number) ? QVariant(number) : QVariant(text(name));
}

} // namespace fairlead::models
