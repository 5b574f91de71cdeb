// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/roles.h"
#include "models/search/searchquery.h"
#include "models/tree/accounttreecells.h"
#include "models/tree/accounttreeedits.h"
#include "models/tree/treereaders.h"
#include "models/tree/treerows.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;
class ScenarioEditor;
struct SnapshotMapping;

/// The share tree: accounts, their users, users' partitions. The root account is the only top row.
///
/// Index ids stand for positions in the association table, so nothing dangles. Without an editor
/// nothing can be edited. Edited shares show at once, computed columns follow. The next reading of
/// a source inserts, removes and moves rows; only another source resets.
class AccountTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using Column = AccountTreeColumns::Column;
    using enum AccountTreeColumns::Column;

    /// Both must outlive the model; `editor` may be null: read-only.
    AccountTreeModel(ScenarioDocument* document, ScenarioEditor* editor, QObject* parent = nullptr);
    ~AccountTreeModel() override;

    /// What can be done to the tree; cells that are typed in and accounts that are dropped go
    /// there.
    [[nodiscard]] AccountTreeEdits* edits() { return &m_edits; }
    [[nodiscard]] QModelIndex indexOf(AssocIndex assoc, int column = AccountColumn) const;
    [[nodiscard]] AssocIndex assocAt(const QModelIndex& index) const;
    /// The rows that a query finds, from top to bottom.
    [[nodiscard]] QModelIndexList find(const SearchQuery& query) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    // An account that is dropped on another one moves there.
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row,
                                       int column, const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    void take(std::shared_ptr<const Snapshot> snapshot);
    void rebuild();
    void beforeChange(const SnapshotMapping& mapping);
    void afterChange(const SnapshotMapping& mapping);
    void takeNewPlaces(const SnapshotMapping& mapping, TreeRows rows);
    void onSharesChanged(const std::vector<AssocIndex>& assocs);
    void onEvaluationChanged();
    void tellReaders(Column first, Column last);

    ScenarioDocument* m_document;
    AccountTreeCells m_cells;
    AccountTreeEdits m_edits;
    std::shared_ptr<const Snapshot> m_snapshot;
    bool m_hasPartitions = false; ///< of an association
    TreeRows m_rows;
    mutable TreeReaders m_readers;
};

} // namespace fairlead::models
