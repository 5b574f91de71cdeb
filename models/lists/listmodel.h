// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/roles.h"

#include <QAbstractTableModel>

#include <algorithm>
#include <functional>
#include <iterator>
#include <vector>

namespace fairlead::models {

inline constexpr auto alignedLeft = Qt::AlignLeft | Qt::AlignVCenter;
inline constexpr auto alignedRight = Qt::AlignRight | Qt::AlignVCenter;

/// One column of a ListModel: what its header says and what it takes from a row.
template <typename Row>
struct ListColumn
{
    using Value = std::function<QVariant(const Row&)>;

    ListColumn(QString heading, QString definition, Value shown, Value raw = {},
               Qt::Alignment side = alignedLeft)
        : title(std::move(heading))
        , help(std::move(definition))
        , text(std::move(shown))
        , sortValue(raw ? std::move(raw) : text)
        , alignment(side)
    {
    }

    QString title;
    QString help; ///< definition and unit
    Value text; ///< DisplayRole
    Value sortValue; ///< SortRole; the text where nothing else is given
    Qt::Alignment alignment;
};

/// A flat table of rows of one kind, with its columns as a list. A model says what the columns are
/// and which rows there are; here is the protocol.
///
/// Shows another list without a reset: rows come and go at the end, and every cell says that it
/// changed. For short lists whose rows are places in a ranking and have no identity of their own.
template <typename Row>
class ListModel : public QAbstractTableModel
{
public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        const auto& entry = row(index.row());
        const auto& column = m_columns[static_cast<std::size_t>(index.column())];
        switch (role) {
        case Qt::DisplayRole:
            return column.text(entry);
        case SortRole:
            return column.sortValue(entry);
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(column.alignment);
        default:
            return value(entry, index.column(), role);
        }
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const final
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return {};
        const auto& column = m_columns[static_cast<std::size_t>(section)];
        switch (role) {
        case Qt::DisplayRole:
            return column.title;
        case Qt::ToolTipRole:
            return column.help;
        case Qt::TextAlignmentRole: // a heading stands above its numbers
            return QVariant::fromValue(column.alignment);
        default:
            return {};
        }
    }

protected:
    using QAbstractTableModel::QAbstractTableModel;

    /// Once, before there are rows; in the order of the model's columns.
    void setColumns(std::vector<ListColumn<Row>> columns) { m_columns = std::move(columns); }
    /// What a cell says for the other roles.
    [[nodiscard]] virtual QVariant value(const Row& /*row*/, int /*column*/, int /*role*/) const
    {
        return {};
    }
    [[nodiscard]] QVariant text(const Row& row, int column) const
    {
        return m_columns[static_cast<std::size_t>(column)].text(row);
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    /// In a constructor, or between beginResetModel() and endResetModel().
    void setRows(std::vector<Row> rows) { m_rows = std::move(rows); }
    /// `swap` exchanges what the columns read besides the rows. Rows go before it and come after
    /// it, so that no row is ever read with the wrong ground.
    template <typename Swap>
    void syncRows(std::vector<Row> next, Swap swap)
    {
        const auto before = static_cast<int>(m_rows.size());
        const auto after = static_cast<int>(next.size());
        const auto common = std::min(before, after);
        if (after < before) {
            beginRemoveRows({}, after, before - 1);
            m_rows.erase(m_rows.begin() + after, m_rows.end());
            endRemoveRows();
        }
        std::move(next.begin(), next.begin() + common, m_rows.begin());
        swap();
        if (common > 0)
            emit dataChanged(index(0, 0), index(common - 1, columnCount() - 1));
        if (after > before) {
            beginInsertRows({}, before, after - 1);
            m_rows.insert(m_rows.end(), std::make_move_iterator(next.begin() + common),
                          std::make_move_iterator(next.end()));
            endInsertRows();
        }
    }
    void syncRows(std::vector<Row> next)
    {
        syncRows(std::move(next), [] {});
    }

private:
    std::vector<ListColumn<Row>> m_columns;
    std::vector<Row> m_rows;
};

} // namespace fairlead::models
