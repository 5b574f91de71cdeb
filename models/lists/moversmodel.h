// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/evaluation/movers.h"
#include "models/lists/listmodel.h"
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
class MoversModel : public ListModel<Mover>
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

private:
    /// What the rows are made of and name things of.
    struct Ground
    {
        std::shared_ptr<const Snapshot> snapshot;
        std::shared_ptr<const BaselineFacts> baseline;
        std::shared_ptr<const Movers> movers; // null: nothing to show
    };

    using Columns = std::vector<ListColumn<Mover>>;

    [[nodiscard]] QVariant value(const Mover& row, int column, int role) const override;
    [[nodiscard]] Columns columns() const;
    [[nodiscard]] ListColumn<Mover> nameColumn() const;
    [[nodiscard]] ListColumn<Mover> gainColumn() const;
    static QVariant placesText(const Mover& row);
    [[nodiscard]] Columns againstBaseline() const;
    [[nodiscard]] Columns againstPolicy() const;
    [[nodiscard]] Ground ground() const;
    void sync();
    [[nodiscard]] SliceColour colour(AssocIndex assoc) const;
    [[nodiscard]] std::vector<Mover> rowsOf(const Ground& ground) const;

    ScenarioDocument* m_document = nullptr;
    PolicyComparison* m_comparison = nullptr; // null: against the baseline
    Scope m_scope;
    int m_limit = 0;
    Ground m_ground; // of the rows
};

} // namespace fairlead::models
