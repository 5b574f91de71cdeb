// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/moversmodel.h"

#include "models/explanation.h"
#include "models/scenariodocument.h"
#include "models/valueformat.h"

#include <algorithm>

namespace fairlead::models {

MoversModel::MoversModel(ScenarioDocument* document, Scope scope, int limit, QObject* parent)
    : SyncedTableModel(parent)
    , m_document(document)
    , m_scope(scope)
    , m_limit(limit)
{
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_rows = compute();
        takeGround();
        endResetModel();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this,
            [this] { syncRows(m_rows, compute(), [this] { takeGround(); }); });
    m_rows = compute();
    takeGround();
}

MoversModel::~MoversModel() = default;

// Rows name things of one snapshot; data() reads that one until the rows are replaced.
void MoversModel::takeGround()
{
    m_snapshot = m_document->snapshot();
    m_baseline = m_document->baseline();
}

SliceColour MoversModel::colour(AssocIndex assoc) const
{
    return m_baseline ? m_baseline->colours.colour(*m_snapshot, assoc) : SliceColour();
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
        return row.move.after.isValid() ? QVariant(row.move.after.value) : QVariant();
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

QVariant MoversModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    const bool isAccounts = m_scope == Scope::Accounts;
    switch (static_cast<Column>(section)) {
    case NameColumn:
        if (isAccounts)
            return isTitle ? tr("Account") : tr("The account that the jobs are charged to.");
        return isTitle ? tr("Job") : tr("Job id with user and account.");
    case JobsColumn:
        return isTitle ? tr("Jobs") : tr("Waiting jobs of the account, one per partition.");
    case GainColumn:
        if (isAccounts)
            return isTitle
                ? tr("Places per job")
                : tr("Places won (▲) or lost (▼) against the baseline, average per job.");
        return isTitle ? tr("Places") : tr("Places won (▲) or lost (▼) against the baseline.");
    case RankBeforeColumn:
        return isTitle ? tr("Rank before") : tr("Place in the queue in the baseline.");
    case RankAfterColumn:
        return isTitle ? tr("Rank after") : tr("Place in the queue with the scenario.");
    case PriorityBeforeColumn:
        return isTitle ? tr("Priority before") : tr("Priority in the baseline, in points.");
    case PriorityAfterColumn:
        return isTitle ? tr("Priority after") : tr("Priority with the scenario, in points.");
    case ColumnCount:
        break;
    }
    return {};
}

std::vector<MoversModel::Row> MoversModel::compute() const
{
    if (!m_document->difference())
        return {};
    auto rows = m_scope == Scope::Accounts ? accountRows() : jobRows();
    std::erase_if(rows, [](const Row& row) { return row.gain == 0.0; });
    std::ranges::stable_sort(rows, [](const Row& a, const Row& b) { return a.gain > b.gain; });
    if (m_limit <= 0)
        return rows;
    const auto winners = std::ranges::count_if(rows, [](const Row& row) { return row.gain > 0.0; });
    const auto losers = std::ssize(rows) - winners;
    const std::ptrdiff_t limit = m_limit;
    rows.erase(rows.begin() + std::min(winners, limit), rows.end() - std::min(losers, limit));
    return rows;
}

std::vector<MoversModel::Row> MoversModel::accountRows() const
{
    std::vector<Row> rows;
    for (const auto& move : m_document->difference()->accounts) {
        if (move.rows == 0)
            continue;
        Row row;
        row.assoc = findAssoc(*m_document->snapshot(), {move.account, {}, {}});
        row.name = QString::fromStdString(move.account);
        row.jobs = move.jobs;
        row.gain = move.averageGain();
        rows.push_back(row);
    }
    return rows;
}

std::vector<MoversModel::Row> MoversModel::jobRows() const
{
    const auto& snapshot = *m_document->snapshot();
    std::vector<Row> rows;
    for (const auto& move : m_document->difference()->rows) {
        if (move.gain() == 0)
            continue;
        Row row;
        row.assoc = snapshot.jobs.assoc[snapshot.rows.job[move.after.at()].at()];
        row.gain = static_cast<double>(move.gain());
        row.move = move;
        rows.push_back(row);
    }
    return rows;
}

QVariant MoversModel::display(const Row& row, Column column) const
{
    switch (column) {
    case NameColumn:
        return row.move.after.isValid() ? rowName(*m_snapshot, row.move.after) : row.name;
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

QVariant MoversModel::sortValue(const Row& row, Column column) const
{
    const bool isJob = row.move.after.isValid();
    switch (column) {
    case NameColumn:
        return display(row, column);
    case JobsColumn:
        return row.jobs;
    case GainColumn:
        return row.gain;
    case RankBeforeColumn:
        return isJob ? QVariant(row.move.rankBefore) : QVariant();
    case RankAfterColumn:
        return isJob ? QVariant(row.move.rankAfter) : QVariant();
    case PriorityBeforeColumn:
        return isJob ? QVariant(qint64{row.move.priorityBefore}) : QVariant();
    case PriorityAfterColumn:
        return isJob ? QVariant(qint64{row.move.priorityAfter}) : QVariant();
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace fairlead::models
