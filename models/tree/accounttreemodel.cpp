// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreemodel.h"

#include "models/document/scenariodocument.h"

#include <utility>

namespace fairlead::models {

AccountTreeModel::AccountTreeModel(ScenarioDocument* document, ScenarioEditor* editor,
                                   QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_editor(editor)
{
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        rebuild();
        endResetModel();
    });
    connect(document, &ScenarioDocument::snapshotAboutToChange, this,
            &AccountTreeModel::beforeChange);
    connect(document, &ScenarioDocument::snapshotChanged, this, &AccountTreeModel::afterChange);
    connect(document, &ScenarioDocument::sharesChanged, this, &AccountTreeModel::onSharesChanged);
    connect(document, &ScenarioDocument::evaluationChanged, this,
            &AccountTreeModel::onEvaluationChanged);
    rebuild();
}

AccountTreeModel::~AccountTreeModel() = default;

void AccountTreeModel::setEditor(ScenarioEditor* editor)
{
    m_editor = editor;
}

QModelIndex AccountTreeModel::indexOf(AssocIndex assoc, int column) const
{
    if (!m_snapshot || !assoc.isValid() || assoc.at() >= m_rows.size())
        return {};
    return createIndex(static_cast<int>(m_rows.position(assoc)), column, quintptr{assoc.value});
}

AssocIndex AccountTreeModel::assocAt(const QModelIndex& index) const
{
    return index.isValid() ? AssocIndex(static_cast<std::size_t>(index.internalId()))
                           : AssocIndex();
}

QModelIndex AccountTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return indexOf(AssocIndex(0), column);
    return indexOf(m_rows.of(assocAt(parent))[static_cast<std::size_t>(row)], column);
}

QModelIndex AccountTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(m_snapshot->assocs.parent[assocAt(index).at()])
                           : QModelIndex();
}

int AccountTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!m_snapshot || parent.column() > 0)
        return 0;
    return parent.isValid() ? static_cast<int>(m_rows.of(assocAt(parent)).size()) : 1;
}

int AccountTreeModel::columnCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : ColumnCount;
}

bool AccountTreeModel::hasChildren(const QModelIndex& parent) const
{
    return rowCount(parent) > 0;
}

void AccountTreeModel::rebuild()
{
    m_snapshot = m_document->snapshot();
    if (m_snapshot && m_snapshot->assocs.size() == 0)
        m_snapshot = nullptr;
    m_rows = m_snapshot ? TreeRows(m_snapshot->assocs) : TreeRows();
    m_readBelow.assign(m_rows.size() + 1, false);
}

void AccountTreeModel::onSharesChanged(const std::vector<AssocIndex>& assocs)
{
    for (const auto assoc : assocs) {
        const auto cell = indexOf(assoc, SharesColumn);
        emit dataChanged(cell, cell, {Qt::DisplayRole, Qt::EditRole, SortRole, IsEditedRole});
    }
}

void AccountTreeModel::onEvaluationChanged()
{
    if (m_snapshot)
        tellReaders(PromisedColumn, ChangeColumn);
}

void AccountTreeModel::tellReaders(Column first, Column last)
{
    const auto read = std::exchange(m_readBelow, std::vector<bool>(m_rows.size() + 1));
    const auto changed = [&](int rows, const QModelIndex& parent) {
        if (rows > 0)
            emit dataChanged(index(0, first, parent), index(rows - 1, last, parent));
    };
    if (read[0])
        changed(1, {});
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (read[i + 1])
            changed(static_cast<int>(m_rows.of(AssocIndex(i)).size()), indexOf(AssocIndex(i)));
    }
}

void AccountTreeModel::noteRead(AssocIndex assoc) const
{
    const auto parent = m_snapshot->assocs.parent[assoc.at()];
    m_readBelow[parent.isValid() ? parent.at() + 1 : 0] = true;
}

} // namespace fairlead::models
