// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/tree/treerows.h"

namespace fairlead::models {

struct SnapshotMapping;

/// Rows of one list that stand side by side.
struct RowRange
{
    AssocIndex parent;
    std::size_t first = 0;
    std::size_t count = 0;
    bool operator==(const RowRange&) const = default;
};

/// How the rows of a share tree follow the next reading of a source, in three steps: what goes is
/// removed while the old tree still stands; then everything that stays takes its new place at
/// once; what comes is inserted. Each step is linear in the tree.
class TreeChange
{
public:
    /// What goes, to be removed one by one as listed. What is below goes with it.
    [[nodiscard]] static std::vector<RowRange> gone(const TreeRows& rows,
                                                    const SnapshotMapping& mapping);

    explicit TreeChange(const SnapshotMapping& mapping);

    /// The new tree without the rows that come; what is below these is complete.
    [[nodiscard]] TreeRows staying() const;
    /// The new tree.
    [[nodiscard]] const TreeRows& whole() const { return m_whole; }
    /// What comes, as places in whole(), to be inserted one by one as listed.
    [[nodiscard]] std::vector<RowRange> added() const;

private:
    const Snapshot& m_snapshot;
    std::vector<bool> m_isOld; // [assoc of the new tree]
    TreeRows m_whole;
};

} // namespace fairlead::models
