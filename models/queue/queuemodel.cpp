// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/queuemodel.h"

#include "models/document/scenariodocument.h"

#include <algorithm>

namespace fairlead::models {

QueueModel::QueueModel(ScenarioDocument* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        rebuild();
        endResetModel();
        emit axisChanged();
        emit arranged();
    });
    connect(document, &ScenarioDocument::snapshotAboutToChange, this, &QueueModel::beforeChange);
    connect(document, &ScenarioDocument::snapshotChanged, this, &QueueModel::afterChange);
    connect(document, &ScenarioDocument::evaluationChanged, this, &QueueModel::onEvaluationChanged);
    rebuild();
}

QueueModel::~QueueModel() = default;

void QueueModel::setQuery(const SearchQuery& query)
{
    if (query == m_query)
        return;
    m_query = query;
    rearrange();
}

QStringList QueueModel::unclearJobs() const
{
    const auto unclear = m_query.unclearJobs(); // of most searches nothing
    const auto hasName = [](NameId label) { return label.value != 0; };
    const bool haveNames = !unclear.isEmpty() && m_snapshot != nullptr
        && std::ranges::any_of(m_snapshot->jobs.label, hasName);
    return haveNames ? QStringList() : unclear;
}

int QueueModel::rowOf(RowIndex row) const
{
    return row.isValid() && row.at() < m_rowOf.size() ? m_rowOf[row.at()] : -1;
}

int QueueModel::rowOfJob(const QString& job) const
{
    const auto found = std::ranges::find_if(m_order, [&, name = job.toStdString()](RowIndex row) {
        return m_snapshot->isCalled(m_snapshot->rows.job[row.at()], name);
    });
    return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

RowIndex QueueModel::rowAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_order[static_cast<std::size_t>(row)] : RowIndex();
}

int QueueModel::totalCount() const
{
    return m_snapshot ? static_cast<int>(m_snapshot->rows.size()) : 0;
}

int QueueModel::jobCount() const
{
    return m_snapshot ? static_cast<int>(m_snapshot->jobs.size()) : 0;
}

int QueueModel::pendingCount() const
{
    return m_snapshot
        ? static_cast<int>(std::ranges::count(m_snapshot->jobs.state, JobState::Pending))
        : 0;
}

int QueueModel::shownJobCount() const
{
    std::vector<bool> isSeen(static_cast<std::size_t>(jobCount()));
    int count = 0;
    for (const auto row : m_order) {
        const auto job = m_snapshot->rows.job[row.at()].at();
        count += isSeen[job] ? 0 : 1;
        isSeen[job] = true;
    }
    return count;
}

const Traits& QueueModel::traits() const
{
    const auto& evaluation = m_cells.evaluation();
    return traitsOf(evaluation ? evaluation->inputs.policy : Policy());
}

std::span<const JobWord> QueueModel::listedWords() const
{
    const auto& evaluation = m_cells.evaluation();
    return fairlead::listedWords(evaluation ? evaluation->inputs.policy : Policy());
}

bool QueueModel::hasSeveralPartitions() const
{
    return m_snapshot != nullptr && m_snapshot->partitions.size() > 1;
}

bool QueueModel::hasSchedulerAnswers() const
{
    return m_snapshot && std::ranges::any_of(m_snapshot->answers.rows, [](const auto& answer) {
               return answer.has_value();
           });
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int QueueModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    return m_cells.value(rowAt(index.row()), static_cast<Column>(index.column()), role);
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto column = static_cast<Column>(section);
    switch (role) {
    case Qt::DisplayRole:
        return QueueColumns::words(column, traits()).title;
    case Qt::ToolTipRole:
        return QueueColumns::words(column, traits()).help;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(QueueColumns::alignment(column));
    default:
        return {};
    }
}

void QueueModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= ColumnCount) { // back to the natural order
        column = RankColumn;
        order = Qt::AscendingOrder;
    }
    m_sortColumn = static_cast<Column>(column);
    m_isDescending = order == Qt::DescendingOrder;
    rearrange();
}

void QueueModel::rebuild()
{
    m_snapshot = m_document->snapshot();
    takeEvaluation();
    m_order = m_cells.evaluation() ? arrangement() : std::vector<RowIndex>();
    indexRows();
}

