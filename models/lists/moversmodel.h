// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/evaluation/movers.h"
#include "models/lists/roles.h"
#include "models/lists/syncedtablemodel.h"
#include "models/pies/colourmap.h"

#include <QString>

#include <memory>
#include <vector>

namespace fairlead::models {

class PolicyComparison;
class ScenarioDocument;
struct BaselineFacts;

/// Who wins and who loses places against the baseline: winners first, largest first, then losers
/// with the largest loss last. Or, against another policy, who would: accounts in the same order,
/// of the jobs those that differ most, first. One instance for accounts, one for jobs.
class MoversModel : public SyncedTableModel
{
    Q_OBJECT

public:
    enum class Scope
    {
        Accounts,
        Jobs
    };
    enum Column
    {
        NameColumn, ///< account, or job with its user
        JobsColumn, ///< ranked rows (1 in the jobs' scope)
        GainColumn, ///< places, average per row in the accounts' scope
        RankBeforeColumn, ///< jobs only; against another policy: here
        RankAfterColumn, ///< against another policy: there
        PriorityBeforeColumn,
        PriorityAfterColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    /// Shows at most `limit` winners and as many losers; 0: all that there are.
    MoversModel(ScenarioDocument* document, Scope scope, int limit = 0, QObject* parent = nullptr);
    /// Against another policy; empty while there is none.
    MoversModel(PolicyComparison* comparison, Scope scope, QObject* parent = nullptr);
    ~MoversModel() override;

    [[nodiscard]] Scope scope() const { return m_scope; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    /// What the rows are made of and name things of.
    struct Ground
    {
        std::shared_ptr<const Snapshot> snapshot;
        std::shared_ptr<const BaselineFacts> baseline;
        std::shared_ptr<const Movers> movers; // null: nothing to show
    };

    [[nodiscard]] Ground ground() const;
    void sync();
    [[nodiscard]] QString baselineTitle(Column column, bool isTitle) const;
    [[nodiscard]] QString policyTitle(Column column, bool isTitle) const;
    [[nodiscard]] SliceColour colour(AssocIndex assoc) const;
    [[nodiscard]] std::vector<Mover> rowsOf(const Ground& ground) const;
    [[nodiscard]] QVariant display(const Mover& row, Column column) const;
    [[nodiscard]] QVariant sortValue(const Mover& row, Column column) const;

    ScenarioDocument* m_document = nullptr;
    PolicyComparison* m_comparison = nullptr; // null: against the baseline
    Scope m_scope;
    int m_limit = 0;
    Ground m_ground; // of m_rows
    std::vector<Mover> m_rows;
};

} // namespace fairlead::models
