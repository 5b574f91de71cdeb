// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/fairsharemodel.h"

#include "models/document/scenariodocument.h"
#include "models/words/showntext.h"

#include <algorithm>

namespace fairlead::models {

namespace {

constexpr quintptr topLevel = 0; // else: the group's number, from 1

} // namespace

FairshareModel::FairshareModel(ScenarioDocument* document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(document, &ScenarioDocument::evaluationChanged, this, &FairshareModel::refresh);
    connect(document, &ScenarioDocument::snapshotReset, this, &FairshareModel::refresh);
    refresh();
}

FairshareModel::~FairshareModel() = default;

bool FairshareModel::hasShapeOf(const FairshareTable* next) const
{
    if (next == nullptr || m_table == nullptr)
        return next == m_table.get();
    return next->totals.size() == m_table->totals.size()
        && std::ranges::equal(next->rows, m_table->rows,
                              [](const FairshareRow& a, const FairshareRow& b) {
                                  return a.cred == b.cred && a.name == b.name;
                              });
}

void FairshareModel::refresh()
{
    auto next = m_document->outcome().fairshare;
    if (!hasShapeOf(next.get())) {
        beginResetModel();
        take(std::move(next));
        endResetModel();
        return;
    }
    take(std::move(next));
    if (m_table == nullptr)
        return;
    const int last = columnCount() - 1;
    emit dataChanged(index(0, 0), index(rowCount() - 1, last));
    for (int group = 1; group < rowCount(); ++group) {
        const auto top = index(group, 0);
        emit dataChanged(index(0, 0, top), index(rowCount(top) - 1, last, top));
    }
}

void FairshareModel::take(std::shared_ptr<const FairshareTable> table)
{
    m_table = std::move(table);
    m_cells = FairshareCells(m_table, m_document);
    m_groups.clear();
    for (std::size_t i = 0; m_table != nullptr && i < m_table->rows.size(); ++i) {
        if (m_groups.empty() || m_groups.back().cred != m_table->rows[i].cred)
            m_groups.push_back({m_table->rows[i].cred, i, i});
        m_groups.back().end = i + 1;
    }
}

QModelIndexList FairshareModel::find(const SearchQuery& query) const
{
    QModelIndexList found;
    const auto& users = query.fields[SearchQuery::User];
    const auto& accounts = query.fields[SearchQuery::Account];
    const auto isFound = [&](const FairshareRow& row) {
        const auto name = folded(row.name);
        const bool isKind = (users.empty() && accounts.empty())
            || (row.cred == Credential::User && matchesOne(users, name))
            || (row.cred == Credential::Account && matchesOne(accounts, name));
        return isKind && std::ranges::all_of(query.words, [&name](const std::string& word) {
                   return name.find(word) != std::string::npos;
               });
    };
    for (int group = 1; group < rowCount() && !query.isEmpty() && !query.isOfJobs(); ++group) {
        const auto top = index(group, 0);
        for (int row = 0; row < rowCount(top); ++row) {
            const auto place = index(row, 0, top);
            if (isFound(*rowAt(place)))
                found << place;
        }
    }
    return found;
}

QModelIndex FairshareModel::indexOfAccount(const QString& account) const
{
    for (int group = 1; group < rowCount(); ++group) {
        const auto top = index(group, 0);
        for (int row = 0; row < rowCount(top); ++row) {
            const auto found = index(row, 0, top);
            if (accountAt(found) == account)
                return found;
        }
    }
    return {};
}

QString FairshareModel::accountAt(const QModelIndex& index) const
{
    const auto* row = rowAt(index);
    return row != nullptr && row->cred == Credential::Account ? exactText(row->name) : QString();
}

QModelIndex FairshareModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : topLevel);
}

QModelIndex FairshareModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, topLevel);
}

int FairshareModel::rowCount(const QModelIndex& parent) const
{
    if (m_table == nullptr || parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(m_groups.size()) + 1; // the first is everybody
    if (parent.internalId() != topLevel || parent.row() == 0)
        return 0;
    const auto& group = m_groups[static_cast<std::size_t>(parent.row() - 1)];
    return static_cast<int>(group.end - group.first);
}

int FairshareModel::columnCount(const QModelIndex& /*parent*/) const
{
    return FirstWindowColumn + (m_table ? static_cast<int>(m_table->totals.size()) : 0);
}

const FairshareRow* FairshareModel::rowAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == topLevel)
        return nullptr;
    const auto& group = m_groups[index.internalId() - 1];
    return &m_table->rows[group.first + static_cast<std::size_t>(index.row())];
}

QVariant FairshareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(FairshareColumns::alignment(column));
    if (const auto* row = rowAt(index))
        return m_cells.ofRow(*row, column, role);
    if (role == SortRole)
        return index.row(); // kinds stay in their order where values are sorted
    if (index.row() == 0)
        return m_cells.ofEverybody(column, role);
    return FairshareCells::ofKind(m_groups[static_cast<std::size_t>(index.row() - 1)].cred, column,
                                  role);
}

QVariant FairshareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return FairshareColumns::title(section);
    case Qt::ToolTipRole:
        return FairshareColumns::help(section, m_table.get());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(FairshareColumns::alignment(section));
    default:
        return {};
    }
}

} // namespace fairlead::models
