// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreemodel.h"

#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/evaluation/snapshotmapping.h"
#include "models/lists/roles.h"
#include "models/search/treesearch.h"
#include "models/tree/treechange.h"
#include "models/words/showntext.h"

#include <QDataStream>
#include <QMimeData>

#include <algorithm>
#include <utility>

namespace fairlead::models {

namespace {

const QString& accountMimeType()
{
    static const auto type = QStringLiteral("application/x-fairlead-account");
    return type;
}

// Qt hashes an index by row, column and id as they are, and its tables probe neighbour by
// neighbour: ids that count up from 0 make persistent indexes of a selection cost the square of
// their number. So ids are places times an odd number, modulo 2^32, and back by its inverse.
constexpr std::uint32_t spread = 2654435761U;
constexpr std::uint32_t gathered = 244002641U;
static_assert(spread * gathered == 1U);

quintptr idOf(AssocIndex assoc)
{
    return quintptr{static_cast<std::uint32_t>(assoc.at()) * spread};
}

AssocIndex assocOf(quintptr id)
{
    return AssocIndex(static_cast<std::size_t>(static_cast<std::uint32_t>(id) * gathered));
}

} // namespace

AccountTreeModel::AccountTreeModel(ScenarioDocument* document, ScenarioEditor* editor,
                                   QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_cells(document)
    , m_edits(document, editor)
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

QModelIndex AccountTreeModel::indexOf(AssocIndex assoc, int column) const
{
    if (!m_snapshot || !assoc.isValid() || assoc.at() >= m_rows.size())
        return {};
    return createIndex(static_cast<int>(m_rows.position(assoc)), column, idOf(assoc));
}

AssocIndex AccountTreeModel::assocAt(const QModelIndex& index) const
{
    return index.isValid() ? assocOf(index.internalId()) : AssocIndex();
}

QModelIndexList AccountTreeModel::find(const SearchQuery& query) const
{
    QModelIndexList found;
    if (!m_snapshot)
        return found;
    std::vector<bool> isHit(m_rows.size(), false);
    for (const auto assoc : findAssocs(*m_snapshot, query))
        isHit[assoc.at()] = true;
    std::vector<AssocIndex> stack{AssocIndex(0)};
    while (!stack.empty()) {
        const auto assoc = stack.back();
        stack.pop_back();
        if (isHit[assoc.at()])
            found << indexOf(assoc);
        const auto children = m_rows.of(assoc);
        stack.insert(stack.end(), children.rbegin(), children.rend());
    }
    return found;
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

QVariant AccountTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto assoc = assocAt(index);
    m_readers.note(m_snapshot->assocs.parent[assoc.at()]);
    const auto value = m_cells.value(assoc, static_cast<Column>(index.column()), role);
    if (role == CopyRole && index.column() == AccountColumn && m_hasPartitions)
        return QString(value.toString() + u'\t' + shownText(m_snapshot->partitionName(assoc)));
    return value;
}

bool AccountTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole
        || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const auto text = value.toString();
    return index.column() == AccountColumn ? m_edits.rename(assocAt(index), text)
                                           : m_edits.setShares(assocAt(index), text);
}

QVariant AccountTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto column = static_cast<Column>(section);
    switch (role) {
    case Qt::DisplayRole:
        return AccountTreeColumns::words(column, m_document->policy(), m_snapshot.get()).title;
    case Qt::ToolTipRole:
        return AccountTreeColumns::words(column, m_document->policy(), m_snapshot.get()).help;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(AccountTreeColumns::alignment(column));
    case CopyRole: // as pastedShares() knows them in every language
        return column == AccountColumn
            ? QVariant(m_hasPartitions ? QStringLiteral("account\tuser\tpartition")
                                       : QStringLiteral("account\tuser"))
            : column == SharesColumn ? QVariant(QStringLiteral("shares"))
                                     : QVariant();
    default:
        return {};
    }
}

Qt::ItemFlags AccountTreeModel::flags(const QModelIndex& index) const
{
    auto flags = QAbstractItemModel::flags(index);
    const auto assoc = assocAt(index);
    if (!assoc.isValid())
        return flags;
    flags.setFlag(Qt::ItemIsDropEnabled, m_edits.canMoveTo(assoc));
    flags.setFlag(Qt::ItemIsDragEnabled, m_edits.isPossible() && assoc.at() != 0);
    flags.setFlag(Qt::ItemIsEditable,
                  index.column() == SharesColumn
                      ? m_edits.canSetShares(assoc)
                      : index.column() == AccountColumn && m_edits.canRename(assoc));
    return flags;
}

Qt::DropActions AccountTreeModel::supportedDropActions() const
{
    return Qt::MoveAction;
}

QStringList AccountTreeModel::mimeTypes() const
{
    return {accountMimeType()};
}

