// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "models/lists/roles.h"
#include "models/lists/syncedtablemodel.h"
#include "models/pies/colourmap.h"
#include "models/pies/served.h"

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;
struct BaselineFacts;

/// The accounts that are furthest from their promise. One instance for the under-served (worst
/// first), one for the over-served.
class ServedModel : public SyncedTableModel
{
    Q_OBJECT

public:
    enum class Side
    {
        UnderServed,
        OverServed
    };
    enum Column
    {
        AccountColumn,
        PromisedColumn,
        ConsumedColumn,
        VerdictColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    ServedModel(ScenarioDocument* document, Side side, int limit = 5, QObject* parent = nullptr);
    ~ServedModel() override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        AssocIndex assoc;
        Served served;
    };

    void takeGround();
    [[nodiscard]] SliceColour colour(AssocIndex assoc) const;
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] QVariant display(const Row& row, Column column) const;
    [[nodiscard]] QVariant sortValue(const Row& row, Column column) const;
    [[nodiscard]] QString pathText(AssocIndex assoc) const;

    ScenarioDocument* m_document;
    Side m_side;
    int m_limit;
    std::vector<Row> m_rows;
    std::shared_ptr<const Snapshot> m_snapshot; // of m_rows
    std::shared_ptr<const BaselineFacts> m_baseline;
};

} // namespace fairlead::models
