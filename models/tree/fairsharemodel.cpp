// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/fairsharemodel.h"

#include "engine/moab/config/values.h"
#include "models/document/scenariodocument.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

using moab::Cred;
using moab::FsRow;
using moab::FsTable;

namespace {

constexpr quintptr topLevel = 0; // else: the group's number, from 1

QList<double> listOf(const std::vector<double>& values)
{
    return {values.begin(), values.end()};
}

/// What the target leaves; nothing where it is no share.
std::optional<double> differenceOf(const FsRow& row)
{
    const auto& target = row.delta.target;
    if (!target.isSet() || target.kind == moab::TargetKind::UsageCap)
        return {};
    return target.value - row.delta.percent;
}

} // namespace

FairshareModel::FairshareModel(ScenarioDocument* document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(document, &ScenarioDocument::evaluationChanged, this, &FairshareModel::refresh);
    connect(document, &ScenarioDocument::snapshotReset, this, &FairshareModel::refresh);
    refresh();
}

FairshareModel::~FairshareModel() = default;

bool FairshareModel::hasShapeOf(const FsTable* next) const
{
    if (next == nullptr || m_table == nullptr)
        return next == m_table.get();
    return next->totals.size() == m_table->totals.size()
        && std::ranges::equal(next->rows, m_table->rows, [](const FsRow& a, const FsRow& b) {
               return a.cred == b.cred && a.name == b.name;
           });
}

void FairshareModel::refresh()
{
    auto next = m_document->outcome().fairshare;
    if (!hasShapeOf(next.get())) {
        beginResetModel();
        take(std::move(next));
        endResetModel();
        return;
    }
    take(std::move(next));
    if (m_table == nullptr)
        return;
    const int last = columnCount() - 1;
    emit dataChanged(index(0, 0), index(rowCount() - 1, last));
    for (int group = 1; group < rowCount(); ++group) {
        const auto top = index(group, 0);
        emit dataChanged(index(0, 0, top), index(rowCount(top) - 1, last, top));
    }
}

void FairshareModel::take(std::shared_ptr<const FsTable> table)
{
    m_table = std::move(table);
    m_groups.clear();
    for (std::size_t i = 0; m_table != nullptr && i < m_table->rows.size(); ++i) {
        if (m_groups.empty() || m_groups.back().cred != m_table->rows[i].cred)
            m_groups.push_back({m_table->rows[i].cred, i, i});
        m_groups.back().end = i + 1;
    }
}

QModelIndex FairshareModel::indexOfAccount(const QString& account) const
{
    for (int group = 1; group < rowCount(); ++group) {
        const auto top = index(group, 0);
        for (int row = 0; row < rowCount(top); ++row) {
            const auto found = index(row, 0, top);
            if (accountAt(found) == account)
                return found;
        }
    }
    return {};
}

QString FairshareModel::accountAt(const QModelIndex& index) const
{
    const auto* row = rowAt(index);
    return row != nullptr && row->cred == Cred::Account ? QString::fromStdString(row->name)
                                                        : QString();
}

QModelIndex FairshareModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : topLevel);
}

QModelIndex FairshareModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, topLevel);
}

int FairshareModel::rowCount(const QModelIndex& parent) const
{
    if (m_table == nullptr || parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(m_groups.size()) + 1; // the first is everybody
    if (parent.internalId() != topLevel || parent.row() == 0)
        return 0;
    const auto& group = m_groups[static_cast<std::size_t>(parent.row() - 1)];
    return static_cast<int>(group.end - group.first);
}

int FairshareModel::columnCount(const QModelIndex& /*parent*/) const
{
    return FirstWindowColumn + (m_table ? static_cast<int>(m_table->totals.size()) : 0);
}

const FsRow* FairshareModel::rowAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == topLevel)
        return nullptr;
    const auto& group = m_groups[index.internalId() - 1];
    return &m_table->rows[group.first + static_cast<std::size_t>(index.row())];
}

QVariant FairshareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            (index.column() == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    const auto* row = rowAt(index);
    return row != nullptr ? rowData(*row, index.column(), role)
                          : topData(index.row(), static_cast<Column>(index.column()), role);
}

QVariant FairshareModel::topData(int row, Column column, int role) const
{
    const bool isEverybody = row == 0;
    if (role == SortRole)
        return row; // kinds stay in their order where values are sorted
    if (role == Qt::DisplayRole && column == NameColumn) {
        if (isEverybody)
            return tr("Everybody");
        switch (m_groups[static_cast<std::size_t>(row - 1)].cred) {
        case Cred::User:
            return tr("Users");
        case Cred::Group:
            return tr("Groups");
        case Cred::Account:
            return tr("Accounts");
        case Cred::Qos:
            return tr("QOS");
        case Cred::Class:
            return tr("Classes");
        }
    }
    if (!isEverybody || column != WindowsColumn)
        return {};
    if (role == WindowsRole) {
        auto shares = listOf(m_table->totals);
        const auto most = shares.isEmpty() ? 0.0 : *std::ranges::max_element(shares);
        for (auto& share : shares)
            share = most > 0.0 ? 100.0 * share / most : 0.0;
        return QVariant::fromValue(shares);
    }
    if (role == WindowWeightsRole)
        return QVariant::fromValue(listOf(m_table->decay));
    return role == Qt::ToolTipRole ? QVariant(windowsText(nullptr)) : QVariant();
}

