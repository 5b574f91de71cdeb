// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/lists/roles.h"
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
/// Index ids are positions in the association table, so nothing dangles. Without an editor nothing
/// can be edited. Edited shares show at once, computed columns follow. The next reading of a source
/// inserts, removes and moves rows; only another source resets.
class AccountTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column
    {
        AccountColumn, ///< the association's own name; accounts can be renamed
        SharesColumn, ///< raw shares; editable: a number or "parent"
        PromisedColumn, ///< normalized shares within the account above
        UsageColumn, ///< decayed raw usage, hours
        ConsumedColumn, ///< part of the usage of the account above
        FairShareColumn, ///< users only in Fair Tree
        VerdictColumn, ///< in words
        ChangeColumn, ///< of the fair-share against the baseline
        ColumnCount
    };
    Q_ENUM(Column)

    /// Both must outlive the model; `editor` may be null: read-only.
    AccountTreeModel(ScenarioDocument* document, ScenarioEditor* editor, QObject* parent = nullptr);
    ~AccountTreeModel() override;

    void setEditor(ScenarioEditor* editor);
    [[nodiscard]] bool isEditable() const { return m_editor != nullptr; }
    [[nodiscard]] QModelIndex indexOf(AssocIndex assoc, int column = AccountColumn) const;
    [[nodiscard]] AssocIndex assocAt(const QModelIndex& index) const;

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

    /// Structural edits; false: refused, see editRefused().
    bool addAccount(AssocIndex parentAccount, const QString& name, const QString& shares);
    bool addUser(AssocIndex account, const QString& name, const QString& shares);
    bool remove(AssocIndex assoc);
    bool move(AssocIndex account, AssocIndex newParent);

signals:
    /// An edit was not possible; the text says why.
    void editRefused(const QString& text);

private:
    void rebuild();
    void beforeChange(const SnapshotMapping& mapping);
    void afterChange(const SnapshotMapping& mapping);
    void removeGone(const SnapshotMapping& mapping);
    void takeNewPlaces(const SnapshotMapping& mapping, const std::vector<bool>& isOld);
    void insertNew(const std::vector<bool>& isOld);
    void onSharesChanged(const std::vector<AssocIndex>& assocs);
    void onEvaluationChanged();
    bool submit(const Edit& edit);
    [[nodiscard]] QVariant display(AssocIndex assoc, Column column) const;
    [[nodiscard]] QVariant sortValue(AssocIndex assoc, Column column) const;
    [[nodiscard]] QVariant toolTip(AssocIndex assoc, Column column) const;
    [[nodiscard]] double change(AssocIndex assoc) const;
    [[nodiscard]] bool isMoved(AssocIndex assoc) const;
    void noteRead(AssocIndex assoc) const;
    void tellReaders(Column first, Column last);
    void keepReaders(const SnapshotMapping& mapping);

    ScenarioDocument* m_document;
    ScenarioEditor* m_editor;
    std::shared_ptr<const Snapshot> m_snapshot;
    TreeRows m_rows;
    /// Whose rows somebody has read since they last changed, by the parent; the first one stands
    /// for above the root. The others need not be told, and a view takes long to hear of thousands.
    mutable std::vector<bool> m_readBelow;
};

} // namespace fairlead::models
