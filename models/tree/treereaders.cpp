// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/treereaders.h"

#include "models/evaluation/snapshotmapping.h"

namespace fairlead::models {

void TreeReaders::follow(const SnapshotMapping& mapping)
{
    TreeReaders next(mapping.to->assocs.size());
    next.m_read[0] = m_read[0];
    for (std::size_t i = 0; i < mapping.assocs.size(); ++i) {
        if (m_read[i + 1] && mapping.assocs[i].isValid())
            next.note(mapping.assocs[i]);
    }
    *this = std::move(next);
}

std::vector<AssocIndex> TreeReaders::take()
{
    std::vector<AssocIndex> parents;
    for (std::size_t i = 0; i < m_read.size(); ++i) {
        if (m_read[i])
            parents.push_back(i == 0 ? AssocIndex() : AssocIndex(i - 1));
    }
    m_read.assign(m_read.size(), false);
    return parents;
}

} // namespace fairlead::models