QVariant FairshareModel::rowData(const FsRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case SortRole:
        return sortValue(row, column);
    case ChangeRole: {
        const auto difference = differenceOf(row);
        return column == DifferenceColumn && difference ? QVariant(*difference) : QVariant();
    }
    case PromisedRole: {
        const auto difference = differenceOf(row);
        return difference ? QVariant(row.delta.target.value / 100.0) : QVariant();
    }
    case ConsumedRole:
        return row.delta.percent / 100.0;
    case WindowsRole:
        return QVariant::fromValue(listOf(row.windows));
    case WindowWeightsRole:
        return QVariant::fromValue(listOf(m_table->decay));
    case HueRole:
    case LightnessRole:
    case HatchRole: {
        const auto& snapshot = m_document->snapshot();
        const auto assoc = row.cred == Cred::Account && snapshot
            ? findAssoc(*snapshot, {row.name, {}, {}})
            : AssocIndex();
        const auto colour = assoc.isValid() ? m_document->colour(assoc) : SliceColour();
        return role == HueRole      ? QVariant(colour.hue)
            : role == LightnessRole ? QVariant(colour.lightness)
                                    : QVariant(colour.isHatched);
    }
    default:
        return {};
    }
}

QVariant FairshareModel::sortValue(const FsRow& row, int column) const
{
    switch (column) {
    case NameColumn:
        return QString::fromStdString(row.name);
    case TargetColumn:
        return row.delta.target.isSet() ? row.delta.target.value : -1.0;
    case WindowsColumn: // how the share has moved: newest against the mean
        return row.windows.empty() ? 0.0 : row.windows.front() - row.delta.percent;
    case UsedColumn:
        return row.delta.percent;
    case DifferenceColumn: {
        const auto difference = differenceOf(row);
        return difference ? QVariant(*difference) : QVariant();
    }
    default:
        return row.windows[static_cast<std::size_t>(column - FirstWindowColumn)];
    }
}

QString FairshareModel::display(const FsRow& row, int column) const
{
    switch (column) {
    case NameColumn:
        return QString::fromStdString(row.name);
    case TargetColumn:
        return row.delta.target.isSet() ? QString::fromStdString(moab::targetText(row.delta.target))
                                        : QString();
    case WindowsColumn:
        return {};
    case UsedColumn:
        return valueformat::factor(row.delta.percent, 1);
    case DifferenceColumn: {
        const auto difference = differenceOf(row);
        if (!difference)
            return {};
        const auto text = valueformat::change(*difference, 1);
        return row.delta.isViolated ? tr("gate %1", "closed fairshare gate: change").arg(text)
                                    : text;
    }
    default:
        return valueformat::factor(
            row.windows[static_cast<std::size_t>(column - FirstWindowColumn)], 1);
    }
}

QString FairshareModel::toolTip(const FsRow& row, int column) const
{
    switch (column) {
    case TargetColumn:
        return targetHelp(row);
    case WindowsColumn:
        return windowsText(&row);
    case UsedColumn:
        return tr("%1 of %2 units of FSPOLICY, weighted by FSDECAY")
            .arg(valueformat::points(row.usage), valueformat::points(m_table->usage));
    case DifferenceColumn:
        return row.delta.isViolated
            ? tr("The gate is closed: FS of its jobs is 0 until the share is back in its bound.")
            : tr("FS counts %1 for its jobs.").arg(valueformat::factor(row.delta.value, 4));
    default:
        return {};
    }
}

// A line for each window, the newest first.
QString FairshareModel::windowsText(const FsRow* row) const
{
    QStringList lines;
    for (std::size_t i = 0; i < m_table->totals.size(); ++i) {
        const auto start = m_table->newest - static_cast<std::int64_t>(i) * m_table->interval;
        const auto value = row != nullptr
            ? tr("%1 %").arg(valueformat::factor(row->windows[i], 1))
            : tr("%1 h", "processor-hours").arg(valueformat::usageHours(m_table->totals[i]));
        lines << tr("Window %1, from %2: %3 (counts × %4)")
                     .arg(QString::number(i), valueformat::moment(start), value,
                          valueformat::factor(m_table->decay[i], 3));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace fairlead::models
