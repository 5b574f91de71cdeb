// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/priority/fairsharetable.h"
#include "models/lists/roles.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// Fairshare of Moab and Maui: what everybody used, then the credentials by kind, with targets,
/// windows and share. Empty for Slurm and without FSPOLICY. Other credentials or another FSDEPTH
/// reset it; else values change in place.
class FairshareModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column
    {
        NameColumn, ///< kind, or credential
        TargetColumn, ///< as it is written: "35", "15-", "10+"
        WindowsColumn, ///< WindowsRole: painted by a delegate; no text
        UsedColumn, ///< weighted by FSDECAY, percent
        DifferenceColumn, ///< target - used, percent points
        FirstWindowColumn ///< window 0, the newest; as many as FSDEPTH says
    };
    Q_ENUM(Column)

    explicit FairshareModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~FairshareModel() override;

    /// The row of an account, invalid when it has none.
    [[nodiscard]] QModelIndex indexOfAccount(const QString& account) const;
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
        moab::Cred cred = moab::Cred::Account;
        std::size_t first = 0; // into FsTable::rows
        std::size_t end = 0;
    };

    void refresh();
    [[nodiscard]] bool hasShapeOf(const moab::FsTable* next) const;
    void take(std::shared_ptr<const moab::FsTable> table);
    [[nodiscard]] const moab::FsRow* rowAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant topData(int row, Column column, int role) const;
    [[nodiscard]] QVariant rowData(const moab::FsRow& row, int column, int role) const;
    [[nodiscard]] QVariant sortValue(const moab::FsRow& row, int column) const;
    [[nodiscard]] QString display(const moab::FsRow& row, int column) const;
    [[nodiscard]] QString toolTip(const moab::FsRow& row, int column) const;
    [[nodiscard]] QString windowsText(const moab::FsRow* row) const;
    [[nodiscard]] static QString targetHelp(const moab::FsRow& row);

    ScenarioDocument* m_document;
    std::shared_ptr<const moab::FsTable> m_table; // null: nothing to show
    std::vector<Group> m_groups;
};

} // namespace fairlead::models
