// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/moversmodel.h"

#include "models/document/scenariodocument.h"
#include "models/evaluation/policycomparison.h"
#include "models/words/explanation.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

MoversModel::MoversModel(ScenarioDocument* document, Scope scope, int limit, QObject* parent)
    : SyncedTableModel(parent)
    , m_document(document)
    , m_scope(scope)
    , m_limit(limit)
    , m_ground(ground())
    , m_rows(rowsOf(m_ground))
{
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_ground = ground();
        m_rows = rowsOf(m_ground);
        endResetModel();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this, &MoversModel::sync);
}

MoversModel::MoversModel(PolicyComparison* comparison, Scope scope, QObject* parent)
    : SyncedTableModel(parent)
    , m_comparison(comparison)
    , m_scope(scope)
    , m_ground(ground())
    , m_rows(rowsOf(m_ground))
{
    connect(comparison, &PolicyComparison::changed, this, &MoversModel::sync);
}

MoversModel::~MoversModel() = default;

MoversModel::Ground MoversModel::ground() const
{
    if (m_comparison == nullptr) {
        const auto& digest = m_document->outcome().digest;
        if (digest == nullptr)
            return {};
        return {m_document->snapshot(), m_document->baseline(),
                std::shared_ptr<const Movers>(digest, &digest->movers)};
    }
    const auto& verdict = m_comparison->verdict();
    if (verdict == nullptr)
        return {};
    return {verdict->here->inputs.snapshot, verdict->baseline,
            std::shared_ptr<const Movers>(verdict, &verdict->movers)};
}

// Rows name things of one ground; data() reads that one until the rows are replaced.
void MoversModel::sync()
{
    auto next = ground();
    auto rows = rowsOf(next);
    syncRows(m_rows, std::move(rows), [&] { m_ground = std::move(next); });
}

SliceColour MoversModel::colour(AssocIndex assoc) const
{
    return m_ground.baseline ? m_ground.baseline->colours.colour(*m_ground.snapshot, assoc)
                             : SliceColour();
}

int MoversModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoversModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MoversModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case SortRole:
        return sortValue(row, column);
    case ChangeRole:
        return column == GainColumn ? QVariant(row.gain) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (column == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case AssocRole:
        return row.assoc.isValid() ? QVariant(row.assoc.value) : QVariant();
    case QueueRowRole:
        return row.row.isValid() ? QVariant(row.row.value) : QVariant();
    case JobIdRole: {
        if (!row.row.isValid())
            return {};
        const auto& snapshot = *m_ground.snapshot;
        return snapshot.jobs.id[snapshot.rows.job[row.row.at()].at()];
    }
    case HueRole:
        return colour(row.assoc).hue;
    case LightnessRole:
        return colour(row.assoc).lightness;
    case HatchRole:
        return colour(row.assoc).isHatched;
    default:
        return {};
    }
}

std::vector<Mover> MoversModel::rowsOf(const Ground& ground) const
{
    if (!ground.movers)
        return {};
    auto rows = m_scope == Scope::Accounts ? ground.movers->accounts : ground.movers->jobs;
    if (m_limit <= 0)
        return rows;
    const auto winners
        = std::ranges::count_if(rows, [](const Mover& row) { return row.gain > 0.0; });
    const auto losers = std::ssize(rows) - winners;
    const std::ptrdiff_t limit = m_limit;
    rows.erase(rows.begin() + std::min(winners, limit), rows.end() - std::min(losers, limit));
    return rows;
}

QVariant MoversModel::display(const Mover& row, Column column) const
{
    switch (column) {
    case NameColumn:
        return row.row.isValid() ? rowName(*m_ground.snapshot, row.row)
                                 : QString::fromStdString(row.account);
    case JobsColumn:
        return valueformat::count(row.jobs);
    case GainColumn:
        return m_scope == Scope::Accounts ? valueformat::change(row.gain, 1)
                                          : valueformat::change(static_cast<qint64>(row.gain));
    case RankBeforeColumn:
    case RankAfterColumn:
    case PriorityBeforeColumn:
    case PriorityAfterColumn: {
        const auto value = sortValue(row, column);
        return value.isValid() ? valueformat::priority(value.toLongLong()) : QString();
    }
    case ColumnCount:
        break;
    }
    return {};
}

QVariant MoversModel::sortValue(const Mover& row, Column column) const
{
    const bool isJob = row.row.isValid();
    switch (column) {
    case NameColumn:
        return display(row, column);
    case JobsColumn:
        return quint64{row.jobs};
    case GainColumn:
        return row.gain;
    case RankBeforeColumn:
        return isJob ? QVariant(row.move.rankBefore) : QVariant();
    case RankAfterColumn:
        return isJob ? QVariant(row.move.rankAfter) : QVariant();
    case PriorityBeforeColumn:
        return isJob ? QVariant(qint64{row.priorityBefore}) : QVariant();
    case PriorityAfterColumn:
        return isJob ? QVariant(qint64{row.priorityAfter}) : QVariant();
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace fairlead::models
