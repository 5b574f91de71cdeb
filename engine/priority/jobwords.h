// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace fairlead {

/// What a queue tells of a job beside its user and account.
enum class JobWord : std::uint8_t
{
    Partition,
    Group, ///< Unix group
    Class, ///< class or queue
    Qos ///< where the policy decides it: the one that is granted
};

/// Those that the listing of a scheduler names, in its order: Slurm's the partition; Moab's group,
/// class and QOS.
std::span<const JobWord> listedWords(const Policy& policy);
/// Whether jobs have that word under the policy.
bool hasWord(const Policy& policy, JobWord word);

/// Where the word of a row stands in the snapshot.
struct WordPlace
{
    enum class Table : std::uint8_t
    {
        None, ///< the row has no such word
        Names, ///< Snapshot::names
        Partitions,
        Qos
    };
    Table table = Table::None;
    std::uint32_t index = 0;
};
WordPlace wordPlace(const Evaluation& evaluation, RowIndex row, JobWord word);
/// The word itself; empty: none.
std::string_view jobWord(const Evaluation& evaluation, RowIndex row, JobWord word);

} // namespace fairlead
