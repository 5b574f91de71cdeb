// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/usagemodel.h"

#include "models/words/percentpoints.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"

#include <QLocale>

namespace fairlead::models {

namespace {
QString name(const AccountUsage::Row& row)
{
    return shownText(row.user.empty() ? row.account : row.user);
}

Qt::Alignment alignmentOf(int column)
{
    return (column == UsageModel::AccountColumn ? Qt::AlignLeft : Qt::AlignRight)
        | Qt::AlignVCenter;
}
} // namespace

std::shared_ptr<const UsageView> makeUsageView(const Evaluation& evaluation,
                                               const ColourMap& colours, const UsageSums& sums)
{
    auto view = std::make_shared<UsageView>();
    view->usage = accountUsage(evaluation, sums);
    view->evaluation = withUsageOf(evaluation, view->usage, 0);
    view->served = std::make_shared<const ServedTable>(*view->evaluation);
    view->colours = std::make_shared<const ColourMap>(colours);
    view->notes = sums.notes;
    view->isKnown = sums.isKnown;
    view->tresNames = evaluation.snapshot().tresNames;
    return view;
}

UsageModel::UsageModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void UsageModel::setView(std::shared_ptr<const UsageView> view)
{
    beginResetModel();
    m_view = std::move(view);
    m_top.clear();
    m_children.clear();
    m_position.clear();
    if (m_view) {
        const auto& rows = m_view->usage.rows;
        m_children.resize(rows.size());
        m_position.resize(rows.size(), 0);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!rows[i].user.empty() && rows[i].seconds[0] <= 0.0L)
                continue; // members who used nothing would hide the others
            auto& siblings
                = rows[i].parent == AccountUsage::noRow ? m_top : m_children[rows[i].parent];
            m_position[i] = static_cast<int>(siblings.size());
            siblings.push_back(i);
        }
    }
    endResetModel();
}

const std::vector<std::size_t>& UsageModel::childrenOf(const QModelIndex& parent) const
{
    return parent.isValid() ? m_children[static_cast<std::size_t>(parent.internalId())] : m_top;
}

QModelIndex UsageModel::indexOf(std::size_t row, int column) const
{
    return createIndex(m_position[row], column, quintptr{row});
}

QModelIndex UsageModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return indexOf(childrenOf(parent)[static_cast<std::size_t>(row)], column);
}

QModelIndex UsageModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const auto above = m_view->usage.rows[static_cast<std::size_t>(index.internalId())].parent;
    return above == AccountUsage::noRow ? QModelIndex() : indexOf(above);
}

int UsageModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int UsageModel::columnCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : ColumnCount;
}

QVariant UsageModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.internalId());
    const auto column = static_cast<Column>(index.column());
    const auto& entry = m_view->usage.rows[row];
    switch (role) {
    case Qt::DisplayRole:
        return display(row, column);
    case SortRole:
        return value(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(column));
    case Qt::ToolTipRole:
        return column == UsedColumn ? QVariant(valueformat::usageSeconds(entry.seconds[0]))
                                    : QVariant();
    case ConsumedRole:
        return value(row, PartColumn);
    case PromisedRole:
        return value(row, PromisedColumn);
    case ChangeRole: // green for what got less than promised, as everywhere
        return column == DifferenceColumn ? QVariant(-value(row, column).toDouble()) : QVariant();
    case AssocRole:
        return entry.assoc.isValid() ? QVariant(entry.assoc.value) : QVariant();
    case IsUserRole:
        return !entry.user.empty();
    default:
        return colourValue(row, role);
    }
}

QVariant UsageModel::colourValue(std::size_t row, int role) const
{
    const auto assoc = m_view->usage.rows[row].assoc;
    const auto colour = assoc.isValid()
        ? m_view->colours->colour(m_view->evaluation->snapshot(), assoc)
        : SliceColour();
    switch (role) {
    case HueRole:
        return colour.hue;
    case LightnessRole:
        return colour.lightness;
    case HatchRole:
        return colour.isHatched;
    default:
        return {};
    }
}

QVariant UsageModel::value(std::size_t row, Column column) const
{
    const auto& entry = m_view->usage.rows[row];
    const auto used = m_view->usage.usedPart(row, 0);
    switch (column) {
    case AccountColumn:
        return name(entry);
    case UsedColumn:
        return static_cast<double>(entry.seconds[0]);
    case PartColumn:
        return used ? QVariant(*used) : QVariant();
    case PromisedColumn:
        return entry.promised ? QVariant(*entry.promised) : QVariant();
    case DifferenceColumn:
        return used && entry.promised ? QVariant(valueformat::pointsAbove(*used, *entry.promised))
                                      : QVariant();
    case ColumnCount:
        break;
    }
    return {};
}

QVariant UsageModel::display(std::size_t row, Column column) const
{
    const auto raw = value(row, column);
    if (!raw.isValid())
        return {};
    switch (column) {
    case UsedColumn:
        return amount(m_view->usage.rows[row].seconds[0]);
    case PartColumn:
    case PromisedColumn:
        return valueformat::percent(raw.toDouble());
    case DifferenceColumn:
        return valueformat::signedPoints(raw.toDouble());
    case AccountColumn:
    case ColumnCount:
        break;
    }
    return raw;
}

bool UsageModel::isOfCpus() const
{
    return !m_view || m_view->usage.tresNames.front() == "cpu";
}

QString UsageModel::unit() const
{
    if (!m_view)
        return valueformat::cpuUnit({});
    if (isOfCpus())
        return valueformat::cpuUnit(m_view->evaluation->snapshot());
    return tr("%1-hours", "of a resource").arg(shownText(m_view->usage.tresNames.front()));
}

QString UsageModel::amount(long double seconds) const
{
    if (!m_view)
        return valueformat::cpuHours(seconds);
    const auto decimals = valueformat::decimalsOfHours(m_view->usage.rows.front().seconds[0]);
    return isOfCpus()
        ? valueformat::cpuUse(m_view->evaluation->snapshot(), seconds, QLocale(), decimals)
        : valueformat::cpuHours(seconds, QLocale(), decimals);
}

QVariant UsageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(section));
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    switch (static_cast<Column>(section)) {
    case AccountColumn:
        return isTitle ? tr("Account")
                       : tr("Accounts with what their members used together, and "
                            "the users who used something.");
    case UsedColumn:
        return isTitle
            ? tr("Used (%1)", "a unit").arg(unit())
            : tr("Allocated in the period, times its time: without weights and without decay, as "
                 "sreport counts. A job counts with its part inside the period.");
    case PartColumn:
        return isTitle ? tr("Share of usage")
                       : tr("Used / used by the whole cluster in the period. The mark shows the "
                            "promised share.");
    case PromisedColumn:
        return isTitle ? tr("Promised (of cluster)")
                       : tr("Part of the cluster that the shares promise, without the changes of "
                            "the scenario: normalized shares multiplied from root down.");
    case DifferenceColumn:
        return isTitle ? tr("Difference (% points)")
                       : tr("Share of usage − promised, in percentage points. Above 0: used more "
                            "than promised.");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace fairlead::models
