// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/accounteditdelegate.h"

#include "models/tree/accounttreeedits.h"
#include "views/widgets/refusal.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace fairlead::views {

AccountEditDelegate::AccountEditDelegate(Of of, const models::AccountTreeEdits* edits,
                                         QObject* parent)
    : CellDelegate(parent)
    , m_of(of)
    , m_edits(edits)
{
}

QWidget* AccountEditDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                           const QModelIndex& /*index*/) const
{
    auto* editor = new QLineEdit(parent);
    const bool isName = m_of == Of::Name;
    editor->setObjectName(isName ? QStringLiteral("nameEditor") : QStringLiteral("sharesEditor"));
    editor->setAccessibleName(isName ? tr("Name of the account")
                                     : tr("Shares: a number or parent"));
    editor->setFrame(false);
    editor->setAlignment(isName ? Qt::AlignLeft : Qt::AlignRight);
    return editor;
}

void AccountEditDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                       const QModelIndex& index) const
{
    QString why;
    const auto listening = connect(m_edits, &models::AccountTreeEdits::refused, editor,
                                   [&why](const QString& words) { why = words; });
    CellDelegate::setModelData(editor, model, index);
    disconnect(listening);
    m_isRefused = !why.isEmpty();
    if (m_isRefused)
        Refusal::show(*editor, why);
    else
        Refusal::end(*editor);
}

bool AccountEditDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* line = qobject_cast<QLineEdit*>(watched);
    const bool isKey = line != nullptr && event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return CellDelegate::eventFilter(watched, event);
    emit commitData(line);
    if (m_isRefused)
        line->selectAll();
    else
        emit closeEditor(line);
    return true;
}

} // namespace fairlead::views
