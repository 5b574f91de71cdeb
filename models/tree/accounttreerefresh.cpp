// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"

// How the tree follows the next reading of a source. What goes is removed while the document still
// holds the old tree; then everything that stays takes its new place at once; what comes is
// inserted.

namespace fairlead::models {

void AccountTreeModel::beforeChange(const SnapshotMapping& mapping)
{
    if (!m_snapshot)
        return;
    if (mapping.isSameTree)
        return;
    removeGone(mapping);
    emit layoutAboutToBeChanged();
}

void AccountTreeModel::removeGone(const SnapshotMapping& mapping)
{
    const auto isGone = [&mapping](AssocIndex assoc) { return !mapping[assoc].isValid(); };
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const AssocIndex parent(i);
        if (isGone(parent))
            continue; // it takes its rows along
        // From the end, so that places before stay.
        for (auto end = m_rows.of(parent).size(); end > 0;) {
            if (!isGone(m_rows.of(parent)[end - 1])) {
                --end;
                continue;
            }
            auto first = end - 1;
            while (first > 0 && isGone(m_rows.of(parent)[first - 1]))
                --first;
            beginRemoveRows(indexOf(parent), static_cast<int>(first), static_cast<int>(end) - 1);
            m_rows.remove(parent, first, end - first);
            endRemoveRows();
            end = first;
        }
    }
}

void AccountTreeModel::afterChange(const SnapshotMapping& mapping)
{
    if (!m_snapshot)
        return;
    m_snapshot = mapping.to;
    if (!mapping.isSameTree) {
        std::vector<bool> isOld(m_snapshot->assocs.size(), false);
        for (const auto assoc : mapping.assocs) {
            if (assoc.isValid())
                isOld[assoc.at()] = true;
        }
        keepReaders(mapping);
        takeNewPlaces(mapping, isOld);
        insertNew(isOld);
    }
    tellReaders(AccountColumn, ChangeColumn);
}

void AccountTreeModel::keepReaders(const SnapshotMapping& mapping)
{
    std::vector<bool> next(mapping.to->assocs.size() + 1, false);
    next[0] = m_readBelow[0];
    for (std::size_t i = 0; i < mapping.assocs.size(); ++i) {
        if (m_readBelow[i + 1] && mapping.assocs[i].isValid())
            next[mapping.assocs[i].at() + 1] = true;
    }
    m_readBelow = std::move(next);
}

// New rows wait outside, those below them are complete.
void AccountTreeModel::takeNewPlaces(const SnapshotMapping& mapping, const std::vector<bool>& isOld)
{
    const auto& assocs = m_snapshot->assocs;
    std::vector<bool> isListed(assocs.size(), true);
    for (std::size_t i = 0; i < assocs.size(); ++i) {
        const auto parent = assocs.parent[i];
        isListed[i] = isOld[i] || (parent.isValid() && !isOld[parent.at()]);
    }
    const auto before = persistentIndexList();
    m_rows = TreeRows(assocs, isListed);
    QModelIndexList after;
    after.reserve(before.size());
    for (const auto& index : before)
        after << indexOf(mapping[assocAt(index)], index.column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

void AccountTreeModel::insertNew(const std::vector<bool>& isOld)
{
    const TreeRows whole(m_snapshot->assocs);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const AssocIndex parent(i);
        const auto children = whole.of(parent);
        if (!isOld[i])
            continue;
        for (std::size_t first = 0; first < children.size(); ++first) {
            if (isOld[children[first].at()])
                continue;
            auto end = first + 1;
            while (end < children.size() && !isOld[children[end].at()])
                ++end;
            beginInsertRows(indexOf(parent), static_cast<int>(first), static_cast<int>(end) - 1);
            m_rows.insert(parent, first, children.subspan(first, end - first));
            endInsertRows();
            first = end;
        }
    }
}

} // namespace fairlead::models
