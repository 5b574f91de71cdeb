// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/numberindex.h"
#include "engine/cluster/treebuilder.h"

namespace fairlead {

/// Links what the scheduler answered to the rows and associations of a snapshot, and counts what
/// belongs to none. Part of buildSnapshot().
class AnswerBuilder
{
public:
    AnswerBuilder(const SnapshotRecords& records, Snapshot& snapshot, const TreeBuilder& tree);

    void addShares();
    /// When the rows of the queue are there.
    void addRows(const NumberIndex<JobIndex>& jobs);

private:
    void addWeighted(const NumberIndex<JobIndex>& jobs);
    void addNormalized(const NumberIndex<JobIndex>& jobs);
    /// The first row of that job and partition that fits: of several QOS one after the other.
    /// @param fits  asked of a row's place
    template <typename Predicate>
    [[nodiscard]] RowIndex rowOf(const NumberIndex<JobIndex>& jobs, std::uint32_t job,
                                 const std::string& partition, const Predicate& fits) const;
    void setName(std::vector<NameId>& column, RowIndex row, const std::string& text);

    const SnapshotRecords& m_records;
    Snapshot& m_snapshot;
    const TreeBuilder& m_tree;
};

} // namespace fairlead
