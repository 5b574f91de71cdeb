// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/policy/policy.h"

#include <QCoreApplication>

namespace fairlead::models {

/// The columns of the share tree: their order, their headers and how they are aligned.
class AccountTreeColumns
{
    Q_DECLARE_TR_FUNCTIONS(AccountTreeColumns)

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

    struct Words
    {
        QString title;
        QString help; ///< definition and unit
    };
    /// @param snapshot  what the cells are of; null: nothing is read
    [[nodiscard]] static Words words(Column column, const Policy& policy, const Snapshot* snapshot);
    [[nodiscard]] static Qt::Alignment alignment(Column column);

private:
    [[nodiscard]] static Words usageWords(bool hasTargets, const Snapshot* snapshot);
    [[nodiscard]] static QString fairShareHelp(const Policy& policy);
};

} // namespace fairlead::models