QMimeData* AccountTreeModel::mimeData(const QModelIndexList& indexes) const
{
    std::vector<AssocIndex> dragged;
    for (const auto& index : indexes) {
        const auto assoc = assocAt(index);
        if (assoc.isValid() && assoc.at() != 0)
            dragged.push_back(assoc);
    }
    std::sort(dragged.begin(), dragged.end());
    dragged.erase(std::unique(dragged.begin(), dragged.end()), dragged.end());
    QByteArray names;
    QDataStream stream(&names, QIODevice::WriteOnly);
    for (const auto assoc : topmost(m_snapshot->assocs, dragged))
        stream << QByteArray::fromStdString(m_snapshot->accountName(assoc))
               << QByteArray::fromStdString(m_snapshot->assocs.isUser(assoc)
                                                ? m_snapshot->userName(assoc)
                                                : std::string());
    if (names.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setData(accountMimeType(), names);
    return data.release(); // the caller owns it
}

bool AccountTreeModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int /*row*/,
                                       int /*column*/, const QModelIndex& parent) const
{
    return action == Qt::MoveAction && data->hasFormat(accountMimeType()) && parent.isValid()
        && m_edits.canMoveTo(assocAt(parent));
}

bool AccountTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row,
                                    int column, const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    std::vector<AssocKey> accounts;
    QDataStream stream(data->data(accountMimeType()));
    while (!stream.atEnd() && stream.status() == QDataStream::Ok) {
        QByteArray account;
        QByteArray user; // it cannot be moved: the edits say so
        stream >> account >> user;
        accounts.push_back({account.toStdString(), user.toStdString(), {}});
    }
    return m_edits.move(accounts, keyOf(*m_snapshot, assocAt(parent)));
}

void AccountTreeModel::take(std::shared_ptr<const Snapshot> snapshot)
{
    m_snapshot = std::move(snapshot);
    m_hasPartitions = m_snapshot
        && std::ranges::any_of(m_snapshot->assocs.partition,
                               [](NameId name) { return name.value != 0; });
}

void AccountTreeModel::rebuild()
{
    const auto snapshot = m_document->snapshot();
    take(snapshot && snapshot->assocs.size() > 0 ? snapshot : nullptr);
    m_rows = m_snapshot ? TreeRows(*m_snapshot) : TreeRows();
    m_readers = TreeReaders(m_rows.size());
}

void AccountTreeModel::beforeChange(const SnapshotMapping& mapping)
{
    if (!m_snapshot || mapping.isSameTree)
        return;
    for (const auto& range : TreeChange::gone(m_rows, mapping)) {
        const auto first = static_cast<int>(range.first);
        beginRemoveRows(indexOf(range.parent), first, first + static_cast<int>(range.count) - 1);
        m_rows.remove(range.parent, range.first, range.count);
        endRemoveRows();
    }
    emit layoutAboutToBeChanged();
}

void AccountTreeModel::afterChange(const SnapshotMapping& mapping)
{
    if (!m_snapshot)
        return;
    take(mapping.to);
    if (!mapping.isSameTree) {
        const TreeChange change(mapping);
        m_readers.follow(mapping);
        takeNewPlaces(mapping, change.staying());
        for (const auto& range : change.added()) {
            const auto first = static_cast<int>(range.first);
            const auto rows = change.whole().of(range.parent).subspan(range.first, range.count);
            beginInsertRows(indexOf(range.parent), first,
                            first + static_cast<int>(range.count) - 1);
            m_rows.insert(range.parent, range.first, rows);
            endInsertRows();
        }
    }
    tellReaders(AccountColumn, ChangeColumn);
}

void AccountTreeModel::takeNewPlaces(const SnapshotMapping& mapping, TreeRows rows)
{
    const auto before = persistentIndexList();
    m_rows = std::move(rows);
    QModelIndexList after;
    after.reserve(before.size());
    for (const auto& index : before)
        after << indexOf(mapping[assocAt(index)], index.column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

void AccountTreeModel::onSharesChanged(const std::vector<AssocIndex>& assocs)
{
    const auto isNext = [this](AssocIndex assoc, AssocIndex next) { // its neighbour below
        return m_snapshot->assocs.parent[assoc.at()] == m_snapshot->assocs.parent[next.at()]
            && m_rows.position(assoc) + 1 == m_rows.position(next);
    };
    for (auto first = assocs.begin(); first != assocs.end();) {
        auto last = first;
        while (std::next(last) != assocs.end() && isNext(*last, *std::next(last)))
            ++last;
        emit dataChanged(indexOf(*first, SharesColumn), indexOf(*last, SharesColumn),
                         {Qt::DisplayRole, Qt::EditRole, SortRole, IsEditedRole});
        first = std::next(last);
    }
}

void AccountTreeModel::onEvaluationChanged()
{
    if (m_snapshot) // a target is of the policy
        tellReaders(traitsOf(m_document->policy()).hasTargets ? SharesColumn : PromisedColumn,
                    ChangeColumn);
}

void AccountTreeModel::tellReaders(Column first, Column last)
{
    for (const auto assoc : m_readers.take()) {
        const auto parent = indexOf(assoc);
        if (const int rows = rowCount(parent); rows > 0)
            emit dataChanged(index(0, first, parent), index(rows - 1, last, parent));
    }
}

} // namespace fairlead::models
