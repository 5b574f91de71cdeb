// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "models/tree/accounttreecolumns.h"
#include "models/usage/usageknown.h"

#include <QVariant>

namespace fairlead::models {

class ScenarioDocument;

/// What stands in a cell of the share tree: text, raw value, tool tip and the other roles, as the
/// document says at the moment. An edited share counts at once, what is computed follows.
class AccountTreeCells
{
    Q_DECLARE_TR_FUNCTIONS(AccountTreeCells)

public:
    using Column = AccountTreeColumns::Column;

    /// The document must outlive the cells.
    explicit AccountTreeCells(const ScenarioDocument* document)
        : m_document(document)
    {
    }

    /// Of an association of the document's snapshot.
    [[nodiscard]] QVariant value(AssocIndex assoc, Column column, int role) const;
    /// Whether the scenario has set its shares, added, renamed or moved it.
    [[nodiscard]] bool isChanged(AssocIndex assoc) const;

private:
    [[nodiscard]] QVariant display(AssocIndex assoc, Column column) const;
    [[nodiscard]] QVariant sortValue(AssocIndex assoc, Column column) const;
    [[nodiscard]] QVariant toolTip(AssocIndex assoc, Column column) const;
    /// Account and user as two cells, shares as they are typed: pastedShares() reads them again.
    [[nodiscard]] QVariant copied(AssocIndex assoc, Column column) const;
    /// "0.8951 of partenaires": a percentage, exactly, and what it is a part of.
    [[nodiscard]] QString ofAccountAbove(AssocIndex assoc, double fraction) const;
    [[nodiscard]] double change(AssocIndex assoc) const;
    [[nodiscard]] bool isMoved(AssocIndex assoc) const;
    [[nodiscard]] UsageKnown usageKnown() const;

    const ScenarioDocument* m_document;
};

} // namespace fairlead::models
