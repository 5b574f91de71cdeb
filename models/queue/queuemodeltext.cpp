// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/scenariodocument.h"
#include "models/queue/queuemodel.h"
#include "models/words/explanation.h"
#include "models/words/jobterms.h"
#include "models/words/partwords.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

namespace {

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

} // namespace

Qt::Alignment QueueModel::alignment(Column column)
{
    switch (column) {
    case RankColumn:
    case ChangeColumn:
    case JobColumn:
    case PriorityColumn:
    case SchedulerPriorityColumn:
        return Qt::AlignRight | Qt::AlignVCenter;
    case UserColumn:
    case AccountColumn:
    case PartitionColumn:
    case QosColumn:
    case GroupColumn:
    case ClassColumn:
    case FactorsColumn:
    case StateColumn:
    case ColumnCount:
        break;
    }
    return Qt::AlignLeft | Qt::AlignVCenter;
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = m_order[static_cast<std::size_t>(index.row())];
    const auto job = m_snapshot->rows.job[row.at()].at();
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignment(column));
    case SortRole:
        return sortValue(row, column);
    case ChangeRole:
        return column == ChangeColumn ? sortValue(row, column) : QVariant();
    case TermsRole:
        return QVariant::fromValue(jobTerms(*m_evaluation, row));
    case QueueRowRole:
        return row.value;
    case JobIdRole:
        return m_snapshot->jobs.id[job];
    case AssocRole:
        return m_snapshot->jobs.assoc[job].value;
    case IsRankedRole:
        return m_evaluation->rank[row.at()] != 0;
    case BaselineRole:
        return column == RankColumn && m_rankBefore[row.at()] != 0
            ? QVariant(m_rankBefore[row.at()])
            : QVariant();
    default:
        return {};
    }
}

QVariant QueueModel::display(RowIndex row, Column column) const
{
    const auto& jobs = m_snapshot->jobs;
    const auto job = m_snapshot->rows.job[row.at()].at();
    const auto qos = m_snapshot->rowQos(row);
    switch (column) {
    case RankColumn:
    case PriorityColumn:
    case SchedulerPriorityColumn: {
        const auto value = sortValue(row, column);
        return value.isValid() ? valueformat::priority(value.toLongLong()) : QString();
    }
    case ChangeColumn: {
        const auto value = sortValue(row, column);
        return value.isValid() ? valueformat::change(value.toLongLong()) : QString();
    }
    case JobColumn:
        return QString::number(jobs.id[job]);
    case UserColumn:
        return text(m_snapshot->names[jobs.user[job]]);
    case AccountColumn:
        return text(m_snapshot->names[jobs.account[job]]);
    case PartitionColumn:
        return text(m_snapshot->rowPartitionName(row));
    case QosColumn:
        if (isMoab())
            return credentialText(job, column);
        return qos.isValid() ? text(m_snapshot->qos[qos.at()].name) : QString();
    case GroupColumn:
    case ClassColumn:
        return credentialText(job, column);
    case StateColumn:
        return stateText(row);
    case FactorsColumn:
    case ColumnCount:
        break;
    }
    return {};
}

QVariant QueueModel::sortValue(RowIndex row, Column column) const
{
    const auto job = m_snapshot->rows.job[row.at()].at();
    const auto rank = m_evaluation->rank[row.at()];
    switch (column) {
    case RankColumn:
        return rank == 0 ? QVariant() : rank;
    case ChangeColumn:
        if (rank == 0 || m_rankBefore[row.at()] == 0)
            return {};
        return qint64{m_rankBefore[row.at()]} - qint64{rank};
    case JobColumn:
        return m_snapshot->jobs.id[job];
    case PriorityColumn:
    case FactorsColumn:
        return rank == 0 ? QVariant() : qint64{termsOf(*m_evaluation, row).shown};
    case SchedulerPriorityColumn: {
        const auto& answers = m_snapshot->answers.rows;
        if (row.at() >= answers.size() || !answers[row.at()])
            return {};
        return qint64{answers[row.at()]->priority};
    }
    case UserColumn:
    case AccountColumn:
    case PartitionColumn:
    case QosColumn:
    case GroupColumn:
    case ClassColumn:
    case StateColumn:
    case ColumnCount:
        break;
    }
    return display(row, column);
}

QVariant QueueModel::toolTip(RowIndex row, Column column) const
{
    switch (column) {
    case PriorityColumn:
    case FactorsColumn: {
        if (m_evaluation->rank[row.at()] == 0)
            return stateText(row);
        if (m_evaluation->inputs.policy.moab) // with weights, caps and the gate
            return explainPriority(*m_evaluation, row).join(u'\n');
        const auto terms = jobTerms(*m_evaluation, row);
        auto lines = tr("Sum %1").arg(valueformat::factor(terms.sum));
        for (std::size_t i = 0; i < factorCount; ++i) {
            if (terms.contributions[i] != 0.0)
                lines += u'\n'
                    + tr("%1: %2", "factor: points")
                          .arg(partwords::name(m_evaluation->inputs.policy, i),
                               valueformat::factor(terms.contributions[i], 2));
        }
        if (terms.isClampedLow)
            lines += u'\n' + tr("Below 1: the scheduler takes 1.");
        if (terms.isClampedHigh)
            lines += u'\n' + tr("Above 4294967295: the scheduler takes 4294967295.");
        return lines;
    }
    case RankColumn:
    case ChangeColumn:
        return m_rankBefore[row.at()] == 0
            ? QString()
            : tr("Rank in the baseline: %1").arg(valueformat::count(m_rankBefore[row.at()]));
    case SchedulerPriorityColumn:
    case JobColumn:
    case UserColumn:
    case AccountColumn:
    case PartitionColumn:
    case QosColumn:
    case GroupColumn:
    case ClassColumn:
    case StateColumn:
    case ColumnCount:
        break;
    }
    return {};
}

QString QueueModel::credentialText(std::size_t job, Column column) const
{
    if (!isMoab())
        return {};
    const auto& facts = m_snapshot->jobs.moab[job];
    return text(m_snapshot->names[column == QosColumn         ? m_evaluation->moab.tables.qos[job]
                                      : column == GroupColumn ? facts.group
                                                              : facts.jobClass]);
}

QString QueueModel::stateText(RowIndex row) const
{
    const auto job = m_snapshot->rows.job[row.at()].at();
    const auto reason = text(m_snapshot->names[m_snapshot->jobs.reason[job]]);
    QString state;
    switch (m_evaluation->status[row.at()]) {
    case RowStatus::Ranked:
        if (m_snapshot->jobs.state[job] == JobState::Pending && !reason.isEmpty())
            return reason; // every ranked row waits: why is what tells them apart
        state = m_snapshot->jobs.state[job] == JobState::Pending ? tr("Pending") : tr("Running");
        break;
    case RowStatus::Held:
        state = tr("Held");
        break;
    case RowStatus::NotEligible:
        state = tr("Not eligible yet");
        break;
    case RowStatus::NotPending:
        state = tr("Not pending");
        break;
    }
    return reason.isEmpty() ? state : tr("%1 (%2)", "state (reason)").arg(state, reason);
}

} // namespace fairlead::models
