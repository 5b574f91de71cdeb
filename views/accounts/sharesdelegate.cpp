// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/sharesdelegate.h"

#include <QLineEdit>
#include <QRegularExpressionValidator>

namespace fairlead::views {

SharesDelegate::SharesDelegate(QObject* parent)
    : CellDelegate(parent)
{
}

QWidget* SharesDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                      const QModelIndex& /*index*/) const
{
    static const QRegularExpression sharesPattern(QStringLiteral("[0-9]{1,10}|parent"),
                                                  QRegularExpression::CaseInsensitiveOption);
    auto* editor = new QLineEdit(parent);
    editor->setObjectName(QStringLiteral("sharesEditor"));
    editor->setAccessibleName(tr("Shares: a number or parent"));
    editor->setFrame(false);
    editor->setAlignment(Qt::AlignRight);
    editor->setValidator(new QRegularExpressionValidator(sharesPattern, editor));
    return editor;
}

} // namespace fairlead::views
