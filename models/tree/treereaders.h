// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <vector>

namespace fairlead::models {

struct SnapshotMapping;

/// Which lists of a share tree somebody has read since they last changed. The others need not be
/// told of a change, and a view takes long to hear of thousands.
class TreeReaders
{
public:
    TreeReaders() = default;
    /// Nobody has read anything of a tree of so many associations.
    explicit TreeReaders(std::size_t assocs)
        : m_read(assocs + 1, false)
    {
    }

    /// The list below `parent` is read; an invalid parent: the root is.
    void note(AssocIndex parent) { m_read[parent.isValid() ? parent.at() + 1 : 0] = true; }
    /// The lists keep their readers in another tree.
    void follow(const SnapshotMapping& mapping);
    /// The parents of the lists that were read, the root's (invalid) first; and forgets them.
    [[nodiscard]] std::vector<AssocIndex> take();

private:
    std::vector<bool> m_read; // [assoc + 1]; the first one stands for above the root
};

} // namespace fairlead::models
