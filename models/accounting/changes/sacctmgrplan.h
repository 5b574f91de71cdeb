// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/changelist.h"

/// Which commands of sacctmgr bring a change list about. The order and the forms rest on what
/// slurmdbd 22.05 was seen to do; docs/conformance.md has the list.
namespace fairlead::accounting {

/// One call of sacctmgr for one or several accounts or users.
struct SacctmgrCommand
{
    enum class Kind
    {
        AddAccounts, ///< `names` below `account` with `shares`
        MoveAccounts, ///< `names` below `account`
        AddUsers, ///< `names` in `account` with `shares`
        LeaveDefault, ///< users whose default account is `account` get `other`
        SetDefault, ///< users get the default account `account`
        DeleteUsers, ///< the associations of `names` in `account`
        KeepDefault, ///< users who lost their default account get `account`
        DeleteAccounts, ///< `names`, which hold neither users nor accounts
        ShareAccounts, ///< `names` get `shares`
        ShareUsers ///< `names` in `account` get `shares`
    };
    Kind kind = Kind::ShareAccounts;
    std::vector<std::string> names;
    std::string account;
    std::string other;
    std::string partition; ///< of users' associations; empty: the one for all partitions
    bool namesPartition = false; ///< users have several associations in the account: say which
    std::uint32_t shares = 1;
};

/// The commands in an order in which none meets a tree that slurmdbd refuses, as few as batches
/// make them. `before` and `after` are the trees that `changes` lies between.
std::vector<SacctmgrCommand> sacctmgrCommands(const ChangeList& changes, const Snapshot& before,
                                              const Snapshot& after);

} // namespace fairlead::accounting
