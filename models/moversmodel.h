// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/difference.h"
#include "models/roles.h"
#include "models/slices/colourmap.h"
#include "models/syncedtablemodel.h"

#include <QString>

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;
struct BaselineFacts;

/// Who wins and who loses places against the baseline: winners first, largest first, then losers
/// with the largest loss last. One instance for accounts, one for jobs.
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
        RankBeforeColumn, ///< jobs only
        RankAfterColumn,
        PriorityBeforeColumn,
        PriorityAfterColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    /// Shows at most `limit` winners and as many losers; 0: all.
    MoversModel(ScenarioDocument* document, Scope scope, int limit = 0, QObject* parent = nullptr);
    ~MoversModel() override;

    [[nodiscard]] Scope scope() const { return m_scope; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString name; // accounts only; a job's is made when it is shown
        AssocIndex assoc; // the account, or the job's association
        quint64 jobs = 1;
        double gain = 0.0; // places, per job
        RowMove move; // jobs only
    };

    void takeGround();
    [[nodiscard]] SliceColour colour(AssocIndex assoc) const;
    [[nodiscard]] std::vector<Row> compute() const;
    [[nodiscard]] std::vector<Row> accountRows() const;
    [[nodiscard]] std::vector<Row> jobRows() const;
    [[nodiscard]] QVariant display(const Row& row, Column column) const;
    [[nodiscard]] QVariant sortValue(const Row& row, Column column) const;

    ScenarioDocument* m_document;
    Scope m_scope;
    int m_limit;
    std::vector<Row> m_rows;
    std::shared_ptr<const Snapshot> m_snapshot; // of m_rows
    std::shared_ptr<const BaselineFacts> m_baseline;
};

} // namespace fairlead::models
