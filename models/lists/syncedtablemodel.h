// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <iterator>
#include <vector>

namespace fairlead::models {

/// A flat table without a root's children, which can show another list without a reset: rows come
/// and go at the end, and every cell says that it changed. For short lists whose rows are places
/// in a ranking and have no identity of their own.
class SyncedTableModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

protected:
    /// `swap` exchanges what data() reads besides the rows. Rows go before it and come after it, so
    /// that no row is ever read with the wrong ground.
    template <typename Row, typename Swap>
    void syncRows(std::vector<Row>& shown, std::vector<Row> next, Swap swap)
    {
        const auto before = static_cast<int>(shown.size());
        const auto after = static_cast<int>(next.size());
        const auto common = std::min(before, after);
        if (after < before) {
            beginRemoveRows({}, after, before - 1);
            shown.erase(shown.begin() + after, shown.end());
            endRemoveRows();
        }
        std::move(next.begin(), next.begin() + common, shown.begin());
        swap();
        if (common > 0)
            emit dataChanged(index(0, 0), index(common - 1, columnCount() - 1));
        if (after > before) {
            beginInsertRows({}, before, after - 1);
            shown.insert(shown.end(), std::make_move_iterator(next.begin() + common),
                         std::make_move_iterator(next.end()));
            endInsertRows();
        }
    }
    template <typename Row>
    void syncRows(std::vector<Row>& shown, std::vector<Row> next)
    {
        syncRows(shown, std::move(next), [] {});
    }
};

} // namespace fairlead::models
