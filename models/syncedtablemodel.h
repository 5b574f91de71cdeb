// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>

#include <algorithm>
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
    /// `swap` exchanges what data() reads besides the rows; it runs together with them.
    template <typename Row, typename Swap>
    void syncRows(std::vector<Row>& shown, std::vector<Row> next, Swap swap)
    {
        const auto before = static_cast<int>(shown.size());
        const auto after = static_cast<int>(next.size());
        if (after > before)
            beginInsertRows({}, before, after - 1);
        else if (after < before)
            beginRemoveRows({}, after, before - 1);
        shown = std::move(next);
        swap();
        if (after > before)
            endInsertRows();
        else if (after < before)
            endRemoveRows();
        if (const int common = std::min(before, after); common > 0)
            emit dataChanged(index(0, 0), index(common - 1, columnCount() - 1));
    }
    template <typename Row>
    void syncRows(std::vector<Row>& shown, std::vector<Row> next)
    {
        syncRows(shown, std::move(next), [] {});
    }
};

} // namespace fairlead::models
