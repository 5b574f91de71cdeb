// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/treebuilder.h"

#include <unordered_map>

namespace fairlead {

/// Links what the scheduler answered to the rows and associations of a snapshot, and counts what
/// belongs to none. Part of buildSnapshot().
class AnswerBuilder
{
public:
    using Jobs = std::unordered_map<std::uint32_t, JobIndex>; ///< by number

    AnswerBuilder(const SnapshotRecords& records, Snapshot& snapshot, const TreeBuilder& tree,
                  const Jobs& jobs);

    void build();

private:
    void addRows();
    void addNormalized();
    void addShares();
    /// The first row of that job and partition that has no answer of this kind yet: of several QOS
    /// one after the other.
    template <typename Answer>
    [[nodiscard]] RowIndex freeRow(std::uint32_t job, const std::string& partition,
                                   const std::vector<std::optional<Answer>>& answers) const;
    void setName(std::vector<NameId>& column, RowIndex row, const std::string& text);

    const SnapshotRecords& m_records;
    Snapshot& m_snapshot;
    const TreeBuilder& m_tree;
    const Jobs& m_jobs;
};

} // namespace fairlead
