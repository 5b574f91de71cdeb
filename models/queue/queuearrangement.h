// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/difference.h"
#include "models/queue/queuecolumns.h"
#include "models/queue/queuesearch.h"

#include <vector>

namespace fairlead::models {

/// Puts the rows of a queue in order for a table, by the names of its snapshot in order, so that
/// filtering and sorting a hundred thousand rows stay well below a frame.
class QueueArrangement
{
public:
    /// @param names  of the snapshot, never null
    explicit QueueArrangement(std::shared_ptr<const QueueNames> names);
    explicit QueueArrangement(const Snapshot& snapshot);

    /// The rows that a query finds, in order of a column (the factors as the priority). Equal ones
    /// stand in rank order. In an order by numbers of the ranking, rows without a rank come last
    /// whatever the direction. `rankBefore` is the rank of each row in the baseline, may be empty.
    [[nodiscard]] std::vector<RowIndex> arrange(const Evaluation& evaluation,
                                                const std::vector<std::uint32_t>& rankBefore,
                                                const SearchQuery& query,
                                                QueueColumns::Column column, bool descending) const;

private:
    [[nodiscard]] std::int64_t sortValue(const Evaluation& evaluation,
                                         const std::vector<std::uint32_t>& rankBefore, RowIndex row,
                                         QueueColumns::Column column) const;
    [[nodiscard]] std::int64_t placeOf(const WordPlace& word) const;

    std::shared_ptr<const QueueNames> m_names;
    QueueSearch m_search;
};

/// The rank of each row in the baseline; 0: none. `rows` is how many rows there are afterwards.
std::vector<std::uint32_t> ranksBefore(const Difference& difference, std::size_t rows);

} // namespace fairlead::models
