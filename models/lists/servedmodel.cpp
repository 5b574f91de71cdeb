// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/servedmodel.h"

#include "models/document/scenariodocument.h"
#include "models/pies/slicelayout.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

ServedModel::ServedModel(ScenarioDocument* document, Side side, int limit, QObject* parent)
    : SyncedTableModel(parent)
    , m_document(document)
    , m_side(side)
    , m_limit(limit)
{
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] {
        beginResetModel();
        m_rows.clear(); // they name associations of the snapshot that goes
    });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_rows = rows();
        takeGround();
        endResetModel();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this,
            [this] { syncRows(m_rows, rows(), [this] { takeGround(); }); });
    m_rows = rows();
    takeGround();
}

ServedModel::~ServedModel() = default;

// Rows name things of one snapshot; data() reads that one until the rows are replaced.
void ServedModel::takeGround()
{
    m_snapshot = m_document->snapshot();
    m_baseline = m_document->baseline();
}

SliceColour ServedModel::colour(AssocIndex assoc) const
{
    return m_baseline ? m_baseline->colours.colour(*m_snapshot, assoc) : SliceColour();
}

int ServedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ServedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ServedModel::data(const QModelIndex& index, int role) const
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
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (column == PromisedColumn || column == ConsumedColumn ? Qt::AlignRight : Qt::AlignLeft)
            | Qt::AlignVCenter));
    case Qt::ToolTipRole:
        return pathText(row.assoc);
    case AssocRole:
        return row.assoc.value;
    case PromisedRole:
        return row.served.promised;
    case ConsumedRole:
        return row.served.consumed;
    case VerdictRole:
        return static_cast<int>(row.served.kind);
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

QVariant ServedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    switch (static_cast<Column>(section)) {
    case AccountColumn:
        return isTitle ? tr("Account") : tr("Accounts only; their users share what they get.");
    case PromisedColumn:
        return isTitle
            ? tr("Promised")
            : tr("Shares / sum of the shares on the same level. Percent of the account above.");
    case ConsumedColumn:
        return isTitle
            ? tr("Consumed")
            : tr("Decayed usage / usage of the account above. Percent of the account above.");
    case VerdictColumn:
        return isTitle ? tr("Verdict") : tr("Promised / consumed.");
    case ColumnCount:
        break;
    }
    return {};
}

std::vector<ServedModel::Row> ServedModel::rows() const
{
    const auto& digest = m_document->outcome().digest;
    const auto& served = m_document->outcome().served;
    std::vector<Row> rows;
    if (!digest)
        return rows;
    const auto& found = m_side == Side::UnderServed ? digest->underServed : digest->overServed;
    const auto count
        = m_limit > 0 ? std::min(found.size(), static_cast<std::size_t>(m_limit)) : found.size();
    for (std::size_t i = 0; i < count; ++i)
        rows.push_back({found[i], served->served(found[i])});
    return rows;
}

QVariant ServedModel::display(const Row& row, Column column) const
{
    switch (column) {
    case AccountColumn:
        return QString::fromStdString(m_snapshot->accountName(row.assoc));
    case PromisedColumn:
        return valueformat::percent(row.served.promised);
    case ConsumedColumn:
        return valueformat::percent(row.served.consumed);
    case VerdictColumn:
        return valueformat::verdict(row.served);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ServedModel::sortValue(const Row& row, Column column) const
{
    switch (column) {
    case PromisedColumn:
        return row.served.promised;
    case ConsumedColumn:
        return row.served.consumed;
    case VerdictColumn:
        return distanceFromShare(row.served);
    case AccountColumn:
    case ColumnCount:
        break;
    }
    return display(row, column);
}

QString ServedModel::pathText(AssocIndex assoc) const
{
    QStringList names;
    for (const auto step : pathTo(*m_snapshot, assoc))
        names << QString::fromStdString(m_snapshot->accountName(step));
    return names.join(QStringLiteral(" › "));
}

} // namespace fairlead::models
