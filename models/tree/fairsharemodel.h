// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/roles.h"
#include "models/search/searchquery.h"
#include "models/tree/fairsharecells.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// Fairshare by credential: what everybody used, then the credentials by kind, with targets,
/// windows and share. Empty for Slurm and without FSPOLICY. Values change in place; other
/// credentials or another FSDEPTH reset it, also within one snapshot: it is short, and a column
/// that comes would have to be inserted below every kind.
class FairshareModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using Column = FairshareColumns::Column;
    using enum FairshareColumns::Column;
    Q_ENUM(Column)

    explicit FairshareModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~FairshareModel() override;

    /// The row of an account, invalid when it has none.
    [[nodiscard]] QModelIndex indexOfAccount(const QString& account) const;
    /// The credentials that a query finds: each word in the name, `user:` and `account:` by kind.
    [[nodiscard]] QModelIndexList find(const SearchQuery& query) const;
    /// The account of a row, empty for everything else.
    [[nodiscard]] QString accountAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Group
    {
        Credential cred = Credential::Account;
        std::size_t first = 0; // into FairshareTable::rows
        std::size_t end = 0;
    };

    void refresh();
    [[nodiscard]] bool hasShapeOf(const FairshareTable* next) const;
    void take(std::shared_ptr<const FairshareTable> table);
    [[nodiscard]] const FairshareRow* rowAt(const QModelIndex& index) const;

    ScenarioDocument* m_document;
    std::shared_ptr<const FairshareTable> m_table; // null: nothing to show
    FairshareCells m_cells;
    std::vector<Group> m_groups;
};

} // namespace fairlead::models
