// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/accounteditdelegate.h"

#include "models/tree/accounttreeedits.h"

#include <QLineEdit>

namespace fairlead::views {

AccountEditDelegate::AccountEditDelegate(Of of, const models::AccountTreeEdits* edits,
                                         QObject* parent)
    : LineDelegate(parent)
    , m_of(of)
    , m_edits(edits)
{
}

QWidget* AccountEditDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                           const QModelIndex& index) const
{
    auto* editor = qobject_cast<QLineEdit*>(LineDelegate::createEditor(parent, option, index));
    const bool isName = m_of == Of::Name;
    editor->setObjectName(isName ? QStringLiteral("nameEditor") : QStringLiteral("sharesEditor"));
    editor->setAccessibleName(isName ? tr("Name of the account")
                                     : tr("Shares: a number or parent"));
    editor->setAlignment(isName ? Qt::AlignLeft : Qt::AlignRight);
    return editor;
}

QString AccountEditDelegate::commit(QWidget& editor, QAbstractItemModel& model,
                                    const QModelIndex& index) const
{
    QString why;
    const auto listening = connect(m_edits, &models::AccountTreeEdits::refused, &editor,
                                   [&why](const QString& words) { why = words; });
    CellDelegate::setModelData(&editor, &model, index);
    disconnect(listening);
    return why;
}

} // namespace fairlead::views
