// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

/// How the tables of a snapshot lie in memory. Parts of buildSnapshot().
namespace fairlead {

/// Makes room for so many jobs of one row each: tables that grow are copied again and again.
void reserveQueue(Snapshot& snapshot, std::size_t jobs);
/// The tables do not grow any more.
void trimQueue(Snapshot& snapshot);

/// Fills what AssocTable::find() asks; `names` is how many there are in the pool.
void indexNames(AssocTable& table, std::size_t names);

/// Gives back the memory of a list; `= {}` keeps it.
template <typename T>
void release(std::vector<T>& list)
{
    std::vector<T>().swap(list);
}

} // namespace fairlead
