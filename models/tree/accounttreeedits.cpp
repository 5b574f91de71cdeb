// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/tree/accounttreemodel.h"

#include <QLocale>
#include <QMimeData>

namespace fairlead::models {

namespace {

const QString& accountMimeType()
{
    static const auto type = QStringLiteral("application/x-fairlead-account");
    return type;
}

/// Raw shares as typed: a number, in the user's language or plain, or "parent".
Result<std::uint32_t> typedShares(const QString& text)
{
    const auto typed = text.trimmed();
    if (auto plain = parseShares(typed.toStdString()))
        return plain;
    bool isNumber = false;
    const auto number = QLocale().toUInt(typed, &isNumber);
    return parseShares(isNumber ? std::to_string(number) : typed.toLower().toStdString());
}

} // namespace

Qt::ItemFlags AccountTreeModel::flags(const QModelIndex& index) const
{
    auto flags = QAbstractItemModel::flags(index);
    if (!index.isValid() || m_editor == nullptr)
        return flags;
    const auto assoc = assocAt(index);
    const bool isAccount = !m_snapshot->assocs.isUser(assoc);
    if (isAccount)
        flags |= Qt::ItemIsDropEnabled;
    if (assoc.at() == 0)
        return flags;
    if (isAccount)
        flags |= Qt::ItemIsDragEnabled;
    if (index.column() == SharesColumn || (index.column() == AccountColumn && isAccount))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool AccountTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole
        || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const auto key = keyOf(*m_snapshot, assocAt(index));
    const auto text = value.toString();
    if (index.column() == AccountColumn) {
        const auto name = text.trimmed().toStdString();
        return name == key.account || submit(RenameEdit{key.account, name});
    }
    const auto shares = typedShares(text);
    if (!shares) {
        emit editRefused(tr("“%1” are no shares: a whole number, or “parent”.").arg(text));
        return false;
    }
    return submit(ShareEdit{key, shares.value()});
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
    for (const auto& index : indexes) {
        const auto assoc = assocAt(index);
        if (!assoc.isValid() || assoc.at() == 0 || m_snapshot->assocs.isUser(assoc))
            continue;
        auto data = std::make_unique<QMimeData>();
        data->setData(accountMimeType(), QByteArray::fromStdString(m_snapshot->accountName(assoc)));
        return data.release(); // the caller owns it
    }
    return nullptr;
}

bool AccountTreeModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int /*row*/,
                                       int /*column*/, const QModelIndex& parent) const
{
    return m_editor != nullptr && action == Qt::MoveAction && data->hasFormat(accountMimeType())
        && parent.isValid() && !m_snapshot->assocs.isUser(assocAt(parent));
}

bool AccountTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row,
                                    int column, const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const auto account = data->data(accountMimeType()).toStdString();
    return move(findAssoc(*m_snapshot, {account, {}, {}}), assocAt(parent));
}

bool AccountTreeModel::addAccount(AssocIndex parentAccount, const QString& name,
                                  const QString& shares)
{
    const auto value = typedShares(shares);
    if (!m_snapshot || !parentAccount.isValid() || !value)
        return false;
    return submit(AddEdit{{name.trimmed().toStdString(), {}, {}},
                          m_snapshot->accountName(parentAccount),
                          value.value()});
}

bool AccountTreeModel::addUser(AssocIndex account, const QString& name, const QString& shares)
{
    const auto value = typedShares(shares);
    const auto user = name.trimmed().toStdString();
    if (!m_snapshot || !account.isValid() || !value)
        return false;
    if (user.empty()) {
        emit editRefused(tr("A name is needed."));
        return false;
    }
    return submit(AddEdit{{m_snapshot->accountName(account), user, {}}, {}, value.value()});
}

bool AccountTreeModel::remove(AssocIndex assoc)
{
    return m_snapshot && assoc.isValid() && submit(RemoveEdit{keyOf(*m_snapshot, assoc)});
}

bool AccountTreeModel::move(AssocIndex account, AssocIndex newParent)
{
    if (!m_snapshot || !account.isValid() || !newParent.isValid())
        return false;
    if (m_snapshot->assocs.parent[account.at()] == newParent)
        return true; // it is there already
    return submit(MoveEdit{m_snapshot->accountName(account), m_snapshot->accountName(newParent)});
}

bool AccountTreeModel::submit(const Edit& edit)
{
    if (m_editor == nullptr)
        return false;
    const auto done = m_editor->submit(edit);
    if (!done)
        emit editRefused(QString::fromStdString(done.error().message));
    return done.has_value();
}

} // namespace fairlead::models