void QueueModel::takeEvaluation()
{
    const auto& evaluation = m_document->evaluation();
    m_cells = evaluation
        ? QueueCells(evaluation, ranksBefore(*m_document->difference(), m_snapshot->rows.size()))
        : QueueCells();
    m_arrangement = evaluation
        ? std::make_unique<QueueArrangement>(m_document->outcome().queueNames)
        : nullptr;
    m_axis = evaluation ? m_document->outcome().digest->axis : PriorityAxis();
    if (evaluation && evaluation->inputs.snapshot != m_longestOf) {
        m_longestOf = evaluation->inputs.snapshot;
        m_longest = models::longestTexts(m_cells);
    }
}

std::vector<RowIndex> QueueModel::arrangement() const
{
    return m_arrangement->arrange(*m_cells.evaluation(), m_cells.rankBefore(), m_query,
                                  m_sortColumn, m_isDescending);
}

// What goes is taken away while everything still belongs to the snapshot that goes.
void QueueModel::beforeChange(const SnapshotMapping& mapping)
{
    emit aboutToArrange();
    std::vector<RowIndex> staying;
    std::ranges::copy_if(m_order, std::back_inserter(staying),
                         [&mapping](RowIndex row) { return mapping[row].isValid(); });
    show(std::move(staying));
}

// Each row is the same one of the other snapshot, at its place; then they are ranked anew.
void QueueModel::afterChange(const SnapshotMapping& mapping)
{
    for (auto& row : m_order)
        row = mapping[row];
    m_snapshot = mapping.to;
    takeEvaluation();
    indexRows();
    rearrange();
    if (!m_order.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit axisChanged();
}

void QueueModel::onEvaluationChanged()
{
    if (m_cells.evaluation() == m_document->evaluation())
        return; // rebuild() has taken it
    takeEvaluation();
    rearrange();
    if (m_order.empty())
        return;
    const int last = rowCount() - 1;
    emit dataChanged(index(0, RankColumn), index(last, ChangeColumn));
    emit dataChanged(index(0, PriorityColumn), index(last, FactorsColumn));
    emit axisChanged();
}

void QueueModel::rearrange()
{
    if (!m_cells.evaluation())
        return;
    emit aboutToArrange();
    show(arrangement());
    emit arranged();
}

// Rows that go are first laid out behind those that stay, then taken away at the end; rows that
// come are added at the end and then laid out. So one signal is enough for any filter.
void QueueModel::show(std::vector<RowIndex> order)
{
    std::vector<std::uint8_t> stays(m_rowOf.size(), 0);
    std::vector<RowIndex> present;
    std::vector<RowIndex> added;
    for (const auto row : order) {
        stays[row.at()] = 1;
        (m_rowOf[row.at()] >= 0 ? present : added).push_back(row);
    }
    const auto kept = static_cast<int>(present.size());
    std::ranges::copy_if(m_order, std::back_inserter(present),
                         [&stays](RowIndex row) { return stays[row.at()] == 0; });
    layOut(std::move(present));

    if (kept < rowCount()) {
        beginRemoveRows({}, kept, rowCount() - 1);
        m_order.resize(static_cast<std::size_t>(kept));
        indexRows();
        endRemoveRows();
    }
    if (!added.empty()) {
        beginInsertRows({}, kept, kept + static_cast<int>(added.size()) - 1);
        m_order.insert(m_order.end(), added.begin(), added.end());
        indexRows();
        endInsertRows();
    }
    layOut(std::move(order));
}

// The same rows in another order: persistent indexes follow their row.
void QueueModel::layOut(std::vector<RowIndex> order)
{
    if (order == m_order)
        return;
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const auto before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    std::vector<RowIndex> rows;
    for (const auto& index : before)
        rows.push_back(rowAt(index.row()));
    m_order = std::move(order);
    indexRows();
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOf(rows[static_cast<std::size_t>(i)]), before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void QueueModel::indexRows()
{
    m_rowOf.assign(m_snapshot ? m_snapshot->rows.size() : 0, -1);
    for (std::size_t i = 0; i < m_order.size(); ++i)
        m_rowOf[m_order[i].at()] = static_cast<int>(i);
}

} // namespace fairlead::models
