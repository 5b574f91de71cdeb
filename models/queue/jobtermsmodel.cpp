// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/jobtermsmodel.h"

#include "models/document/scenariodocument.h"
#include "models/queue/queuecells.h"
#include "models/words/explanation.h"
#include "models/words/partwords.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

namespace {

constexpr int termDecimals = 2;

bool isFactor(int column)
{
    return column >= JobTermsModel::AgeColumn && column <= JobTermsModel::NiceColumn;
}

std::size_t factorAt(int column)
{
    return static_cast<std::size_t>(column - JobTermsModel::AgeColumn);
}

QString firstUpper(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

JobTermsModel::JobTermsModel(ScenarioDocument* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    static_assert(NiceColumn - AgeColumn + 1 == static_cast<int>(factorCount));
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_rows.clear(); // they belong to the old snapshot
        m_terms.clear();
        endResetModel();
    });
    connect(document, &ScenarioDocument::snapshotAboutToChange, this, &JobTermsModel::beforeChange);
    connect(document, &ScenarioDocument::snapshotChanged, this, &JobTermsModel::afterChange);
    connect(document, &ScenarioDocument::evaluationChanged, this,
            &JobTermsModel::onEvaluationChanged);
}

JobTermsModel::~JobTermsModel() = default;

void JobTermsModel::setRows(const std::vector<RowIndex>& rows)
{
    auto wanted = m_document->evaluation() ? rows : std::vector<RowIndex>();
    if (wanted == m_rows)
        return;
    if (!m_rows.empty()) {
        beginRemoveRows({}, 0, rowCount() - 1);
        m_rows.clear();
        m_terms.clear();
        endRemoveRows();
    }
    if (wanted.empty())
        return;
    beginInsertRows({}, 0, static_cast<int>(wanted.size()) - 1);
    m_rows = std::move(wanted);
    compute();
    endInsertRows();
}

std::optional<JobTerms> JobTermsModel::baselineTerms(int row) const
{
    const auto wanted = m_rows[static_cast<std::size_t>(row)];
    if (m_document->snapshot() == m_document->baseSnapshot())
        return jobTerms(*m_document->baseline()->evaluation, wanted);
    for (const auto& move : m_document->difference()->rows) {
        if (move.after == wanted && move.before.isValid())
            return jobTerms(*m_document->baseline()->evaluation, move.before);
    }
    return std::nullopt;
}

JobBars JobTermsModel::bars() const
{
    JobBars result;
    const auto& policy = m_document->policy();
    const auto count = partwords::count(policy);
    for (std::size_t part = 0; part < count; ++part)
        result.parts << partwords::name(policy, part);
    for (int row = 0; row < rowCount(); ++row) {
        const auto& shown = m_terms[static_cast<std::size_t>(row)];
        JobBars::Bar bar;
        bar.job = rowName(*m_document->snapshot(), m_rows[static_cast<std::size_t>(row)]);
        for (std::size_t part = 0; part < count; ++part) {
            bar.points.push_back(shown.contributions[part]);
            bar.toolTips << factorText(shown, part);
        }
        bar.total = valueformat::priority(shown.shown);
        if (const auto before = baselineTerms(row); before && !(*before == shown)) {
            bar.before = before->sum;
            for (const double value : before->contributions)
                (value < 0.0 ? bar.beforeLeft : bar.beforeRight) += value;
        }
        result.bars.push_back(std::move(bar));
    }
    return result;
}

int JobTermsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int JobTermsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JobTermsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = m_rows[static_cast<std::size_t>(index.row())];
    const auto& terms = m_terms[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, terms, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (column == JobColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case SortRole:
        return sortValue(row, terms, column);
    case TermsRole:
        return QVariant::fromValue(terms);
    case QueueRowRole:
        return row.value;
    case FactorRole:
        return isFactor(column) ? QVariant(static_cast<int>(factorAt(column))) : QVariant();
    case Qt::ToolTipRole:
        return isFactor(column) ? QVariant(factorText(terms, factorAt(column))) : QVariant();
    default:
        return {};
    }
}

QVariant JobTermsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto column = static_cast<Column>(section);
    if (isFactor(column)) {
        const auto& policy = m_document->policy();
        if (role == Qt::DisplayRole)
            return firstUpper(partwords::name(policy, factorAt(column)));
        return role == Qt::ToolTipRole ? QVariant(partwords::description(policy, factorAt(column)))
                                       : QVariant();
    }
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    if (column == JobColumn)
        return isTitle ? tr("Job") : tr("Job id with user and account.");
    if (column == SumColumn)
        return isTitle ? tr("Sum") : tr("Sum of the nine contributions, unrounded. In points.");
    if (column == PriorityColumn)
        return isTitle ? tr("Priority") : tr("The sum truncated, at least 1, as sprio prints it.");
    return isTitle ? tr("Rank") : tr("Place in the queue: 1 runs next.");
}

void JobTermsModel::beforeChange(const SnapshotMapping& mapping)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        const auto place = m_rows.begin() + row;
        if (mapping[*place].isValid())
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(place);
        m_terms.erase(m_terms.begin() + row);
        endRemoveRows();
    }
}

void JobTermsModel::afterChange(const SnapshotMapping& mapping)
{
    if (m_rows.empty())
        return;
    for (auto& row : m_rows)
        row = mapping[row];
    compute();
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void JobTermsModel::onEvaluationChanged()
{
    if (m_rows.empty())
        return;
    compute();
    emit dataChanged(index(0, AgeColumn), index(rowCount() - 1, ColumnCount - 1));
}

void JobTermsModel::compute()
{
    m_terms.clear();
    for (const auto row : m_rows)
        m_terms.push_back(jobTerms(*m_document->evaluation(), row));
}

QVariant JobTermsModel::display(RowIndex row, const JobTerms& terms, Column column) const
{
    if (isFactor(column))
        return valueformat::factor(terms.contributions[factorAt(column)], termDecimals);
    if (column == JobColumn)
        return rowName(*m_document->snapshot(), row);
    if (column == SumColumn)
        return valueformat::factor(terms.sum, termDecimals);
    const auto value = sortValue(row, terms, column);
    return value.isValid() ? valueformat::priority(value.toLongLong()) : QString();
}

QVariant JobTermsModel::sortValue(RowIndex row, const JobTerms& terms, Column column) const
{
    if (isFactor(column))
        return terms.contributions[factorAt(column)];
    if (column == JobColumn)
        return jobSortValue(*m_document->snapshot(), m_document->snapshot()->rows.job[row.at()]);
    if (column == SumColumn)
        return terms.sum;
    if (column == PriorityColumn)
        return terms.shown;
    const auto rank = m_document->evaluation()->rank[row.at()];
    return rank == 0 ? QVariant() : QVariant(rank);
}

QString JobTermsModel::factorText(const JobTerms& terms, std::size_t factor) const
{
    const auto& policy = m_document->evaluation()->inputs.policy;
    const auto name = partwords::name(policy, factor);
    const auto points = valueformat::factor(terms.contributions[factor]);
    if (factor >= weightedFactorCount || policy.moab)
        return tr("%1: %2", "factor: points").arg(name, points);
    return tr("%1: %2 × %3 = %4", "factor: value × weight = points")
        .arg(name, valueformat::factor(terms.factors[factor], 7),
             valueformat::count(policy.weights[factor]), points);
}

} // namespace fairlead::models
