// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/cells/celldelegate.h"

#include "models/lists/roles.h"
#include "models/usage/served.h"
#include "views/theme/colors.h"

#include <QLineEdit>

#include <optional>

namespace fairlead::views {

namespace {

std::optional<QColor> toneOf(const QModelIndex& index, const QPalette& palette)
{
    const auto change = index.data(models::ChangeRole);
    if (change.isValid())
        return changeText(change.toDouble(), palette);
    const auto isRanked = index.data(models::IsRankedRole);
    const bool isAside
        = index.data(models::IsAssumedRole).toBool() || (isRanked.isValid() && !isRanked.toBool());
    return isAside ? std::optional(mutedText(palette)) : std::nullopt;
}

} // namespace

CellDelegate::CellDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

int CellDelegate::rowHeight(const QFontMetrics& letters)
{
    return letters.height() + 8;
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    auto size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(rowHeight(option.fontMetrics));
    return size;
}

void CellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* line = qobject_cast<QLineEdit*>(editor);
    const auto text = index.data(Qt::EditRole).toString();
    if (line != nullptr && (line->isModified() || line->text() == text))
        return;
    QStyledItemDelegate::setEditorData(editor, index);
    if (line != nullptr)
        line->selectAll();
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (const auto tone = toneOf(index, option->palette))
        option->palette.setColor(QPalette::Text, *tone);
    if (index.data(models::IsEditedRole).toBool())
        option->font.setBold(true);
}

VerdictDelegate::VerdictDelegate(QObject* parent)
    : CellDelegate(parent)
{
}

void VerdictDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    CellDelegate::initStyleOption(option, index);
    const auto kind = static_cast<models::VerdictKind>(index.data(models::VerdictRole).toInt());
    if (const auto tone = verdictText(kind, option->palette))
        option->palette.setColor(QPalette::Text, *tone);
}

} // namespace fairlead::views
