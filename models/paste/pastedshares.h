// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace fairlead::models {

/// What lines of a spreadsheet come to: `account<TAB>shares` or `account<TAB>user<TAB>shares`, or
/// in the order of a header line with these names, as the tree, sshare (`RawShares`) and
/// `shares.csv` have one; `partition` counts where it has it, and `parent` of accounts that are not
/// there. Every line that holds anything is in one of the lists or counted.
struct PastedShares
{
    struct Line
    {
        int number = 0; ///< from 1, as pasted
        QString words;
    };

    std::vector<Edit> changes; ///< shares of what is there
    std::vector<Edit> added; ///< what is not there: an account before its users
    int addedAccounts = 0;
    int addedUsers = 0;
    int unchanged = 0; ///< lines with the shares that are there
    QStringList unusedColumns; ///< of a header line
    std::vector<Line> addedLines; ///< what they add
    std::vector<Line> unusable; ///< and why

    [[nodiscard]] bool isEmpty() const
    {
        return changes.empty() && added.empty() && unusable.empty() && unchanged == 0;
    }
};

/// The raw shares of an association as they are now, edits counted.
using SharesOf = std::function<std::uint32_t(AssocIndex)>;

/// Accounts that are not there and name no parent would be added below `account`, which is one of
/// the snapshot.
/// Linear in the text and the tree.
PastedShares pastedShares(const Snapshot& snapshot, const SharesOf& shares, const QString& text,
                          AssocIndex account);

} // namespace fairlead::models
